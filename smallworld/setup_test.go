package smallworld

import (
	"fmt"
	"testing"

	"twobanners/game"
)

// Every table begins as the rulebook says.
func TestSetUp(t *testing.T) {
	g := newGame(t)
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, variant := range []string{"classic", "team"} {
			t.Run(fmt.Sprint(seats, variant), func(t *testing.T) {
				for seed := range uint64(50) {
					options := fmt.Appendf(nil, `{"variant": %q}`, variant)
					p, err := g.New(seats, options, game.NewFast(seed))
					if err != nil {
						t.Fatal(err)
					}
					if err := p.(*Position).lawOfSetUp(); err != nil {
						t.Errorf("seed %d: %v", seed, err)
					}
					if err := conserved(p); err != nil {
						t.Errorf("seed %d: %v", seed, err)
					}
				}
			})
		}
	}
}

// One player is too few and six are too many. SW-SETUP-01
func TestSetUpRefusesOtherNumbers(t *testing.T) {
	for _, seats := range []int{-1, 0, 1, 6, 8} {
		if _, err := newGame(t).New(seats, nil, game.NewFast(1)); err == nil {
			t.Errorf("%d players were let in", seats)
		}
	}
}
