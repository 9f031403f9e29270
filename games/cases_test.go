package games_test

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/game/gametest"
	"twobanners/games"
	"twobanners/rulebook"
)

// Every case of the book must hold. A case has a title and covers a rule.
func TestCaseBook(t *testing.T) {
	cases := 0
	read := func(file string, _ fs.DirEntry, err error) error {
		name := strings.TrimPrefix(filepath.ToSlash(file), "../")
		if err != nil || !rulebook.IsTest(name) || filepath.Ext(file) != ".yaml" {
			return err
		}
		cases++
		t.Run(strings.TrimSuffix(name, ".yaml"), func(t *testing.T) {
			s, err := games.Cases.Load(file)
			if err != nil {
				t.Fatal(err)
			}
			if s.Title == "" || len(s.Rules) == 0 {
				t.Errorf("%s:1: a case has a title and rules", file)
			}
			s.Watch = written
			if err := s.Run(); err != nil {
				t.Error(err)
			}
		})
		return nil
	}
	for _, root := range []string{"scenarios", "content"} { // those of a thing lie in its folder
		before := cases
		err := filepath.WalkDir(filepath.Join("..", root), read)
		if err != nil || cases == before {
			t.Fatalf("%d cases found in %s: %v", cases-before, root, err)
		}
	}
}

// Cases that things bring in their own files hold, too.
func TestOwnCases(t *testing.T) {
	for _, g := range games.All {
		if g.OwnCases == nil {
			continue
		}
		made, err := g.New()
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range g.OwnCases(made) {
			t.Run(c.File, func(t *testing.T) {
				s, err := games.Cases.Read(c.File, c.Text)
				if err != nil {
					t.Fatal(err)
				}
				if err := s.Run(); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// written: each move that a case meets, and some random moves later, is written down and read back
// as itself. A match gets stuck where one is not.
func written(g game.Game, p game.Position) error {
	q, luck := p.Clone(), game.NewFast(p.Hash())
	var player bot.Random
	for range 8 {
		if err := gametest.Written(g, q); err != nil || q.Actors() == 0 {
			return err
		}
		actors := q.Actors().List()
		seat := actors[luck.Draw("actor", len(actors))]
		if refusal := q.Apply(seat, player.Choose(q, seat, luck), luck, nil); !refusal.OK() {
			return refusal
		}
	}
	return nil
}
