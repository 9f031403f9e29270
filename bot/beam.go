package bot

import (
	"cmp"
	"math"
	"slices"

	"twobanners/game"
)

// deepest is the longest sequence of moves that is looked into.
const deepest = 16

// frame is the scratch memory of one beam search. Forks nest: a pick opens a form, a form opens
// conquests.
type frame struct {
	beam, next []node
	tries      []try
	rolls      []try
	list       []game.Move
}

// node is a position within the turn and the step that led to it.
type node struct {
	at   game.Planner
	step int32
}

// try is a move from a node of the beam, with the value of the position it leads to.
type try struct {
	from  int32
	move  game.Move
	value int64
}

func byWorth(a, b try) int {
	return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.from, b.from),
		cmp.Compare(a.move, b.move))
}

// search finds plans from a position, and lists them with their values.
func (b *Planner) search(depth int, root game.Planner, last int32, width int) {
	if !root.Planning(b.seat) {
		b.work.Set(root)
		b.plans = append(b.plans, plan{last, b.settled(b.Leaf)})
		return
	}
	for len(b.frames) <= depth {
		b.frames = append(b.frames, frame{})
	}
	beam := push(b.frames[depth].beam[:0], root, last)
	for range deepest {
		b.frames[depth].beam, b.frames[depth].tries = beam, b.frames[depth].tries[:0]
		for i := range beam {
			b.expand(depth, int32(i), width)
		}
		if b.Most > 0 && len(b.plans) >= b.Most {
			return
		}
		f := &b.frames[depth]
		slices.SortFunc(f.tries, byWorth)
		next := f.next[:0]
		for _, t := range f.tries[:min(width, len(f.tries))] {
			next = push(next, beam[t.from].at, b.step(beam[t.from].step, t.move))
			// It drew nothing and was legal before, so it leads to the same position again.
			b.walker.Do(next[len(next)-1].at, b.seat, t.move, b.chance)
		}
		if len(next) == 0 {
			return
		}
		beam, f.next = next, beam
	}
}

// push adds a copy of a position to a beam, in room that an earlier beam has left.
func push(beam []node, at game.Planner, step int32) []node {
	n := len(beam)
	if n < cap(beam) {
		beam = beam[:n+1]
	} else {
		beam = append(beam, node{})
	}
	if beam[n].at == nil {
		beam[n].at = at.Clone().(game.Planner)
	}
	beam[n].at.Set(at)
	beam[n].step = step
	return beam
}

func (b *Planner) step(before int32, m game.Move) int32 {
	b.steps = append(b.steps, step{before, m})
	return int32(len(b.steps) - 1)
}

// expand looks at every move from one node of a beam.
func (b *Planner) expand(depth int, i int32, width int) {
	f := &b.frames[depth]
	at := f.beam[i]
	f.list = at.at.Moves(b.seat, f.list[:0])
	f.rolls = f.rolls[:0]
	for k := 0; k < len(b.frames[depth].list); k++ {
		m := b.frames[depth].list[k]
		b.try(at.at, m, 0)
		f := &b.frames[depth]
		switch kind := at.at.StepOf(m); {
		case b.luck.asked > 0:
			f.rolls = append(f.rolls, try{i, m, int64(100 * b.gamble(at.at, m, nil))})
		case kind == game.Settle:
			b.plans = append(b.plans, plan{b.step(at.step, m), b.settled(b.Leaf)})
		case kind == game.Fork:
			b.search(depth+1, b.work, b.step(at.step, m), max(2, width/2))
		default:
			key := b.work.Key(b.seat)
			if _, been := b.seen[key]; !been {
				b.seen[key] = struct{}{}
				sum := b.work.Evaluate(b.seat)
				f.tries = append(f.tries, try{i, m, int64(sum.Total)})
			}
		}
	}
	f = &b.frames[depth]
	slices.SortFunc(f.rolls, byWorth)
	for _, r := range f.rolls[:min(b.Rolls, len(f.rolls))] {
		b.plans = append(b.plans, plan{b.step(at.step, r.move), b.worth(at.at, r.move, b.Leaf)})
	}
}

// worth is the value of ending the planned part of a turn with a move.
func (b *Planner) worth(at game.Planner, m game.Move, leaf Leaf) float64 {
	if b.try(at, m, 0); b.luck.asked > 0 {
		return b.gamble(at, m, leaf)
	}
	return b.settled(leaf)
}

// try makes a move on the position at work, its first draw answered as told.
func (b *Planner) try(at game.Planner, m game.Move, answer int) {
	b.luck = rigged{from: b.chance, answer: answer}
	b.work.Set(at)
	b.walker.Do(b.work, b.seat, m, &b.luck)
}

// settled plays the rest of the turn greedily from the position at work, the answers of others
// among it, and values what it comes to.
func (b *Planner) settled(leaf Leaf) float64 {
	for b.work.TurnNumber() == b.turn {
		seat := b.work.Actors().First()
		m := b.rest.within(b.work, seat, b.chance)
		b.walker.Do(b.work, seat, m, b.chance)
	}
	return leaf.Value(b.work, b.seat)
}

// faces is the size of a die: draws from more are sampled, draws from fewer looked at one by one.
const faces = 6

// gamble is the mean value of a move that has just been tried and drew. Draws that come to the
// same are valued once. Without a leaf the value is a guess at once, in points.
func (b *Planner) gamble(at game.Planner, m game.Move, leaf Leaf) float64 {
	of := b.luck.of
	var keys [faces]uint64
	var values [faces]float64
	total, n := 0.0, min(of, faces)
	for i := range n {
		answer := i
		if of > faces {
			answer = b.chance.Draw("sample", of)
		}
		b.try(at, m, answer)
		keys[i] = b.work.Key(b.seat)
		k := slices.Index(keys[:], keys[i])
		if k == i {
			values[i] = b.guess(leaf)
		}
		total += values[k]
	}
	return total / float64(n)
}

func (b *Planner) guess(leaf Leaf) float64 {
	if leaf != nil {
		return b.settled(leaf)
	}
	sum := b.work.Evaluate(b.seat)
	return float64(sum.Total) / 100
}

// rigged answers the first draw as told and leaves the others to chance.
type rigged struct {
	from      game.Chance
	answer    int
	asked, of int
}

func (r *rigged) Draw(name string, n int) int {
	if r.asked++; r.asked == 1 {
		r.of = n
		return min(r.answer, n-1)
	}
	return r.from.Draw(name, n)
}

// gumbel is noise that turns the greatest of some values into a choice by softmax.
func gumbel(chance game.Chance) float64 {
	const fine = 1 << 20
	u := (float64(chance.Draw("whim", fine)) + 0.5) / fine
	return -math.Log(-math.Log(u))
}
