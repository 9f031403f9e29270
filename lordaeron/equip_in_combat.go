package lordaeron

func init() {
	addTask(taskUnequip, task{name: "unequip", run: act.runUnequip}, Unequip)
}

// unequipBy takes off what an effect names: the card itself unless another card keeps it, or one
// of a set.
func (x act) unequipBy(who int8, card Card, o *op) {
	if o.self {
		if !x.kept(who, card) {
			x.unequipKey(who, x.find(who, card))
		}
		return
	}
	if at := x.areaWith(who, max(0, o.set), 0); at >= 0 {
		x.unequipKey(who, at)
	}
}

// kept: a Talent lets the card stay; where it does so once a combat, this was the time.
func (x act) kept(who int8, card Card) bool {
	for o := range x.effects(who, doKeep) {
		once := uint64(yes(o.ability.once == onceCombat)) << x.useKey(o.card, o.key)
		if o.set != noSet && x.box.isNamed(o.set, card) && x.Combat.Spent[who]&once == 0 {
			x.Combat.Spent[who] |= once
			return true
		}
	}
	return false
}

// unequipPet takes off the pet or demon. WB-CARDS-09, -10
func (x act) unequipPet(who int8) {
	for at, card := range x.People[who].Areas {
		if card != NoCard && x.box.Cards[card].health > 0 {
			x.unequipKey(who, at)
		}
	}
}

// equippable is the card of the Spellbook that an effect could equip and that fits, or none: the
// one chosen (its place among the Powers of the class, plus one), else the first.
func (p *Position) equippable(who int8, o *op, choice uint8) Card {
	c := &p.People[who]
	for i, card := range p.box.Classes[c.Class].powers {
		t := &p.box.Cards[card]
		if o.set != noSet && p.box.isNamed(o.set, card) && c.Learned>>t.local&1 != 0 &&
			!p.onSheet(who, card) && p.equipArea(who, card, o) >= 0 &&
			(choice == 0 || int(choice) == i+1) {
			return card
		}
	}
	return NoCard
}

// equipChoices are the cards of which an effect could equip one, as choices; none for a single one.
func (p *Position) equipChoices(who int8, o *op) (set uint16) {
	for i := range p.box.Classes[p.People[who].Class].powers {
		if p.equippable(who, o, uint8(i+1)) != NoCard {
			set |= 1 << (i + 1)
		}
	}
	if set&(set-1) == 0 {
		return 1
	}
	return set
}

// equipArea is where a card would go at once: the area named, else the first free one that fits.
func (p *Position) equipArea(who int8, card Card, o *op) int {
	if p.box.Cards[card].health > 0 && p.People[who].Pet > 0 {
		return -1
	}
	if o.area >= 0 {
		return int(o.area)
	}
	for at := range AreaCount {
		if p.People[who].Areas[at] == NoCard && p.areaWhy(who, card, at) == fine {
			return at
		}
	}
	return -1
}

// equipNow equips a card from the Spellbook during a combat. The replaced card's dice of this phase
// are taken back. WB-FAQ-33
func (x act) equipNow(who int8, o *op, choice uint8) {
	card := x.equippable(who, o, choice)
	if card == NoCard {
		return
	}
	at := x.equipArea(who, card, o)
	c := &x.People[who]
	old := c.Areas[at]
	if old == NoCard {
		old = x.cardAt(who, at)
	}
	if old != NoCard {
		x.withdraw(old)
		x.takeBack(who, old)
	}
	x.unequipKey(who, at)
	x.lay(who, at, card)
	if x.box.Cards[card].health > 0 {
		c.Pet = uint8(x.petHealth(who))
	}
	x.tell(Equipped, who, int(card), at)
}

// runUnequip: the Wildkin make a character unequip Powers of its choice. WB-CREATURE-WILDKIN-01
func (x act) runUnequip() bool {
	f := counting{x.top()}
	choices, last := 0, -1
	for key := range keyTalents {
		if card := x.realCard(f.Who, key); card != NoCard && x.isPower(card) {
			choices++
			last = key
		}
	}
	if f.left() == 0 || choices == 0 || !has(x.Combat.In, f.Who) {
		return x.popped()
	}
	if choices > f.left() {
		return false
	}
	f.lower(1)
	x.unequipKey(f.Who, last)
	return true
}

// forcedOffWhy: before a Wildkin a Power comes off.
func (p *Position) forcedOffWhy(m Move) why {
	if m.Who != p.top().Who || m.At < 0 || int(m.At) >= keyTalents {
		return whyMalformed
	}
	if card := p.realCard(m.Who, int(m.At)); card == NoCard || !p.isPower(card) {
		return whyPrinted
	}
	return fine
}

func (x act) unequipForced(m Move) {
	counting{x.top()}.lower(1)
	x.unequipKey(m.Who, int(m.At))
}
