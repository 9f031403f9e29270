package main

import (
	"errors"

	"twobanners/engine"
	"twobanners/game"
	"twobanners/rulebook"
)

type engineCmd struct {
	packs
	Strict bool   `help:"Stop at the first error with exit code 2."`
	Game   string `help:"Referee this game alone."`
}

// Run answers requests until the input ends.
func (c *engineCmd) Run(std console) error {
	list, err := c.games()
	if err != nil {
		return badInput(err)
	}
	session := engine.New(list...)
	session.Title = rulebook.Title
	err = session.Serve(std.in, std.out, c.Strict)
	if refused := (*engine.Problem)(nil); errors.As(err, &refused) {
		return badInput(err)
	}
	return err
}

func (c *engineCmd) games() (list []game.Game, err error) {
	if c.Game != "" {
		g, err := c.game(c.Game)
		return []game.Game{g}, err
	}
	return c.each(len(c.Content) > 0)
}
