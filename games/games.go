// Package games is the registry of the games: the one place in Go that knows them all. A game that
// stands here is played, served, refereed, benched, simulated and checked by its case book;
// CONTRIBUTING.md says what else it needs.
package games

import (
	"fmt"
	"slices"
	"strings"
	"sync"

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
	// From is the game with the content of a tree. Content that is wrong is told as
	// content.Problems.
	From func(tree content.Tree) (game.Game, error)
	// Tree is what the content of such a game was read from.
	Tree func(g game.Game) content.Tree
	// Summary counts what the content of such a game holds.
	Summary func(g game.Game) string
	// Missing is what people would miss of that content; nil where loading refuses such content.
	Missing func(g game.Game) content.Problems
	// Shown is the hash of that content, and the content as the browser draws it.
	Shown func(g game.Game) (hash string, box func() any)
	// Engine is that content as the engine for browsers keeps it.
	Engine func(g game.Game) any
	// Cases reads a case of its case book, played with the content of a game.
	Cases func(load func() (game.Game, error)) scenario.Part
	// OwnCases are those that things of the content bring in their own files; nil where cases have
	// files.
	OwnCases func(g game.Game) []content.Case
	// Fair are the options of a table for an experiment: where players have sides, those of the
	// seats alternate. Nil where there is nothing to choose.
	Fair func(players int) string
}

// All lists the games in the order they are shown.
var All = []Game{
	{
		ID: rulebook.SmallWorld,
		Cases: func(load func() (game.Game, error)) scenario.Part {
			return smallworldcases.Part(boxOf[content.SmallWorld](load))
		},
		From: func(tree content.Tree) (game.Game, error) {
			return from(tree, content.LoadTree, smallworld.NewGame)
		},
		Tree:    func(g game.Game) content.Tree { return *boxIn[content.SmallWorld](g).Tree },
		Summary: func(g game.Game) string { return boxIn[content.SmallWorld](g).Summary() },
		Missing: func(g game.Game) content.Problems { return boxIn[content.SmallWorld](g).Missing },
		Shown: func(g game.Game) (string, func() any) {
			box := boxIn[content.SmallWorld](g)
			return box.Hash, func() any { return catalog.SmallWorld(box) }
		},
		Engine: func(g game.Game) any { return boxIn[content.SmallWorld](g).ForEngine() },
	},
	{
		ID: rulebook.Lordaeron,
		Cases: func(load func() (game.Game, error)) scenario.Part {
			return lordaeroncases.Part(boxOf[content.Lordaeron](load))
		},
		OwnCases: func(g game.Game) []content.Case {
			return boxIn[content.Lordaeron](g).OwnCases()
		},
		From: func(tree content.Tree) (game.Game, error) {
			return from(tree, content.LoadLordaeronTree, lordaeron.NewGame)
		},
		Tree:    func(g game.Game) content.Tree { return *boxIn[content.Lordaeron](g).Tree },
		Summary: func(g game.Game) string { return boxIn[content.Lordaeron](g).Summary() },
		Shown: func(g game.Game) (string, func() any) {
			box := boxIn[content.Lordaeron](g)
			return box.Hash, func() any { return catalog.LordaeronOf(box) }
		},
		Engine: func(g game.Game) any { return boxIn[content.Lordaeron](g).ForEngine() },
		Fair: func(players int) string {
			if players <= 2 {
				return ""
			}
			sides := slices.Repeat([]string{`"alliance"`, `"horde"`}, (players+1)/2)
			return fmt.Sprintf(`{"factions": [%s]}`, strings.Join(sides[:players], ", "))
		},
	},
}

// from is a game of a content tree.
func from[Box any, G game.Game](
	tree content.Tree, load func(content.Tree) (*Box, error), make func(*Box) (G, error),
) (game.Game, error) {
	box, err := load(tree)
	if err != nil {
		return nil, err
	}
	g, err := make(box)
	if err != nil {
		return nil, err
	}
	return g, nil
}

// New is the game with the content we ship and the packs of some folders laid over it.
func (g Game) New(dirs ...string) (game.Game, error) {
	var list []*content.Pack
	for _, dir := range dirs {
		packs, err := content.OpenPacks(dir, string(g.ID))
		if err != nil {
			return nil, err
		}
		list = append(list, packs...)
	}
	return g.With(list...)
}

// With is the game with the content we ship and packs laid over it.
func (g Game) With(packs ...*content.Pack) (game.Game, error) {
	tree, err := content.BaseTree(string(g.ID))
	if err != nil {
		return nil, err
	}
	return g.From(tree.With(packs...))
}

// Packs opens the packs in some folders, by their games.
func Packs(dirs []string) (map[rulebook.Game][]*content.Pack, error) {
	found := map[rulebook.Game][]*content.Pack{}
	for _, dir := range dirs {
		packs, err := content.OpenPacks(dir, "")
		if err != nil {
			return nil, err
		}
		for _, p := range packs {
			of := rulebook.Game(p.Game)
			found[of] = append(found[of], p)
		}
	}
	return found, nil
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

// boxIn is the content of a game, also of one that a test has changed.
func boxIn[Box any](g game.Game) *Box { return g.(interface{ Content() *Box }).Content() }

// boxOf loads a game for its content.
func boxOf[Box any](load func() (game.Game, error)) func() (*Box, error) {
	return func() (*Box, error) {
		g, err := load()
		if err != nil {
			return nil, err
		}
		return boxIn[Box](g), nil
	}
}

// CasesWith reads cases that are played with packs, in the words of every game.
func CasesWith(packs map[rulebook.Game][]*content.Pack) scenario.Book {
	book := scenario.Book{}
	for _, g := range All {
		load := sync.OnceValues(func() (game.Game, error) { return g.With(packs[g.ID]...) })
		book[g.ID] = func() scenario.Part { return g.Cases(load) }
	}
	return book
}

// Cases reads the case book of what we ship.
var Cases = CasesWith(nil)
