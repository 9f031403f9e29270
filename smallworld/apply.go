package smallworld

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	x, rule := act{p, p.Seat, c, log}, waits[p.Stage][m.Kind]
	if rule != nil && rule.try != nil && p.Actors().Has(seat) {
		if w := rule.try(x, m); w != fine {
			return p.refusal(seat, m, w)
		}
		return game.Refusal{}
	}
	if w := p.why(seat, m); w != fine {
		return p.refusal(seat, m, w)
	}
	rule.do(x, m)
	return game.Refusal{}
}
