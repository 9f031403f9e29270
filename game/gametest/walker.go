package gametest

import (
	"errors"
	"fmt"
	"math"

	"twobanners/game"
)

// drawsEach is how often each legal move should be drawn: one that is drawn as often as the others
// is then missed once in 10^13.
const drawsEach = 30

// fair compares, over a whole game, what the walker draws with what is listed: every listed move is
// drawn, no other, and all alike.
func (s *Suite) fair(seed uint64) error {
	chance := game.NewFast(seed)
	p, err := s.Game.New(s.Seats, []byte(s.Options), chance)
	if err != nil {
		return err
	}
	w, luck := game.WalkerOf(p), game.NewFast(^seed)
	chi, freedom := 0.0, 0.0
	err = s.play(p, seed, func(seat game.Seat, m game.Move) (bool, error) {
		for _, actor := range p.Actors().List() {
			before := valueOf(p)
			x, f, err := drawn(p, actor, w, luck)
			if err != nil {
				return false, err
			}
			if valueOf(p) != before {
				return false, errors.New("drawing changes the position")
			}
			chi, freedom = chi+x, freedom+f
		}
		if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
			return false, refusal
		}
		return true, nil
	})
	if far := 5 * math.Sqrt(2*freedom); err == nil && math.Abs(chi-freedom) > far+5 {
		return fmt.Errorf("chi square is %.0f for %.0f degrees of freedom", chi, freedom)
	}
	return err
}

// drawn draws many moves of a seat: how far they stray from all alike, as chi square.
func drawn(
	p game.Position, seat game.Seat, w game.Walker, luck *game.Fast,
) (chi, freedom float64, err error) {
	list := p.Moves(seat, nil)
	count := make(map[game.Move]int, len(list))
	for range drawsEach * len(list) {
		count[w.Draw(p, seat, luck)]++
	}
	for _, m := range list {
		if count[m] == 0 {
			return 0, 0, fmt.Errorf("move %x is listed and never drawn", m)
		}
		off := float64(count[m] - drawsEach)
		chi += off * off / drawsEach
		delete(count, m)
	}
	for m := range count {
		return 0, 0, fmt.Errorf("move %x is drawn and not listed", m)
	}
	freedom = float64(len(list) - 1)
	if chi > freedom+8*math.Sqrt(2*freedom)+20 {
		return 0, 0, fmt.Errorf("chi square is %.0f for %d moves", chi, len(list))
	}
	return chi, freedom, nil
}

// steps: a step is a draw and an apply, and what is done without being judged is done alike.
func (s *Suite) steps(seed uint64) error {
	one, two, three := game.NewFast(seed), game.NewFast(seed), game.NewFast(seed)
	p, err := s.Game.New(s.Seats, []byte(s.Options), one)
	if err != nil {
		return err
	}
	*two, *three = *one, *one
	stepped, done := p.Clone(), p.Clone()
	w := game.WalkerOf(p)
	for moves := 0; p.Actors() != 0; moves++ {
		if moves > s.MaxMoves {
			return fmt.Errorf("still going on after %d moves", moves)
		}
		seat := p.Actors().First()
		if len(p.Moves(seat, nil)) == 0 {
			return fmt.Errorf("seat %d has no move", seat)
		}
		m := w.Draw(p, seat, one)
		*three = *one
		if refusal := p.Apply(seat, m, one, nil); !refusal.OK() {
			return fmt.Errorf("move %x is drawn and refused: %w", m, refusal)
		}
		if w.Do(done, seat, m, three); !same(done, p) {
			return fmt.Errorf("move %x is done otherwise than applied", m)
		}
		if !w.Step(stepped, two) || !same(stepped, p) || *two != *one || *three != *one {
			return fmt.Errorf("a step leads elsewhere than drawing and applying move %x", m)
		}
	}
	if w.Step(stepped, two) {
		return errors.New("there is a step after the end")
	}
	return nil
}
