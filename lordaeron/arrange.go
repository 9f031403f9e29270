package lordaeron

import "twobanners/game"

// Waiting is what a position waits for, for those who arrange and drive one from outside.
type Waiting struct {
	Step string
	// Who is the character that decides or is meant, -1 for none.
	Who int8
	// N is an amount that is left to share or to remove.
	N int
	// About is the character that an open window is about, -1 for none.
	About int8
}

// Waits tells what the position waits for.
func (p *Position) Waits() Waiting {
	if p.Over || p.Depth == 0 {
		return Waiting{Step: "over", Who: -1, About: -1}
	}
	f := p.top()
	w := Waiting{Step: tasks[f.Task].name, Who: f.Who, N: f.amount(), About: -1}
	if f.Task == taskWindow {
		w.About = window{f}.about()
	}
	return w
}

// Moving tells whether a defeated character is still to be moved.
func (p *Position) Moving(who int8) bool {
	f := p.under(taskRetreats)
	return f != nil && has(retreating{f}.left(), who)
}

// Arrange makes the position stand in a step of a faction's turn: actions, manage or over.
func (p *Position) Arrange(step string) {
	p.Depth = 0
	p.Stack = [MaxFrames]Frame{}
	switch step {
	case "over":
		p.Over, p.Won = true, 3
	case "manage":
		p.push(Frame{Task: taskManage})
	default:
		p.push(Frame{Task: taskTurn})
	}
}

// AddQuest makes a quest eligible without spawning anything; NoQuest for creatures without a card.
func (p *Position) AddQuest(q Quest, f Faction) (slot int8, ok bool) {
	for i := range p.Quests {
		if !p.Quests[i].Used {
			p.Quests[i] = QuestSlot{Card: q, Faction: f, Used: true}
			return int8(i), true
		}
	}
	return 0, false
}

// AddCreatures puts figures on the board; false if the box does not hold as many.
func (p *Position) AddCreatures(c Creature, color Color, r Region, slot int8, n int) bool {
	if n > int(p.Supply[c][color]) || p.GroupCount == MaxGroups {
		return false
	}
	act{Position: p}.spawn(c, color, r, slot, uint8(n))
	return true
}

// SpawnOf is where a quest puts its creatures, and what they are.
func (g *Game) SpawnOf(q Quest) (Creature, Region) {
	s := g.box.Quests[q].spawns[0]
	return s.creature, s.region
}

// FactionOfQuest is whose quest it is.
func (g *Game) FactionOfQuest(q Quest) Faction { return g.box.Quests[q].faction }

// Seat puts a character at the table: person, class and full counters follow from the rest.
func (p *Position) Seat(who int8, c Character) {
	c.Person = p.box.Classes[c.Class].person[c.Faction]
	p.People[who] = c
}

// HasPerson tells whether a class exists in a faction.
func (g *Game) HasPerson(class int8, f Faction) bool { return g.box.Classes[class].person[f] >= 0 }

// HealthCapacity and EnergyCapacity are those of a character as it stands.
func (p *Position) HealthCapacity(who int8) int { return p.healthCapacity(who) }

// EnergyCapacity is the most Energy a character may regain.
func (p *Position) EnergyCapacity(who int8) int { return p.energyCapacity(who) }

// PetCapacity is the full Health of the equipped pet, 0 for none.
func (p *Position) PetCapacity(who int8) int { return p.petHealth(who) }

// Learn puts a Power into the Spellbook, or marks an equipped one as learned.
func (p *Position) Learn(who int8, card Card) bool {
	t := &p.box.Cards[card]
	if t.class != p.People[who].Class || t.local < 0 || t.local >= powersOfClass {
		return false
	}
	p.People[who].Learned |= 1 << t.local
	return true
}

// PutOn lays a card on the sheet as it is: an add-on beside, all else into the area.
func (p *Position) PutOn(who int8, card Card, at int) bool {
	c := &p.People[who]
	if !p.box.Cards[card].addOn {
		c.Areas[at] = card
		return true
	}
	for i := range c.AddOns {
		if c.AddOns[i] == NoCard {
			c.AddOns[i] = card
			return true
		}
	}
	return false
}

// PutInBag puts a card into the Bag.
func (p *Position) PutInBag(who int8, card Card) { p.People[who].intoBag(card) }

// GiveAuction gives an Auction Item.
func (p *Position) GiveAuction(who int8, card Card) bool {
	for i, c := range p.box.auctions {
		if c == card {
			p.People[who].Auction |= 1 << i
			return true
		}
	}
	return false
}

