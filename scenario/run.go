package scenario

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"twobanners/game"
)

// Run plays a scenario. The error, if any, says what was expected and what was found; it begins
// with file:line.
func (s *Scenario) Run() (err error) {
	line := 1
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("the engine gave up: %v", cause)
		}
		if err != nil {
			err = fmt.Errorf("%s:%d: %w", s.File, line, err)
		}
	}()
	t := s.start.clone()
	for i := range s.steps {
		line = s.steps[i].line
		if err := s.look(t); err != nil {
			return err
		}
		if err := s.steps[i].run(t); err != nil {
			return err
		}
		s.goOn(t, i+1)
		if t.chance.missing > 0 {
			return fmt.Errorf("expected a scripted die, found %d too few", t.chance.missing)
		}
	}
	if left := t.chance.left(); len(left) > 0 {
		return fmt.Errorf("expected every scripted die to be rolled, found %v left over", left)
	}
	return s.look(t)
}

func (s *Scenario) look(t *table) error {
	if s.watch == nil {
		return nil
	}
	return s.watch(t.game, t.position)
}

func (s *step) run(t *table) error {
	confirms := s.move != nil && s.move.confirms(t, s.seat)
	if s.seat != game.Nobody && !confirms && !t.position.Actors().Has(s.seat) {
		return fmt.Errorf("expected the decision to be seat %d's, found %s", s.seat, t.decider())
	}
	switch {
	case confirms:
		return nil
	case s.move != nil:
		return s.make(t)
	case s.refuse != nil:
		return s.refuse.run(t)
	case s.check != nil:
		if wrong := s.check(t); len(wrong) > 0 {
			return errors.New(strings.Join(wrong, "; "))
		}
		return nil
	}
	return s.offers(t)
}

func (s *step) make(t *table) error {
	actor := t.position.Actors().First()
	if actor == game.Nobody {
		return errors.New("expected a move to be possible, found the game over")
	}
	t.log = game.Log{}
	if refusal := s.move.play(t); !refusal.OK() {
		return fmt.Errorf("expected the move of seat %d to be legal, found it %w%s",
			actor, refusal, amounts(refusal))
	}
	return nil
}

func amounts(r game.Refusal) string {
	if r.Need == 0 && r.Have == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d needed, %d there)", r.Need, r.Have)
}

// run demands that the move is refused, by the right rule, and that nothing changes.
func (f *refusal) run(t *table) error {
	seat := f.seat
	if seat == game.Nobody {
		seat = t.position.Actors().First()
	}
	before := t.clone()
	reasons := f.move.refusals(t, seat)
	if !reflect.DeepEqual(before.position, t.position) || *before.chance != *t.chance {
		return fmt.Errorf("expected %s to change nothing, found the position changed", f.text)
	}
	if len(reasons) == 0 {
		return fmt.Errorf("expected %s to be refused%s, found it legal", f.text, by(f.rule))
	}
	for _, reason := range reasons {
		if f.rule == "" || reason.Cites(f.rule) {
			return nil
		}
	}
	return fmt.Errorf("expected %s to be refused%s, found it %w", f.text, by(f.rule), reasons[0])
}

func by(rule string) string {
	if rule == "" {
		return ""
	}
	return " by " + rule
}

func (s *step) offers(t *table) error {
	actor := t.position.Actors().First()
	for _, o := range s.include {
		if !o.move.offered(t, actor) {
			return fmt.Errorf("expected %s to be offered to seat %d, found it missing",
				o.text, actor)
		}
	}
	for _, o := range s.exclude {
		if o.move.offered(t, actor) {
			return fmt.Errorf("expected %s not to be offered to seat %d, found it listed",
				o.text, actor)
		}
	}
	return nil
}
