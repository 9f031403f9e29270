package smallworld

import (
	"strconv"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// Random games of every size and kind meet nearly every race with every power, every marker and
// every kind of move, and none gets stuck.
func TestNeverStuck(t *testing.T) {
	var all []string
	g := newGame(t)
	for _, race := range g.box.raceNames[1:] {
		for _, power := range g.box.powerNames[1:] {
			all = append(all, race+" "+power)
		}
	}
	for _, m := range g.box.markers {
		all = append(all, g.box.MarkerName(m))
	}
	for kind := noKind + 1; kind < kindCount; kind++ {
		all = append(all, "move "+strconv.Itoa(int(kind)))
	}
	gametest.NeverStuck(t, &gametest.Rich{
		Game: g, Games: 400, Long: 10000, MaxMoves: 2000, Conserved: conserved,
		Table: func(n int) (int, string) {
			variant := [...]string{"classic", "team"}[n/4%2]
			edition := [...]string{"en", "pt"}[n/8%2]
			return 2 + n%4, `{"variant": "` + variant + `", "edition": "` + edition + `"}`
		},
		Note: noteUses, All: all,
	}, 0.8, 0.95)
}

// noteUses notes the kind of a move, the combo that conquers, and the markers that are face up.
func noteUses(before, after game.Position, packed game.Move, used gametest.Coverage) {
	b, p := before.(*Position), after.(*Position)
	kind := Kind(packed)
	used.Use("move " + strconv.Itoa(int(kind)))
	if owner := &b.Players[b.Seat]; kind == Conquer {
		used.Use(p.box.RaceName(owner.Race) + " " + p.box.PowerName(owner.Power))
	}
	for _, m := range p.box.markers {
		if p.MarkerAt[m] != NoRegion {
			used.Use(p.box.MarkerName(m))
		}
	}
}
