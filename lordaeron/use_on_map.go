package lordaeron

// Cards that are used on the map: just before an action, as an action, or in place of one.

// mapUseWhy checks a use in a faction's turn. N is what is paid, or the region of an Intercept; M
// are the characters that a Portal takes, as bits. WB-TIMING-09
func (p *Position) mapUseWhy(m Move) why {
	key := p.find(m.Who, m.Card)
	if m.Card == NoCard || key < 0 {
		return whyNotWorking
	}
	does := p.box.Cards[m.Card].does
	if m.At < 0 || int(m.At) >= len(does) {
		return whyMalformed
	}
	a := &does[m.At]
	if a.auto || a.when != atBeforeAction && a.when != atAction && a.when != atTravel &&
		a.when != atChallenge || len(a.ops) == 0 {
		return a.otherMomentWhy()
	}
	if w := p.actWhy(m.Who); w != fine {
		return w
	}
	if p.People[m.Who].Called&p.callBit(m.Card) != 0 {
		return whyCalled
	}
	if a.when != atBeforeAction && p.blueIn(p.People[m.Who].Region) && !p.passes(m.Who, "duty") {
		return whyDuty
	}
	price := p.price(m.Who, key, m.Card, int(m.At)) + int(a.pay.energy.least)
	if price > int(p.People[m.Who].Energy) {
		return whyEnergy
	}
	return p.mapFormWhy(m, &a.ops[0])
}

// mapFormWhy checks the amount, the target and the choice by what the card does.
func (p *Position) mapFormWhy(m Move, o *op) why {
	c := &p.People[m.Who]
	switch {
	case o.verb == doRegain && o.to == toHere:
		return whyChoice.unless(m.N == 0 && m.M == 0 && m.To == -1 && p.anyHurt(m.Who))
	case o.verb == doRegain:
		return whyChoice.unless(m.N == 0 && m.M == 0 && m.To == -1 && p.lacksOne(m.Who, o))
	case o.verb == doMove && o.text == "start":
		here := p.charactersAt(c.Faction, c.Region)
		return whyChoice.unless(m.N == 0 && m.To == -1 && m.M != 0 && m.M&^here == 0 &&
			c.Region != p.box.Start[c.Faction])
	case o.verb == doMove && o.text == "mine":
		return whyChoice.unless(m.N == 0 && m.M == 0 && m.To >= 0 && m.To != m.Who &&
			p.People[max(0, m.To)].Faction == c.Faction &&
			p.People[max(0, m.To)].Region != c.Region)
	case o.verb == doMove:
		if m.N > c.Energy {
			return whyEnergy
		}
		if int(m.N)+p.windsCost(c.Region) > int(c.Energy) { // it is a Travel
			return whyWinds
		}
		return whyChoice.unless(m.M == 0 && m.To == -1 && m.N > 0 && p.maySteps(m.Who))
	case o.verb == doIntercept:
		to := Region(m.N)
		if w := p.stepWhy(m.Who, to, false); w != fine {
			return w
		}
		return whyChoice.unless(m.M == 0 && m.To == -1 && p.strikeTarget(c.Faction, to))
	default:
		return whyMoment // one more step of a Travel is simply taken
	}
}

// callBit marks a card that was used just before an action; those of no class share one bit.
func (p *Position) callBit(card Card) uint16 {
	switch local := p.box.Cards[card].local; {
	case local < 0 || local >= powersOfClass:
		return 1 << printedPowers
	case local < printedPowers:
		return 1 << local
	default:
		return 1 << (local + 1)
	}
}

// anyHurt: a friend in the region lacks Health.
func (p *Position) anyHurt(who int8) bool {
	c := &p.People[who]
	for i := range int8(p.Characters) {
		if f := &p.People[i]; f.Faction == c.Faction && f.Region == c.Region &&
			int(f.Health) < p.healthCapacity(i) {
			return true
		}
	}
	return false
}

