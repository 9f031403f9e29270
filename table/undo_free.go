package table

import (
	"reflect"

	"twobanners/game"
)

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
		want := after.View(eye)
		for range redeals {
			world.Set(before)
			world.Redeal(eye, chance)
			draws := &game.Recorder{From: chance}
			step := &l.places[i].step
			refusal := world.Apply(step.Seat, step.Move, draws, nil)
			if !refusal.OK() || len(draws.Draws) > 0 || !same(world.View(eye), want) {
				return false
			}
		}
	}
	return true
}

// same compares positions. They are flat, so Go's own comparison will do, and it takes a hundredth
// of the time of two hashes.
func same(a, b game.Position) bool {
	x, y := reflect.Indirect(reflect.ValueOf(a)), reflect.Indirect(reflect.ValueOf(b))
	if !x.Type().Comparable() {
		return a.Hash() == b.Hash()
	}
	return x.Interface() == y.Interface()
}
