package smallworld

import (
	"testing"

	"twobanners/game"
)

// goblinsPicked is a game in which somebody has just taken the Goblins.
func goblinsPicked(t *testing.T, seed uint64) *Position {
	t.Helper()
	p := start(t, 3, "", seed)
	column := &p.Column.Race[Neutral]
	for line, race := range column {
		if race == Goblins { // no other line may show them, or they would be there twice
			column[line] = column[0]
		}
	}
	column[0] = Goblins
	pick := Move{Kind: Pick}.Pack()
	if refusal := p.Apply(p.Seat, pick, game.NewFast(seed), nil); !refusal.OK() {
		t.Fatal(refusal)
	}
	return p
}

// SW-RACE-GOBLINS-01: twelve Bombs, six of them live, in an order that is not always the same.
func TestGoblinsShuffleTwelveBombs(t *testing.T) {
	orders := map[uint16]bool{}
	for seed := range uint64(20) {
		p := goblinsPicked(t, seed)
		live := 0
		for i := range p.BombsLeft {
			live += int(p.BombStack >> i & 1)
		}
		if p.BombsLeft != 12 || live != 6 {
			t.Fatalf("%d Bombs, %d live", p.BombsLeft, live)
		}
		orders[p.BombStack] = true
	}
	if len(orders) < 10 {
		t.Errorf("20 shuffles gave %d orders", len(orders))
	}
}

// SW-RACE-GOBLINS-01, -03: neither the stack nor what lies on the boards is seen by anybody, the
// Goblin player included; where a Bomb lies and how many are left everybody sees.
func TestBombsAreUnseen(t *testing.T) {
	p := goblinsPicked(t, 1)
	x := act{p, game.NewFast(1), nil}
	x.placeBomb(PlaceBomb.in(1))
	x.placeBomb(PlaceBomb.in(2))
	other := *p
	other.LiveBombs ^= One(1) | One(2)
	other.BombStack ^= 1<<p.BombsLeft - 1
	for seat := game.Nobody; int(seat) < p.Seats(); seat++ {
		v := p.View(seat).(*Position)
		if v.Bombs != p.Bombs || v.BombsLeft != 10 {
			t.Errorf("seat %d does not see where Bombs lie", seat)
		}
		if *v != *other.View(seat).(*Position) {
			t.Errorf("seat %d sees which Bombs are live", seat)
		}
	}
}
