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
	before, after := l.seen(l.places[i].parent), l.seen(i)
	chance := game.NewFast(before.Hash())
	world, draws := before.Clone(), &game.Recorder{From: chance}
	step := &l.places[i].step
	for eye := game.Nobody; int(eye) < before.Seats(); eye++ {
		world.Set(after)
		want := seen(world, eye)
		for range redeals {
			world.Set(before)
			world.Redeal(eye, chance)
			refusal := world.Apply(step.Seat, step.Move, draws, nil)
			if !refusal.OK() || len(draws.Draws) > 0 || seen(world, eye) != want {
				return false
			}
		}
	}
	return true
}

// seen is the hash of what a seat sees of a world that is not needed any more. The views of eight
// worlds for each pair of eyes, after every move, were a quarter of all that the server allocated.
func seen(world game.Position, eye game.Seat) uint64 {
	if p, ok := world.(game.Hiding); ok {
		p.Hide(eye)
		return world.Hash()
	}
	return world.View(eye).Hash()
}
