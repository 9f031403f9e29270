package smallworld

import "twobanners/game"

// One airborne assault a turn, with a free die. SW-RACE-GNOMES-01..06
func init() {
	addAbility("assault", ability{hooks: hooks{assaults: true}})
	addRule(Withdraw, rule{
		word: "withdraw", late: whyNoWithdraw, over: in(StageWell, StageRedeploy),
	}, at(in(StageAssault), nil, act.withdraw, nil))
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
	a.bill.toll = p.conquestBill(a.me, a.region, 0).toll
	return a
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
		return whyToll
	default:
		return fine
	}
}

func (l *lister) finalAttempt() {
	l.offer(Roll.in(l.Turn.Target))
}

// attemptAfterAssault turns an assault into the final attempt. SW-INTERACT-45
func (x act) attemptAfterAssault(code) {
	a := x.assaultPlan(nil)
	x.lastRoll(&a)
}

// withdraw gives an assault up; only its one use is lost. SW-INTERACT-45
func (x act) withdraw(code) {
	x.tell(AssaultCalledOff, int(x.Turn.Target))
	x.Stage = StageConquest
}
