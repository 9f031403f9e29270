package smallworld

import (
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// What a region takes is the same number whether its terms are wanted or not, for every region and
// help of positions from all over some games. SW-COST-01..19
func TestPriceIsTheSumOfItsTerms(t *testing.T) {
	g, looked := newGame(t), 0
	for seed := range uint64(12) {
		for moves := 0; moves < 200; moves += 9 {
			p := gametest.After(t, g, 2+int(seed%4), "", game.NewFast(seed), moves).(*Position)
			if p.Stage != StageStart && p.Stage != StageConquest {
				continue
			}
			for using := range allUsing + 1 {
				for set := p.World.Land | p.World.Water; set != 0; set &= set - 1 {
					r := set.First()
					sum := p.Cost(p.Seat, r, using)
					a := p.attackBy(p.Seat).on(r, using)
					if p.reachable(&a) != fine {
						continue
					}
					looked++
					if p.price(&a); a.place != int(sum.Total) {
						t.Fatalf("seed %d, move %d: region %d with helps %b takes %d, not %d",
							seed, moves, r, using, a.place, sum.Total)
					}
				}
			}
		}
	}
	if looked == 0 {
		t.Error("no price was looked at")
	}
}
