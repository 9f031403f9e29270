package lab

import "twobanners/game"

// table is a game being played, recorded only where somebody keeps the record: the same seed gives
// the same game either way.
type table struct {
	position game.Position
	chance   game.Chance
	match    *game.Match
}

func (p *Plan) sitDown(seed game.Seed) (table, error) {
	if p.Keep != nil {
		match, err := game.NewMatch(p.Game, p.Seats, p.Options, seed)
		if err != nil {
			return table{}, err
		}
		return table{position: match.Position, match: match}, nil
	}
	chance := game.NewSecret(seed)
	position, err := p.Game.New(p.Seats, p.Options, chance)
	return table{position: position, chance: chance}, err
}

func (t *table) apply(seat game.Seat, m game.Move) game.Refusal {
	if t.match != nil {
		_, refusal := t.match.Apply(seat, m)
		return refusal
	}
	return t.position.Apply(seat, m, t.chance, nil)
}
