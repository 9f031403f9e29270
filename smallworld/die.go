package smallworld

import "twobanners/game"

func init() {
	addRule(Roll, rule{
		word: "roll region=region:region using=using:using?", late: whyConquestsOver,
		cites: conquestCites, refuse: conquestRules,
	},
		answer{stages: conquering, why: (*Position).rollWhy, try: act.attempt},
		at(in(StageAssault), (*Position).finalWhy, act.attemptAfterAssault, (*lister).finalAttempt))
	addRule(Withdraw, rule{
		word: "withdraw", late: whyNoWithdraw, over: in(StageWell, StageRedeploy),
	}, at(in(StageAssault), nil, act.withdraw, nil))
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

// finalWhy: after an assault's free die only its own region will do. SW-INTERACT-45
func (p *Position) finalWhy(_ game.Seat, m code) why {
	if m.region() != p.Turn.Target || m.using() != 0 {
		return whyRollTarget
	}
	a := p.assaultPlan(nil)
	switch {
	case a.place-a.hand > maxPips:
		return whyRollShort
	case a.player.Coins < int16(a.bill.total()):
		return whyMarsh
	default:
		return fine
	}
}

func (l *lister) finalAttempt() {
	l.offer(Roll.in(l.Turn.Target))
}

// roll throws the reinforcement die. SW-DIE-02
func (x act) roll(r Region, free bool) int {
	pips := int(x.World.Die[x.chance.Draw("reinforcement", len(x.World.Die))])
	x.tell(DieRolled, pips, int(r), yes(free))
	return pips
}

// launch rolls the free die of an airborne assault; with enough tokens the region must be taken.
// SW-RACE-GNOMES-02..04, SW-INTERACT-45
func (x act) launch(a *attack) {
	x.Turn.Target, x.Turn.TargetUsing = a.region, a.using
	x.Turn.AssaultDie = uint8(x.roll(a.region, true))
	x.Stage = StageAssault
	again := x.assaultPlan(nil)
	if again.hand < again.place {
		return
	}
	tokens := min(uint8(again.place), x.Players[x.Seat].Hand) // Beasts where they do not reach
	x.occupy(&again, tokens, uint8(again.place)-tokens)
	x.waitForWell(StageConquest)
}

// assaultPlan is the attack under way with its free die counted in. It was legal when it was
// named and paid, so nothing is checked again.
func (p *Position) assaultPlan(terms *game.Sum) attack {
	a := p.attackBy(p.Seat).on(p.Turn.Target, p.Turn.TargetUsing)
	a.reach, a.terms = asThough, terms
	p.price(&a)
	a.bill.marsh = p.conquestBill(a.me, a.region, 0).marsh
	return a
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

// attemptAfterAssault turns an assault into the final attempt. SW-INTERACT-45
func (x act) attemptAfterAssault(code) {
	a := x.assaultPlan(nil)
	x.lastRoll(&a)
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

// withdraw gives an assault up; only its one use is lost. SW-INTERACT-45
func (x act) withdraw(code) {
	x.tell(AssaultCalledOff, int(x.Turn.Target))
	x.Stage = StageConquest
}
