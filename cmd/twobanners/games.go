package main

import (
	"fmt"
	"strings"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/smallworld"
)

// gameNames lists the games that can be played.
var gameNames = []string{"smallworld", "lordaeron"}

// gameByName is a game with the content we ship.
func gameByName(name string) (game.Game, error) {
	switch name {
	case "smallworld":
		return smallWorld(content.Default())
	case "lordaeron":
		return lordaeronOf(content.DefaultLordaeron())
	}
	return nil, fmt.Errorf("there is no game %q: choose %s", name, strings.Join(gameNames, " or "))
}

func smallWorld(box *content.SmallWorld, err error) (game.Game, error) {
	if err != nil {
		return nil, err
	}
	return smallworld.NewGame(box)
}

func lordaeronOf(box *content.Lordaeron, err error) (game.Game, error) {
	if err != nil {
		return nil, err
	}
	return lordaeron.NewGame(box)
}
