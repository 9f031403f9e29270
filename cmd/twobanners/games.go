package main

import (
	"twobanners/game"
	"twobanners/games"
)

// gameByName is a game with the content we ship.
func gameByName(name string) (game.Game, error) {
	entry, err := games.Find(name)
	if err != nil {
		return nil, err
	}
	return entry.New("")
}

// allGames are those that are served.
func allGames() (list []game.Game, err error) {
	for _, entry := range games.All {
		g, err := entry.New("")
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}
