package lordaeron

import (
	"math/bits"

	"twobanners/content"
)

// MaxRegions is the most regions a board may have; that of 2005 has 67. WB-CONTENT-22
const MaxRegions = content.RoomRegions

// Region is a region of the board.
type Region int8

// NoRegion is nowhere.
const NoRegion Region = -1

// Regions is a set of regions.
type Regions [MaxRegions / 64]uint64

// Has tells whether the set holds a region; it never holds NoRegion.
func (s *Regions) Has(r Region) bool { return r >= 0 && s[r>>6]>>(r&63)&1 != 0 }

// Put adds a region.
func (s *Regions) Put(r Region) { s[r>>6] |= 1 << (r & 63) }

// Drop takes a region away.
func (s *Regions) Drop(r Region) {
	if r >= 0 {
		s[r>>6] &^= 1 << (r & 63)
	}
}

// Next is the first region of the set from one on, or NoRegion.
func (s *Regions) Next(from Region) Region {
	for word := int(from) >> 6; word < len(s); word++ {
		rest := s[word]
		if word == int(from)>>6 {
			rest &= ^uint64(0) << (from & 63)
		}
		if rest != 0 {
			return Region(word<<6 + bits.TrailingZeros64(rest))
		}
	}
	return NoRegion
}

// count is how many regions are in the set.
func (s *Regions) count() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// nth is one of the regions of the set, counted from 0.
func (s *Regions) nth(k int) Region {
	word := 0
	for n := bits.OnesCount64(s[0]); k >= n; n = bits.OnesCount64(s[word]) {
		k -= n
		word++
	}
	rest := s[word]
	for range k {
		rest &= rest - 1
	}
	return Region(word<<6 + bits.TrailingZeros64(rest))
}

// distances are the fewest steps over walkable borders from a region to every other that a faction
// can make: not through or into the enemy's starting region. NoFaction goes anywhere. WB-DEFEAT-07
func (b *Box) distances(from Region, f Faction) *[MaxRegions]uint8 { return &b.far[f][from] }

// measure fills in the distances from a region; unreachable is the largest.
func (b *Box) measure(from, closed Region) (far [MaxRegions]uint8) {
	for r := range far {
		far[r] = unreachable
	}
	var queue [MaxRegions]Region
	queue[0], far[from] = from, 0
	for head, tail := 0, 1; head < tail; head++ {
		here := queue[head]
		near := &b.Adjacent[here]
		for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
			if far[r] == unreachable && r != closed {
				far[r] = far[here] + 1
				queue[tail] = r
				tail++
			}
		}
	}
	return far
}

const unreachable = 255

// around are the regions that are at most some steps away.
func (b *Box) around(from Region, steps int) (in Regions) {
	in.Put(from)
	for range steps {
		here := in
		for r := here.Next(0); r != NoRegion; r = here.Next(r + 1) {
			for word, near := range b.Adjacent[r] {
				in[word] |= near
			}
		}
	}
	return in
}

// within tells whether a region is at most some steps away; for the few steps of a card this is
// quicker than all distances.
func (b *Box) within(from, to Region, steps int) bool {
	if from == to || steps <= 0 {
		return from == to
	}
	near := &b.Adjacent[from]
	if steps == 1 {
		return near.Has(to)
	}
	for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
		if b.within(r, to, steps-1) {
			return true
		}
	}
	return false
}
