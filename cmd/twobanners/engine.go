package main

import (
	"errors"

	"twobanners/content"
	"twobanners/engine"
	"twobanners/game"
)

type engineCmd struct {
	Strict  bool   `help:"Stop at the first error with exit code 2."`
	Game    string `help:"Referee this game alone: smallworld or lordaeron."`
	Content string `type:"existingdir" placeholder:"DIR" help:"A content pack for the game."`
}

// Run answers requests until the input ends.
func (c *engineCmd) Run(std console) error {
	games, err := c.games()
	if err != nil {
		return badInput(err)
	}
	err = engine.New(games...).Serve(std.in, std.out, c.Strict)
	if refused := (*engine.Problem)(nil); errors.As(err, &refused) {
		return badInput(err)
	}
	return err
}

func (c *engineCmd) games() ([]game.Game, error) {
	switch {
	case c.Content != "" && c.Game == "lordaeron":
		g, err := lordaeronOf(content.LoadLordaeronPack(c.Content))
		return []game.Game{g}, err
	case c.Content != "" && (c.Game == "" || c.Game == "smallworld"):
		g, err := smallWorld(content.LoadPack(c.Content))
		return []game.Game{g}, err
	}
	names := gameNames
	if c.Game != "" {
		names = []string{c.Game}
	}
	var games []game.Game
	for _, name := range names {
		g, err := gameByName(name)
		if err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	return games, nil
}
