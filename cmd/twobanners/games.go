package main

import (
	"twobanners/game"
	"twobanners/games"
)

// packs are the content packs that a command plays with.
type packs struct {
	Content []string `type:"existingdir" sep:"none" placeholder:"DIR" help:"With a pack. Repeat."`
}

// game is a game with the content we ship and the packs.
func (c *packs) game(name string) (game.Game, error) {
	entry, err := games.Find(name)
	if err != nil {
		return nil, err
	}
	return entry.New(c.Content...)
}

// each is every game with those of the packs that are for it; with only, those that have some.
func (c *packs) each(only bool) (list []game.Game, err error) {
	found, err := games.Packs(c.Content)
	if err != nil {
		return nil, err
	}
	for _, entry := range games.All {
		own := found[entry.ID]
		if only && len(own) == 0 {
			continue
		}
		g, err := entry.With(own...)
		if err != nil {
			return nil, err
		}
		list = append(list, g)
	}
	return list, nil
}

// gameByName is a game with the content we ship.
func gameByName(name string) (game.Game, error) { return (&packs{}).game(name) }

// allGames are those that are served.
func allGames() ([]game.Game, error) { return (&packs{}).each(false) }
