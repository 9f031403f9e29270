package lab_test

import (
	"testing"

	"twobanners/bot"
	"twobanners/games/gamestest"
	"twobanners/lab"
)

// Each level beats the one below: a quick ladder by the sequential test. docs/ladder.md has the
// long one. The seed is fixed, so it says the same every time.
func TestLevelsAreInOrder(t *testing.T) {
	l := &lab.Ladder{Game: gamestest.SmallWorld(t), Seed: 1}
	for _, level := range bot.Levels() {
		l.Bots = append(l.Bots, level.Name)
	}
	l.Near, l.Games, l.Tables = true, 200, []lab.Table{{Players: 2}}
	for _, p := range climb(t, l, inMemory(t, l)).Pairs {
		t.Logf("%s beats %s in %.1f %% of %d games", p.One, p.Other, 100*p.Share, p.Games)
		if p.Verdict != "better" {
			t.Errorf("%s is not plainly better than %s: %.3f of %d games",
				p.One, p.Other, p.Share, p.Games)
		}
	}
}

// The same for Lordaeron, two characters a side, with every other level.
func TestLevelsOfLordaeronAreInOrder(t *testing.T) {
	l := &lab.Ladder{Game: gamestest.Lordaeron(t), Seed: 1}
	l.Bots = []string{"beginner", "normal", "expert"}
	l.Near, l.Games, l.Tables = true, 80, []lab.Table{{Players: 2}}
	for _, p := range climb(t, l, inMemory(t, l)).Pairs {
		t.Logf("%s beats %s in %.1f %% of %d games", p.One, p.Other, 100*p.Share, p.Games)
		if p.Verdict != "better" {
			t.Errorf("%s is not plainly better than %s: %.3f of %d games",
				p.One, p.Other, p.Share, p.Games)
		}
		if len(p.Rates[0]) == 0 || p.Rates[0][0].Of == 0 {
			t.Error("no levels were counted")
		}
	}
}
