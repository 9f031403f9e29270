package lordaeron

// Dice may be held back from the roll. The question is put only where it could be worth something:
// where all dice of a colour would be rolled, and the character has a card that turns others into
// that colour. WB-FAQ-05, WB-FAQ-04

func init() {
	addTask(taskHold, task{name: "hold-dice", run: act.runHold}, StripDie, Pass)
}

func (x act) holdDice(who int8) {
	for c := Red; c <= Green; c++ {
		if n := x.poolOf(c); n > 0 && n == x.Combat.limit(c) && x.turnsInto(who, c) {
			x.push(Frame{Task: taskHold, Who: who})
			return
		}
	}
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

// holdDie leaves a die of the pool unrolled; it is still there for a change of colour.
func (x act) holdDie(m Move) {
	c := Color(m.N)
	x.setUnrolled(heldCard, c, x.poolOf(c)-1)
}
