package scenario

import (
	"slices"

	"twobanners/game"
)

// Script is chance as a case writes it: its dice first to last, and all else from a fixed seed.
type Script struct {
	lanes []Lane
	next  [maxLanes]int
	// missing counts the rolls that nothing was written for.
	missing int
	rest    game.Fast
}

// Lane is a row of scripted results for the draws of some names.
type Lane struct {
	Serves func(draw string) bool
	// Results are what is drawn, Written what the case says.
	Results, Written []int
	// Optional: once the results are used up the seed goes on; else one that is missing fails.
	Optional bool
}

// maxDice and maxLanes keep a case within reason.
const (
	maxDice  = 64
	maxLanes = 4
)

// Seed is where all draws begin that a case does not arrange.
func Seed() *game.Fast {
	const seed = 2019
	return game.NewFast(seed)
}

// NewScript scripts the draws of a few lanes; rest gives all others.
func NewScript(rest *game.Fast, lanes ...Lane) *Script {
	return &Script{lanes: lanes[:min(len(lanes), maxLanes)], rest: *rest}
}

// Dice reads a lane of results between two bounds; draw says what is drawn for one.
func (r *Reader) Dice(n *Node, least, most int, draw func(result int) int) (lane Lane) {
	for _, item := range r.Some(n) {
		if len(lane.Results) == maxDice {
			r.Fail(item, "more than %d dice", maxDice)
			break
		}
		result := r.Number(item, least, most)
		lane.Written = append(lane.Written, result)
		lane.Results = append(lane.Results, draw(result))
	}
	return lane
}

// Draw answers from the script or the seed.
func (s *Script) Draw(name string, n int) int {
	for i := range s.lanes {
		lane := &s.lanes[i]
		switch {
		case !lane.Serves(name):
		case s.next[i] < len(lane.Results):
			s.next[i]++
			return min(lane.Results[s.next[i]-1], n-1)
		case !lane.Optional:
			s.missing++
			return 0
		}
	}
	return s.rest.Draw(name, n)
}

// same tells whether nothing was drawn since another moment of the play.
func (s *Script) same(o *Script) bool {
	return s.next == o.next && s.missing == o.missing && s.rest == o.rest
}

// left are the results that were never drawn.
func (s *Script) left() (left []int) {
	for i, lane := range s.lanes {
		left = slices.Concat(left, lane.Written[s.next[i]:])
	}
	return left
}
