package smallworld

import "twobanners/game"

// They steal an artifact or take a place cheaper. SW-RACE-ETHEREALS-01..08
func init() {
	addAbility("steal", ability{hooks: hooks{moves: kinds(Steal)}})
	addRule(Steal, rule{
		special: true, word: "steal artifact=n:artifact to=to:region",
		cites: cites{whyTower: "SW-INTERACT-84", whyAegis: "SW-INTERACT-84"},
	}, at(ownTurn, (*Position).stealWhy, act.steal, (*lister).thefts))
}

// stealWhy: they take a face-up artifact from next door. SW-RACE-ETHEREALS-02..08
func (p *Position) stealWhy(me game.Seat, move code) why {
	m, to, pl := Marker(move.n()), move.to(), &p.Players[me]
	if m >= MaxMarkers {
		return whyMalformed
	}
	from := p.MarkerAt[m]
	switch {
	case !p.brings(me, Steal):
		return whySteal
	case p.Turn.Stole:
		return whyStealSpent
	case m.Place() || from < 0:
		return whyStealHidden
	case !pl.Held.Has(to) || pl.Held.Has(from) || !p.World.Adjacent[to].Has(from):
		return whyStealFar
	case p.Towers.Has(from):
		return whyTower
	}
	b := p.touchBill(me, from, false) // no attack, so no Harmony: SW-INTERACT-85
	return b.affordable(pl.Coins)
}

func (x act) steal(move code) {
	x.ready()
	m, to := Marker(move.n()), move.to()
	from := x.MarkerAt[m]
	x.pay(x.touchBill(x.Seat, from, false))
	x.Turn.Stole = true
	x.MarkerAt[m] = to
	x.tell(Stolen, int(m), int(from), int(to))
}

func (l *lister) thefts() {
	held := l.Players[l.me].Held
	for m := Aegis; m < Battleground && !l.Turn.Stole; m++ {
		if from := l.MarkerAt[m]; from >= 0 {
			l.offerTo(code(Steal).with(uint8(m)), l.World.Adjacent[from]&held)
		}
	}
}
