package lordaeron

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	if w := p.why(seat, m); w != fine {
		return w.refusal()
	}
	x := act{p, c, log}
	x.make(unpack(packed, seat))
	x.run()
	return game.Refusal{}
}

// make makes a move that is known to be legal, up to the next step.
func (x act) make(m Move) {
	waits[x.top().Task][m.Kind].do(x, m)
}
