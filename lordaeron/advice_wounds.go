package lordaeron

import (
	"cmp"
	"slices"
)

// SplitAdvice is a way to share the wounds that are to be taken: what the fight comes to then, and
// whom it fells.
type SplitAdvice struct {
	Shares []WoundShare `json:"shares"`
	Falls  []string     `json:"falls,omitempty"`
	Win    int          `json:"win"`
	Safe   int          `json:"safe"`
}

// WoundShare is what one character or its pet would take.
type WoundShare struct {
	Who    string `json:"who"`
	Pet    bool   `json:"pet,omitempty"`
	Wounds int    `json:"wounds"`
}

// taker may take wounds, at most as many as it has Health.
type taker struct {
	who  int8
	pet  bool
	life int
}

// mostSplits is how many ways are looked at.
const mostSplits = 12

// splits estimates ways to share wounds, the best first: all of them, or those in which the fewest
// fall and Health is left most evenly.
func (e estimate) splits() (list []SplitAdvice) {
	p := e.p
	side, left := p.wounded()
	takers := p.takers(side)
	ways := waysToShare(takers, left)
	slices.SortStableFunc(ways, func(a, b []int) int {
		return cmp.Compare(harm(takers, a), harm(takers, b))
	})
	for _, way := range ways[:min(len(ways), mostSplits)] {
		var s SplitAdvice
		var moves []Move
		for i, n := range way {
			t := &takers[i]
			name := e.g.WhoName(p, t.who)
			s.Shares = append(s.Shares, WoundShare{name, t.pet, n})
			if n == t.life && !t.pet {
				s.Falls = append(s.Falls, name)
			}
			for range n {
				moves = append(moves, Move{Kind: Wound, Who: t.who, N: uint8(yes(t.pet))})
			}
		}
		odds := e.playOut(playedOut, p.Combat.In|p.Combat.Fallen, moves...)
		s.Win, s.Safe = odds.Win, odds.Safe
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b SplitAdvice) int {
		return cmp.Or(cmp.Compare(b.Win, a.Win), cmp.Compare(b.Safe, a.Safe))
	})
	return list
}

// takers are those of a side who can take wounds, each before its pet.
func (p *Position) takers(side Faction) (list []taker) {
	for i := range each(p.fighters(side)) {
		c := &p.People[i]
		list = append(list, taker{i, false, int(c.Health)})
		if c.Pet > 0 {
			list = append(list, taker{i, true, int(c.Pet)})
		}
	}
	return list
}

// harm is greater the more fall, then the less evenly Health is left.
func harm(takers []taker, way []int) (n int) {
	for i, t := range takers {
		left := t.life - way[i]
		n += left*left + 10_000*yes(left == 0 && !t.pet)
	}
	return n
}

// waysToShare are all ways to give out wounds of which nobody takes more than it has Health; what
// nobody can take is left over. WB-COMBAT-48
func waysToShare(takers []taker, wounds int) (all [][]int) {
	life := 0
	for _, t := range takers {
		life += t.life
	}
	now := make([]int, len(takers))
	var visit func(i, left, after int)
	visit = func(i, left, after int) {
		if i == len(takers) {
			all = append(all, slices.Clone(now))
			return
		}
		after -= takers[i].life
		for n := max(0, left-after); n <= min(left, takers[i].life); n++ {
			now[i] = n
			visit(i+1, left-n, after)
		}
	}
	visit(0, min(wounds, life), life)
	return all
}
