package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"twobanners/game"
)

// advised: the advice of a game says of every target what the referee says of the move that
// pointing there asks for, rule by rule. Games whose advice answers nothing are not asked.
func (s *scene) advised() error {
	adviser, ok := s.Game.(game.Adviser)
	if !ok {
		return nil
	}
	for seat := range game.Seat(s.Seats) {
		advice, ok := adviser.Advise(s.p, seat).(game.Answerer)
		if !ok {
			continue
		}
		for _, answer := range advice.Answers() {
			if err := s.agrees(seat, &answer); err != nil {
				return fmt.Errorf("seat %d: %w", seat, err)
			}
		}
	}
	return nil
}

// suffices: advice rests on what its seat knows. In a world that looks the same to it, with all
// it may not know dealt anew, it is advised the same.
func (s *scene) suffices() error {
	adviser, ok := s.Game.(game.Adviser)
	if !ok {
		return nil
	}
	for seat := range game.Seat(s.Seats) {
		here, err := json.Marshal(adviser.Advise(s.p, seat))
		if err != nil {
			return err
		}
		there, err := json.Marshal(adviser.Advise(s.redealt(seat), seat))
		if err != nil {
			return err
		}
		if !bytes.Equal(here, there) {
			return fmt.Errorf("seat %d is told what it may not know: %s", seat,
				differ(string(here), string(there)))
		}
	}
	return nil
}

func (s *scene) agrees(seat game.Seat, answer *game.Answer) error {
	text, err := json.Marshal(answer.Move)
	if err != nil {
		return err
	}
	m, err := s.Game.ReadMove(s.p, seat, text)
	if err != nil {
		return fmt.Errorf("%s is advised and cannot be read: %w", text, err)
	}
	why, advised := s.p.Why(seat, m), answer.Refusal
	if !slices.Equal(why.Rules, advised.Rules) ||
		why.Need != advised.Need || why.Have != advised.Have {
		return fmt.Errorf("%s: the advice says %v (%d of %d), the referee %v (%d of %d)", text,
			advised.Rules, advised.Have, advised.Need, why.Rules, why.Have, why.Need)
	}
	return nil
}
