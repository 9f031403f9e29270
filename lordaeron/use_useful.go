package lordaeron

import "math/bits"

// useful tells whether an ability would change anything: a window offers nothing else.
func (p *Position) useful(who, about int8, a *ability) bool {
	return a.any(func(o *op) bool { return p.usefulOp(who, about, o) })
}

func (p *Position) usefulOp(who, about int8, o *op) bool {
	k := &p.Combat
	c := &p.People[who]
	if o.per == perArmor || o.per == perDamage {
		if f := (Frame{Who: who}); (act{Position: p}).times(using{&f}, o) == 0 {
			return false // nothing was placed that it could count
		}
	}
	if o.per == perHalfAttack && !p.anyHalfAttack() {
		return false
	}
	switch o.verb {
	case doTurn:
		return p.anyPick(o)
	case doRollAgain, doRemove:
		return k.Rolled && p.anyPick(o)
	case doRegain:
		return p.lacks(p.receiver(who, about, o), o)
	case doUnequip, doKeep:
		return false // never the reason to use a card
	case doHits:
		return !p.hitsCounted() && (o.box != attritionBox || p.attritionRoom() > 0)
	case doArmor:
		return !p.hitsCounted() && !p.armorOnEights(who)
	case doMoveHits:
		return k.boxesOf(c.Faction).in(o.from) > 0
	case doMendPet:
		return c.Pet > 0 && int(c.Pet) < p.petHealth(who)
	case doTokens:
		return p.finishingMove(who, 0) >= 0
	case doEquip:
		return p.equippable(who, o, 0) != NoCard
	case doDefeat:
		return k.Foe == IndependentFoes
	case doLeave:
		return k.Foe != EnemyFoes && !k.Final
	case doCleanse:
		return c.Stun > 0 || c.Curse > 0
	case doRedirect:
		return p.hitsOf(o.pick.colors) > 0
	case doReroll:
		return !k.Rolled || p.rerollAllowed()
	case doLose:
		return false
	default:
		return true
	}
}

// hitsCounted: the Resolution of PvP has counted the hits; what is placed now does nothing.
// WB-PVP-21
func (p *Position) hitsCounted() bool {
	if p.Combat.Foe != EnemyFoes {
		return false
	}
	f := p.under(taskCombat)
	return f != nil && f.Step > combatResolve
}

// anyHalfAttack: half the Attack of some opponent is something.
func (p *Position) anyHalfAttack() bool {
	for set := p.standingColors(); set != 0; set &= set - 1 {
		if p.foeFigure(Color(bits.TrailingZeros16(set))).attack > 1 {
			return true
		}
	}
	return false
}

// receiver is whom an effect reaches first; several are reached by its run.
func (p *Position) receiver(who, about int8, o *op) int8 {
	switch o.to {
	case toHurt:
		return about
	case toActive:
		return p.Combat.Active
	default:
		return who
	}
}

// lacks tells whether a character has room for what it would regain; for effects on many, whether
// any of them has.
func (p *Position) lacks(who int8, o *op) bool {
	if o.to == toFriends || o.to == toFriend || o.to == toOther {
		side := p.People[who].Faction
		for i := range int8(p.Characters) {
			if p.fighting(i, side) && (o.to != toOther || i != who) && p.lacksOne(i, o) {
				return true
			}
		}
		return false
	}
	return p.lacksOne(who, o)
}

func (p *Position) lacksOne(who int8, o *op) bool {
	c := &p.People[who]
	return o.health != 0 && int(c.Health) < p.healthCapacity(who) ||
		o.energy != 0 && int(c.Energy) < p.energyCapacity(who)
}

// anyPick tells whether an effect finds a die it could change.
func (p *Position) anyPick(o *op) bool {
	k := &p.Combat
	for c := Red; c <= Green; c++ {
		if !k.Rolled {
			if o.pick.colors.has(c) && p.poolOf(c) > 0 &&
				(o.verb != doTurn || p.gathers(p.intoColor(o, 1))) {
				return true
			}
			continue
		}
		for i := range k.Count[c] {
			if p.pickFits(o, c, &k.Dice[c][i]) {
				return true
			}
		}
	}
	return false
}

// pickFits tells whether a die may be picked for an effect, and would change by it.
func (p *Position) pickFits(o *op, c Color, d *Die) bool {
	if !o.pick.fits(c, d.Face) {
		return false
	}
	switch o.verb {
	case doTurn:
		if o.into != 0 && !o.into.has(c) {
			return p.spareInto(o) != noColor
		}
		if o.face != 0 {
			return d.Face != o.face || o.into&(o.into-1) != 0 && p.spareInto(o) != noColor
		}
		return d.Face < 8
	case doRemove:
		return !d.Spotted
	case doRollAgain:
		return o.unlimited || !d.Rerolled
	default:
		return true
	}
}

const noColor Color = 3

// spareInto is the first colour that a die could be turned into.
func (p *Position) spareInto(o *op) Color {
	for c := Red; c <= Green; c++ {
		if o.into>>c&1 != 0 && p.Combat.spare(c) {
			return c
		}
	}
	return noColor
}

// hitsOf counts the hits the dice of some colours show now.
func (p *Position) hitsOf(colors colorSet) int {
	return p.Combat.countDice(func(c Color, d *Die) bool {
		return colors.has(c) && int(d.Face) >= p.threat()
	})
}

// finishingMove is the first area from one on that holds a Finishing Move, or -1.
func (p *Position) finishingMove(who int8, from int) int {
	if p.box.finishing == noSet {
		return -1
	}
	return p.areaWith(who, p.box.finishing, from)
}

// rerollAllowed: the Reroll value may be used against these opponents. WB-CREATURE-GHOUL-01
func (p *Position) rerollAllowed() bool {
	return !p.foeHas(doNoReroll) && !p.Combat.RerollSpent
}
