package gametest

import (
	"fmt"
	"math"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/insight"
)

// reviewed: what a review says of each seat adds up to its result, at every moment of the review,
// and the chances of all sides are one. A game without chances has no review.
func (s *Suite) reviewed(seed uint64) error {
	m, err := s.match(seed)
	if err != nil {
		return err
	}
	if !insight.Speaks(bot.Shipped(), s.Game, m.Position) {
		return nil
	}
	record := m.Save(true)
	review, err := insight.New(bot.Shipped(), s.Game, &record)
	if err != nil {
		return err
	}
	for range 4 {
		if err := s.addsUp(review.Report(), m.Position); err != nil {
			return err
		}
		review.Next()
	}
	return nil
}

func (s *Suite) addsUp(r *insight.Report, end game.Position) error {
	const exact = 1e-12
	for seat, a := range r.Seats {
		sum := a.Par + a.Deal + a.Luck + a.Mistakes + a.Others + a.Course
		if off := math.Abs(sum - a.Result); off > exact {
			return fmt.Errorf("seat %d: parts add up to %v, not to %v", seat, sum, a.Result)
		}
	}
	outcome, over := end.Outcome()
	if !over || !r.Over {
		return fmt.Errorf("the game is over: %t, the review says %t", over, r.Over)
	}
	winners := 0
	for seat, a := range r.Seats {
		if outcome.Winners.Has(game.Seat(seat)) && a.Result > 0 {
			winners++
		}
	}
	if winners != outcome.Winners.Len() {
		return fmt.Errorf("%d of %d winners have won", winners, outcome.Winners.Len())
	}
	next := 1
	for _, t := range r.Turns {
		if t.First != next || t.Last < t.First-1 {
			return fmt.Errorf("a turn from move %d to %d follows move %d", t.First, t.Last, next-1)
		}
		next = t.Last + 1
	}
	return nil
}

// reshuffled: what is dealt again is nothing that any seat knows.
func (s *scene) reshuffled() error {
	dealt, ok := s.p.Clone().(game.Reshuffler)
	if !ok {
		return nil
	}
	dealt.Reshuffle(s.luck)
	for seat := range game.Seat(s.p.Seats()) {
		if !same(dealt.(game.Position).View(seat), s.p.View(seat)) {
			return fmt.Errorf("seat %d sees that the stacks were dealt again", seat)
		}
	}
	return nil
}
