package bot

import "twobanners/game"

// What a round to come brings is a sample of one for each world: this much of it is believed.
const trust = 0.6

// The others' turns in a round to come are planned by a beam of this width, with so many plans.
const (
	replyWidth = 3
	replyPlans = 400
)

// ahead values plans by what the others answer: it plays on until the planner's next turn. Only
// what the leaf says then beyond what it said before counts, and all plans meet the same luck, so
// that one future in each world is enough.
type ahead struct {
	others Planner
	at     game.Planner
	luck   game.Fast
}

// newAhead lets the others plan by a forecast.
func newAhead(linear Leaf) *ahead {
	return &ahead{others: Planner{
		Width: replyWidth, Rolls: 1, Most: replyPlans, Leaf: linear, dealt: true,
	}}
}

// lookAhead corrects the values of the best plans, and keeps only those.
func (b *Planner) lookAhead() {
	b.plans = b.plans[:min(b.Ahead, len(b.plans))]
	if len(b.plans) < 2 {
		return
	}
	seed := uint64(b.chance.Draw("futures", 1<<30))
	own := b.chance
	b.chance = &b.future.luck
	for i := range b.plans {
		b.retrace(b.plans[i].last)
		sum := 0.0
		for k, world := range b.worlds {
			b.future.luck = *game.NewFast(seed + uint64(k))
			sum += b.roundBrings(world)
		}
		b.plans[i].value += trust * sum / float64(len(b.worlds))
	}
	b.chance = own
}

// roundBrings is what the second leaf says when the planner's next turn begins, beyond what it says
// when this one has ended by the traced plan.
func (b *Planner) roundBrings(world game.Planner) float64 {
	b.work.Set(world)
	for _, m := range b.path {
		if !b.work.Legal(b.seat, m) {
			break // what a face-down thing turned out to be forbids the rest
		}
		b.walker.Do(b.work, b.seat, m, b.chance)
	}
	before := b.settled(b.Second)
	a := b.future
	if a.at == nil {
		a.at = b.work.Clone().(game.Planner)
	}
	a.at.Set(b.work)
	for a.at.Actors() != 0 && !a.at.Planning(b.seat) {
		seat := a.at.Actors().First()
		b.walker.Do(a.at, seat, a.others.Choose(a.at, seat, b.chance), b.chance)
	}
	return b.Second.Value(a.at, b.seat) - before
}
