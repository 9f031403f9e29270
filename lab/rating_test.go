package lab

import (
	"math"
	"testing"

	"twobanners/game"
)

// Results that follow from known strengths give those strengths back, at tables of any size.
func TestRatingsAreFoundAgain(t *testing.T) {
	bots := []string{"a", "b", "c", "d"}
	strength := []float64{0, 200, 350, 700}
	var bouts []bout
	for one := range bots {
		for other := range one {
			for _, many := range []int{1, 3} {
				logit := (strength[one]-strength[other])/eloOf - math.Log(float64(many))
				games := 1e6
				bouts = append(bouts, bout{one, other, many, games, games / (1 + math.Exp(-logit))})
			}
		}
	}
	for i, r := range rate(bots, bouts) {
		if math.Abs(r.Rating-strength[i]) > 1 || r.Low > r.Rating || r.High < r.Rating {
			t.Errorf("%+v, want %v", r, strength[i])
		}
	}
}

// The interval of two bots is that of the logit of their share: 4·0.25·n is its information.
func TestRatingIntervals(t *testing.T) {
	r := rate([]string{"a", "b"}, []bout{{1, 0, 1, 399, 199.5}})
	want := eloOf * z / math.Sqrt(400*0.25)
	if math.Abs(r[1].High-want) > 1 || r[1].Rating != 0 {
		t.Errorf("%+v, want ± %v", r[1], want)
	}
	if sweep := rate([]string{"a", "b"}, []bout{{1, 0, 1, 50, 50}}); sweep[1].Rating > 1000 {
		t.Errorf("a clean sweep of 50 gives %+v", sweep[1])
	}
}

// Equal bots are called unequal about as seldom as promised, and a small true difference is found.
func TestTheSequentialTestErrsSeldom(t *testing.T) {
	luck := game.NewFast(1)
	const runs, deals = 400, 1000
	for _, c := range []struct {
		chance, par int // in 60ths, of a side's game
		least, most float64
		games       int // of a deal
	}{{30, 30, 0, 0.5, 2}, {33, 30, 0.97, 1, 2}, {27, 30, 0, 0.03, 2}, {30, 15, 1, 1, 4}} {
		better := 0.0
		for range runs {
			test := sequential{par: float64(c.par) / 60}
			for range deals {
				share := 0.0
				for range c.games {
					if luck.Draw("game", 60) < c.chance {
						share++
					}
				}
				if test.add(share / float64(c.games)); test.verdict() != 0 {
					break
				}
			}
			if test.verdict() > 0 {
				better++
			}
		}
		if better /= runs; better < c.least || better > c.most {
			t.Errorf("%d/60 against par %d/60 is called better in %v", c.chance, c.par, better)
		}
	}
}
