package lordaeron

import (
	"testing"

	"twobanners/game"
)

// Random games of every number of players come to an end.
func TestRandomGamesEnd(t *testing.T) {
	g := newGame(t)
	for seed := range uint64(12) {
		luck := game.NewFast(seed)
		pos, err := g.New(2+int(seed%5), nil, luck)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		moves := 0
		for ; !p.Over && moves < 60000; moves++ {
			seats := p.Actors().List()
			seat := seats[luck.Draw("seat", len(seats))]
			list := p.Moves(seat, nil)
			if len(list) == 0 {
				t.Fatalf("seed %d move %d: seat %d has no move: %+v", seed, moves, seat, p.top())
			}
			m := list[luck.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
		if !p.Over {
			t.Errorf("seed %d: still turn %d after %d moves", seed, p.Turn, moves)
		}
		t.Logf("seed %d: %d moves, turn %d, won %b, xp %d:%d", seed, moves, p.Turn, p.Won,
			p.experience(Alliance), p.experience(Horde))
	}
}
