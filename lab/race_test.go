package lab_test

import (
	"testing"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

func race(t *testing.T, games int, bots ...string) *lab.RaceReport {
	t.Helper()
	r := &lab.Race{Self: &lab.Self{Game: gamestest.Lordaeron(t), Seed: 3}}
	r.Bots, r.Tables, r.Games = bots, []lab.Table{{Players: 2}}, games
	head, err := r.Head()
	if err != nil {
		t.Fatal(err)
	}
	report, err := r.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// The weights in the source of Lordaeron tell games better than always even does, late ones by far:
// a sign that is wrong or a side taken for the other would tell them worse. What is fitted anew to
// some games has the same sign.
func TestTheRaceOfLordaeronIsToldRightly(t *testing.T) {
	found := race(t, 48, "greedy").Tables[0]
	said := found.Scores[2]
	if found.Fit != 32 || found.Held != 16 || said.Name != "said" {
		t.Fatalf("%+v", found)
	}
	if said.Brier > said.Even-0.01 || said.Fives[5] > 0.2 || len(said.Fives) != 6 {
		t.Errorf("Brier %.3f, %.3f in %d parts; always even %.3f",
			said.Brier, said.Fives, len(said.Fives), said.Even)
	}
	if found.Win[0]+found.Win[1] <= 0 {
		t.Errorf("fitted anew, levels weigh %v", found.Win)
	}
}

// Each pair is scored apart, and its held games are all there are.
func TestARaceScoresEachPair(t *testing.T) {
	found := race(t, 12, "greedy", "random").Tables[0]
	games := 0
	for _, pair := range found.Pairs {
		games += pair.Games
	}
	if len(found.Pairs) != 3 || games != found.Held || found.Fit+found.Held != 36 {
		t.Errorf("%d pairs of %d games, %d held of %d", len(found.Pairs), games, found.Held,
			found.Fit+found.Held)
	}
}

// A regression finds the weights that its rows were made with.
func TestALogisticRegressionFinds(t *testing.T) {
	l := &lab.Logistic{}
	for x := -3.0; x <= 3; x += 0.5 {
		for y := -1.0; y <= 1; y += 0.25 {
			in := []float64{x, y}
			l.Add(in, lab.ChanceOf(in, []float64{0.8, -1.5}))
		}
	}
	for i, w := range l.Fit() {
		if want := []float64{0.8, -1.5}[i]; w < want-0.15 || w > want+0.15 {
			t.Errorf("weight %d is %.3f, not %.3f", i, w, want)
		}
	}
}
