package lordaeron

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	if !p.isMove(packed) {
		return game.Malformed
	}
	m := unpack(packed, seat)
	if w := p.whyNot(m); w != fine {
		return w.refusal()
	}
	x := act{p, c, log}
	x.make(m)
	x.run()
	return game.Refusal{}
}

// make makes a move that is known to be legal, up to the next step.
func (x act) make(m Move) {
	makes[x.top().Task][m.Kind](x, m)
}
