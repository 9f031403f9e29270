package lordaeron

import (
	"math/bits"
	"slices"

	"twobanners/game"
)

func init() {
	addRule(Equip, rule{
		word: "equip who=who:who card=card:card area=at:place exchange=n:yes", whose: ofWho,
		outOfStep: lateToEquip,
		price: func(p *Position, m Move) []game.NamedTerm {
			return energyOf(p.equipCost(m.Who, m.Card))
		},
	}, inSteps(steps(taskManage, taskFinal), (*Position).equipWhy, act.equip, (*lister).outfits))
	addRule(Unequip, rule{
		word: "unequip who=who:who area=at:place", whose: ofWho,
		outOfStep: lateAlways(whyManageStep),
	},
		inSteps(steps(taskManage, taskFinal), (*Position).unequipWhy, act.unequip, nil),
		inSteps(steps(taskUnequip), (*Position).forcedOffWhy, act.unequipForced,
			eachPlace(keyTalents)))
}

// lateToEquip: cards are put on in Character Management.
func lateToEquip(p *Position, m Move) why {
	if p.box.Cards[m.Card].addOn {
		return whyAddOnStep
	}
	return whyManageStep
}

// maxChanges is how often one area may be changed in one Character Management step. Any number is
// meant, but a step must end, whoever plays; nobody at a table needs as many. WB-MANAGE-31
const maxChanges = 40

// equipWhy checks putting a card on the sheet, or exchanging it for the one that lies there.
// WB-MANAGE-04..15, -26, WB-INTERACT-28
func (p *Position) equipWhy(m Move) why {
	who, card, at := m.Who, m.Card, int(m.At)
	if card == NoCard || at < 0 || at >= AreaCount || m.N > 1 {
		return whyMalformed
	}
	if w := p.wearWhy(who, card); w != fine {
		return w
	}
	if w := p.placeWhy(who, card, at, m.N == 1); w != fine {
		return w
	}
	return whyEquipEnergy.unless(p.affords(who, card, at))
}

// affords: the Energy suffices once the card that lies in the area has come off; what it added to
// the Energy or took from the price is gone by then. WB-MANAGE-06, -32
func (p *Position) affords(who int8, card Card, at int) bool {
	t, old := &p.box.Cards[card], p.People[who].Areas[at]
	energy := int(p.People[who].Energy)
	if t.addOn || p.box.Cards[old].verbs&(1<<doCost|1<<doCapacity) == 0 {
		return p.equipCost(who, card) <= energy
	}
	q := *p
	q.lay(who, at, NoCard)
	return q.equipCost(who, card) <= min(energy, q.energyCapacity(who))
}

// wearWhy: the card is there to be put on, whatever the area.
func (p *Position) wearWhy(who int8, card Card) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	switch {
	case c.Faction != p.Faction && !p.Combat.Final:
		return whyFaction
	case t.power && (t.class != c.Class || c.Learned>>t.local&1 == 0 || p.onSheet(who, card)):
		return whySpellbook
	case !t.power && c.inBag(card) == 0:
		return whyInBag
	case t.level > c.Level:
		return whyCardLevel
	}
	return fine
}

// onSheet tells whether a card lies in an area or beside one.
func (p *Position) onSheet(who int8, card Card) bool {
	for key := range keyTalents {
		if p.cardAt(who, key) == card {
			return true
		}
	}
	return false
}

// equipCost is what equipping an active Power costs. WB-MANAGE-21
func (p *Position) equipCost(who int8, card Card) int {
	if p.box.Cards[card].types&activeType == 0 {
		return 0
	}
	return p.cost(who, card)
}

// equip puts a card on the sheet; what it takes the place of comes off first. Pets come with full
// Health. WB-MANAGE-06, -22..25, -29, -32
func (x act) equip(m Move) {
	who, card, at := m.Who, m.Card, int(m.At)
	c := &x.People[who]
	t := &x.box.Cards[card]
	x.Changes[who][at]++
	if !t.power {
		c.outOfBag(card)
	}
	key := at
	if t.addOn {
		key = x.exchanged(who, card)
	}
	if key >= 0 {
		x.unequipKey(who, key)
	}
	cost := x.equipCost(who, card)
	if t.addOn {
		x.lay(who, keyAddOns+slices.Index(c.AddOns[:], NoCard), card)
	} else {
		x.lay(who, at, card)
		if t.health > 0 {
			c.Pet = uint8(x.petHealth(who))
		}
	}
	x.tell(Equipped, who, int(card), at)
	x.spend(who, cost)
	x.clamp(who)
}

