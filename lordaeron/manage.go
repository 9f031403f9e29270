package lordaeron

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
)

func init() {
	addRule(Equip, rule{
		word:  "equip who=who:who card=card:card area=at:place exchange=n:yes",
		whose: ofWho, late: lateToEquip,
		in: []answer{{in(taskManage, taskFinal), (*Position).equipWhy, act.equip, lister.outfits}},
	})
	addRule(Unequip, rule{
		word: "unequip who=who:who area=at:place", whose: ofWho, late: lateAlways(whyManageStep),
		in: []answer{
			{in(taskManage, taskFinal), (*Position).unequipWhy, act.unequip, lister.equipped},
			{in(taskUnequip), (*Position).forcedOffWhy, act.unequipForced, lister.equipped},
		},
	})
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
	if !p.affords(who, card, at) {
		return whyEquipEnergy
	}
	return fine
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
	q.People[who].Areas[at] = NoCard
	return q.equipCost(who, card) <= min(energy, q.energyCapacity(who))
}

// wearWhy: the card is there to be put on, whatever the area.
func (p *Position) wearWhy(who int8, card Card) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	power := t.kind == content.PowerCard
	switch {
	case c.Faction != p.Faction && !p.Combat.Final:
		return whyFaction
	case power && (t.class != c.Class || c.Learned>>t.local&1 == 0 || p.onSheet(who, card)):
		return whySpellbook
	case !power && c.inBag(card) == 0:
		return whyInBag
	case t.level > c.Level:
		return whyCardLevel
	}
	return fine
}

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

// onSheet tells whether a card lies in an area or beside one.
func (p *Position) onSheet(who int8, card Card) bool {
	for key := range keyTalents {
		if p.cardAt(who, key) == card {
			return true
		}
	}
	return false
}

// areaWhy: an area takes what is printed there, or what a card lets it take.
func (p *Position) areaWhy(who int8, card Card, at int) why {
	c := &p.People[who]
	t := &p.box.Cards[card]
	if w := p.sheetWhy(c.Class, t, at); w == fine || !p.extraArea(who, card, at) {
		return w
	}
	return fine
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
	case t.kind == content.ItemCard && a.traits != 0 && a.traits&t.traits == 0:
		return whyAreaTrait
	}
	return fine
}

func (p *Position) stanceArea(class int8) int {
	for i := range p.box.Classes[class].areas {
		if p.box.Classes[class].areas[i].only >= 0 {
			return i
		}
	}
	return -1
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
	if !free {
		return whyFunction
	}
	return fine
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
	category := p.box.Cards[card].category
	if !p.unique(c.Class, category) {
		return fine
	}
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
	leaves := yes(t.kind == content.ItemCard && !t.exempt)
	if p.counted(who)+1-leaves > bagLimit {
		return whyBagRoom
	}
	return fine
}

func (p *Position) unique(class int8, category int16) bool {
	for _, u := range p.box.Classes[class].unique {
		if u == category {
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
	if t.kind != content.PowerCard {
		c.outOfBag(card)
	}
	key := at
	if t.addOn {
		key = x.exchanged(who, card)
	}
	if key >= 0 {
		x.unequipKey(who, key)
	}
	c.Energy -= uint8(x.equipCost(who, card))
	if t.addOn {
		c.AddOns[slices.Index(c.AddOns[:], NoCard)] = card
	} else {
		c.Areas[at] = card
		if t.health > 0 {
			c.Pet = uint8(x.petHealth(who))
		}
	}
	x.clamp(who)
	x.tell(Equipped, who, int(card), at)
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
	who, key := m.Who, int(m.At)
	c := &p.People[who]
	switch {
	case key < 0 || key >= keyTalents:
		return whyMalformed
	case c.Faction != p.Faction && !p.Combat.Final:
		return whyFaction
	}
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

// outfits lists what a character may put on, equipped what it may take off.
func (l lister) outfits() []game.Move {
	c := &l.People[l.who]
	for local, card := range l.box.Classes[c.Class].powers {
		if c.Learned>>local&1 != 0 {
			l.places(card)
		}
	}
	for i, card := range c.Bag {
		if card != NoCard && !earlier(c.Bag[:i], card) {
			l.places(card)
		}
	}
	return l.list
}

func (l lister) equipped() []game.Move {
	for key := range int8(keyTalents) {
		l.offer(Move{Who: l.who, At: key})
	}
	return l.list
}

// places lists the areas that a card may be equipped in: in exchange for what lies there, an add-on
// beside it.
func (l *lister) places(card Card) {
	if l.wearWhy(l.who, card) != fine {
		return
	}
	addOn := l.box.Cards[card].addOn
	exchange := addOn && l.exchanged(l.who, card) >= 0
	for at := range int8(AreaCount) {
		taken := exchange || !addOn && l.People[l.who].Areas[at] != NoCard
		if l.placeWhy(l.who, card, int(at), taken) == fine && l.affords(l.who, card, int(at)) {
			l.add(Move{Who: l.who, Card: card, At: at, N: uint8(yes(taken))})
		}
	}
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
	if key < AreaCount {
		c.Areas[key] = NoCard
	} else {
		c.AddOns[key-keyAddOns] = NoCard
	}
	t := &x.box.Cards[card]
	if t.health > 0 {
		if x.Combat.Foe != NoFoe {
			x.Combat.Counter[who][HoodArea] = c.Pet // for effects that count it
		}
		c.Pet = 0
	} else if i := counterOf(key); i >= 0 {
		x.Combat.Counter[who][i] = 0
	}
	if t.kind != content.PowerCard {
		c.intoBag(card)
		if x.Combat.Foe != NoFoe && !t.exempt && x.counted(who) > bagLimit {
			x.push(Frame{Task: taskOverflow, Who: who, Chief: -1}) // WB-FAQ-41
		}
	}
	x.tell(Unequipped, who, int(card))
	x.clamp(who)
}

// takeOff takes a named card off the sheet without putting it anywhere.
func (x act) takeOff(who int8, card Card) {
	c := &x.People[who]
	for i := range c.Areas {
		if c.Areas[i] == card {
			c.Areas[i] = NoCard
			return
		}
	}
	for i := range c.AddOns {
		if c.AddOns[i] == card {
			c.AddOns[i] = NoCard
			return
		}
	}
}
