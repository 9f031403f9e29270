package lordaeron

// A forecast lets the rules themselves lead a copy of the fight up to each roll and notes there
// what the dice have to know; nothing is rolled.

// phase is an Attack Phase just before its roll.
type phase struct {
	who      int8
	side     Faction
	pool     [3]int
	sure     [3]int // dice that are set to a face that lands
	threat   [3]int // by colour
	reroll   int
	only     colorSet
	placed   Boxes // what works by itself puts down
	needs    int   // attrition places no more than there are dice showing this, 0 for no limit
	eights   bool  // hits that are no eights go to the attrition box
	bites    spot  // the dice that cost Health, or attrition
	health   int   // what each of them costs
	attrites int
	life     int  // Health that is there to be lost
	between  bool // a fight between characters: an outcome is damage, armor, defense, attrition
}

// lineUp is a round of phases.
type lineUp struct {
	phases [MaxCharacters]phase
	count  int
	energy int // that the side spends
	// inexact: something looks at dice in a way that is not followed.
	inexact bool
}

// firstOutcome is chance where the outcome does not matter.
type firstOutcome struct{}

func (firstOutcome) Draw(string, int) int { return 0 }

const (
	lineUpsMost = 4   // rounds; the last of them stands for all later ones
	patience    = 600 // steps of the rules for one round
)

// lineUpRound leads the fight of a position to the end of its round, phase by phase.
func (x act) lineUpRound(side Faction, r Autopilot, to *lineUp) {
	*to = lineUp{}
	before := x.energyOf(side)
	for range patience {
		f := x.top()
		switch {
		case x.Over || !x.inFight():
			return
		case f.Task == taskCombat && f.Step == combatDefense:
			to.energy = before - x.energyOf(side)
			f.Step = combatResolved
			x.Combat.Boxes = [2]Boxes{}
			return
		case f.Task == taskAttack && f.Step == attackRoll && to.count < MaxCharacters:
			x.lineUpPhase(f.Who, to)
		case !x.step():
			x.decide(r)
		}
	}
}

func (p *Position) energyOf(side Faction) (n int) {
	for i := range each(p.fighters(side)) {
		n += int(p.People[i].Energy)
	}
	return n
}

// lineUpPhase notes a phase and ends it without a roll.
func (x act) lineUpPhase(who int8, to *lineUp) {
	k := &x.Combat
	c := &x.People[who]
	ph := &to.phases[to.count]
	to.count++
	*ph = phase{who: who, side: c.Faction, only: k.RerollOnly, life: int(c.Health)}
	boxes := *k.boxesOf(c.Faction)
	for color := Red; color <= Green; color++ {
		ph.pool[color] = x.poolOf(color)
	}
	k.Rolled = true
	x.standBy(atDicePoolEnd, who)
	x.standBy(atRerollStart, who)
	if x.rerollAllowed() {
		ph.reroll = x.reroll()
	}
	x.standBy(atRerollEnd, who)
	x.standBy(atPlaceTokens, who)
	x.noteValues(who, ph, to)
	x.standBy(atPlaceTokensEnd, who)
	now := k.boxesOf(c.Faction)
	ph.placed = Boxes{
		Damage: now.Damage - boxes.Damage, Defense: now.Defense - boxes.Defense,
		Armor: now.Armor - boxes.Armor, Attrition: ph.placed.Attrition + now.Attrition -
			boxes.Attrition,
	}
	*now = boxes
	to.inexact = to.inexact || x.looksAtDice(who)
	x.endAttack()
	x.top().Step = attackEnd
}

// standBy lets a moment pass in which nothing is used.
func (x act) standBy(at moment, who int8) {
	depth := x.Depth
	x.openWindows(at, who)
	for range patience {
		if x.Depth <= depth {
			return
		}
		if !x.step() {
			x.decide(Bare)
		}
	}
}

// noteValues notes Threat, attrition and what the opponents' abilities ask of the dice.
func (x act) noteValues(who int8, ph *phase, to *lineUp) {
	k := &x.Combat
	threat := x.threat()
	ph.threat = [3]int{threat, threat, threat}
	if x.armorOnEights(who) {
		ph.threat[Green] = max(8, threat)
	}
	for c := range k.Preset {
		for i, face := range k.Preset[c] {
			if face != 0 && i < ph.pool[c] {
				ph.sure[c] += yes(int(face) >= ph.threat[c])
				to.inexact = to.inexact || int(face) < ph.threat[c]
			}
		}
	}
	n := x.attrition()
	switch {
	case x.foeHas(doNoAttrition):
		n = 0
	case x.foeHas(doHalveAttrition):
		n = (n + 1) / 2
	}
	if o := x.foeOp(doAttritionNeeds); o != nil {
		ph.needs = int(o.n)
		to.inexact = true
	}
	ph.placed.Attrition = uint8(n)
	ph.eights = x.foeHas(doHitAllowance)
	does := x.foeAbilities()
	for i := range does {
		if a := &does[i]; a.spot.on && !x.immune(who) {
			ph.bitten(a)
		}
	}
	for c := range k.Redirect {
		to.inexact = to.inexact || k.Redirect[c].Box != noBox
	}
}

// bitten notes what the dice that an opponent's ability looks at cost in this round.
func (ph *phase) bitten(a *ability) {
	for i := range a.ops {
		switch o := &a.ops[i]; {
		case o.verb == doLose && o.health > 0:
			ph.bites, ph.health = a.spot, int(o.health)
		case o.verb == doHits && o.box == attritionBox:
			ph.bites, ph.attrites = a.spot, -int(o.n)
		default:
		}
	}
}

// looksAtDice: a card of the character does something by itself that depends on the dice.
func (p *Position) looksAtDice(who int8) bool {
	for _, card := range p.working(who) {
		if p.box.Cards[card].moments&afterRolls == 0 {
			continue
		}
		does := p.box.Cards[card].does
		for i := range does {
			a := &does[i]
			if !a.auto || 1<<a.when&afterRolls == 0 {
				continue
			}
			for j := range a.ops {
				o := &a.ops[j]
				if o.pick.on || o.per == perArmor || o.per == perDamage || o.verb == doAdd {
					return true
				}
			}
		}
	}
	return false
}

// mayStillUse: a fighter has cards for after the roll, which no forecast counts on.
func (p *Position) mayStillUse(side Faction) bool {
	for i := range int8(p.Characters) {
		if !p.fighting(i, side) {
			continue
		}
		for key := range keyCount {
			card := p.cardAt(i, key)
			does := p.box.Cards[card].does
			for j := range does {
				if !does[j].auto && does[j].when >= atDicePoolEnd && does[j].when <= atHealthLost {
					return true
				}
			}
		}
	}
	return false
}
