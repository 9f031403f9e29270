package lordaeron

import "math/bits"

// useMoveWhy checks a use with its amount, its choice and its target.
func (p *Position) useMoveWhy(m Move) why {
	f := p.top()
	if m.Who != f.Who {
		if has(p.Combat.Fallen, m.Who) {
			return whyFallen
		}
		return whySeat
	}
	key := p.find(m.Who, m.Card)
	if m.Card == NoCard || key < 0 {
		return whyNotWorking
	}
	does := p.box.Cards[m.Card].does
	if m.At < 0 || int(m.At) >= len(does) {
		return whyMalformed
	}
	w := p.useWhy(m.Who, window{f}.about(), window{f}.at(), key, m.Card, int(m.At))
	if w != fine {
		if key = p.findUsable(m.Who, m.Card, int(m.At)); key < 0 {
			return w
		}
	}
	if least, most := p.amounts(m.Who, key, m.Card, int(m.At)); int(m.N) < least ||
		int(m.N) > most || int(m.N)%int(does[m.At].lot) != 0 {
		return whyAmount
	}
	a := p.abilityOf(m.Who, m.Card, int(m.At))
	if p.choices(m.Who, a)>>m.M&1 == 0 || m.M > 15 {
		return a.choiceWhy()
	}
	return whyChoice.unless(p.targets(m.Who, a)>>(m.To+1)&1 != 0)
}

// choiceWhy: a choice that is not there; of a colour, that there is no spare die of it. WB-FAQ-04
func (a *ability) choiceWhy() why {
	if a.any(func(o *op) bool { return o.verb == doTurn && o.into&(o.into-1) != 0 }) {
		return whySpare
	}
	return whyChoice
}

// amounts is the range of what may be paid with a use; nothing to choose is zero.
func (p *Position) amounts(who int8, key int, card Card, i int) (least, most int) {
	c := &p.People[who]
	pay := &p.box.Cards[card].does[i].pay
	have := 0
	var a amount
	switch {
	case pay.energy.most != 0:
		a, have = pay.energy, int(c.Energy)-p.price(who, key, card, i)
	case pay.health.most != 0:
		a, have = pay.health, int(c.Health)-1
	case pay.lose.most != 0:
		a, have = pay.lose, int(c.Health)
	case pay.tokens.most != 0:
		a, have = pay.tokens, p.counter(who, key)
	case pay.banked.most != 0:
		a, have = pay.banked, p.counter(who, key)
	default:
		return 0, p.shareOut(who, &p.box.Cards[card].does[i])
	}
	most = min(int(a.most), have)
	return int(a.least), most - most%int(p.box.Cards[card].does[i].lot)
}

// shareOut: of the hits that an effect may redirect its owner may take fewer, none named are all;
// of the tokens of a Resurrection so many are Energy. WB-FAQ-22
func (p *Position) shareOut(who int8, a *ability) int {
	for i := range a.ops {
		switch o := &a.ops[i]; {
		case o.verb == doRedirect:
			return max(0, min(int(o.pick.count), p.hitsOf(o.pick.colors))-1)
		case o.verb == doRevive && o.per == perLevel:
			return int(p.People[who].Level)
		}
	}
	return 0
}

// choices is the set of what may be chosen with a use, a bit each; bit 0 is nothing to choose. It
// is an area plus one, a box, or a colour plus one, as the ability needs it.
func (p *Position) choices(who int8, a *ability) (set uint16) {
	if a.pay.unequip != noSet {
		for at := p.areaWith(who, a.pay.unequip, 0); at >= 0; {
			set |= 1 << (at + 1)
			at = p.areaWith(who, a.pay.unequip, at+1)
		}
		return set
	}
	for i := range a.ops {
		o := &a.ops[i]
		switch {
		case o.verb == doHits && o.box == eitherBox:
			return 1<<damageBox | 1<<defenseBox
		case o.verb == doEquip:
			return p.equipChoices(who, o)
		case o.verb == doTurn && o.into&(o.into-1) != 0:
			return p.turnColors(o)
		case o.per == perHalfAttack:
			return p.standingColors()
		}
	}
	return 1
}

// turnColors are the colours that some die could be turned into.
func (p *Position) turnColors(o *op) (set uint16) {
	k := &p.Combat
	for to := Red; to <= Green; to++ {
		for from := Red; from <= Green; from++ {
			for i := range k.Count[from] {
				if o.pick.fits(from, k.Dice[from][i].Face) && (from == to || k.spare(to)) {
					set |= 1 << (to + 1)
				}
			}
		}
	}
	return set
}

// standingColors are the colours of the figures that are fought, where half their Attack is
// something: Green for a boss.
func (p *Position) standingColors() (set uint16) {
	for i := range p.GroupCount {
		if g := &p.Groups[i]; p.fights(g) {
			for c := range g.Count {
				if g.Count[c] > 0 && p.foeFigure(Color(c)).attack > 1 {
					set |= 1 << c
				}
			}
		}
	}
	if set == 0 {
		return 1 << Green
	}
	return set
}

// targets is the set of characters that a use may be for, plus one; bit 0 is nobody in particular.
func (p *Position) targets(who int8, a *ability) (set uint16) {
	side := p.People[who].Faction
	for i := range a.ops {
		o := &a.ops[i]
		if o.to != toFriend && o.to != toOther && o.to != toAny {
			continue
		}
		for c := range int8(p.Characters) {
			near := p.fighting(c, side) || o.to == toAny && p.People[c].Faction == side
			if near && (o.to == toFriend || c != who) &&
				(o.verb != doRegain || p.lacksOne(c, o)) {
				set |= 1 << (c + 1)
			}
		}
		return max(set, 1)
	}
	return 1
}

// uses lists every way to use a card in the open window.
func (l *lister) uses() {
	f, who := window{l.top()}, l.who
	for key, card := range l.workingAt(who, f.at()) {
		if l.box.Cards[card].byHand>>f.at()&1 != 0 {
			l.usesOfCard(f, key, card)
		}
	}
	for i, card := range l.People[who].carried() {
		if t := &l.box.Cards[card]; t.byHand>>f.at()&1 != 0 && t.types&bagType != 0 {
			l.usesOfCard(f, keyBag+i, card)
		}
	}
}

func (l *lister) usesOfCard(f window, key int, card Card) {
	who := f.Who
	for i := range l.box.Cards[card].does {
		if l.useWhy(who, f.about(), f.at(), key, card, i) == fine &&
			(l.find(who, card) == key || l.findUsable(who, card, i) == key) {
			l.useForms(who, key, card, i)
		}
	}
}

func (l *lister) useForms(who int8, key int, card Card, i int) {
	a := l.abilityOf(who, card, i)
	choices, targets := l.choices(who, a), l.targets(who, a)
	least, most := l.amounts(who, key, card, i)
	for n := least; n <= most; n += int(l.box.Cards[card].does[i].lot) {
		for set := choices; set != 0; set &= set - 1 {
			for to := targets; to != 0; to &= to - 1 {
				l.add(Move{
					Kind: Use, Who: who, Card: card, At: int8(i), N: uint8(n),
					M:  uint8(bits.TrailingZeros16(set)),
					To: int8(bits.TrailingZeros16(to)) - 1,
				})
			}
		}
	}
}
