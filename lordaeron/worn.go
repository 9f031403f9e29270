package lordaeron

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
}

// scope is the effects of some cards, the moments at which they work, and the moments at which they
// work for friends too: a bit each.
type scope struct {
	verbs           uint64
	moments, shared uint32
}

// can is what the working cards of a character can do.
func (p *Position) can(who int8) scope {
	if p.fresh(who) {
		return p.worn[who].can
	}
	return p.sumUp(who)
}

// fresh tells whether what is kept is about what the character wears now.
func (p *Position) fresh(who int8) bool {
	w, c := &p.worn[who], &p.People[who]
	return w.areas == c.Areas && w.addOns == c.AddOns && w.talents == c.Talents &&
		w.class == c.Class+1 && w.person == c.Person && w.faction == c.Faction &&
		w.auction == c.Auction
}

// sumUp looks through the cards.
func (p *Position) sumUp(who int8) (can scope) {
	for _, card := range p.working(who) {
		t := &p.box.Cards[card]
		can.verbs |= t.verbs
		can.moments |= t.moments
		if t.shared {
			can.shared |= t.moments
		}
	}
	return can
}

// renew keeps what a character's cards can do.
func (p *Position) renew(who int8) {
	c := &p.People[who]
	p.worn[who] = worn{
		c.Areas, c.AddOns, c.Talents, c.Class + 1, c.Person, c.Faction, c.Auction, p.sumUp(who),
	}
}

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
