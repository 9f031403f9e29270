package smallworld

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	m := code(packed)
	if !p.isMove(m) {
		return game.Malformed
	}
	x, rule := act{p, c, log}, waits[p.Stage][m.kind()]
	if rule != nil && rule.try != nil && p.Actors().Has(seat) {
		if w := rule.try(x, m); w != fine {
			return p.refusal(seat, m.unpack(), w)
		}
		return game.Refusal{}
	}
	if w := p.why(seat, m); w != fine {
		return p.refusal(seat, m.unpack(), w)
	}
	rule.do(x, m)
	return game.Refusal{}
}
