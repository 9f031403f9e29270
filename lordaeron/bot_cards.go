package lordaeron

import "iter"

// cardWorth is about how many hits a round a card is good for in a character's hands.
func (j *Judge) cardWorth(who int8, card Card) (worth float64) {
	t := &j.box.Cards[card]
	for i := range t.does {
		worth += j.abilityWorth(who, card, &t.does[i])
	}
	if t.types&instantType != 0 {
		worth *= 1 - 0.12*float64(t.energy)
	}
	return worth + 0.25*float64(t.health) // a pet takes wounds
}

func (j *Judge) abilityWorth(who int8, card Card, a *ability) float64 {
	sum := 0.0
	for i := range a.ops {
		sum += opWorth(&a.ops[i])
	}
	if a.spot.on {
		sum *= 0.45
	}
	if p := &a.pay; !a.auto &&
		(p.health.most != 0 || p.lose.most != 0 || p.dice.on || p.self || p.discard) {
		sum *= 0.4
	}
	if a.pay.energy.least > 0 {
		sum *= 0.6
	}
	for i := range a.conds {
		if c := &a.conds[i]; c.kind == ifEquipped {
			if j.equipped(who, c.set, card) == c.not {
				return 0.1 * sum
			}
		} else {
			sum *= 0.6
		}
	}
	return sum
}

// opWorth is what an effect is good for, in hits.
func opWorth(o *op) float64 {
	n := float64(o.n)
	switch o.verb {
	case doAdd:
		return 0.55*float64(o.dice[Blue]+o.dice[Red]) + 0.45*float64(o.dice[Green]) +
			0.5*float64(yes(o.anyColor()))
	case doReroll:
		return 0.4 * n
	case doAttrition, doHits:
		return 0.8 * n
	case doThreat:
		return -0.7 * n
	case doArmor, doPrevent:
		return 0.7 * n
	case doTurn:
		return 0.4 * float64(min(3, o.pick.count))
	case doRollAgain:
		return 0.3 * float64(min(3, o.pick.count))
	case doRegain, doGain:
		return 0.4*float64(min(5, o.health)) + 0.3*float64(min(5, o.energy))
	case doCapacity:
		return 0.45*float64(o.health) + 0.25*float64(o.energy)
	case doMostDice, doLose:
		return -0.5
	case doCost, doUses, doEquip, doKeep, doBetter, doTokens, doRevive:
		return 0.4
	case doPetHealth, doMendPet, doPreset, doMoveHits, doRedirect, doSteps, doPass, doImmune:
		return 0.3
	default:
		return 0.05
	}
}

// outfit puts on what is worth more than what lies there, and takes nothing off for nothing.
func (j *Judge) outfit(m Move) float64 {
	switch m.Kind {
	case Equip:
		gain := j.cardWorth(m.Who, m.Card)
		if !j.box.Cards[m.Card].addOn {
			if old := j.cardAt(m.Who, int(m.At)); old != NoCard {
				gain -= j.cardWorth(m.Who, old)
			}
			gain -= 0.05 * float64(yes(j.Changes[m.Who][m.At] > 0))
		}
		return gain - 0.1*float64(j.equipCost(m.Who, m.Card)) - 0.02
	case Unequip:
		return -1
	default:
		return 0
	}
}

// wearGain is how much better off a character would be with one more card, ownGain with one of its
// Bag than without.
func (j *Judge) wearGain(who int8, card Card) float64 { return j.gainBeside(who, card, 0) }
func (j *Judge) ownGain(who int8, card Card) float64  { return j.gainBeside(who, card, 1) }

// gainBeside is what a card brings in the best place for it, beyond the best that lies there or
// that the Bag has for it; so many copies in the Bag are the card itself.
func (j *Judge) gainBeside(who int8, card Card, own int) (best float64) {
	if j.gear != nil {
		return j.gear.gain(j, who, card, own)
	}
	t := &j.box.Cards[card]
	if t.level > j.People[who].Level {
		return 0
	}
	if t.types&bagType != 0 {
		return 0.5 * j.cardWorth(who, card)
	}
	worth := j.cardWorth(who, card)
	for at := range AreaCount {
		if j.areaWhy(who, card, at) != fine {
			continue
		}
		gain := worth
		if !t.addOn {
			rival := 0.0
			if old := j.cardAt(who, at); old != NoCard {
				rival = j.cardWorth(who, old)
			}
			for other := range j.rivals(who, card, at, own) {
				rival = max(rival, j.cardWorth(who, other))
			}
			gain -= rival
		}
		best = max(best, gain)
	}
	return best
}

// rivals are the cards of a Bag that could lie in an area, all but so many copies of a card. Who
// has bought a thing wears it only when the turn ends.
func (j *Judge) rivals(who int8, card Card, at, own int) iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for _, other := range j.People[who].Bag {
			if other == card && own > 0 {
				own--
				continue
			}
			if other != NoCard && !j.box.Cards[other].addOn &&
				j.box.Cards[other].level <= j.People[who].Level &&
				j.areaWhy(who, other, at) == fine && !yield(other) {
				return
			}
		}
	}
}

// keepWorth is what having a card in the Bag is good for: wearing it, or its gold; getWorth the
// same of one more.
func (j *Judge) keepWorth(who int8, card Card) float64 {
	if card == NoCard {
		return 0
	}
	return j.ownGain(who, card) + 0.02*float64(j.box.Cards[card].gold)
}

func (j *Judge) getWorth(who int8, card Card) float64 {
	if card == NoCard {
		return 0
	}
	return j.wearGain(who, card) + 0.02*float64(j.box.Cards[card].gold)
}

// taking gives an Item to whom it helps most.
func (j *Judge) taking(m Move) float64 {
	if m.Kind != Take {
		return 0
	}
	return j.getWorth(m.To, m.Card)
}

// trifle is a gain that nobody pays for.
const trifle = 0.1

// wearWorth turns hits a round into experience: a good card pays off in the turns that are left,
// and in the last battle.
func (j *Judge) wearWorth(gain float64) float64 {
	if gain <= trifle {
		return 0
	}
	left := float64(max(0, int(j.Rules.Turns)-int(j.Turn))) / 30
	return gain * (j.weights.gear + j.weights.use*left)
}

// shopping buys and learns what helps, sells what does not, and regains what it can.
func (j *Judge) shopping(m Move) float64 {
	who := j.asker()
	switch m.Kind {
	case Train, Buy:
		return j.wearGain(who, m.Card) - trifle
	case Sell:
		if j.People[who].inBag(m.Card) == 0 || j.ownGain(who, m.Card) > 0.05 {
			return -1
		}
		return 0.05 + 0.001*float64(j.box.Cards[m.Card].gold)
	case TownRegain:
		return 0.01 * float64(3*int(m.N)+2*int(m.M))
	default:
		return 0
	}
}
