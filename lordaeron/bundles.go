package lordaeron

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

// bundle is a set of moves of one kind that can be counted without listing them. Where they are
// asked, some of them may not be legal: then it holds all that are and those that might have been.
//
// One bundle says what all its moves are, once: expand lists them and pick finds any one of them,
// so that a move can be drawn without a list.
type bundle struct {
	// first is what the moves have in common, and the numbers that they are counted up from.
	first game.Move
	// in are the regions, or other things, that the moves are about: a bit each.
	in Regions
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
	whoShift    = 8
	toShift     = 12
	cardShift   = 16
	placeShift  = 32
	numberShift = 40
	secondShift = 48
)

// open is a bundle to be filled in: at once in its place, since it is large. Close ends it: the
// walker draws from it, or it is listed.
func (l *lister) open(by pattern, first game.Move, asked bool) *bundle {
	b := &l.bundle
	if w := l.walker; w != nil {
		n := len(w.bundles)
		if n >= cap(w.bundles) {
			w.bundles = slices.Grow(w.bundles, 1)
		}
		w.bundles = w.bundles[:n+1]
		b = &w.bundles[n]
	}
	b.pattern, b.asked, b.first = by, asked, first // each pattern sets what else it reads
	return b
}

func (l *lister) close(b *bundle, count int) {
	b.count = int32(count)
	switch w := l.walker; {
	case w != nil:
		w.total += count
	case l.counting:
		l.counted += count
	default:
		l.expand(b)
	}
}

// first is a move of the kind that is listed, packed, by the character that it is listed for.
// Other parts may be added to it.
func (l *lister) first() game.Move { return l.firstBy(l.who) }

func (l *lister) firstBy(who int8) game.Move {
	return (blanks[l.kind] + game.Move(who)<<whoShift) & masks[l.kind]
}

// over adds a move for each of some things.
func (l *lister) over(by pattern, m game.Move, in uint16) {
	if in == 0 {
		return
	}
	b := l.open(by, m, false)
	b.in, b.class = Regions{uint64(in)}, l.People[l.who].Class
	l.close(b, bits.OnesCount16(in))
}

// overAreas adds a move for each of some areas, those that are taken in exchange, where it fits.
func (l *lister) overAreas(m game.Move, in, taken uint8) {
	b := l.open(byArea, m, true)
	b.in, b.taken = Regions{uint64(in)}, taken
	l.close(b, bits.OnesCount8(in))
}

// overKeys adds a move for each of some places of the sheet where it fits.
func (l *lister) overKeys(m game.Move, in uint16) {
	b := l.open(byPlace, m, true)
	b.in = Regions{uint64(in)}
	l.close(b, bits.OnesCount16(in))
}

// overRegions adds a move to each of some regions, overSubsets with any of some friends.
func (l *lister) overRegions(m game.Move, in *Regions) {
	b := l.open(byPlace, m, false)
	b.in = *in
	l.close(b, in.count())
}

func (l *lister) overSubsets(m game.Move, of uint8) {
	b := l.open(bySubset, m, false)
	b.in = Regions{uint64(of)}
	l.close(b, 1<<bits.OnesCount8(of))
}

// numbers adds so many moves, counted up from the number of the first.
func (l *lister) numbers(m game.Move, count int) { l.close(l.open(byNumber, m, false), count) }

// mixes adds a move for every mix of so many Health and Energy in all that a character has room
// for.
func (l *lister) mixes(who int8, least, most int, m game.Move) {
	b := l.open(byMix, m, false)
	l.close(b, b.mix(l.Position, who, least, most))
}

// mix sets the limits of a bundle of mixes, and counts them.
func (b *bundle) mix(p *Position, who int8, least, most int) (count int) {
	c := &p.People[who]
	b.least, b.most = uint8(least), uint8(most)
	b.health = uint8(min(most, max(0, p.healthCapacity(who)-int(c.Health))))
	b.energy = uint8(min(most, max(0, p.energyCapacity(who)-int(c.Energy))))
	for h := range b.health + 1 {
		count += b.energies(h)
	}
	return count
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
		for with := b.in[0]; ; with = (with - 1) & b.in[0] {
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
		for word, rest := range b.in {
			for ; rest != 0; rest &= rest - 1 {
				i := Region(word<<6 + bits.TrailingZeros64(rest))
				if !b.asked || l.fits(b, i) {
					l.list = append(l.list, b.at(l.box, i))
				}
			}
		}
	}
}

// at is the move of a bundle that is about one thing.
func (b *bundle) at(box *Box, i Region) game.Move {
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
		return b.first + game.Move(subset(b.in[0], k))<<placeShift
	case byNumber:
		return b.first + game.Move(k)<<numberShift
	default:
		return b.at(box, b.in.nth(k))
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
func (p *Position) fits(b *bundle, at Region) bool {
	who := int8(b.first>>whoShift&0xf) - 1
	if b.pattern == byArea {
		card := Card(b.first >> cardShift & 0xffff)
		return p.placeWhy(who, card, int(at), b.taken>>at&1 != 0) == fine &&
			p.affords(who, card, int(at))
	}
	return p.takeOffWhy(who, int(at)) == fine
}
