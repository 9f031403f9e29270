package scenario

import (
	"slices"

	"twobanners/smallworld"
)

// bombsGoOn turns the Goblins' bombs up for a scenario that says nothing of their order and their
// price: the Chapel's first, then the others as the regions are counted, and what can be paid for
// explodes.
func (s *Scenario) bombsGoOn(t *table, next int) {
	p, ok := t.position.(*smallworld.Position)
	if !ok || s.asksOfBombs(next) {
		return
	}
	for p.Stage == smallworld.StageBombs || p.Stage == smallworld.StageBlast {
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
		if !t.apply(p.Seat, step.Pack()).OK() {
			return
		}
	}
}

// asksOfBombs tells whether an entry, up to the next move, is about the bombs.
func (s *Scenario) asksOfBombs(from int) bool {
	about := func(m move) bool {
		sw, ok := m.(*swMove)
		return ok && slices.Contains([]string{"reveal", "explode", "defuse"}, sw.name)
	}
	for i := from; i < len(s.steps); i++ {
		step := &s.steps[i]
		offered := slices.ContainsFunc(slices.Concat(step.include, step.exclude),
			func(o offer) bool { return about(o.move) })
		if offered || about(step.move) || step.refuse != nil && about(step.refuse.move) {
			return true
		}
		if step.move != nil {
			return false
		}
	}
	return false
}
