package lordaeron

import (
	"slices"
)

// What a card area takes.

// placeWhy: an area takes the card, and takes it now.
func (p *Position) placeWhy(who int8, card Card, at int, exchange bool) why {
	if p.Changes[who][at] >= maxChanges {
		return whyChanges
	}
	if w := p.areaWhy(who, card, at); w != fine {
		return w
	}
	if p.box.Cards[card].addOn {
		return p.addOnWhy(who, card, exchange)
	}
	if w := p.uniqueWhy(who, card, at); w != fine {
		return w
	}
	return p.exchangeWhy(who, card, at, exchange)
}

// areaWhy: an area takes what is printed there, or what a card lets it take.
func (p *Position) areaWhy(who int8, card Card, at int) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	if p.box.fits[c.Class][card]>>at&1 != 0 || p.extraArea(who, card, at) {
		return fine
	}
	return p.sheetWhy(c.Class, t, at)
}

// sheetWhy: the area's type, for Items its trait, and Stances only where Stances go. WB-FAQ-17, -38
func (p *Position) sheetWhy(class int8, t *card, at int) why {
	a := &p.box.Classes[class].areas[at]
	stance := p.stanceArea(class)
	switch {
	case a.only >= 0 && t.category != a.only:
		return whyStanceArea
	case stance >= 0 && at != stance && t.category == p.box.Classes[class].areas[stance].only &&
		t.category >= 0:
		return whyStance
	case a.types&t.types == 0 && at == GeneralArea:
		return whyGeneralArea
	case a.types&t.types == 0:
		return whyAreaType
	case t.item && a.traits != 0 && a.traits&t.traits == 0:
		return whyAreaTrait
	}
	return fine
}

// fit works out once which areas take which cards.
func (b *Box) fit() {
	p := Position{box: b}
	b.beyond = make([]uint8, len(b.Cards))
	for at := range b.extra {
		for card := range b.Cards {
			b.beyond[card] |= uint8(yes(b.extra[at].has(Card(card)))) << at
		}
	}
	for class := range b.Classes {
		b.Classes[class].sort(b)
		b.Classes[class].single(b)
		areas := make([]uint8, len(b.Cards))
		for card := range b.Cards {
			for at := range AreaCount {
				if p.sheetWhy(int8(class), &b.Cards[card], at) == fine {
					areas[card] |= 1 << at
				}
			}
		}
		b.fits = append(b.fits, areas)
	}
}

// sort works out once which Powers a level and some gold are enough for.
func (c *class) sort(b *Box) {
	dearest := int16(0)
	for _, card := range c.powers {
		dearest = max(dearest, b.Cards[card].gold)
	}
	c.forGold = make([]uint16, dearest+1)
	for local, card := range c.powers {
		for level := range c.upTo {
			c.upTo[level] |= uint16(yes(level >= int(b.Cards[card].level))) << local
		}
		for gold := range c.forGold {
			c.forGold[gold] |= uint16(yes(gold >= int(b.Cards[card].gold))) << local
		}
	}
}

// single works out once which cards are of a unique category.
func (c *class) single(b *Box) {
	for card := range b.Cards {
		if slices.Contains(c.unique, b.Cards[card].category) {
			c.sole.put(Card(card))
		}
	}
}

func (p *Position) stanceArea(class int8) int {
	return slices.IndexFunc(p.box.Classes[class].areas[:], func(a area) bool { return a.only >= 0 })
}

// extraArea: a card lets an area take more: Dual Wield Specialization, the Hood of Shadow.
func (p *Position) extraArea(who int8, card Card, at int) bool {
	t := &p.box.Cards[card]
	return p.box.extra[at].has(card) && p.standing(who, doArea, func(o *op) int {
		return yes(int(o.area) == at && o.set != noSet && p.box.isNamed(o.set, card) &&
			(o.level == 0 || t.level <= o.level))
	}) > 0
}

// addOnWhy: one add-on of each function in an area, beside what lies there. WB-ITEM-10..13
func (p *Position) addOnWhy(who int8, card Card, exchange bool) why {
	free := false
	for i, other := range p.People[who].AddOns {
		switch {
		case other == NoCard:
			free = true
		case !p.sameFunction(card, other):
		case exchange:
			return p.bagWhy(who, card, p.People[who].AddOns[i])
		default:
			return whyFunction
		}
	}
	if exchange {
		return whyPrinted
	}
	return whyFunction.unless(free)
}

// sameFunction: two add-ons that cannot lie beside each other.
func (p *Position) sameFunction(a, b Card) bool {
	s, t := &p.box.Cards[a], &p.box.Cards[b]
	return s.function == t.function && s.types == t.types
}

// exchanged is the place of the add-on that another takes the place of, -1 for none.
func (p *Position) exchanged(who int8, card Card) int {
	for i, other := range p.People[who].AddOns {
		if other != NoCard && p.sameFunction(card, other) {
			return keyAddOns + i
		}
	}
	return -1
}

// uniqueWhy: one Power of each unique category, besides what would be exchanged. WB-MANAGE-26, -27
func (p *Position) uniqueWhy(who int8, card Card, at int) why {
	c := &p.People[who]
	if !p.box.Classes[c.Class].sole.has(card) {
		return fine
	}
	category := p.box.Cards[card].category
	for i, other := range c.Areas {
		if i != at && other != NoCard && p.box.Cards[other].category == category {
			return whyUnique
		}
	}
	return fine
}

// exchangeWhy: an area holds one card; another takes its place only in an exchange, and then the
// old one must find room. WB-MANAGE-06, WB-INTERACT-28
func (p *Position) exchangeWhy(who int8, card Card, at int, exchange bool) why {
	old := p.People[who].Areas[at]
	switch {
	case exchange && old == NoCard:
		return whyPrinted
	case !exchange && old != NoCard:
		return whyOccupied
	case old == NoCard:
		return fine
	}
	return p.bagWhy(who, card, old)
}

// bagWhy: what comes off finds room in the Bag, at least the place of what is put on.
func (p *Position) bagWhy(who int8, card, old Card) why {
	if p.isPower(old) || p.box.Cards[old].exempt {
		return fine
	}
	t := &p.box.Cards[card]
	leaves := yes(t.item && !t.exempt)
	return whyBagRoom.unless(p.counted(who)+1-leaves <= bagLimit)
}
