package scenario

import (
	"twobanners/game"
	"twobanners/lordaeron"
)

// goOn passes by what few scenarios are about, unless the next move is: all dice are rolled where
// some could be held back, of several quests the first is paid first, and what is left to share
// goes where the last part went.
func (s *Scenario) goOn(t *table, next int) {
	p, ok := t.position.(*lordaeron.Position)
	if !ok {
		s.bombsGoOn(t, next)
		return
	}
	m := s.nextMove(next)
	choosing := m != nil && m.name == "choose"
	for {
		seat := p.Actors().First()
		var step game.Move
		switch w := p.Waits().Step; {
		case w == "hold-dice" && (m == nil || !m.holds()):
			step = lordaeron.Move{Kind: lordaeron.Pass}.Pack()
		case w == "reward" && !choosing:
			step = p.Moves(seat, nil)[0]
		case sharing(p) && !choosing:
			step = t.last
		default:
			return
		}
		if !p.Apply(seat, step, t.chance, &t.log).OK() {
			return
		}
	}
}

// nextMove is the next move from an entry on, nil for none.
func (s *Scenario) nextMove(from int) *lMove {
	for i := from; i < len(s.steps); i++ {
		if m, ok := s.steps[i].move.(*lMove); ok {
			return m
		}
	}
	return nil
}
