package lordaeron

// Dice may be held back from the roll. The question is put only where it could be worth something:
// where an ability of the opponents looks at a die that would be rolled, or where all dice of a
// colour would be rolled and the character has a card that turns others into it. WB-FAQ-05, -04

func init() {
	addTask(taskHold, task{name: "hold-dice", run: act.runHold}, StripDie, Pass)
}

func (x act) holdDice(who int8) {
	for c := Red; c <= Green; c++ {
		n := x.poolOf(c)
		if n > 0 && (x.mayBite(c) || n == x.Combat.limit(c) && x.turnsInto(who, c)) {
			x.push(Frame{Task: taskHold, Who: who})
			return
		}
	}
}

// mayBite: an ability of the opponents looks at rolled dice of a colour.
func (p *Position) mayBite(c Color) bool {
	return p.biteOf(func(s *spot) bool { return s.colors.has(c) }) != nil
}

// biteOf is the ability of the opponents that looks at the active character's dice once they are
// rolled, if what it looks at is so.
func (p *Position) biteOf(is func(s *spot) bool) *ability {
	does := p.foeAbilities()
	for i := range does {
		a := &does[i]
		if 1<<a.when&afterRolls != 0 && a.spot.on && is(&a.spot) && !p.immune(p.Combat.Active) {
			return a
		}
	}
	return nil
}

// turnsInto: a card that could be used after the roll turns dice into a colour.
func (p *Position) turnsInto(who int8, c Color) bool {
	for key := range keyCount {
		card := p.cardAt(who, key)
		if card == NoCard || key >= keyBag && p.box.Cards[card].level > p.People[who].Level {
			continue
		}
		for i := range p.box.Cards[card].does {
			if a := p.abilityOf(who, card, i); a.turnsInto(c) && !a.auto &&
				p.price(who, key, card, i)+int(a.pay.energy.least) <= int(p.People[who].Energy) {
				return true
			}
		}
	}
	return false
}

func (a *ability) turnsInto(c Color) bool {
	return a.when > atDicePoolStart && a.when <= atRerollEnd && a.any(func(o *op) bool {
		return o.verb == doTurn && o.into.has(c) && o.into != 0 &&
			(o.pick.colors == 0 || o.pick.colors&^(1<<c) != 0)
	})
}

// runHold waits while there are dice to hold back.
func (x act) runHold() bool {
	for c := Red; c <= Green; c++ {
		if x.poolOf(c) > 0 {
			return false
		}
	}
	return x.popped()
}

func (p *Position) holdWhy(m Move) why { return whyHold.unless(p.inPool(m)) }

// holdDie leaves a die of the pool unrolled; it is still there for a change of colour.
func (x act) holdDie(m Move) {
	c := Color(m.N)
	x.setUnrolled(heldCard, c, x.poolOf(c)-1)
}