// petHealth is the full Health of the equipped pet or demon.
func (p *Position) petHealth(who int8) int {
	for _, card := range p.People[who].Areas {
		if card != NoCard && p.box.Cards[card].health > 0 {
			return int(p.box.Cards[card].health) +
				p.standing(who, doPetHealth, func(o *op) int { return int(o.n) })
		}
	}
	return 0
}

// unequipWhy checks taking a card off: an area's or, from keyAddOns on, an add-on.
func (p *Position) unequipWhy(m Move) why {
	switch key := int(m.At); {
	case key < 0 || key >= keyTalents:
		return whyMalformed
	case p.People[m.Who].Faction != p.Faction && !p.Combat.Final:
		return whyFaction
	default:
		return p.takeOffWhy(m.Who, key)
	}
}

// takeOffWhy: a card lies there, and may come off.
func (p *Position) takeOffWhy(who int8, key int) why {
	card := p.realCard(who, key)
	switch {
	case card == NoCard:
		return whyPrinted
	case key < AreaCount && p.Changes[who][key] >= maxChanges:
		return whyChanges
	case !p.isPower(card) && !p.box.Cards[card].exempt && p.counted(who) >= bagLimit:
		return whyBagRoom
	}
	return fine
}

func (x act) unequip(m Move) {
	if int(m.At) < AreaCount {
		x.Changes[m.Who][m.At]++
	}
	x.unequipKey(m.Who, int(m.At))
}

// outfits lists what a character may put on, and take off.
func (l *lister) outfits() {
	c := &l.People[l.who]
	class := &l.box.Classes[c.Class]
	in := c.Learned & class.upTo[c.Level] &^ l.worn[l.who].powers
	for ; in != 0; in &= in - 1 {
		l.places(class.powers[bits.TrailingZeros16(in)])
	}
	for card := range distinct(c.carried()) {
		if l.box.Cards[card].level <= c.Level {
			l.places(card)
		}
	}
	if on := l.worn[l.who].on; on != 0 {
		l.as(Unequip)
		l.overKeys(l.first(), on)
	}
}

// places lists the areas that a card may be equipped in: in exchange for what lies there, an add-on
// beside it.
func (l *lister) places(card Card) {
	in := l.box.fits[l.People[l.who].Class][card]
	if l.can(l.who).verbs>>doArea&1 != 0 {
		in |= l.box.beyond[card]
	}
	if in == 0 {
		return
	}
	taken := uint8(l.worn[l.who].on)
	if l.box.Cards[card].addOn {
		taken = 0
		if l.exchanged(l.who, card) >= 0 {
			taken = 1<<AreaCount - 1
		}
	}
	l.overAreas(l.first()+game.Move(card)<<cardShift, in, taken)
}

// realCard is the card at a place of the sheet; what is printed is none. WB-MANAGE-19
func (p *Position) realCard(who int8, key int) Card {
	if key < AreaCount {
		return p.People[who].Areas[key]
	}
	return p.People[who].AddOns[key-keyAddOns]
}

// unequipKey takes a card off: a Power goes to the Spellbook, an Item to the Bag. WB-MANAGE-03
func (x act) unequipKey(who int8, key int) {
	c := &x.People[who]
	card := x.realCard(who, key)
	if card == NoCard {
		return
	}
	health, energy := x.healthCapacity(who), x.energyCapacity(who)
	x.lay(who, key, NoCard)
	t := &x.box.Cards[card]
	if t.health > 0 {
		if x.Combat.Foe != NoFoe {
			x.Combat.Counter[who][HoodArea] = c.Pet // for effects that count it
		}
		c.Pet = 0
	} else if i := counterOf(key); i >= 0 {
		x.Combat.Counter[who][i] = 0
	}
	if !t.power {
		c.intoBag(card)
		if x.Combat.Foe != NoFoe && !t.exempt && x.counted(who) > bagLimit {
			x.push(Frame{Task: taskOverflow, Who: who}) // WB-FAQ-41
		}
	}
	x.tell(Unequipped, who, int(card))
	x.takeBack(who, card)
	x.lowered(who, health, energy)
}

// takeOff takes a named card off the sheet without putting it anywhere.
func (x act) takeOff(who int8, card Card) {
	for key := range keyTalents {
		if x.realCard(who, key) == card {
			x.lay(who, key, NoCard)
			return
		}
	}
}
