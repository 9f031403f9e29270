package bot

import (
	"fmt"

	"twobanners/game"
)

// Oracle tells each side's chance to win at the beginning of a turn, between equal strong players.
// It keeps room to think in, so it serves one at a time.
type Oracle struct{ leaf *netLeaf }

// Oracle asks the net of a game.
func (l *Library) Oracle(g game.Game, p game.Describer) (*Oracle, error) {
	linear, net := l.Linear(g.ID(), p), l.net(g, p)
	if linear == nil || net == nil {
		return nil, fmt.Errorf("there is no net for a table of %s of %s", p.Kind(), g.ID())
	}
	return &Oracle{newNetLeaf(net, linear, p, 0)}, nil
}

// Chances are how likely each seat's side wins.
func (o *Oracle) Chances(p game.Describer) []float64 {
	outlook := o.Outlook(p)
	return outlook[Chance][:p.Seats()]
}

// Outlook is what is expected of each seat: a row of seats for each of the four below.
type Outlook [4][game.MaxSeats]float64

// The rows of an outlook: the chance that the seat's side wins, how many points it will end ahead,
// what it has, and what it will still score.
const (
	Chance = iota
	Margin
	Score
	Later
)

// Add adds another outlook, so many times.
func (o *Outlook) Add(other *Outlook, times float64) {
	for row := range o {
		for seat := range o[row] {
			o[row][seat] += times * other[row][seat]
		}
	}
}

// Outlook is what the net says of every seat.
func (o *Oracle) Outlook(p game.Describer) (out Outlook) {
	if _, over := p.Outcome(); !over {
		o.leaf.run(p)
		o.correct(p)
	} else {
		o.leaf.future = [game.MaxSeats]float32{}
	}
	var f forecast
	for s := range p.Seats() {
		out[Score][s] = float64(p.Score(game.Seat(s)))
		out[Later][s] = float64(o.leaf.future[s])
		f[s] = out[Score][s] + out[Later][s]
	}
	for s := range game.Seat(p.Seats()) {
		out[Chance][s], out[Margin][s] = o.leaf.chance(p, s), f.margin(p, s)
	}
	return out
}

// overrated is how much too well, by the logit, the net thinks of whoever has just moved, and too
// little of who moves now: a planner picks what the net overrates. Measured on 800 games of strong
// players at each table of two to five, where it came out the same (docs/insight.md).
const overrated = 0.075

// correct takes that off where seats play alone; who waits in between has a part of it.
func (o *Oracle) correct(p game.Describer) {
	n, mover := p.Seats(), int(p.Actors().First())
	for s := range n {
		if o.leaf.encoded.Sides[s].Len() > 1 {
			return
		}
		waits := float32((s - mover + n) % n)
		o.leaf.logit[s] += overrated * (1 - 2*waits/float32(n-1))
	}
}

// Finisher plays a turn out as its seat plausibly would, fast and for rough comparisons: a narrow
// planner that takes the positions it is shown for dealt.
func (l *Library) Finisher(g game.Game, p game.Describer) (Player, error) {
	linear := l.Linear(g.ID(), p)
	if linear == nil {
		return nil, fmt.Errorf("there are no weights for a table of %s of %s", p.Kind(), g.ID())
	}
	return &Planner{Width: 3, Rolls: 1, Most: 200, Leaf: newLinearLeaf(linear, p), dealt: true}, nil
}
