// Package games is the list of the games: the one place in Go that knows them all. A game that
// stands here is played, served, refereed, benched, simulated and checked by its case book;
// CONTRIBUTING.md says what else it needs.
package games

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"twobanners/catalog"
	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	lordaeroncases "twobanners/lordaeron/cases"
	"twobanners/rulebook"
	"twobanners/scenario"
	"twobanners/smallworld"
	smallworldcases "twobanners/smallworld/cases"
)

// Game is what the program needs of a game by its name.
type Game struct {
	ID rulebook.Game
	// New is the game with the content we ship, with a pack laid over it if one is named. Content
	// that is wrong is told as content.Problems.
	New func(pack string) (game.Game, error)
	// From is the game with a complete content tree.
	From func(tree fs.FS) (game.Game, error)
	// Summary counts what the content of such a game holds.
	Summary func(g game.Game) string
	// Shown is the hash of that content, and the content as the browser draws it.
	Shown func(g game.Game) (hash string, box func() any)
	// Cases reads a case of its case book.
	Cases func() scenario.Part
	// Fair are the options of a table for an experiment: where players have sides, those of the
	// seats alternate. Nil where there is nothing to choose.
	Fair func(players int) string
}

// All lists the games in the order they are shown.
var All = []Game{
	{
		ID: rulebook.SmallWorld, Cases: smallworldcases.Part,
		New: func(pack string) (game.Game, error) {
			return made(pack, content.Default, content.LoadPack, smallworld.NewGame)
		},
		From: func(tree fs.FS) (game.Game, error) {
			return from(tree, content.Load, smallworld.NewGame)
		},
		Summary: func(g game.Game) string { return g.(*smallworld.Game).Content().Summary() },
		Shown: func(g game.Game) (string, func() any) {
			box := g.(*smallworld.Game).Content()
			return box.Hash, func() any { return catalog.SmallWorld(box) }
		},
	},
	{
		ID: rulebook.Lordaeron, Cases: lordaeroncases.Part,
		New: func(pack string) (game.Game, error) {
			return made(pack, content.DefaultLordaeron, content.LoadLordaeronPack,
				lordaeron.NewGame)
		},
		From: func(tree fs.FS) (game.Game, error) {
			return from(tree, content.LoadLordaeronKept, lordaeron.NewGame)
		},
		Summary: func(g game.Game) string { return g.(*lordaeron.Game).Content().Summary() },
		Shown: func(g game.Game) (string, func() any) {
			box := g.(*lordaeron.Game).Content()
			return box.Hash, func() any { return catalog.LordaeronOf(box) }
		},
		Fair: func(players int) string {
			if players <= 2 {
				return ""
			}
			sides := slices.Repeat([]string{`"alliance"`, `"horde"`}, (players+1)/2)
			return fmt.Sprintf(`{"factions": [%s]}`, strings.Join(sides[:players], ", "))
		},
	},
}

// made is a game of the shipped box, or of one with a pack.
func made[Box any, G game.Game](
	pack string, shipped func() (*Box, error), with func(pack string) (*Box, error),
	make func(*Box) (G, error),
) (game.Game, error) {
	box, err := shipped()
	if pack != "" {
		box, err = with(pack)
	}
	if err != nil {
		return nil, err
	}
	g, err := make(box)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// from is a game of a content tree.
func from[Box any, G game.Game](
	tree fs.FS, load func(fs.FS) (*Box, error), make func(*Box) (G, error),
) (game.Game, error) {
	return made("", func() (*Box, error) { return load(tree) }, nil, make)
}

// Find finds a game by its name.
func Find(name string) (Game, error) {
	for _, g := range All {
		if string(g.ID) == name {
			return g, nil
		}
	}
	return Game{}, fmt.Errorf("there is no game %q: choose %s", name,
		strings.Join(Names(), " or "))
}

// Names are the names of the games.
func Names() (names []string) {
	for _, g := range All {
		names = append(names, string(g.ID))
	}
	return names
}

// Cases reads the case book, with the words of every game.
var Cases = func() scenario.Book {
	book := scenario.Book{}
	for _, g := range All {
		book[g.ID] = g.Cases
	}
	return book
}()
