package cases

import (
	"slices"

	"twobanners/scenario"
	"twobanners/smallworld"
)

// Settle turns the Goblins' bombs up for a case that says nothing of their order and their price:
// the Chapel's first, then the others as the regions are counted, and what can be paid for
// explodes.
func (*part) Settle(t *table, _ scenario.Word, coming []scenario.Word) {
	if slices.ContainsFunc(coming, func(w scenario.Word) bool {
		m, ok := w.(*word)
		return ok && slices.Contains([]string{"reveal", "explode", "defuse"}, m.name)
	}) {
		return
	}
	for p := of(t); p.Stage == smallworld.StageBombs || p.Stage == smallworld.StageBlast; {
		step := smallworld.Move{Kind: smallworld.Reveal, Region: p.Bombs.First()}
		if at := p.MarkerAt[smallworld.Chapel]; p.Bombs.Has(at) {
			step.Region = at
		}
		if p.Stage == smallworld.StageBlast {
			step = smallworld.Move{Kind: smallworld.Explode}
			if !p.Why(p.Seat, step.Pack()).OK() {
				step = smallworld.Move{Kind: smallworld.Defuse}
			}
		}
		if !t.Make(p.Seat, step.Pack()) {
			return
		}
	}
}
