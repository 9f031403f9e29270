package table

import "twobanners/game"

// redeals is how many worlds are tried to find out whether a move reveals something.
const redeals = 8

// freeToUndo tells whether a step drew nothing and told nobody anything that the seat before the
// move could not have known: for every pair of eyes the view after it follows from the view before.
func (l *tree) freeToUndo(i int) bool {
	at := &l.places[i]
	if at.free == nil {
		free := len(at.step.Draws) == 0 && l.revealsNothing(i)
		at.free = &free
	}
	return *at.free
}

func (l *tree) revealsNothing(i int) bool {
	before, after := l.at(l.places[i].parent), l.at(i)
	chance := game.NewFast(before.Hash())
	world := before.Clone()
	for eye := game.Nobody; int(eye) < before.Seats(); eye++ {
		want := after.View(eye).Hash()
		for range redeals {
			world.Set(before)
			world.Redeal(eye, chance)
			draws := &game.Recorder{From: chance}
			step := &l.places[i].step
			refusal := world.Apply(step.Seat, step.Move, draws, nil)
			if !refusal.OK() || len(draws.Draws) > 0 || world.View(eye).Hash() != want {
				return false
			}
		}
	}
	return true
}
