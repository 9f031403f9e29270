package bot

import (
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/smallworld"
)

// turns values a position by how many turns have begun.
type turns struct{}

func (turns) Value(p game.Planner, _ game.Seat) float64 { return float64(p.TurnNumber()) }

// A plan is played on until its seat's next turn begins, and gains what the leaf says of that.
func TestLookingAheadPlaysARoundOn(t *testing.T) {
	g := gamestest.SmallWorld(t)
	for seats := 2; seats <= 5; seats++ {
		luck := game.NewFast(uint64(seats))
		p, err := g.New(seats, nil, luck)
		if err != nil {
			t.Fatal(err)
		}
		b := &Planner{
			Width: 4, Rolls: 1, Leaf: evaluated{}, Second: turns{}, Again: 6, Worlds: 2, Ahead: 3,
			future: newAhead(evaluated{}),
		}
		b.Choose(p, p.Actors().First(), luck)
		// When the turn ends the next has begun; a round later its number has grown by MaxSeats.
		first := float64(p.(game.Planner).TurnNumber())
		want := first + 1 + trust*(smallworld.MaxSeats-1)
		if len(b.plans) != b.Ahead {
			t.Fatalf("%d seats: %d plans were looked at", seats, len(b.plans))
		}
		for _, plan := range b.plans {
			if plan.value < want-1e-9 || plan.value > want+1e-9 {
				t.Errorf("%d seats: a plan is worth %v, not %v", seats, plan.value, want)
			}
		}
	}
}