func (p *Position) ownsAuction(who int8, card Card) bool {
	for i, c := range p.box.auctions {
		if c == card && p.People[who].Auction>>i&1 != 0 {
			return true
		}
	}
	return false
}

// AddMerchant puts a card into the Merchant deck.
func (p *Position) AddMerchant(card Card) { act{Position: p}.toMerchant(card) }

// OpenEventCard lays an event faceup beside the board.
func (p *Position) OpenEventCard(e Event) bool {
	for i := range p.Open {
		if !p.Open[i].Used {
			p.Open[i] = OpenEvent{Card: e, Used: true}
			p.remember(&p.Open[i])
			return true
		}
	}
	return false
}

// remember fills in what a card would know that has lain open for a while: a War that is looked at,
// all plague markers, the first character of each faction as those with a bounty.
func (p *Position) remember(o *OpenEvent) {
	card := &p.box.Events[o.Card]
	switch {
	case card.war:
		o.Data[0] = 1
	case card.does == "plague":
		o.Data[0] = 1<<len(card.regions) - 1
	case card.does == "bounty":
		o.Data[Alliance] = lowest(p.membersOf(Alliance))
		o.Data[Horde] = lowest(p.membersOf(Horde))
	}
}

// PlaceOverlord puts the Overlord somewhere, faceup; but Lord Kazzak's five counters lie facedown
// where the place is one of theirs.
func (p *Position) PlaceOverlord(o Overlord, r Region) {
	p.Overlord = OverlordState{Who: o, Region: r}
	if r == NoRegion {
		p.Overlord.Region = p.box.Overlords[o].regions[0]
	}
	regions := p.box.Overlords[o].regions
	for _, r := range regions {
		if r == p.Overlord.Region && len(regions) > 1 {
			p.Overlord.Counters = 1<<len(regions) - 1
		}
	}
}

// FillDecks shuffles all that is not in play into its decks, then puts the cards named on top, next
// first.
func (p *Position) FillDecks(chance game.Chance, items []Card, quests []Quest, events []Event) {
	merchant, count := p.Decks.Merchant, p.Decks.MerchantCount
	d := &p.Decks
	d.Merchant, d.MerchantCount = [MaxMerchant]Card{}, 0
	x := act{Position: p, chance: chance}
	x.shuffleDecks()
	for i := range d.MerchantCount { // what the Merchant was dealt goes back
		card := d.Merchant[i]
		deck := p.box.Cards[card].deck
		putLast(d.Items[deck][:], &d.ItemCount[deck], card)
	}
	d.Merchant, d.MerchantCount = merchant, count
	p.takeOwned()
	for i := range p.Quests {
		if q := &p.Quests[i]; q.Used {
			p.unstackQuest(q.Card)
		}
	}
	for i := range p.Open {
		if p.Open[i].Used {
			unstack(d.Events[:], &d.EventCount, p.Open[i].Card)
		}
	}
	for i := range int8(p.Characters) {
		for e := range p.box.Events {
			if card := p.box.Events[e].card; card != NoCard && p.ownsAuction(i, card) {
				unstack(d.Events[:], &d.EventCount, Event(e))
			}
		}
	}
	for i := len(items) - 1; i >= 0; i-- {
		if deck := p.box.Cards[items[i]].deck; deck >= 0 && deck < Special {
			unstack(d.Items[deck][:], &d.ItemCount[deck], items[i])
			putFirst(d.Items[deck][:], &d.ItemCount[deck], items[i])
		}
	}
	for i := len(quests) - 1; i >= 0; i-- {
		q := &p.box.Quests[quests[i]]
		p.unstackQuest(quests[i])
		putFirst(d.Quests[q.faction][q.deck][:], &d.QuestCount[q.faction][q.deck], quests[i])
	}
	for i := len(events) - 1; i >= 0; i-- {
		unstack(d.Events[:], &d.EventCount, events[i])
		putFirst(d.Events[:], &d.EventCount, events[i])
	}
}

// takeOwned takes out of the decks what characters and the Merchant hold.
func (p *Position) takeOwned() {
	d := &p.Decks
	take := func(card Card) {
		switch deck := p.box.Cards[card].deck; {
		case card == NoCard || deck < 0:
		case deck == Special:
			d.Special[card>>6] &^= 1 << (card & 63)
		default:
			unstack(d.Items[deck][:], &d.ItemCount[deck], card)
		}
	}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		for _, list := range [][]Card{c.Areas[:], c.AddOns[:], c.Bag[:]} {
			for _, card := range list {
				take(card)
			}
		}
	}
	for _, card := range d.Merchant[:d.MerchantCount] {
		take(card)
	}
}

