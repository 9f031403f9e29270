package lordaeron

import (
	"math/bits"

	"twobanners/game"
)

// bundle is moves of one kind that can be counted without being looked at. Where they are asked,
// some of them may not be legal: then it holds all that are and those that might have been.
//
// One bundle says what all its moves are, once: expand lists them and pick finds any one of them,
// so that a move can be drawn without a list.
type bundle struct {
	// first is what the moves have in common, and the numbers that they are counted up from.
	first game.Move
	// in are the things that the moves are about, a bit each.
	in uint64
	// count is how many moves there are.
	count int32
	// health, energy, least and most: see byMix. Taken: see byArea. Class: see byPower.
	health, energy, least, most uint8
	taken                       uint8
	class                       int8
	pattern                     pattern
	asked                       bool
}

// pattern is how the moves of a bundle differ.
type pattern uint8

const (
	// byPlace: in the region, area or other place.
	byPlace pattern = iota
	// byArea: in the area that a card is put in, in exchange for what lies there where it is taken.
	byArea
	// bySubset: in the friends, of whom any may come along.
	bySubset
	// byPower: in the Power of the class.
	byPower
	// byNumber: in their number.
	byNumber
	// byMix: in how much Health, and how much Energy, from least to most in all.
	byMix
)

// Where the parts of a packed move lie that the moves of a bundle differ in (fields, in rules.go).
const (
	cardShift   = 16
	placeShift  = 32
	numberShift = 40
	secondShift = 48
)

// bundle takes moves that can be counted: the walker draws from them, or they are listed.
func (l *lister) bundle(b *bundle) {
	switch {
	case b.count <= 0:
	case l.walker != nil:
		l.walker.take(b)
	default:
		l.expand(b)
	}
}

// overBits adds a move for each of some things.
func (l *lister) overBits(by pattern, m Move, in uint64) {
	m.Kind = l.kind
	l.bundle(&bundle{
		pattern: by, first: m.Pack(), in: in, count: int32(bits.OnesCount64(in)),
		class: l.People[l.who].Class,
	})
}

// overRegions adds a move to each of some regions.
func (l *lister) overRegions(m Move, in *Regions) {
	for word, set := range in {
		m.At = int8(word << 6)
		l.overBits(byPlace, m, set)
	}
}

// numbers adds so many moves, counted up from the number of the first.
func (l *lister) numbers(m Move, count int) {
	m.Kind = l.kind
	l.bundle(&bundle{pattern: byNumber, first: m.Pack(), count: int32(count)})
}

// mixes adds a move for every mix of so many Health and Energy in all that a character has room
// for.
func (l *lister) mixes(who int8, least, most int, m Move) {
	c := &l.People[who]
	most = min(most, 2*anyAmount)
	m.Kind = l.kind
	b := bundle{
		pattern: byMix, first: m.Pack(), least: uint8(least), most: uint8(most),
		health: uint8(min(most, max(0, l.healthCapacity(who)-int(c.Health)))),
		energy: uint8(min(most, max(0, l.energyCapacity(who)-int(c.Energy)))),
	}
	for h := range b.health + 1 {
		b.count += int32(b.energies(h))
	}
	l.bundle(&b)
}

// energies is how many amounts of Energy go with an amount of Health.
func (b *bundle) energies(health uint8) int {
	return max(0, int(min(b.energy, b.most-health))+1-b.from(health))
}

// from is the least Energy that goes with an amount of Health.
func (b *bundle) from(health uint8) int { return max(0, int(b.least)-int(health)) }

// expand lists the legal moves of a bundle.
func (l *lister) expand(b *bundle) {
	switch b.pattern {
	case byMix:
		for h := range b.health + 1 {
			m := b.first + game.Move(h)<<numberShift + game.Move(b.from(h))<<secondShift
			for e := range b.energies(h) {
				l.list = append(l.list, m+game.Move(e)<<secondShift)
			}
		}
	case bySubset:
		for with := b.in; ; with = (with - 1) & b.in {
			l.list = append(l.list, b.first+game.Move(with)<<placeShift)
			if with == 0 {
				return
			}
		}
	case byNumber:
		for n := range b.count {
			l.list = append(l.list, b.first+game.Move(n)<<numberShift)
		}
	default:
		for in := b.in; in != 0; in &= in - 1 {
			if m := b.at(l.box, bits.TrailingZeros64(in)); !b.asked || l.fits(b, m) {
				l.list = append(l.list, m)
			}
		}
	}
}

// at is the move of a bundle that is about one thing.
func (b *bundle) at(box *Box, i int) game.Move {
	switch b.pattern {
	case byArea:
		return b.first + game.Move(i)<<placeShift + game.Move(b.taken>>i&1)<<numberShift
	case byPower:
		return b.first + game.Move(box.Classes[b.class].powers[i])<<cardShift
	default:
		return b.first + game.Move(i)<<placeShift
	}
}

// pick is one of the moves of a bundle, counted from 0.
func (b *bundle) pick(box *Box, k int) game.Move {
	switch b.pattern {
	case byMix:
		h := uint8(0)
		for k >= b.energies(h) {
			k -= b.energies(h)
			h++
		}
		return b.first + game.Move(h)<<numberShift + game.Move(b.from(h)+k)<<secondShift
	case bySubset:
		return b.first + game.Move(subset(b.in, k))<<placeShift
	case byNumber:
		return b.first + game.Move(k)<<numberShift
	default:
		in := b.in
		for ; k > 0; k-- {
			in &= in - 1
		}
		return b.at(box, bits.TrailingZeros64(in))
	}
}

// subset is one of the subsets of a set, counted from 0.
func subset(of uint64, k int) (set uint64) {
	for ; of != 0; of &= of - 1 {
		if k&1 != 0 {
			set |= of & -of
		}
		k >>= 1
	}
	return set
}

// fits tells whether one move of a bundle is legal, by what its bundle leaves open.
func (p *Position) fits(b *bundle, packed game.Move) bool {
	m := unpack(packed)
	if b.pattern == byArea {
		return p.placeWhy(m.Who, m.Card, int(m.At), m.N == 1) == fine &&
			p.affords(m.Who, m.Card, int(m.At))
	}
	return p.unequipWhy(m) == fine
}
