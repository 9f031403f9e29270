package cases

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// dice are faces by colour, each in ascending order.
type dice [3][]uint8

var colors = []string{"red", "blue", "green"}

func isColor(word string) bool { return slices.Contains(colors, word) }

func (d *dice) count() int { return len(d[0]) + len(d[1]) + len(d[2]) }

// readDice reads dice by colour and face.
func readDice(r *reader, n *node) (d dice) {
	for c, list := range r.Sorted(n, colors) {
		for _, item := range r.Some(list) {
			d[c] = append(d[c], uint8(r.Number(item, 0, 8)))
		}
		slices.Sort(d[c])
	}
	return d
}

// readReroll reads dice to roll again; what follows may roll more of them, or has ended the reroll
// (endReroll). The Reroll value is for the character whose dice they are; in another's name nobody
// may.
func (l *part) readReroll(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "red", "blue", "green")
	w.who = l.maybe(r, fields, "who")
	var marks []move
	for c, color := range colors {
		one := &node{Line: n.Line, Kind: scenario.Mapping}
		if v := fields[color]; v != nil {
			one.Keys = []*node{{Line: v.Line, Kind: scenario.Scalar, Text: color}}
			one.Items = []*node{v}
		}
		for _, face := range readDice(r, one)[c] {
			marks = append(marks, move{Kind: lordaeron.Mark, N: uint8(c), M: face})
		}
	}
	pass := move{Kind: lordaeron.Pass}
	w.run = func(y *play) bool {
		if now := y.now(); y.who >= 0 && now.Step == "reroll" && now.Who != y.who {
			return y.Make(game.Nobody, append(marks, pass)[0].Pack())
		}
		at, again := y.stop(), move{Kind: lordaeron.RollMarked, Who: -1, To: -1}
		if !y.strict && y.isRerolling() && !y.try(func(y *play) bool { return y.makeAll(marks) }) {
			if !y.make(pass) { // they are dice of the next reroll
				return false
			}
			at = y.stop()
		}
		for i, mark := range marks {
			if i > 0 && y.stop() != at { // more than the Reroll value
				mark = move{Kind: lordaeron.Mark, N: uint8(len(colors))}
			}
			if !y.make(mark) {
				return false
			}
		}
		switch {
		case y.stop() != at || !y.picking():
			return true
		case y.at() == "reroll" && y.may(again):
			y.remember(func(n *notes) { n.rerolling = at })
			return y.make(again)
		default:
			return y.make(pass)
		}
	}
}

// isRerolling: a part of the dice of this reroll was named, and more could be.
func (y *play) isRerolling() bool { return y.at() == "reroll" && y.notes().rerolling == y.stop() }

// endReroll ends a reroll of which a part was named unless the next word goes on with it. A pass
// that would be for nothing else is its end.
func (y *play) endReroll(next *word) bool {
	pass := move{Kind: lordaeron.Pass}
	if next != nil {
		switch next.name {
		case "reroll":
			if next.who < 0 || next.who == y.now().Who {
				return false
			}
		case "pass":
			if !y.try(func(y *play) bool { return y.make(pass) && y.may(pass) }) {
				return false
			}
		default:
		}
	}
	return y.make(pass)
}

// picking: dice are being marked, or may be left unrolled.
func (y *play) picking() bool {
	return slices.Contains([]string{"reroll", "pick-dice", "hold-dice"}, y.at())
}

// stop is a place where a combat waits.
type stop struct {
	step  string
	round uint8
	who   int8
}

func (y *play) stop() stop { return stop{y.at(), y.p().Combat.Round, y.p().Combat.Active} }

// readRemove reads dice given up for Stun and Curse, or left unrolled. Those that the game gives up
// by itself, since there is no choice, may be named.
func (l *part) readRemove(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "red", "blue", "green")
	w.who, w.holds = l.maybe(r, fields, "who"), true
	var strips []move
	var gone [3]uint8
	for c, color := range colors {
		gone[c] = amount(r, fields, color, 7)
		for range gone[c] {
			strips = append(strips, move{Kind: lordaeron.StripDie, N: uint8(c)})
		}
	}
	w.done = func(y *play) bool {
		at := y.at()
		if at == "remove-dice" || y.who < 0 {
			return false
		}
		c := &y.p().People[y.who]
		return c.Stun+c.Curse > 0 &&
			happened(y.Log.Events, lordaeron.AttackBegan, y.who, 0, int(y.who)) &&
			(at != "hold-dice" || y.p().Combat.Active == y.who && y.p().Combat.Removed == gone)
	}
	w.run = func(y *play) bool {
		now, at := y.now(), y.stop()
		for i, strip := range strips {
			if i > 0 && y.stop() != at && (now.Step != "remove-dice" || len(strips) <= now.Left) {
				break
			}
			if now.Step == "remove-dice" && i >= now.Left { // more than there are tokens
				return y.deny(move{Kind: lordaeron.StripDie, N: 3})
			}
			if !y.make(strip) {
				return false
			}
		}
		return y.stop() != at || !y.picking() || y.make(move{Kind: lordaeron.Pass})
	}
}
