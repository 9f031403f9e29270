package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// Run plays a scenario. The error, if any, says what was expected and what was found; it begins
// with file:line.
func (s *Scenario) Run() error {
	_, err := s.Play()
	return err
}

// Play is Run, and gives the table as it was left.
func (s *Scenario) Play() (t *Table, err error) {
	line := 1
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("the engine gave up: %v", cause)
		}
		if err != nil {
			err = fmt.Errorf("%s:%d: %w", s.File, line, err)
		}
	}()
	t = s.start.Clone()
	for i := range s.steps {
		line = s.steps[i].line
		if err := s.watch(t); err != nil {
			return t, err
		}
		if err := s.steps[i].run(t); err != nil {
			return t, err
		}
		next, coming := s.coming(i + 1)
		s.part.Settle(t, next, coming)
		if t.Chance.missing > 0 {
			return t, fmt.Errorf("expected a scripted die, found %d too few", t.Chance.missing)
		}
	}
	if left := t.Chance.left(); len(left) > 0 {
		return t, fmt.Errorf("expected every scripted die to be rolled, found %v left over", left)
	}
	return t, s.watch(t)
}

func (s *Scenario) watch(t *Table) error {
	if s.Watch == nil {
		return nil
	}
	return s.Watch(t.game, t.Position)
}

// coming is the next move from an entry on, nil for none, and all words up to it.
func (s *Scenario) coming(from int) (next Word, words []Word) {
	for i := from; i < len(s.steps) && next == nil; i++ {
		step := &s.steps[i]
		for _, o := range slices.Concat(step.include, step.exclude) {
			words = append(words, o.word)
		}
		if step.refuse != nil {
			words = append(words, step.refuse.word)
		}
		if step.word != nil {
			next, words = step.word, append(words, step.word)
		}
	}
	return next, words
}

func (s *step) run(t *Table) error {
	confirms := s.word != nil && s.word.Confirms(t, s.seat)
	if s.seat != game.Nobody && !confirms && !t.Position.Actors().Has(s.seat) {
		return fmt.Errorf("expected the decision to be seat %d's, found %s", s.seat, t.decider())
	}
	switch {
	case confirms:
		return nil
	case s.word != nil:
		return s.play(t)
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

func (s *step) play(t *Table) error {
	actor := t.Position.Actors().First()
	if actor == game.Nobody {
		return errors.New("expected a move to be possible, found the game over")
	}
	before := t.Clone()
	t.Log, t.refused = game.Log{}, nil
	if s.word.Play(t) {
		return nil
	}
	reasons := t.refused
	t.Set(before)
	if len(reasons) == 0 {
		return errNoRule
	}
	return fmt.Errorf("expected the move of seat %d to be legal, found it %w%s",
		actor, reasons[0], amounts(reasons[0]))
}

// errNoRule is a mistake of a game's words: they gave up, and no rule was against the move.
var errNoRule = errors.New("expected the rules to say why not, found only the case runner's word")

func amounts(r game.Refusal) string {
	if r.Need == 0 && r.Have == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d needed, %d there)", r.Need, r.Have)
}

// run demands that the move is refused, by the right rule, and that nothing changes.
func (f *refusal) run(t *Table) error {
	seat := f.seat
	if seat == game.Nobody {
		seat = t.Position.Actors().First()
	}
	copied := t.Clone()
	copied.Log = game.Log{}
	made, reasons := f.word.Try(copied, seat), copied.refused
	switch {
	case copied.changed:
		return fmt.Errorf("expected %s to change nothing, found the position changed", f.text)
	case made:
		return fmt.Errorf("expected %s to be refused%s, found it legal", f.text, by(f.rule))
	case len(reasons) == 0:
		return errNoRule
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

func (s *step) offers(t *Table) error {
	actor := t.Position.Actors().First()
	for _, o := range s.include {
		if !o.word.Offered(t, actor) {
			return fmt.Errorf("expected %s to be offered to seat %d, found it missing",
				o.text, actor)
		}
	}
	for _, o := range s.exclude {
		if o.word.Offered(t, actor) {
			return fmt.Errorf("expected %s not to be offered to seat %d, found it listed",
				o.text, actor)
		}
	}
	return nil
}
