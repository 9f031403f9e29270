package smallworld

import "twobanners/game"

// Actors is the one seat that decides: the player whose turn it is, or the next to place
// survivors. SW-INTERACT-03
func (p *Position) Actors() game.Seats {
	switch p.Stage {
	case StageOver:
		return 0
	case StageRedeploy:
		return game.Only(p.Deployer)
	default:
		return game.Only(p.Seat)
	}
}

// Why tells why a move is not legal.
func (p *Position) Why(seat game.Seat, packed game.Move) game.Refusal {
	m := code(packed)
	if !p.isMove(m) {
		return game.Malformed
	}
	if w := p.why(seat, m); w != fine {
		return p.refusal(seat, m.unpack(), w)
	}
	return game.Refusal{}
}

// Legal tells whether a move may be made.
func (p *Position) Legal(seat game.Seat, packed game.Move) bool {
	m := code(packed)
	return p.isMove(m) && p.why(seat, m) == fine
}

// why finds the reason against a move: first whose turn it is, then the stage, then the rule.
func (p *Position) why(seat game.Seat, m code) why {
	if !p.Actors().Has(seat) {
		return stages[p.Stage].others
	}
	return p.ruleWhy(seat, m)
}

// ruleWhy finds the reason against a move of the seat that decides.
func (p *Position) ruleWhy(seat game.Seat, m code) why {
	rule := waits[p.Stage][m.kind()]
	switch {
	case rule == nil:
		return p.lateWhy(m.kind())
	case rule.why == nil:
		return fine
	default:
		return rule.why(p, seat, m)
	}
}
