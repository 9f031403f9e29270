package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// shown is what leaves the server: a view in words.
func (s *scene) shown(p game.Position, seat game.Seat) (string, error) {
	text, err := json.Marshal(s.Game.Show(p.View(seat)))
	return string(text), err
}

// watchers are all seats, and nobody for those who only watch.
func (s *scene) watchers() []game.Seat {
	list := []game.Seat{game.Nobody}
	for seat := range game.Seat(s.Seats) {
		list = append(list, seat)
	}
	return list
}

// redealt is the position with all that a seat may not know dealt anew.
func (s *scene) redealt(seat game.Seat) game.Position {
	q := s.p.Clone()
	q.Redeal(seat, s.luck)
	return q
}

// hides: a seat cannot tell positions apart that differ only in what it may not know, neither as
// text nor as a value, and a view of a view is the view.
func (s *scene) hides() error {
	for _, seat := range s.watchers() {
		q := s.redealt(seat)
		mine, err := s.shown(s.p, seat)
		if err != nil {
			return err
		}
		theirs, err := s.shown(q, seat)
		if err != nil {
			return err
		}
		view := s.p.View(seat)
		switch {
		case mine != theirs:
			return fmt.Errorf("seat %d sees a difference: %s", seat, differ(mine, theirs))
		case !same(view, q.View(seat)):
			return fmt.Errorf("the views of seat %d differ where Show does not look", seat)
		case !same(view, view.View(seat)):
			return fmt.Errorf("the view of the view of seat %d is not the view", seat)
		case view.Actors() != s.p.Actors():
			return fmt.Errorf("seat %d sees other actors", seat)
		}
	}
	return nil
}

// redeals: a redeal changes nothing that a seat knows. It leaves it the same moves, which are those
// of its view as well, and a position that is as sound as the true one.
func (s *scene) redeals() error {
	for seat := range game.Seat(s.Seats) {
		q := s.redealt(seat)
		if s.Conserved != nil {
			if err := s.Conserved(q); err != nil {
				return fmt.Errorf("for seat %d: %w", seat, err)
			}
		}
		moves := s.p.Moves(seat, nil)
		if !slices.Equal(moves, q.Moves(seat, nil)) {
			return fmt.Errorf("the moves of seat %d depend on what it may not know", seat)
		}
		if !slices.Equal(moves, s.p.View(seat).Moves(seat, nil)) {
			return fmt.Errorf("the view of seat %d does not tell its moves", seat)
		}
		_, over := s.p.Outcome()
		if _, end := q.Outcome(); end != over || q.Actors() != s.p.Actors() {
			return fmt.Errorf("redealing for seat %d changes who acts", seat)
		}
	}
	return nil
}

// whispers: a move tells a seat that does not make it nothing of what it may not know, and what
// changes in its view it is told. So of two positions that look alike to a seat, the same move and
// the same luck lead to equal events if and only if they lead to equal views. At the end of a game
// everything may be laid open at once.
func (s *scene) whispers() error {
	for _, actor := range s.p.Actors().List() {
		moves := s.p.Moves(actor, nil)
		m := moves[s.luck.Draw("move", len(moves))]
		for _, seat := range s.watchers() {
			q := s.redealt(seat)
			if !q.Why(actor, m).OK() {
				continue // then the move itself tells the secret
			}
			if err := s.whispersTo(seat, q, actor, m); err != nil {
				return fmt.Errorf("move %x of seat %d, to seat %d: %w", m, actor, seat, err)
			}
		}
	}
	return nil
}

func (s *scene) whispersTo(seat game.Seat, q game.Position, actor game.Seat, m game.Move) error {
	p := s.p.Clone()
	mine, theirs := *s.luck, *s.luck
	var here, there game.Log
	if refusal := p.Apply(actor, m, &mine, &here); !refusal.OK() {
		return refusal
	}
	if refusal := q.Apply(actor, m, &theirs, &there); !refusal.OK() {
		return refusal
	}
	if _, over := p.Outcome(); over {
		return nil
	}
	before, after := here.For(seat), there.For(seat)
	views := same(p.View(seat), q.View(seat))
	switch {
	case !views && slices.Equal(before, after):
		return errors.New("its view changes by what no event tells")
	case views && !slices.Equal(s.secretly(before), s.secretly(after)):
		return errors.New("an event tells what the view hides")
	}
	return nil
}

// secretly leaves out the events that may tell.
func (s *scene) secretly(events []game.Event) []game.Event {
	return slices.DeleteFunc(events, func(e game.Event) bool {
		return slices.Contains(s.Openly, e.Kind)
	})
}

// differ shows where two texts part.
func differ(a, b string) string {
	at := 0
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	from := max(0, at-60)
	return fmt.Sprintf("…%.120s… or …%.120s…", a[from:], b[from:])
}
