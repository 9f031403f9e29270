package lab_test

import (
	"math"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/lab"
)

func self(g game.Game, games int, bot string, tables ...lab.Table) *lab.Self {
	return &lab.Self{
		Game: g, Seed: 5, SelfPlan: lab.SelfPlan{Bot: bot, Tables: tables, Games: games},
	}
}

func weigh(t *testing.T, b *lab.Balance) *lab.BalanceReport {
	t.Helper()
	head, err := b.Head()
	if err != nil {
		t.Fatal(err)
	}
	r, err := b.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// kindsOf is how many things of each kind were seen.
func kindsOf(t lab.TableBalance) map[string]int {
	kinds := map[string]int{}
	for _, k := range t.Kinds {
		kinds[k.Kind] = len(k.Things)
	}
	return kinds
}

// Every seat has a seat, and its victories add up to the games: what is weighed is complete. The
// number of cores changes nothing.
func TestBalanceIsComplete(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	b := lab.Balance{Self: self(gamestest.SmallWorld(t), 80, "greedy", lab.Table{Players: 3})}
	one := weigh(t, &b)
	runtime.GOMAXPROCS(3)
	again := lab.Balance{Self: self(gamestest.SmallWorld(t), 80, "greedy", lab.Table{Players: 3})}
	if diff := cmp.Diff(one, weigh(t, &again)); diff != "" {
		t.Error(diff)
	}
	found := one.Tables[0]
	kinds, box := kindsOf(found), gamestest.SmallWorld(t).Box()
	if kinds["seat"] != 3 || kinds["race"] != box.Races() || kinds["power"] != box.Powers() ||
		kinds["board"] == 0 ||
		kinds["combination"] < 100 || found.Games != 80 {
		t.Errorf("%d games, %v", found.Games, kinds)
	}
	for _, k := range found.Kinds {
		wins, seats, fair := 0.0, 0, 0.0
		for _, w := range k.Things {
			wins += w.Share * float64(w.Seats)
			fair += w.Fair * float64(w.Seats)
			seats += w.Seats
		}
		switch k.Kind {
		case "seat", "first race", "first power":
			if seats != 240 || math.Abs(wins-80) > 0.1 || math.Abs(fair-240) > 1 {
				t.Errorf("%s: %d seats won %v of 80 games, fair %v", k.Kind, seats, wins, fair)
			}
		}
	}
}

func TestBalanceOfTheSecondGame(t *testing.T) {
	g := gamestest.Lordaeron(t)
	table := lab.Table{Players: 2, Options: `{"turns": 8}`}
	b := lab.Balance{Self: self(g, 8, "greedy", table)}
	kinds := kindsOf(weigh(t, &b).Tables[0])
	if kinds["class"] < 7 || kinds["faction"] != 2 || kinds["Overlord"] < 2 ||
		kinds["quest"] < 5 || kinds["item"] < 5 {
		t.Errorf("%v", kinds)
	}
}

// Chances are compared at every turn, by quarters of the game, and the end of a game is easier to
// tell than its beginning.
func TestCalibrationByQuarters(t *testing.T) {
	c := lab.Calibration{Self: self(gamestest.SmallWorld(t), 24, "easy",
		lab.Table{Players: 2}, lab.Table{Players: 4, Options: `{"variant": "team"}`})}
	head, err := c.Head()
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range r.Tables {
		first, last, all := table.Quarters[0], table.Quarters[3], table.Quarters[4]
		times := 0
		for _, tenth := range all.Tenths {
			times += tenth.Times
		}
		if last.Brier >= first.Brier || math.Abs(all.ParBrier-0.25) > 0.01 || times < 24*2*8 {
			t.Errorf("table %s: %+v", table.Table, table.Quarters)
		}
	}
}
