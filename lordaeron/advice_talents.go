package lordaeron

import "twobanners/game"

// talentOdds forecasts, for each Talent that may be chosen now, the fights against quests of the
// side that it makes better, the most first, by card. A forecast does not know every effect of a
// card: of a Talent without an entry nothing is said.
func (g *Game) talentOdds(p *Position, seat game.Seat) map[string][]OutfitOdds {
	if !p.waitsIn(taskTalent) || !p.Actors().Has(seat) {
		return nil
	}
	who, key := p.asker(), talentKey(p.talentLevel())
	before := *p
	before.Depth = 0 // as if there were nothing else to be settled
	odds := map[string][]OutfitOdds{}
	for _, packed := range p.Moves(seat, nil) {
		m, _ := p.Unpack(packed)
		after := before
		after.lay(who, key, m.Card)
		for _, o := range g.outfitOdds(&before, &after, who) {
			if name := g.CardName(m.Card); o.After > o.Before {
				odds[name] = append(odds[name], o)
			}
		}
	}
	return odds
}
