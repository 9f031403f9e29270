package lordaeron

import "twobanners/content"

// worn is what the working cards of a character can do at all. Nearly every question about them
// ends here: most cards of most characters have nothing to say to it.
//
// It is kept beside the state, for what the character wears at the time it is made, and is used for
// nothing else: whoever changes what is worn renews it, and until then the cards are looked
// through.
type worn struct {
	areas   [AreaCount]Card
	addOns  [MaxAddOns]Card
	talents [4]Card
	// class is that of the character plus one, so that a worn that was never made fits nobody.
	class, person int8
	faction       Faction
	auction       uint8
	can           scope
	// cards are those that work, by place, without the Bag.
	cards [keyBag]Card
	// on are the places of the sheet with a real card, powers the Powers among these: a bit each.
	on, powers uint16
}

// scope is the effects of some cards, the moments at which they work, and the moments at which they
// work for friends too: a bit each.
type scope struct {
	verbs           uint64
	moments, shared uint32
}

// kept is what is known about the cards of a character. Whoever changes them renews it at once;
// only a position that was arranged by hand is seen to when it is asked.
func (p *Position) kept(who int8) *worn {
	if !p.fresh(who) {
		p.renew(who)
	}
	return &p.worn[who]
}

// can is what the working cards of a character can do, working are these cards by place.
func (p *Position) can(who int8) scope            { return p.kept(who).can }
func (p *Position) working(who int8) [keyBag]Card { return p.kept(who).cards }

// fresh tells whether what is kept is about what the character wears now.
func (p *Position) fresh(who int8) bool {
	w, c := &p.worn[who], &p.People[who]
	return w.areas == c.Areas && w.addOns == c.AddOns && w.talents == c.Talents &&
		w.class == c.Class+1 && w.person == c.Person && w.faction == c.Faction &&
		w.auction == c.Auction
}

// sumUp looks through the cards.
func (p *Position) sumUp(who int8) (w worn) {
	c := &p.People[who]
	w = worn{
		areas: c.Areas, addOns: c.AddOns, talents: c.Talents, class: c.Class + 1, person: c.Person,
		faction: c.Faction, auction: c.Auction,
	}
	p.lookUp(c, &w.cards)
	for key, card := range w.cards {
		if card == NoCard {
			continue
		}
		t := &p.box.Cards[card]
		w.can.verbs |= t.verbs
		w.can.moments |= t.moments
		if t.shared {
			w.can.shared |= t.moments
		}
		if key < keyTalents && p.realCard(who, key) != NoCard {
			w.on |= 1 << key
			if t.kind == content.PowerCard && t.class == c.Class {
				w.powers |= 1 << t.local
			}
		}
	}
	return w
}

// renew keeps what a character's cards can do.
func (p *Position) renew(who int8) { p.worn[who] = p.sumUp(who) }

// lay puts a card on a place of the sheet, or with NoCard takes away what lies there.
func (p *Position) lay(who int8, key int, card Card) {
	c := &p.People[who]
	if key < AreaCount {
		c.Areas[key] = card
	} else {
		c.AddOns[key-keyAddOns] = card
	}
	p.renew(who)
}
