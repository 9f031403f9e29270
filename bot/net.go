package bot

import (
	"math"

	"twobanners/game"
)

// Net is a small neural net: it corrects the linear forecast of every seat and gives each side's
// chance to win. All seats share its weights: in each layer a seat hears itself, the sum of its
// rivals and the sum of its allies. docs/weights.md tells its format; `make train` makes it.
type Net struct {
	Head   NetHead
	layers []layer
	// scene goes into the first layer, the same for all seats.
	scene []float32
	out   []float32
	bias  [2]float32
}

// layer holds a row for each input: what it says to its own seat, to rivals and to allies.
type layer struct {
	in, out int
	rows    []float32
	bias    []float32
}

// outScale is how many points a unit of a net's correction is.
const outScale = 10

// netLeaf runs a net. Win mixes points ahead with the chance to win, in per cent of the latter.
type netLeaf struct {
	net     *Net
	linear  *Linear
	encoded *Encoded
	win     float64
	// said is what each seat says to itself, rivals and allies; state what it is told.
	said  [game.MaxSeats][]float32
	state [game.MaxSeats][]float32
	first []float32

	// What the last run gave.
	future [game.MaxSeats]float32
	logit  [game.MaxSeats]float32
}

func newNetLeaf(n *Net, l *Linear, p game.Describer, win float64) *netLeaf {
	leaf := n.leaf()
	leaf.linear, leaf.encoded, leaf.win = l, NewEncoded(p), win
	return leaf
}

// leaf makes room to run the net in.
func (n *Net) leaf() *netLeaf {
	leaf := &netLeaf{net: n}
	widest := 0
	for _, layer := range n.layers {
		widest = max(widest, layer.out)
	}
	for s := range leaf.said {
		leaf.said[s] = make([]float32, 3*widest)
		leaf.state[s] = make([]float32, widest)
	}
	leaf.first = make([]float32, n.layers[0].out)
	return leaf
}

// Value is the margin forecast, mixed with the chance to win.
func (l *netLeaf) Value(p game.Planner, seat game.Seat) float64 {
	d := p.(game.Describer)
	if _, over := d.Outcome(); !over {
		l.run(d)
	} else {
		l.future, l.logit = [game.MaxSeats]float32{}, [game.MaxSeats]float32{}
	}
	var f forecast
	for s := range game.Seat(d.Seats()) {
		f[s] = float64(d.Score(s)) + float64(l.future[s])
	}
	margin := f.margin(d, seat)
	if l.win == 0 {
		return margin
	}
	return (1-l.win)*margin + l.win*100*l.chance(d, seat)
}

// chance is how likely the seat's side wins, by the last run.
func (l *netLeaf) chance(d game.Describer, seat game.Seat) float64 {
	if outcome, over := d.Outcome(); over {
		if !outcome.Winners.Has(seat) {
			return 0
		}
		return float64(d.Side(seat).Len()) / float64(outcome.Winners.Len())
	}
	mine, all := 0.0, 0.0
	for s := range game.Seat(d.Seats()) {
		side := d.Side(s)
		if side.First() != s {
			continue
		}
		sum := float32(0)
		for rest := side; rest != 0; rest = rest.Without(rest.First()) {
			sum += l.logit[rest.First()]
		}
		e := math.Exp(float64(sum) / float64(side.Len()))
		all += e
		if side.Has(seat) {
			mine = e
		}
	}
	return mine / all
}

// run gives future and logit for every seat. The next to move is the position's only actor.
func (l *netLeaf) run(d game.Describer) {
	e := l.encoded
	e.Encode(d, l.linear, d.Actors().First())
	for i := range l.net.layers {
		l.layer(i)
	}
	for s := range e.Seats {
		correction, logit := l.output(s)
		l.future[s], l.logit[s] = 0, logit
		if e.Class[s] > 0 {
			l.future[s] = e.Linear[s] + correction
		}
	}
}

// output reads a seat's correction, in points, and its logit from its last state.
func (l *netLeaf) output(s int) (correction, logit float32) {
	out := l.net.bias
	for k, x := range l.state[s] {
		out[0] += x * l.net.out[2*k]
		out[1] += x * l.net.out[2*k+1]
	}
	return outScale * out[0], out[1]
}

// layer takes every seat's state one layer on.
func (l *netLeaf) layer(i int) {
	e, layer := l.encoded, &l.net.layers[i]
	allied := false
	for s := range e.Seats {
		allied = allied || e.Sides[s].Len() > 1
	}
	width := 2 * layer.out
	if allied {
		width = 3 * layer.out
	}
	for s := range e.Seats {
		in := l.state[s]
		if i == 0 {
			in = e.Rows[s]
		}
		said := l.said[s][:width]
		clear(said)
		for k, x := range in {
			if x != 0 {
				add(said, layer.rows[3*k*layer.out:], x)
			}
		}
	}
	shared := layer.bias
	if i == 0 {
		shared = l.first
		copy(shared, layer.bias)
		for k, x := range e.Scene {
			if x != 0 {
				add(shared, l.net.scene[k*layer.out:], x)
			}
		}
	}
	for s := range e.Seats {
		state := l.state[s][:layer.out]
		copy(state, shared)
		for o := range e.Seats {
			part := layer.out
			switch {
			case o == s:
				part = 0
			case e.Sides[s].Has(game.Seat(o)):
				part = 2 * layer.out
			}
			add(state, l.said[o][part:], 1)
		}
		for k, x := range state {
			state[k] = max(x, 0)
		}
		l.state[s] = state
	}
}

// add is y += x·w, the loop that a net's time goes into.
func add(y, w []float32, x float32) {
	w = w[:len(y)]
	for len(y) >= 4 {
		y[0] += x * w[0]
		y[1] += x * w[1]
		y[2] += x * w[2]
		y[3] += x * w[3]
		y, w = y[4:], w[4:]
	}
	for i := range y {
		y[i] += x * w[i]
	}
}
