package main

import (
	"errors"

	"twobanners/engine"
	"twobanners/game"
	"twobanners/games"
)

type engineCmd struct {
	Strict  bool   `help:"Stop at the first error with exit code 2."`
	Game    string `help:"Referee this game alone."`
	Content string `type:"existingdir" placeholder:"DIR" help:"A content pack for the game."`
}

// Run answers requests until the input ends.
func (c *engineCmd) Run(std console) error {
	list, err := c.games()
	if err != nil {
		return badInput(err)
	}
	err = engine.New(list...).Serve(std.in, std.out, c.Strict)
	if refused := (*engine.Problem)(nil); errors.As(err, &refused) {
		return badInput(err)
	}
	return err
}

func (c *engineCmd) games() (list []game.Game, err error) {
	names := games.Names()
	switch {
	case c.Game != "":
		names = []string{c.Game}
	case c.Content != "": // a pack is of one game
		names = names[:1]
	}
	for _, name := range names {
		entry, err := games.Find(name)
		if err != nil {
			return nil, err
		}
		g, err := entry.New(c.Content)
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}
