package smallworld

import "twobanners/game"

func init() {
	addRule(Roll, rule{
		word: "roll region=region:region using=using:using?", late: whyConquestsOver,
		cites: conquestCites, refuse: conquestRules,
	},
		answer{stages: conquering, why: (*Position).rollWhy, try: act.attempt},
		at(in(StageAssault), (*Position).finalWhy, act.attemptAfterAssault, (*lister).finalAttempt))
}

// maxPips is the best the reinforcement die can show. SW-DIE-02
const maxPips = 3

// rollWhy checks a final attempt. SW-DIE-01..10
func (p *Position) rollWhy(me game.Seat, m code) why {
	a := p.attackBy(me).on(m.region(), m.using())
	if w := p.plan(&a); w != fine {
		return w
	}
	return a.final()
}

// roll throws the reinforcement die. SW-DIE-02
func (x act) roll(r Region, free bool) int {
	pips := int(x.World.Die[x.chance.Draw("reinforcement", len(x.World.Die))])
	x.tell(DieRolled, pips, int(r), yes(free))
	return pips
}

// attempt is the final conquest with the reinforcement die. SW-DIE-04
func (x act) attempt(m code) why {
	var a attack
	x.attackOf(&a, x.Seat)
	a.region, a.using = m.region(), m.using()
	if w := x.plan(&a); w != fine {
		return w
	}
	if w := a.final(); w != fine {
		return w
	}
	x.gamble(&a)
	return fine
}

func (x act) gamble(a *attack) {
	x.ready()
	x.commit(a)
	x.lastRoll(a)
}

// lastRoll: all that is in hand goes in, and the turn's conquests are over either way.
// SW-DIE-05..12
func (x act) lastRoll(a *attack) {
	if a.hand+x.roll(a.region, false) < a.place {
		x.tell(AttemptFailed, int(a.region))
		x.conquestsOver()
		return
	}
	tokens := x.Players[x.Seat].Hand
	x.occupy(a, tokens, uint8(a.hand)-tokens)
	if x.Turn.WellAt != NoRegion {
		x.waitForWell(StageBuy)
		return
	}
	x.conquestsOver()
}
