package games_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/games"
	"twobanners/rulebook"
)

// A game stands in the list with all that the program asks of it: rules in the book, content that
// loads and can be drawn, a table that can be set up and read back, and a case book.
func TestEveryGameIsComplete(t *testing.T) {
	var listed []rulebook.Game
	for _, entry := range games.All {
		listed = append(listed, entry.ID)
		t.Run(string(entry.ID), func(t *testing.T) {
			g, err := entry.New()
			if err != nil {
				t.Fatal(err)
			}
			if g.ID() != string(entry.ID) || entry.Summary(g) == "" {
				t.Errorf("it calls itself %q and holds %q", g.ID(), entry.Summary(g))
			}
			hash, box := entry.Shown(g)
			if !strings.HasSuffix(g.Version(), hash[:12]) || box() == nil {
				t.Errorf("version %s shows the box %s", g.Version(), hash)
			}
			least, _ := g.SeatLimits()
			p, err := g.New(least, nil, game.NewFast(1))
			if err != nil || p.Actors() == 0 {
				t.Fatalf("nobody can begin: %v", err)
			}
			if len(rulebook.Of(entry.ID).Rules()) == 0 {
				t.Error("its book has no rules")
			}
			cases, err := os.ReadDir(filepath.Join("..", "scenarios", string(entry.ID)))
			if err != nil || len(cases) == 0 || entry.Cases == nil {
				t.Errorf("it has no case book: %v", err)
			}
		})
	}
	if !slices.Equal(listed, rulebook.Games) {
		t.Errorf("the list has %v, the rulebook %v", listed, rulebook.Games)
	}
}
