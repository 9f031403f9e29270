package lordaeron

// think looks at the fight before a window is weighed: cards are saved where the fight is as good
// as won without them.
func (j *Judge) think() {
	j.spare = false
	if at, _ := j.openWindow(); at > atDicePoolStart {
		return
	}
	if bare := j.forecasts.Fight(j.Position, Bare); bare != nil {
		j.spare = bare.Fight.Win > 0.97 && bare.Fight.Wounds < 1
	}
}

// battle weighs a decision of a fight: windows and dice by their worth, all else by autopilot.
func (j *Judge) battle(m Move) float64 {
	switch j.task() {
	case taskWindow:
		return j.window(m)
	case taskPick:
		return j.picking(m)
	case taskHold:
		return float64(yes(m.Pack() == j.held.Pack()))
	default:
		return float64(yes(m.Pack() == j.autopilot(AllOut).Pack()))
	}
}

// window weighs a use.
func (j *Judge) window(m Move) float64 {
	switch {
	case m.Kind == Pass:
		return 0.01 // rather than a use that brings nothing
	case m.Kind != Use || j.tooSoon(m):
		return -1
	default:
	}
	key := j.find(m.Who, m.Card)
	a := j.abilityOf(m.Who, m.Card, int(m.At))
	price := j.price(m.Who, key, m.Card, int(m.At))
	if a.pay.energy.most != 0 {
		price += int(m.N)
	}
	at, _ := j.openWindow()
	gain := 0.0
	for i := range a.ops {
		gain += j.opGain(&a.ops[i], m)
	}
	gain -= 0.12 * float64(price)
	switch {
	case at <= atDicePoolStart && j.spare && price > 0:
		return -1
	case a.pay.lose.most != 0 && m.N >= j.People[m.Who].Health:
		return -1 // nobody dies of its own card
	case a.pay.health.most != 0, a.pay.lose.most != 0:
		gain -= 0.8 * float64(m.N)
	case a.pay.discard:
		gain -= 0.5
	case a.pay.self || a.pay.unequip != noSet:
		gain -= 0.4
	case a.pay.dice.on:
		gain -= 0.4
	}
	return gain
}

// tooSoon: what turns, pays with or gives up dice waits until they are rolled. Before, there are
// no misses to be seen, and a Mage would turn its attack dice green for nothing.
func (j *Judge) tooSoon(m Move) bool {
	if at, _ := j.openWindow(); at > atDicePoolStart {
		return false
	}
	a := j.abilityOf(m.Who, m.Card, int(m.At))
	if a.pay.dice.on {
		return true
	}
	for i := range a.ops {
		if v := a.ops[i].verb; v == doTurn || v == doLeave {
			return true
		}
	}
	return false
}

// opGain is what an effect would bring now, in hits.
func (j *Judge) opGain(o *op, m Move) float64 {
	n := float64(o.n)
	land := float64(min(8, max(0, 9-j.threat1()))) / 8
	times := 1.0
	if o.per == perPaid {
		times = float64(m.N)
	}
	switch o.verb {
	case doAdd:
		dice := float64(o.dice[Red]) + float64(o.dice[Blue]) + 0.8*float64(o.dice[Green])
		return times * land * (dice + n*float64(yes(o.anyColor())))
	case doReroll:
		return 0.6 * land * n
	case doAttrition:
		return 0.9 * n * times
	case doHits, doArmor:
		return n * times
	case doThreat:
		return -0.5 * n
	case doTurn:
		return float64(min(int(o.pick.count), j.misses(&o.pick))) * (1 - land)
	case doRollAgain:
		return float64(min(int(o.pick.count), j.misses(&o.pick))) * land
	case doRegain, doPrevent:
		return j.healing(o, m)
	case doRevive:
		return 2
	case doMostDice:
		return -land * float64(max(0, j.poolOf(Red)-int(o.dice[Red])))
	case doPreset, doGain, doTokens, doMendPet, doRedirect, doMoveHits, doCleanse, doDefeat:
		return 0.5
	case doLeave:
		return -1
	default:
		return 0.02
	}
}

// threat1 is the face that lands for the active character; 6 before there is one.
func (j *Judge) threat1() int {
	if j.Combat.Active < 0 {
		return 6
	}
	return j.threat()
}

// misses counts the dice that an effect may change and that do not land.
func (j *Judge) misses(k *pick) (n int) {
	for c := Red; c <= Green; c++ {
		for i := range j.Combat.Count[c] {
			d := &j.Combat.Dice[c][i]
			n += yes(k.fits(c, d.Face) && !j.lands(j.Combat.Active, c, int(d.Face), j.threat()))
		}
	}
	return n
}

// healing is worth most where somebody is about to fall.
func (j *Judge) healing(o *op, m Move) float64 {
	_, about := j.openWindow()
	who := j.receiver(m.Who, about, o)
	if m.To >= 0 {
		who = m.To
	}
	c := &j.People[who]
	switch {
	case c.Health == 0:
		return 4
	case o.verb == doPrevent:
		return 0.7
	}
	lack := min(int(o.health), j.healthCapacity(who)-int(c.Health))
	need := 0.15
	if 2*int(c.Health) <= j.healthCapacity(who) {
		need = 0.5
	}
	return need*float64(max(0, lack)) +
		0.1*float64(max(0, min(int(o.energy), j.energyCapacity(who)-int(c.Energy))))
}

// picking marks dice: to spot any, to change or give up those that do not land.
func (j *Judge) picking(m Move) float64 {
	if m.Kind == Pass {
		return 0.1
	}
	if purpose, _ := j.picks(); purpose == pickToSpot || !j.Combat.Rolled {
		return 0.5
	}
	lands := j.lands(j.Combat.Active, Color(m.N), int(m.M), j.threat())
	if lands {
		return -0.5
	}
	return 1 - 0.05*float64(m.M)
}
