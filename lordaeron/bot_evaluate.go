package lordaeron

import "twobanners/game"

// The terms of an evaluation.
const (
	termXP game.TermID = iota
	termGold
	termHealth
	termPowers
	termItems
	termEnemy
	termResult
	termCount
)

var termNames = [termCount]string{
	"experience", "gold", "health", "powers", "items", "enemy", "result",
}

// Evaluate guesses how well a seat's faction stands, in hundredths of an experience point.
func (p *Position) Evaluate(seat game.Seat) (s game.Sum) {
	side := p.sideOf(seat)
	if side == NoFaction {
		return s
	}
	if p.Over {
		s.Add(termResult, 10000*(2*yes(p.Won>>side&1 != 0)-1))
		return s
	}
	mine, theirs := p.worth(side), p.worth(side.Enemy())
	for t, n := range mine {
		s.Add(game.TermID(t), n)
	}
	enemy := 0
	for _, n := range theirs {
		enemy += n
	}
	s.Add(termEnemy, -enemy)
	return s
}

func (p *Position) worth(f Faction) (w [termEnemy]int) {
	for i := range int8(p.Characters) {
		c := &p.People[i]
		if c.Faction != f || c.Class < 0 {
			continue
		}
		w[termXP] += 100 * int(c.XP)
		w[termGold] += 8 * int(c.Gold)
		w[termHealth] += 10*int(c.Health) + 8*int(c.Energy) - 20*int(c.Curse)
		for local, card := range p.box.Classes[c.Class].powers {
			if c.Learned>>local&1 != 0 {
				w[termPowers] += 12 * int(p.box.Cards[card].gold)
			}
		}
		for key := range keyTalents {
			if card := p.realCard(i, key); card != NoCard {
				w[termItems] += 10 + 12*int(p.box.Cards[card].gold)
			}
		}
		for _, card := range c.Bag {
			w[termItems] += 6 * int(p.box.Cards[card].gold)
		}
	}
	return w
}

// TermName names a term of an evaluation or of a dice pool.
func (g *Game) TermName(t game.TermID) string {
	if t < termCount {
		return termNames[t]
	}
	return ""
}
