package lordaeron

import (
	"cmp"
	"slices"
)

// RerollAdvice is one choice of a Reroll step: the dice that are thrown again, none to keep all.
type RerollAdvice struct {
	Dice   []DieAdvice `json:"dice,omitempty"`
	Win    int         `json:"win"`
	Wounds int         `json:"wounds"` // of the side, in tenths
}

// DieAdvice is a die as it lies.
type DieAdvice struct {
	Color string `json:"color"`
	Face  int    `json:"face"`
}

// lying are dice of one colour that are worth the same: misses, or dice that an ability of the
// opponents looks at; their faces from low to high.
type lying struct {
	color Color
	faces []uint8
}

// mostRerolls is how many choices are looked at.
const mostRerolls = 12

// rerolls estimates the choices of a Reroll step. Dice that land and harm nobody are kept;
// dice of a colour that do the same are alike, so that which of them goes makes no difference.
func (e estimate) rerolls() (list []RerollAdvice) {
	p := e.p
	kinds := p.rerollable()
	_, most := p.pickRange()
	for _, counts := range rerollCounts(kinds, most) {
		var marks []Move
		var dice []DieAdvice
		for i, n := range counts {
			for _, face := range kinds[i].faces[:n] {
				marks = append(marks, Move{Kind: Mark, N: uint8(kinds[i].color), M: face})
				dice = append(dice, DieAdvice{colorNames[kinds[i].color], int(face)})
			}
		}
		if len(marks) < most {
			marks = append(marks, Move{Kind: Pass})
		}
		list = append(list, e.choice(dice, marks))
	}
	sortChoices(list)
	return list
}

// choice estimates the fight after the moves that choose some dice.
func (e estimate) choice(dice []DieAdvice, moves []Move) RerollAdvice {
	odds := e.playOut(comparedFights, e.p.Combat.In, moves...)
	r := RerollAdvice{Dice: dice, Win: odds.Win}
	for _, s := range odds.Shares {
		r.Wounds += s.Wounds
	}
	return r
}

// sortChoices puts the best first: it wins more often, or costs less.
func sortChoices(list []RerollAdvice) {
	slices.SortStableFunc(list, func(a, b RerollAdvice) int {
		return cmp.Or(cmp.Compare(b.Win, a.Win), cmp.Compare(a.Wounds, b.Wounds))
	})
}

// rerollable are the dice that somebody could want to throw again.
func (p *Position) rerollable() (kinds []lying) {
	k := &p.Combat
	faces, _ := p.pickable()
	for c := Red; c <= Green; c++ {
		var misses, bad lying
		misses.color, bad.color = c, c
		for i := range k.Count[c] {
			d := &k.Dice[c][i]
			switch {
			case faces[c]>>d.Face&1 == 0 || !p.mayPick(c, d):
			case p.bites(c, d.Face):
				bad.faces = append(bad.faces, d.Face)
			case !p.lands(k.Active, c, int(d.Face), p.threat()):
				misses.faces = append(misses.faces, d.Face)
			}
		}
		for _, l := range [2]lying{bad, misses} {
			if len(l.faces) > 0 {
				slices.Sort(l.faces)
				kinds = append(kinds, l)
			}
		}
	}
	return kinds
}

// rerollCounts are how many of each kind may go: none, one die, and as many as may.
func rerollCounts(kinds []lying, most int) (all [][]int) {
	now := make([]int, len(kinds))
	total := 0
	for _, k := range kinds {
		total += len(k.faces)
	}
	full := min(most, total)
	var visit func(i, left int)
	visit = func(i, left int) {
		if i == len(kinds) {
			if n := full - left; (n <= 1 || n == full) && len(all) < mostRerolls {
				all = append(all, slices.Clone(now))
			}
			return
		}
		for n := range min(left, len(kinds[i].faces)) + 1 {
			now[i] = n
			visit(i+1, left-n)
		}
		now[i] = 0
	}
	visit(0, full)
	return all
}
