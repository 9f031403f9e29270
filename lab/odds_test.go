package lab_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

// played is some games of two whose fights were played by dice, once for all tests.
var played *lab.OddsReport

func oddsOf(t *testing.T) *lab.OddsReport {
	t.Helper()
	if played != nil {
		return played
	}
	o := &lab.Odds{Self: &lab.Self{Game: gamestest.Lordaeron(t), Seed: 3}, Times: 8}
	o.Bot, o.Games, o.Tables = "normal", 16, []lab.Table{{Players: 2}}
	head, err := o.Head()
	if err != nil {
		t.Fatal(err)
	}
	r, err := o.Run(lab.NewJournal(head, lab.Made{}))
	if err != nil {
		t.Fatal(err)
	}
	played = r
	return r
}

// What is said of fights is true: at every tenth of what is said, for every kind of fight and every
// level, at most five points lie between what is said and what is won by dice, beyond three
// standard errors of so many fights. Wounds are true within a tenth, and half a wound, likewise.
func TestOddsAreTrue(t *testing.T) {
	r := oddsOf(t)
	type sum struct{ n, said, won, square, wounds, hurt, apart float64 }
	cells := map[string]*sum{}
	for i := range r.Samples {
		s := &r.Samples[i]
		keys := []string{s.Kind, fmt.Sprintf("tenth %d", int(min(9, 10*s.Win)))}
		for _, group := range s.Groups {
			if strings.HasPrefix(group, "level") {
				keys = append(keys, group)
			}
		}
		won := float64(s.Won) / float64(r.Times)
		for _, key := range keys {
			c := cells[key]
			if c == nil {
				c = &sum{}
				cells[key] = c
			}
			c.n++
			c.said += s.Win
			c.won += won
			c.square += (won - s.Win) * (won - s.Win)
			hurt := float64(s.Hurt) / float64(r.Times)
			c.wounds += s.Wounds
			c.hurt += hurt
			c.apart += (hurt - s.Wounds) * (hurt - s.Wounds)
		}
	}
	for key, c := range cells {
		off := (c.won - c.said) / c.n
		noise := math.Sqrt(max(0, c.square/c.n-off*off) / c.n)
		t.Logf("%-12s %4.0f fights: said %.3f, won %.3f, noise %.3f; wounds %.2f, taken %.2f", key,
			c.n, c.said/c.n, c.won/c.n, noise, c.wounds/c.n, c.hurt/c.n)
		if c.n >= 20 && math.Abs(off) > 0.05+3*noise {
			t.Errorf("%s: %.3f is said, %.3f won", key, c.said/c.n, c.won/c.n)
		}
		spread := math.Sqrt(c.apart) / c.n
		if c.n >= 20 && math.Abs(c.hurt-c.wounds)/c.n > 0.5+0.1*c.wounds/c.n+3*spread {
			t.Errorf("%s: %.2f wounds are told, %.2f taken", key, c.wounds/c.n, c.hurt/c.n)
		}
	}
}

// Every kind of fight comes up, from every source that there is of it; each fight counts once in
// its kind and once in each of its groups. What was written down gives the same report again.
func TestOddsCountsFights(t *testing.T) {
	r := oddsOf(t)
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
	for _, kind := range []string{
		"beginners", "creatures", "boss", "overlord", "pvp", "last-battle",
	} {
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
