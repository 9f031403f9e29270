package lordaeron

import "twobanners/game"

// Why tells why a move is not legal.
func (p *Position) Why(seat game.Seat, packed game.Move) game.Refusal {
	if !p.isMove(packed) {
		return game.Malformed
	}
	if w := p.whyNot(unpack(packed, seat)); w != fine {
		return w.refusal()
	}
	return game.Refusal{}
}

// why is the reason against a move of a seat.
func (p *Position) why(seat game.Seat, m Move) why {
	m.by = seat
	return p.whyNot(m)
}

// whyNot is the reason against a move, the first that is found: there is no game any more, another
// seat decides, another step is under way, or the rule of the move itself.
func (p *Position) whyNot(m Move) why {
	if p.Over {
		return whyOver
	}
	r := &rules[m.Kind]
	answer := waits[p.top().Task][m.Kind]
	if answer != nil && r.precheck != nil {
		if w := r.precheck(p, m); w != fine {
			return w
		}
	}
	switch {
	case !p.Actors().Has(m.by):
		return whySeat
	case answer == nil && r.outOfStep != nil:
		return r.outOfStep(p, m)
	case answer == nil:
		return lateUsually(p, m)
	default:
		return r.refuse(answer, p, m)
	}
}

// refuse is what a rule has against a move of a seat that decides, in a step that waits for it.
func (r *rule) refuse(answer *answer, p *Position, m Move) why {
	if r.whose != nil {
		if w := r.whose(p, m); w != fine {
			return w
		}
	}
	if answer.why == nil {
		return fine
	}
	return answer.why(p, m)
}
