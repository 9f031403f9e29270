package table

import "twobanners/game"

// redeals is how many worlds are tried to find out whether a move reveals something.
const redeals = 8

// freeToUndo tells whether a step drew nothing and told nobody anything that the seat before the
// move could not have known: for every seat the view after it follows from the view before.
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
	world, want, draws := game.Lend(before), game.Lend(before), &game.Recorder{From: chance}
	defer game.GiveBack(world)
	defer game.GiveBack(want)
	step := &l.places[i].step
	for eye := game.Nobody; int(eye) < before.Seats(); eye++ {
		want.Set(after)
		looks := sameViewFrom(want, eye)
		for range redeals {
			world.Set(before)
			world.Redeal(eye, chance)
			refusal := world.Apply(step.Seat, step.Move, draws, nil)
			if !refusal.OK() || len(draws.Draws) > 0 || !looks(world) {
				return false
			}
		}
	}
	return true
}

// sameViewFrom tells whether other worlds look to a seat as one does. None of them is needed any
// more: the views of eight worlds for each seat, after every move, were a quarter of all that the
// server allocated, and to compare their hashes took a third of the time.
func sameViewFrom(want game.Position, eye game.Seat) func(game.Position) bool {
	hidden, ok := want.(game.Redacter)
	if !ok {
		hash := want.View(eye).Hash()
		return func(world game.Position) bool { return world.View(eye).Hash() == hash }
	}
	hidden.Hide(eye)
	return func(world game.Position) bool {
		world.(game.Redacter).Hide(eye)
		return hidden.Same(world)
	}
}
