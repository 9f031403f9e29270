package smallworld

import "twobanners/game"

// roll throws the reinforcement die. SW-DIE-02
func (x act) roll(r Region, free bool) int {
	pips := int(x.World.Die[x.chance.Draw("reinforcement", len(x.World.Die))])
	x.tell(DieRolled, pips, int(r), yes(free))
	return pips
}

// conquer makes a conquest that its plan allows; beasts are the Beasts among the pieces used.
func (x act) conquer(a *attack, beasts uint8) {
	x.ready()
	x.commit(a)
	if a.using.rollsFirst() {
		x.launch(a)
		return
	}
	tokens := uint8(a.place) - beasts
	if a.using&UseChampion != 0 {
		tokens = 0
	}
	x.occupy(a, tokens, beasts)
	x.waitForWell(StageConquest)
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
	tokens, beasts := x.raceTokensFirst(again.place)
	x.occupy(&again, tokens, beasts)
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

// raceTokensFirst splits a price into race tokens and, where they do not reach, Beasts.
func (p *Position) raceTokensFirst(place int) (tokens, beasts uint8) {
	tokens = min(uint8(place), p.Players[p.Seat].Hand)
	return tokens, uint8(place) - tokens
}

// attempt is the final conquest with the reinforcement die: all that is in hand goes in, and the
// turn's conquests are over either way. SW-DIE-04..12
func (x act) attempt(a *attack) {
	if x.Stage != StageAssault {
		x.ready()
		x.commit(a)
	}
	if a.hand+x.roll(a.region, false) < a.place {
		x.tell(AttemptFailed, int(a.region))
		x.conquestsOver()
		return
	}
	tokens := x.Players[x.me].Hand
	x.occupy(a, tokens, uint8(a.hand)-tokens)
	if x.Turn.WellAt != NoRegion {
		x.waitForWell(StageBuy)
		return
	}
	x.conquestsOver()
}

// withdraw gives an assault up; only its one use is lost. SW-INTERACT-45
func (x act) withdraw() {
	x.tell(AssaultCalledOff, int(x.Turn.Target))
	x.Stage = StageConquest
}
