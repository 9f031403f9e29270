package gametest

import (
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// unstuck: who may act has a move, who may not has none, and the end is the end.
func (s *scene) unstuck() error {
	outcome, over := s.p.Outcome()
	actors := s.p.Actors()
	if over != (actors == 0) {
		return fmt.Errorf("over is %t while %d seats may act", over, actors.Len())
	}
	if over && outcome.Winners == 0 {
		return errors.New("the game is over and nobody has won")
	}
	for seat := range game.Seat(s.Seats) {
		if moves := len(s.p.Moves(seat, nil)); actors.Has(seat) != (moves > 0) {
			return fmt.Errorf("seat %d acts: %t, and has %d moves", seat, actors.Has(seat), moves)
		}
	}
	return nil
}

// listed: every listed move is fine with Why and with Apply, and none is listed twice.
func (s *scene) listed() error {
	for _, seat := range s.p.Actors().List() {
		seen := map[game.Move]bool{}
		for _, m := range s.p.Moves(seat, nil) {
			if seen[m] {
				return fmt.Errorf("move %x of seat %d is listed twice", m, seat)
			}
			seen[m] = true
			if refusal := s.p.Why(seat, m); !refusal.OK() {
				return fmt.Errorf("Why refuses listed move %x by %v", m, refusal.Rules)
			}
			q := s.p.Clone()
			if refusal := q.Apply(seat, m, s.luck, nil); !refusal.OK() {
				return fmt.Errorf("Apply refuses listed move %x by %v", m, refusal.Rules)
			}
			if err := s.after(q); err != nil {
				return fmt.Errorf("after move %x of seat %d: %w", m, seat, err)
			}
		}
	}
	return nil
}

// paid: every listed move takes what it is said to cost.
func (s *scene) paid() error {
	if s.Priced == nil {
		return nil
	}
	for _, seat := range s.p.Actors().List() {
		for _, m := range s.p.Moves(seat, nil) {
			if err := s.Priced(s.p, seat, m, s.Game.Explain(s.p, seat, m)); err != nil {
				return fmt.Errorf("move %x of seat %d: %w", m, seat, err)
			}
		}
	}
	return nil
}

// after asks the game about a position one move on, so that one walk looks at all its neighbours.
func (s *scene) after(q game.Position) error {
	next := &scene{Suite: s.Suite, p: q, before: s.p, luck: s.luck}
	if err := next.conserved(); err != nil {
		return err
	}
	return next.unstuck()
}

// unlisted: whatever is not listed is refused with a rule id and changes nothing. Tried are the
// listed moves with each bit flipped and each byte changed, the moves of all seats by all others,
// the moves of the position before, and any integers.
func (s *scene) unlisted() error {
	var moves []game.Move
	for seat := range game.Seat(s.Seats) {
		moves = s.before.Moves(seat, s.p.Moves(seat, moves))
	}
	tried := s.mutants(moves)
	q := s.p.Clone()
	for seat := range game.Seat(s.Seats) {
		legal := s.p.Moves(seat, nil)
		for _, m := range tried {
			if slices.Contains(legal, m) {
				continue
			}
			if err := s.refused(q, seat, m); err != nil {
				return fmt.Errorf("unlisted move %x of seat %d: %w", m, seat, err)
			}
		}
	}
	return nil
}

// mutants are moves and what is nearly a move. Where there are many, luck takes some.
func (s *scene) mutants(moves []game.Move) []game.Move {
	const enough = 400
	list := slices.Clone(moves)
	for _, m := range moves {
		for bit := range 64 {
			list = append(list, m^1<<bit)
		}
		for shift := 0; shift < 64; shift += 8 {
			list = append(list, m+1<<shift, m-1<<shift, m&^(0xff<<shift), m|0xff<<shift)
		}
	}
	game.Shuffle(s.luck, "mutants", list)
	list = list[:min(len(list), enough)]
	for range 20 {
		word := game.Move(0)
		for range 8 {
			word = word<<8 | game.Move(s.luck.Draw("byte", 256))
		}
		list = append(list, word, word&0xffff, word&0xff)
	}
	return list
}

// refused tries a move that must be refused. q is a copy of the position, and is one afterwards.
func (s *scene) refused(q game.Position, seat game.Seat, m game.Move) error {
	why := s.p.Why(seat, m)
	if why.OK() {
		return errors.New("Why allows it")
	}
	refusal := q.Apply(seat, m, s.luck, nil)
	switch {
	case refusal.OK():
		return errors.New("Apply makes it")
	case refusal.Rule() != why.Rule():
		return fmt.Errorf("Apply says %v and Why says %v", refusal.Rules, why.Rules)
	case refusal.Rule() == "":
		return errors.New("the refusal names no rule")
	case !same(q, s.p):
		return fmt.Errorf("it was refused by %v and still changed the position", refusal.Rules)
	}
	return nil
}
