package lordaeron

import (
	"testing"

	"twobanners/game"
)

// Whoever looks on is told how a fight goes for the side that has challenged, the number of those
// who fight before the first die; and nothing while nobody fights or somebody is still asked.
func TestAFightIsWatched(t *testing.T) {
	b, m := invited(t)
	g := newGame(t)
	watch := func(seat game.Seat) *FightAdvice {
		return g.Foretell(b.Position, seat, game.PartWatched).(Odds).Fight
	}
	if a := watch(game.Nobody); a != nil {
		t.Fatalf("before the fight: %+v", a)
	}
	b.play(m)
	if a := watch(game.Nobody); a != nil {
		t.Fatalf("before the answer: %+v", a)
	}
	b.play(Move{Kind: Join})
	own := g.Foretell(b.Position, b.Actors().First(), "").(Odds).Fight
	for _, seat := range []game.Seat{game.Nobody, 0, MaxSeats - 1} {
		a := watch(seat)
		if a == nil || a.Leader != own.Leader || a.Now.Win != own.Now.Win {
			t.Errorf("seat %d is told %+v, who fights %+v", seat, a, own)
		}
	}
}
