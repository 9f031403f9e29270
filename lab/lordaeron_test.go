package lab_test

import (
	"testing"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

// Whole sides play each other in a game of sides, whoever has how many seats.
func TestLaddersPlayBySides(t *testing.T) {
	l := &lab.Ladder{Game: gamestest.Lordaeron(t), Seed: 1}
	l.Bots, l.Games = []string{"random", "greedy"}, 2
	l.Tables = []lab.Table{
		{2, `{"turns": 8}`},
		{4, `{"turns": 8, "factions": ["alliance", "horde", "alliance", "horde"]}`},
		{3, `{"turns": 8, "factions": ["alliance", "horde", "alliance"]}`},
	}
	for _, p := range climb(t, l, inMemory(t, l)).Pairs {
		if p.Par != 0.5 || p.Games != 2 {
			t.Errorf("table %s: par %v, %d games", p.Table.Name(), p.Par, p.Games)
		}
	}
}
