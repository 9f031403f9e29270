package lab_test

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"testing"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

// oddsOf plays games of two and holds what is said against dice.
func oddsOf(t *testing.T, games int, seed uint64) *lab.OddsReport {
	t.Helper()
	o := &lab.Odds{Self: &lab.Self{Game: gamestest.Lordaeron(t), Seed: seed}, Times: 10}
	o.Bot, o.Games, o.Tables = "normal", games, []lab.Table{{Players: 2}}
	head, err := o.Head()
	if err != nil {
		t.Fatal(err)
	}
	r, err := o.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Every kind of fight comes up, from every source that there is of it; each fight counts once in
// its kind and once in each of its groups. What was written down gives the same report again.
func TestOddsCountsFights(t *testing.T) {
	r := oddsOf(t, 8, 3)
	fights := map[string]int{}
	for _, c := range r.Cells {
		for _, tenth := range c.Tenths {
			if c.Group == "" {
				fights[c.Kind+"/"+c.Source] += tenth.Fights
			}
			if tenth.Said < float64(tenth.Tenth)/10-0.001 || tenth.Won < 0 || tenth.Won > 1 {
				t.Errorf("%s %s %s: %+v", c.Kind, c.Source, c.Group, tenth)
			}
		}
	}
	for _, kind := range []string{"beginners", "creatures", "boss", "overlord", "pvp", "last-battle"} {
		if fights[kind+"/arranged"] == 0 {
			t.Errorf("no arranged fights: %s", kind)
		}
		if n := fights[kind+"/arranged"] + fights[kind+"/chosen"] + fights[kind+"/left"]; n !=
			fights[kind+"/"] {
			t.Errorf("%s: %d fights, %d by source", kind, fights[kind+"/"], n)
		}
	}
	if fights["creatures/chosen"] == 0 || fights["creatures/left"] == 0 {
		t.Errorf("no fights of the game itself: %v", fights)
	}
	var lines bytes.Buffer
	out := json.NewEncoder(&lines)
	for i := range r.Samples {
		if err := out.Encode(&r.Samples[i]); err != nil {
			t.Fatal(err)
		}
	}
	again := &lab.OddsReport{Times: r.Times, Inputs: r.Inputs}
	if err := again.Read(&lines); err != nil || !reflect.DeepEqual(again.Cells, r.Cells) {
		t.Errorf("read again: %v, %d cells and %d", err, len(again.Cells), len(r.Cells))
	}
}

// A fit finds the correction that fights were made with.
func TestOddsFit(t *testing.T) {
	r := &lab.OddsReport{Times: 1000, Inputs: []string{"one", "said", "wounds"}}
	for i := range 2000 {
		said, wounds := float64(i%40)/10-2, float64(i%7)/4
		win := 1 / (1 + math.Exp(-0.8-1.3*said))
		hurt := math.Exp(0.4+0.9*wounds) - 0.2
		r.Samples = append(r.Samples, lab.Sample{
			Kind: "creatures", Won: int(1000 * win), Hurt: int(1000 * hurt),
			Inputs: []float64{1, said, wounds},
		})
	}
	fit := r.Fit().Kinds["creatures"]
	for i, want := range []float64{0.8, 1.3, 0} {
		if math.Abs(fit.Win[i]-want) > 0.02 {
			t.Errorf("win: %v", fit.Win)
		}
	}
	for i, want := range []float64{0.4, 0, 0.9} {
		if math.Abs(fit.Wounds[i]-want) > 0.02 {
			t.Errorf("wounds: %v", fit.Wounds)
		}
	}
}
