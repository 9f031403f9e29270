package smallworld

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

// unknownCoins stands in a view for a purse that the seat may not look into.
const unknownCoins = -1

// Seats is the number of players.
func (p *Position) Seats() int { return int(p.World.Seats) }

// View is a copy without what a seat may not know.
func (p *Position) View(seat game.Seat) game.Position {
	v := *p
	v.Hide(seat)
	return &v
}

// Hide takes away what a seat may not know: this is the one place where things are hidden.
// SW-SETUP-20, -24, -26, SW-SCORE-09, SW-TEAM-07, SW-RACE-GOBLINS-01
func (p *Position) Hide(seat game.Seat) {
	if p.Stage != StageOver {
		p.Stash = 0 // or the purses could be counted from it
		for s := range game.Seat(p.World.Seats) {
			if !p.sees(seat, s) {
				p.Players[s].Coins = unknownCoins
			}
		}
	}
	for b, at := range p.HiddenAt {
		if at != NoRegion {
			p.Hidden[b] = Unknown
		}
	}
	for i := range p.Undrawn {
		p.Undrawn[i] = Unknown
	}
	p.LiveBombs, p.BombStack = 0, 0
	for group := range factionCount {
		secret := p.Column.Count[group] - p.Column.Returned[group]
		clear(p.Column.Stack[group][:secret])
	}
	clear(p.Column.PowerStack[:])
}

// sees tells whether a seat may know a purse: its own, and an ally's.
func (p *Position) sees(seat, whose game.Seat) bool {
	if seat == whose {
		return true
	}
	return p.World.Team && seat >= 0 && p.World.Side[seat] == p.World.Side[whose]
}

// Redeal replaces what a seat may not know by a random choice that fits what it knows. The same
// draws give the same deal whatever was hidden, so that nobody's thinking can depend on it. Gains
// and payments are made openly, so a purse can be counted; among several a seat counts loosely.
func (p *Position) Redeal(seat game.Seat, chance game.Chance) {
	p.Reshuffle(chance)
	p.blurPurses(seat, chance)
}

// Reshuffle deals again what lies face down and what the stacks hold; purses stay.
func (p *Position) Reshuffle(chance game.Chance) {
	p.redealMarkers(chance)
	for group := range factionCount {
		c := &p.Column
		secret := c.Count[group] - c.Returned[group]
		redeal(chance, "redeal banners", c.Stack[group][:secret])
	}
	redeal(chance, "redeal badges", p.Column.PowerStack[:p.Column.PowerCount])
	p.redealBombs(chance)
}

// redeal forgets the order of a list, then draws another.
func redeal[T ~uint8 | ~int8](chance game.Chance, name string, list []T) {
	if !sortBits(list) {
		slices.Sort(list)
	}
	game.Shuffle(chance, name, list)
}

// sortBits sorts small numbers as bits of a word, if none is there twice; else it does nothing.
func sortBits[T ~uint8 | ~int8](list []T) bool {
	var set uint64
	for _, v := range list {
		if bit := uint64(1) << uint8(v); uint8(v) < 64 && set&bit == 0 {
			set |= bit
		} else {
			return false
		}
	}
	for i := range list {
		list[i] = T(bits.TrailingZeros64(set))
		set &= set - 1
	}
	return true
}

// redealMarkers mixes the face-down markers with those in the box.
func (p *Position) redealMarkers(chance game.Chance) {
	var pool [MaxMarkers + MaxBoards]Marker
	n := copy(pool[:], p.Undrawn[:p.UndrawnCount])
	for b, at := range p.HiddenAt {
		if at != NoRegion {
			pool[n] = p.Hidden[b]
			n++
		}
	}
	redeal(chance, "redeal markers", pool[:n])
	n = copy(p.Undrawn[:p.UndrawnCount], pool[:])
	for b, at := range p.HiddenAt {
		if at != NoRegion {
			p.Hidden[b] = pool[n]
			n++
		}
	}
}

// redealBombs mixes the bombs on the boards with those in the stack.
func (p *Position) redealBombs(chance game.Chance) {
	n := int(p.BombsLeft) + p.Bombs.Count()
	if n == 0 {
		return
	}
	var pool [32]bool
	for i := range bits.OnesCount16(p.BombStack) + p.LiveBombs.Count() {
		pool[i] = true
	}
	game.Shuffle(chance, "redeal bombs", pool[:n])
	p.BombStack, p.LiveBombs = 0, 0
	for i := range p.BombsLeft {
		p.BombStack |= uint16(yes(pool[i])) << i
	}
	i := int(p.BombsLeft)
	for set := p.Bombs; set != 0; set &= set - 1 {
		if pool[i] {
			p.LiveBombs |= One(set.First())
		}
		i++
	}
}

// blurPurses moves a few coins between purses the seat may not look into.
func (p *Position) blurPurses(seat game.Seat, chance game.Chance) {
	last := game.Nobody
	for s := range game.Seat(p.World.Seats) {
		if p.Stage == StageOver || p.sees(seat, s) {
			continue
		}
		if last != game.Nobody {
			most := min(4, p.Players[last].Coins) + 1
			n := int16(chance.Draw("redeal coins", int(most)))
			p.Players[last].Coins -= n
			p.Players[s].Coins += n
		}
		last = s
	}
}

// flat is all of a position; first is the part of one that fits the first layout, so that records
// mean what they meant.
var (
	flat  = game.NewFlat[Position]()
	first = game.NewFlatCut[Position](firstLayout)
)

func (p *Position) flat() *game.Flat[Position] {
	if p.box.fitsFirst() {
		return first
	}
	return flat
}

// Hash tells positions apart.
func (p *Position) Hash() uint64 { return p.flat().Hash(p) }

// FirstHash is that of older records.
func (p *Position) FirstHash() uint64 { return p.flat().FirstHash(p) }

// Clone is a new copy of the position.
func (p *Position) Clone() game.Position {
	q := *p
	return &q
}

// Same tells whether the position is the same as another.
func (p *Position) Same(as game.Position) bool { return *p == *as.(*Position) }

// Set makes the position a copy of another.
func (p *Position) Set(from game.Position) { *p = *from.(*Position) }
