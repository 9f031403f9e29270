package gametest

import (
	"testing"

	"twobanners/game"
)

// Rich games find the game that gets stuck, writes badly or loses things, and no fault in a sound
// one.
func TestRichGamesFindFaults(t *testing.T) {
	for _, c := range []struct {
		bug   bug
		found bool
	}{{none, false}, {stuck, true}, {writesBadly, true}, {mintsStones, true}} {
		r := &Rich{
			Game: stakesGame{c.bug, new(int)}, MaxMoves: 40, Conserved: sound,
			Table: func(int) (int, string) { return 2, "" },
			Note:  func(_, _ game.Position, _ game.Move, used Coverage) { used.Use("move") },
		}
		used, found := Coverage{}, false
		for seed := range uint64(200) {
			_, err := r.play(0, seed, used)
			found = found || err != nil
		}
		if found != c.found || c.bug == none && used["move"] == 0 {
			t.Errorf("bug %d: found %t after %d moves", c.bug, found, used["move"])
		}
	}
}
