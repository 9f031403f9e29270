package bot

import (
	"cmp"
	"slices"

	"twobanners/game"
)

// Planner looks for the best whole turn: a beam search over sequences of its own moves, each ended
// as a greedy player would and valued at the moment the next player begins. It thinks on redealt
// positions only. What is not planned (see game.Planner) it plays greedily.
type Planner struct {
	// Width is how many sequences are followed at a time, Rolls how many moves that draw are
	// looked into at each of them.
	Width, Rolls int
	// Most is the number of plans after which the search ends: it bounds the time of a move
	// without a clock, so that a seed always gives the same game.
	Most int
	// Leaf values the end of a plan. Second, if set, values the best Again of them once more,
	// over so many Worlds.
	Leaf, Second  Leaf
	Again, Worlds int
	// Ahead is how many of these are valued a third time, by what the others answer.
	Ahead int
	// Whim is how far its liking strays from value, in points: for games to learn from.
	Whim float64

	// dealt tells that the positions it is shown are redealt ones already.
	dealt bool

	rest   Greedy
	walker game.Walker
	future *ahead
	seat   game.Seat
	turn   int
	chance game.Chance
	worlds []game.Planner
	work   game.Planner
	luck   rigged
	spot   game.Planner
	frames []frame
	steps  []step
	plans  []plan
	path   []game.Move
	seen   map[uint64]struct{}
	// agenda is the plan that is being carried out, of which so many moves are made.
	agenda []entry
	made   int
}

// step is a move after other moves: sequences share their beginnings.
type step struct {
	before int32
	move   game.Move
}

// plan is a whole turn, as its last step, and its value.
type plan struct {
	last  int32
	value float64
}

// entry is a move of the plan that is being carried out, and the position it is for.
type entry struct {
	key  uint64
	move game.Move
}

// Choose carries on with its plan as long as things go as expected, or makes a new one.
func (b *Planner) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	now, ok := p.(game.Planner)
	if !ok || !now.Planning(seat) {
		if b.dealt {
			return b.rest.within(p, seat, chance)
		}
		return b.rest.Choose(p, seat, chance)
	}
	if b.made < len(b.agenda) && b.agenda[b.made].key == now.Key(seat) {
		if m := b.agenda[b.made].move; p.Why(seat, m).OK() {
			b.made++
			return m
		}
	}
	b.seat, b.turn, b.chance = seat, now.TurnNumber(), chance
	b.deal(now)
	if only := b.only(); only != 0 {
		return only
	}
	b.steps, b.plans = b.steps[:0], b.plans[:0]
	clear(b.seen)
	b.search(0, b.worlds[0], -1, b.Width)
	b.follow(b.best())
	if len(b.agenda) == 0 { // every move draws and no roll is looked into
		return b.rest.within(b.worlds[0], seat, chance)
	}
	b.made = 1
	return b.agenda[0].move
}

// deal makes the worlds to think on.
func (b *Planner) deal(p game.Planner) {
	if b.work == nil {
		b.walker = game.WalkerOf(p)
		b.work, b.spot = p.Clone().(game.Planner), p.Clone().(game.Planner)
		b.seen = map[uint64]struct{}{}
		for range max(1, b.Worlds) {
			b.worlds = append(b.worlds, p.Clone().(game.Planner))
		}
	}
	for _, world := range b.worlds {
		world.Set(p)
		if !b.dealt {
			world.Redeal(b.seat, b.chance)
		}
	}
}

// only is the one legal move where there is no choice, or 0.
func (b *Planner) only() game.Move {
	if b.path = b.worlds[0].Moves(b.seat, b.path[:0]); len(b.path) == 1 {
		return b.path[0]
	}
	return 0
}

// best is the last step of the plan to carry out.
func (b *Planner) best() int32 {
	if len(b.plans) == 0 {
		return -1
	}
	if b.Whim > 0 {
		for i := range b.plans {
			b.plans[i].value += b.Whim * gumbel(b.chance)
		}
	}
	slices.SortFunc(b.plans, byValue)
	if b.Second != nil {
		b.plans = b.plans[:min(b.Again, len(b.plans))]
		for i := range b.plans {
			b.plans[i].value = b.reconsider(b.plans[i].last)
		}
		slices.SortFunc(b.plans, byValue)
		if b.Ahead > 0 {
			b.lookAhead()
			slices.SortFunc(b.plans, byValue)
		}
	}
	return b.plans[0].last
}

func byValue(a, b plan) int {
	return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(a.last, b.last))
}

// reconsider values a plan by the second leaf, as a mean over all worlds.
func (b *Planner) reconsider(last int32) float64 {
	b.retrace(last)
	sum := 0.0
	for _, world := range b.worlds {
		b.spot.Set(world)
		sum += b.replay(b.path)
	}
	return sum / float64(len(b.worlds))
}

// replay plays a plan's moves from the spot and values where they lead. What a face-down thing
// turns out to be may forbid the rest of them.
func (b *Planner) replay(moves []game.Move) float64 {
	for i, m := range moves {
		if !b.spot.Legal(b.seat, m) {
			break
		}
		if i == len(moves)-1 {
			return b.worth(b.spot, m, b.Second)
		}
		b.walker.Do(b.spot, b.seat, m, b.chance)
	}
	b.work.Set(b.spot)
	return b.settled(b.Second)
}

// retrace lists the moves of a plan.
func (b *Planner) retrace(last int32) {
	b.path = b.path[:0]
	for ; last >= 0; last = b.steps[last].before {
		b.path = append(b.path, b.steps[last].move)
	}
	slices.Reverse(b.path)
}

// follow notes the moves of a plan with the positions that they are expected in.
func (b *Planner) follow(last int32) {
	b.retrace(last)
	b.agenda = b.agenda[:0]
	b.work.Set(b.worlds[0])
	for _, m := range b.path {
		b.agenda = append(b.agenda, entry{b.work.Key(b.seat), m})
		b.walker.Do(b.work, b.seat, m, b.chance)
	}
}