// maySteps: a Travel action is possible at all.
func (p *Position) maySteps(who int8) bool {
	return p.People[who].Travels == 0 ||
		p.standing(who, doOneTravel, func(*op) int { return 1 }) == 0
}

// strikeTarget: something that an Intercept may challenge is in a region: all that could be
// challenged by who stands there. WB-FAQ-27, WB-CHALLENGE-29
func (p *Position) strikeTarget(side Faction, at Region) bool {
	if p.charactersAt(side.Enemy(), at) != 0 || p.overlordAt(at) {
		return true
	}
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Region == at && (g.Quest == Independent || p.questOpen(g.Quest, side)) {
			return true
		}
	}
	for i := range p.Open {
		if p.bossAt(side, at, i) {
			return true
		}
	}
	return false
}

// useOnMap carries it out.
func (x act) useOnMap(m Move) {
	key := x.find(m.Who, m.Card)
	a := &x.box.Cards[m.Card].does[m.At]
	o := &a.ops[0]
	c := &x.People[m.Who]
	x.tell(CardUsed, m.Who, int(m.Card), int(m.At), int(m.N))
	price := x.price(m.Who, key, m.Card, int(m.At))
	if a.when == atBeforeAction {
		c.Called |= x.callBit(m.Card)
	}
	switch {
	case o.verb == doRegain:
		if a.when == atAction {
			x.beginAction(m.Who)
		}
		x.counters(m.Who, m.Who, -1, m.Card, o, 1)
	case o.verb == doMove && o.text == "start":
		for i := range each(m.M) {
			x.People[i].Region = x.box.Start[c.Faction]
			x.tell(Traveled, i, int(x.People[i].Region), 1)
		}
	case o.verb == doMove && o.text == "mine":
		x.People[m.To].Region = c.Region
		x.tell(Traveled, m.To, int(c.Region), 1)
	case o.verb == doMove:
		price += int(m.N) + x.windsCost(c.Region)
		x.beginAction(m.Who)
		c.Travels++
		x.push(teleportFrame(m.Who, int8(m.N)))
	case o.verb == doIntercept:
		c.Region = Region(m.N)
		x.tell(Traveled, m.Who, int(m.N), 0)
		x.push(Frame{Task: taskStrike, Who: m.Who})
	}
	for i := range a.ops {
		if a.ops[i].verb == doUnequip && a.ops[i].self {
			x.unequipKey(m.Who, key)
		}
	}
	x.spend(m.Who, price)
}

// onMap are the moments of such cards.
const onMap = 1<<(atChallenge+1) - 1<<atBeforeAction

// mapUses lists the uses of a character's turn.
func (l *lister) mapUses() {
	who := l.who
	for _, card := range l.working(who) {
		if l.box.Cards[card].moments&onMap == 0 {
			continue
		}
		does := l.box.Cards[card].does
		for i := range does {
			if does[i].auto || does[i].when < atBeforeAction || does[i].when > atChallenge {
				continue
			}
			l.mapUseForms(Move{Who: who, Card: card, At: int8(i), To: -1}, &does[i])
		}
	}
}

func (l *lister) mapUseForms(m Move, a *ability) {
	c := &l.People[m.Who]
	if len(a.ops) == 0 {
		return
	}
	switch o := &a.ops[0]; {
	case o.verb == doMove && o.text == "start":
		here := l.charactersAt(c.Faction, c.Region)
		for m.M = here; m.M != 0; m.M = (m.M - 1) & here {
			l.offer(m)
		}
	case o.verb == doMove && o.text == "mine":
		for m.To = range int8(l.Characters) {
			l.offer(m)
		}
	case o.verb == doMove:
		for n := range c.Energy {
			m.N = n + 1
			l.offer(m)
		}
	case o.verb == doIntercept:
		near := l.box.Adjacent[c.Region]
		for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
			m.N = uint8(r)
			l.offer(m)
		}
	default:
		l.offer(m)
	}
}
