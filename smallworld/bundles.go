package smallworld

import "twobanners/game"

// bundle is moves of one kind that can be counted without being looked at. Where they are asked,
// some of them may not be legal: then it holds all that are and those that might have been.
//
// One bundle says what all its moves are, once: expand lists them and pick finds any one of them,
// so that a move can be drawn without a list.
type bundle struct {
	// first is what the moves have in common.
	first code
	// in are the regions the moves are about. Other are those of them that are reached by sea, in
	// bundles of conquests, and those that the regions may be exchanged with, in one of exchanges.
	in, other Regions
	// each is how many moves there are for a region, count how many in all.
	each, count int32
	// last and from: see byPut.
	last, from uint8
	pattern    pattern
	asked      bool
}

// pattern is how the moves of a bundle differ.
type pattern uint8

const (
	// byNumber: in their number, counted up from that of the first.
	byNumber pattern = iota
	// byRegion, byTo: in the region or the second region.
	byRegion
	byTo
	// byTarget: in the region that is attacked and in the Beasts that take part.
	byTarget
	// byPair: in the two regions that change places.
	byPair
	// byPut: in the region that tokens are put into, and how many. In each region but the last they
	// are as many as each, counted from one; in the last one they are last, counted from from.
	byPut
	// byPieces: in the region, the Beasts and the tokens.
	byPieces
)

// expand lists the legal moves of a bundle.
func (l *lister) expand(b *bundle) {
	switch b.pattern {
	case byRegion:
		for in := b.in; in != 0; in &= in - 1 {
			l.try(b, b.first.in(in.First()))
		}
	case byTo:
		for in := b.in; in != 0; in &= in - 1 {
			l.try(b, b.first.goingTo(in.First()))
		}
	case byPair:
		l.exchanges(b)
	case byPut:
		for in := b.in; in != 0; in &= in - 1 {
			n, from := int(b.each), 1
			if in&(in-1) == 0 {
				n, from = int(b.last), int(b.from)
			}
			for k := range n {
				l.list = append(l.list, game.Move(b.first.in(in.First()).with(uint8(from+k))))
			}
		}
	case byNumber:
		for n := range b.count {
			l.try(b, b.first+code(n)<<24)
		}
	default:
		for k := range int(b.count) {
			l.try(b, b.pick(k))
		}
	}
}

func (l *lister) try(b *bundle, m code) {
	if !b.asked || l.ruleWhy(l.me, m) == fine {
		l.list = append(l.list, game.Move(m))
	}
}

// pick is one of the moves of a bundle, counted from 0.
func (b *bundle) pick(k int) code {
	m, each := b.first, int(b.each)
	switch b.pattern {
	case byRegion: // nothing else
	case byNumber:
		return m + code(k)<<24
	case byTo:
		return m.goingTo(b.in.nth(k))
	case byPair:
		return b.pair(k)
	case byTarget:
		if each > 1 {
			m, k = m.withBeasts(uint8(k%each)), k/each
		}
	case byPut:
		regions := b.in.Count() - 1
		if full := regions * each; k >= full {
			m, k = m.with(b.from+uint8(k-full)), regions
		} else {
			m, k = m.with(uint8(1+k%each)), k/each
		}
	case byPieces:
		hand := int(b.last) + 1
		m, k = m.withBeasts(uint8(k%each/hand)).with(uint8(k%hand)), k/each
	}
	return m.in(b.in.nth(k))
}
