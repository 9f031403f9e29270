package lordaeron

import (
	"testing"

	"twobanners/game"
)

// The last battle is fought at no place: nobody falls where they happen to stand.
func TestWhoFallsInTheLastBattleFallsNowhere(t *testing.T) {
	g, fell := newGame(t), 0
	p, step := twoTurns(t, g, 1)
	for !p.Over {
		log := game.Log{}
		step(&log)
		for i := range log.Events {
			e := &log.Events[i]
			if e.Kind != DefeatedEvent || !p.Combat.Final {
				continue
			}
			fell++
			if Region(e.Args[1]) != NoRegion {
				t.Errorf("%s fell in region %d", g.WhoName(p, int8(e.Args[0])), e.Args[1])
			}
		}
	}
	if fell == 0 {
		t.Error("nobody fell")
	}
}
