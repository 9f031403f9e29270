// Package gamestest gives tests the games with the content we ship.
package gamestest

import (
	"testing"

	"twobanners/content"
	"twobanners/lordaeron"
	"twobanners/smallworld"
)

// SmallWorld is Small World of Warcraft.
func SmallWorld(t testing.TB) *smallworld.Game {
	t.Helper()
	return made(t, content.Default, smallworld.NewGame)
}

// Lordaeron is World of Warcraft: The Board Game.
func Lordaeron(t testing.TB) *lordaeron.Game {
	t.Helper()
	return made(t, content.DefaultLordaeron, lordaeron.NewGame)
}

func made[Box, G any](t testing.TB, load func() (*Box, error), rules func(*Box) (G, error)) G {
	t.Helper()
	box, err := load()
	if err != nil {
		t.Fatal(err)
	}
	g, err := rules(box)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
