package lordaeron

// effect does one effect of a use.
func (x act) effect(f using, o *op) {
	if o.pick.on && (o.verb == doTurn || o.verb == doRollAgain || o.verb == doRemove) {
		if x.usefulOp(f.Who, f.Who, o) {
			x.push(pickFrame(f.Who, pickToChange))
		}
		return
	}
	about := f.Who
	for i := int(x.Depth) - 1; i >= 0; i-- {
		if w := (window{&x.Stack[i]}); w.Task == taskWindow {
			about = w.about()
			break
		}
	}
	if o.anyColor() {
		n := int(o.n) * x.times(f, o)
		x.push(colorsFrame(f.Who, n))
		return
	}
	if !x.modify(f.card(), o, x.times(f, o)) {
		x.change(f, o, about)
	}
}

// modify adds what is a term of the running Attack Phase; false if the effect is none.
func (x act) modify(card Card, o *op, times int) bool {
	k := &x.Combat
	switch o.verb {
	case doAdd:
		x.addDice(card, o, times)
	case doReroll:
		k.term(card, OfReroll, int(o.n)*times)
	case doAttrition:
		k.term(card, OfAttrition, int(o.n)*times)
	case doThreat:
		k.term(card, OfThreat, int(o.n)*times)
	case doMostDice: // poolOf looks at what was used
	default:
		return false
	}
	return true
}

// addDice puts dice into the pool, or rolls them at once after the roll. WB-TIMING-11, WB-FAQ-03
func (x act) addDice(card Card, o *op, times int) {
	k := &x.Combat
	for c := Red; c <= Green; c++ {
		n := int(o.dice[c]) * times
		if !k.Rolled && n < 0 {
			x.removeUnrolled(card, c, -n)
			continue
		}
		if !k.Rolled {
			k.term(card, What(c), n)
			continue
		}
		for range n {
			x.addDie(c, 0)
		}
	}
	if k.Rolled {
		x.tellDice(DiceChanged)
	}
}

// change does an effect on tokens, counters and cards.
func (x act) change(f using, o *op, about int8) {
	k := &x.Combat
	who := f.Who
	times := x.times(f, o)
	boxes := k.boxesOf(x.People[who].Faction)
	switch o.verb {
	case doHits:
		box := o.box
		if box == eitherBox {
			box = boxID(f.choice())
		}
		x.putHits(who, box, int(o.n)*times)
	case doArmor:
		x.putArmor(who, int(o.n)*times)
	case doMoveHits:
		n := min(boxes.in(o.from), int(o.n))
		if f.paid() > 0 {
			n = min(n, f.paid())
		}
		boxes.put(o.from, -n)
		boxes.put(o.box, n)
	case doRedirect:
		count := uint8(o.pick.count)
		if f.paid() > 0 {
			count = min(count, uint8(f.paid()))
		}
		for c := Red; c <= Green; c++ {
			if o.pick.colors.has(c) {
				k.Redirect[c] = Redirection{o.box, count}
			}
		}
	case doEmptyBoxes:
		k.EmptyHits[x.People[who].Faction] = true
	case doPreset:
		x.preset(o)
	case doRerollOnly:
		k.RerollOnly = o.into
	case doTokens:
		x.giveTokens(who, int(o.n)*times)
	case doBank: // what a card saves up is kept on the card
		if i := counterOf(x.find(who, f.card())); i >= 0 {
			x.addTokens(who, i, int(o.n)*times)
		}
	case doUnequip:
		x.unequipBy(who, f.card(), o)
	case doEquip:
		x.equipNow(who, o, f.choice())
	case doMendPet:
		x.People[who].Pet = uint8(x.petHealth(who))
	case doDefeat:
		x.fellOne(0)
	case doLeave:
		x.leave(who)
	case doPrevent:
		x.prevent(int(o.n) * times)
	case doRevive:
		x.revive(f, o)
	default:
		x.counters(who, about, f.target(), f.card(), o, times)
	}
}