func (p *Position) unstackQuest(quest Quest) {
	if quest == NoQuest {
		return
	}
	q := &p.box.Quests[quest]
	unstack(p.Decks.Quests[q.faction][q.deck][:], &p.Decks.QuestCount[q.faction][q.deck], quest)
}

// unstack takes one copy of a card out of a deck, the one that lies deepest.
func unstack[T comparable](deck []T, n *uint8, card T) {
	for i := int(*n) - 1; i >= 0; i-- {
		if deck[i] == card {
			copy(deck[i:], deck[i+1:*n])
			*n--
			var none T
			deck[*n] = none
			return
		}
	}
}

func putFirst[T comparable](deck []T, n *uint8, card T) {
	if int(*n) < len(deck) {
		copy(deck[1:*n+1], deck[:*n])
		deck[0] = card
		*n++
	}
}

// Pool is how many dice of a colour the running Attack Phase rolls.
func (p *Position) Pool(c Color) int { return p.poolOf(c) }

// RerollValue is how many dice the active character may reroll.
func (p *Position) RerollValue() int { return p.reroll() }

// AttritionValue is how many hits the active character's attrition places.
func (p *Position) AttritionValue() int { return p.attrition() }

// ThreatValue is the face that is a hit for the active character.
func (p *Position) ThreatValue() int { return p.threat() }

// AreaNamed finds an area of a sheet; the Hood of Shadow's has more names than one.
func AreaNamed(name string) (int, bool) {
	if name == "extra" || name == "hood-of-shadow" {
		return HoodArea, true
	}
	return readPlace(name)
}

// OwnerOf is the seat of a faction's side at a table of two.
func OwnerOf(f Faction) game.Seat { return game.Seat(f) }

// CardAt is the card that works at a place of a character's sheet.
func (p *Position) CardAt(who int8, key int) Card {
	if key < 0 || key >= keyCount {
		return NoCard
	}
	return p.cardAt(who, key)
}

// QuestName is a quest's id.
func (g *Game) QuestName(q Quest) string { return g.box.Quests[q].id }

// IsPetOf tells whether a card is a pet or demon of a class.
func (g *Game) IsPetOf(card Card, class int8) bool {
	return g.box.Cards[card].health > 0 && g.box.Cards[card].class == class
}

// FitsArea tells whether an add-on is of the type that an area is for.
func (g *Game) FitsArea(card Card, at int) bool {
	t := [AreaCount]typeSet{
		RangedArea: rangedType, MeleeArea: meleeType, GeneralArea: generalType,
		ArmorArea: armorType,
	}
	return at >= 0 && at < AreaCount && g.box.Cards[card].types&t[at] != 0
}

// StillToLoot tells whether the Bag of a defeated character is open now or will be.
func (p *Position) StillToLoot(who int8) bool {
	for _, f := range p.Stack[:p.Depth] {
		if f.Task == taskLoot && f.Who == who {
			return true
		}
	}
	return false
}

// StillToAsk tells whether an event is yet to ask a character.
func (p *Position) StillToAsk(who int8) bool {
	if p.Depth == 0 || p.top().Task != taskAsk || (asking{p.top()}).factions() {
		return false
	}
	f := asking{p.top()}
	for _, next := range p.Event.Order[f.asked():p.Event.Count] {
		if next == who {
			return true
		}
	}
	return false
}

// EventGold is what an event pays a character who takes gold.
func (p *Position) EventGold(who int8) int {
	if p.Depth == 0 || p.top().Task != taskAsk {
		return 0
	}
	return p.box.Events[asking{p.top()}.event()].numbers.PerLevel * int(p.People[who].Level)
}

// BossAt tells whether the boss of an open event stands where a character does.
func (p *Position) BossAt(who int8, open int) bool { return p.bossHere(p.People[who].Region, open) }

// Borders tells whether two regions have a border that can be crossed on foot.
func (g *Game) Borders(a, b Region) bool { return g.box.Adjacent[a].Has(b) }

// CardLevel is the level of a card.
func (g *Game) CardLevel(c Card) uint8 { return g.box.Cards[c].level }
