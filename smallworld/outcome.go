package smallworld

import "twobanners/game"

// Outcome ranks the players once the last round is over.
func (p *Position) Outcome() (o game.Outcome, ok bool) {
	if p.Stage != StageOver {
		return o, false
	}
	if p.World.Team {
		return p.teamOutcome(), true
	}
	// Coins first, then the race tokens and Beasts of both races on the boards. SW-END-02..05,
	// SW-INTERACT-98
	var strength [MaxSeats]int32
	for s := range p.World.Seats {
		o.Score[s] = int32(p.Players[s].Coins)
		o.TieBreak[s] = int32(p.piecesIn(p.Players[s].Held | p.Players[s].Old))
		strength[s] = o.Score[s]*1000 + o.TieBreak[s]
	}
	p.rank(&o, strength)
	return o, true
}

// teamOutcome: a faction's score is its weaker player's; ties go to the highest single score.
// SW-TEAM-27..32
func (p *Position) teamOutcome() (o game.Outcome) {
	const none = 1 << 20
	worst := [factionCount]int32{none, none, none}
	var best [factionCount]int32
	for s := range p.World.Seats {
		coins := int32(p.Players[s].Coins)
		o.Score[s] = coins
		side := p.World.Side[s]
		worst[side] = min(worst[side], coins)
		best[side] = max(best[side], coins)
	}
	var strength [MaxSeats]int32
	for s := range p.World.Seats {
		side := p.World.Side[s]
		o.TieBreak[s] = best[side]
		strength[s] = worst[side]*1000 + best[side]
	}
	p.rank(&o, strength)
	return o
}

// rank gives places; equal strengths share one.
func (p *Position) rank(o *game.Outcome, strength [MaxSeats]int32) {
	for s := range p.World.Seats {
		o.Place[s] = 1
		for other := range p.World.Seats {
			if strength[other] > strength[s] {
				o.Place[s]++
			}
		}
		if o.Place[s] == 1 {
			o.Winners = o.Winners.With(game.Seat(s))
		}
	}
}