// counters does an effect on Health, Energy, Stun and Curse of everyone it is for.
func (x act) counters(who, about, chosen int8, card Card, o *op, times int) {
	side := x.People[who].Faction
	extra := 0
	if o.verb == doRegain && o.health > 0 && card > 0 {
		extra = x.extraHealing(who, card)
	}
	for i := range int8(x.Characters) {
		var reached bool
		switch o.to {
		case toHurt:
			reached = i == about
		case toActive:
			reached = i == x.Combat.Active
		case toFriends:
			reached = x.fighting(i, side)
		case toAll:
			reached = has(x.Combat.In, i)
		case toFriend, toOther, toAny:
			reached = i == chosen
		case toHere:
			reached = x.People[i].Faction == side && x.People[i].Region == x.People[who].Region
		default:
			reached = i == who
		}
		if reached && o.verb == doGain {
			x.gain(who, card, i, int(o.health)*times, int(o.energy)*times)
		} else if reached {
			x.changeCounters(i, o, times)
			if extra > 0 {
				x.regain(i, extra, 0)
			}
		}
	}
}

func (x act) changeCounters(who int8, o *op, times int) {
	c := &x.People[who]
	health, energy := int(o.health)*times, int(o.energy)*times
	switch o.verb {
	case doRegain:
		x.regain(who, health, energy)
	case doLose:
		if energy > 0 {
			lost := min(energy, int(c.Energy))
			c.Energy -= uint8(lost)
			x.tell(EnergyLost, who, lost)
		}
		if health > 0 {
			x.push(loseFrame(who, health))
		}
	case doStun:
		c.Stun = uint8(min(200, int(c.Stun)+int(o.n)*times))
		x.tell(Stunned, who, int(o.n)*times)
	case doCurse:
		c.Curse = uint8(min(200, int(c.Curse)+int(o.n)*times))
		x.tell(Cursed, who, int(o.n)*times)
	case doCleanse:
		c.Stun, c.Curse = 0, 0
	default:
	}
}

// regain never goes above capacity, and takes nothing away. WB-LEVEL-05
func (x act) regain(who int8, health, energy int) {
	c := &x.People[who]
	healthUp := max(0, min(health, x.healthCapacity(who)-int(c.Health)))
	energyUp := max(0, min(energy, x.energyCapacity(who)-int(c.Energy)))
	c.Health += uint8(healthUp)
	c.Energy += uint8(energyUp)
	if healthUp+energyUp > 0 {
		x.Combat.Changed = true
		x.tell(Regained, who, healthUp, energyUp)
	}
}

// putHits puts hits into a box, or takes them out.
func (x act) putHits(who int8, box boxID, n int) {
	k := &x.Combat
	if box == attritionBox {
		n = min(n, x.attritionRoom())
		k.PlacedAttrition += uint8(max(0, n))
	}
	k.boxesOf(x.People[who].Faction).put(box, n)
	if box == damageBox && n > 0 {
		k.PlacedDamage += uint8(n)
	}
	if n != 0 {
		x.tell(HitsPlaced, who, int(box), n)
	}
}

// putArmor places armor tokens from cards; against Drakes none are. WB-CREATURE-DRAKE-01
func (x act) putArmor(who int8, n int) {
	if x.armorOnEights(who) {
		return
	}
	boxes := x.Combat.boxesOf(x.People[who].Faction)
	boxes.Armor = uint8(min(255, int(boxes.Armor)+n))
	x.Combat.PlacedArmor += uint8(n)
	x.tell(ArmorPlaced, who, n)
}

// preset sets dice of the pool instead of rolling them.
func (x act) preset(o *op) {
	for c := Red; c <= Green; c++ {
		for i := range x.Combat.Preset[c] {
			if i < len(o.faces[c]) {
				x.Combat.Preset[c][i] = o.faces[c][i]
			}
		}
	}
}

// putTokens puts hit tokens on a Finishing Move. WB-FAQ-37
func (x act) putTokens(who int8, area, n int) {
	n *= 1 + yes(x.standing(who, doDoubleTokens, func(*op) int { return 1 }) > 0)
	x.addTokens(who, area, n)
	x.Combat.PutTokens |= only(who)
}

func (x act) addTokens(who int8, on, n int) {
	x.Combat.Counter[who][on] = uint8(min(200, int(x.Combat.Counter[who][on])+n))
}
