package lordaeron

func init() {
	addRule(RestAction, rule{
		word: "rest who=who:who health=n:number energy=m:number food=card:card", whose: ofWho,
	}, inSteps(steps(taskTurn), (*Position).restWhy, act.rest, nil))
}

// restWhy checks a Rest: tokens up to twice the level, three times in a friendly town, within
// capacity. WB-REST-01, -02, -04, -08
func (p *Position) restWhy(m Move) why {
	if w := p.freeWhy(m.Who); w != fine {
		return w
	}
	if m.Card != NoCard {
		return p.foodWhy(m.Who, int(m.N), int(m.M), m.Card)
	}
	return p.regainWhy(m.Who, int(m.N), int(m.M), p.restAllowance(m.Who))
}

// foodWhy: food gives what it says in place of the allowance; it is used from the Bag.
func (p *Position) foodWhy(who int8, health, energy int, food Card) why {
	c := &p.People[who]
	card := &p.box.Cards[food]
	if c.inBag(food) == 0 || len(card.does) == 0 || card.does[0].when != atRest {
		return whyNotOwned
	}
	if card.level > c.Level {
		return whyBagLevel
	}
	return whyAllowance.unless(health == 0 && energy == 0)
}

func (p *Position) regainWhy(who int8, health, energy, allowance int) why {
	c := &p.People[who]
	switch {
	case health+energy > allowance:
		return whyAllowance
	case int(c.Health)+health > max(p.healthCapacity(who), int(c.Health)),
		int(c.Energy)+energy > max(p.energyCapacity(who), int(c.Energy)):
		return whyCapacity
	default:
		return fine
	}
}

func (p *Position) restAllowance(who int8) int {
	c := &p.People[who]
	if p.restsFully(who) {
		return 2 * anyAmount
	}
	return int(c.Level) * (2 + yes(p.box.Town[c.Faction].Has(c.Region)))
}

// restsFully: a Talent makes every Rest a full one.
func (p *Position) restsFully(who int8) bool {
	if p.can(who).moments>>atRest&1 == 0 {
		return false
	}
	for _, card := range p.working(who) {
		if p.box.Cards[card].moments>>atRest&1 == 0 {
			continue
		}
		does := p.box.Cards[card].does
		for i := range does {
			if does[i].when == atRest && does[i].auto {
				return true
			}
		}
	}
	return false
}

// rest regains, and takes off a Curse, all of them in a friendly town. WB-REST-03, -05, -06
func (x act) rest(m Move) {
	who, health, energy, food := m.Who, int(m.N), int(m.M), m.Card
	c := &x.People[who]
	x.beginAction(who)
	if food != NoCard {
		x.useUp(who, food)
		for i := range x.box.Cards[food].does[0].ops {
			o := &x.box.Cards[food].does[0].ops[i]
			health, energy = health+int(o.health), energy+int(o.energy)
		}
	}
	x.regain(who, health, energy)
	curses := min(1, c.Curse)
	if x.box.Town[c.Faction].Has(c.Region) {
		curses = c.Curse
	}
	c.Curse -= curses
	x.tell(Rested, who, health, energy, int(curses))
}

// rests lists every mix that may be regained, and food.
func (l *lister) rests() {
	who := l.who
	l.mixes(who, 0, l.restAllowance(who), l.first())
	for card := range distinct(l.People[who].carried()) {
		if l.box.isNamed(l.box.exempt, card) {
			l.addIf(l.foodWhy(who, 0, 0, card), Move{Who: who, Card: card})
		}
	}
}
