package lordaeron

import (
	"fmt"
	"slices"

	"twobanners/game"
)

// Arrangement is a position written down by hand, as cases and puzzles do: the one way to one that
// was not played. What it leaves out is the box, shuffled.
type Arrangement struct {
	Turn    uint16
	Faction Faction
	Step    string // of the faction's turn: actions, manage or over
	Rules   Rules
	// The Alliance is played by the first seat, the Horde by the second.
	Characters []ArrangedCharacter
	Overlord   Overlord
	OverlordAt Region // NoRegion: where he begins
	Quests     []QuestSlot
	Creatures  []ArrangedCreatures
	Open       []Event
	Merchant   []Card
	// Items, QuestCards and EventCards lie on top of their decks, next first.
	Items      []Card
	QuestCards []Quest
	EventCards []Event
}

// ArrangedCharacter is a character with its cards. Its Health, Energy and Pet are as full as can be
// where Full says so.
type ArrangedCharacter struct {
	Character
	Full                    struct{ Health, Energy, Pet bool }
	Spellbook, Bag, Auction []Card
	Equipped                []ArrangedCard
}

// ArrangedCard is a card in an area of a sheet.
type ArrangedCard struct {
	Card Card
	Area int
}

// ArrangedCreatures are figures of one colour. Blue ones belong to no quest; others to the one
// named, else to an open quest that spawns them there, else to one without a card.
type ArrangedCreatures struct {
	Creature Creature
	Color    Color
	Region   Region
	Quest    Quest
	Count    int
}

// Misfit says which part of an arrangement cannot be.
type Misfit struct {
	List string // characters, creatures or quests
	At   int
	Why  string
}

func (m *Misfit) Error() string { return fmt.Sprintf("%s %d: %s", m.List, m.At+1, m.Why) }

// Arrange makes the position. An error is a Misfit.
func (g *Game) Arrange(a *Arrangement, chance game.Chance) (*Position, error) {
	p := g.Blank(2)
	p.Turn, p.Faction = a.Turn, a.Faction
	p.Rules.DeadlyPvP, p.Rules.DefeatTheOverlord = a.Rules.DeadlyPvP, a.Rules.DefeatTheOverlord
	p.Characters = uint8(min(len(a.Characters), MaxCharacters))
	p.arrange(a.Step)
	for i := range int8(p.Characters) {
		if why := p.arrangeCharacter(i, &a.Characters[i]); why != "" {
			return nil, &Misfit{"characters", int(i), why}
		}
	}
	p.placeOverlord(a.Overlord, a.OverlordAt)
	for i, q := range a.Quests {
		if _, ok := p.addQuest(q.Card, q.Faction); !ok {
			return nil, &Misfit{"quests", i, "too many quests"}
		}
	}
	for i := range a.Creatures {
		if why := p.arrangeCreatures(&a.Creatures[i]); why != "" {
			return nil, &Misfit{"creatures", i, why}
		}
	}
	for _, e := range a.Open {
		p.openEventCard(e)
	}
	for _, card := range a.Merchant {
		act{Position: p}.toMerchant(card)
	}
	p.fillDecks(chance, a.Items, a.QuestCards, a.EventCards)
	return p, nil
}

// arrange makes the position stand in a step of a faction's turn: actions, manage or over.
func (p *Position) arrange(step string) {
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

// ownerOf is the seat of a faction's side at a table of two.
func ownerOf(f Faction) game.Seat { return game.Seat(f) }

func (p *Position) arrangeCharacter(who int8, a *ArrangedCharacter) (why string) {
	c := &p.People[who]
	*c = a.Character
	c.Owner, c.Person = ownerOf(c.Faction), p.box.Classes[c.Class].person[c.Faction]
	if c.Person < 0 {
		return "there is no such class in this faction"
	}
	for _, card := range a.Spellbook {
		if !p.learn(who, card) {
			return p.box.Cards[card].id + " is no Power of this class"
		}
	}
	for _, card := range a.Bag {
		c.intoBag(card)
	}
	for _, card := range a.Auction {
		if !p.giveAuction(who, card) {
			return p.box.Cards[card].id + " is no Auction Item"
		}
	}
	p.renew(who)
	for _, on := range a.Equipped {
		p.learn(who, on.Card)
		if !p.putOn(who, on.Card, on.Area) {
			return "too many add-ons"
		}
	}
	if a.Full.Health {
		c.Health = uint8(p.healthCapacity(who))
	}
	if a.Full.Energy {
		c.Energy = uint8(p.energyCapacity(who))
	}
	if a.Full.Pet {
		c.Pet = uint8(p.petHealth(who))
	}
	return ""
}

func (p *Position) arrangeCreatures(a *ArrangedCreatures) (why string) {
	slot, ok := int8(Independent), true
	if a.Color != Blue {
		slot, ok = p.questSlot(a)
	}
	switch {
	case !ok:
		return "too many quests"
	case a.Count > int(p.Supply[a.Creature][a.Color]) || p.GroupCount == MaxGroups:
		return "the box does not hold as many"
	}
	act{Position: p}.spawn(a.Creature, a.Color, a.Region, slot, uint8(a.Count))
	return ""
}

// questSlot is the place of the quest that creatures belong to.
func (p *Position) questSlot(a *ArrangedCreatures) (int8, bool) {
	for i := range p.Quests {
		q := &p.Quests[i]
		if !q.Used {
			continue
		}
		spawns := p.box.Quests[q.Card].spawns
		here := a.Quest == NoQuest && q.Card != NoQuest && spawns[0].creature == a.Creature &&
			spawns[0].region == a.Region
		if q.Card == a.Quest || here {
			return int8(i), true
		}
	}
	side := p.Faction
	if a.Quest != NoQuest {
		side = p.box.Quests[a.Quest].faction
	}
	return p.addQuest(a.Quest, side)
}

// addQuest makes a quest eligible without spawning anything; NoQuest for creatures without a card.
func (p *Position) addQuest(q Quest, f Faction) (slot int8, ok bool) {
	free := slices.IndexFunc(p.Quests[:], func(q QuestSlot) bool { return !q.Used })
	if free < 0 {
		return 0, false
	}
	p.Quests[free] = QuestSlot{Card: q, Faction: f, Used: true}
	return int8(free), true
}

// learn puts a Power into the Spellbook, or marks an equipped one as learned.
func (p *Position) learn(who int8, card Card) bool {
	t := &p.box.Cards[card]
	if t.class != p.People[who].Class || t.local < 0 || t.local >= powersOfClass {
		return false
	}
	p.People[who].Learned |= 1 << t.local
	return true
}

// putOn lays a card on the sheet as it is: an add-on beside, all else into the area.
func (p *Position) putOn(who int8, card Card, at int) bool {
	c := &p.People[who]
	if !p.box.Cards[card].addOn {
		p.lay(who, at, card)
		return true
	}
	free := slices.Index(c.AddOns[:], NoCard)
	if free >= 0 {
		p.lay(who, keyAddOns+free, card)
	}
	return free >= 0
}

func (p *Position) giveAuction(who int8, card Card) bool {
	i := slices.Index(p.box.auctions[:], card)
	if i >= 0 {
		p.People[who].Auction |= 1 << i
		p.renew(who)
	}
	return i >= 0
}

// openEventCard lays an event faceup beside the board.
func (p *Position) openEventCard(e Event) {
	for i := range p.Open {
		if !p.Open[i].Used {
			p.Open[i] = OpenEvent{Card: e, Used: true}
			p.remember(&p.Open[i])
			p.survey()
			return
		}
	}
}

func (p *Position) ownsAuction(who int8, card Card) bool {
	i := slices.Index(p.box.auctions[:], card)
	return i >= 0 && p.People[who].Auction>>i&1 != 0
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

// placeOverlord puts the Overlord somewhere, faceup; but Lord Kazzak's five counters lie facedown
// where the place is one of theirs.
func (p *Position) placeOverlord(o Overlord, r Region) {
	regions := p.box.Overlords[o].regions
	if r == NoRegion {
		r = regions[0]
	}
	p.Overlord = OverlordState{Who: o, Region: r}
	if len(regions) > 1 && slices.Contains(regions, r) {
		p.Overlord.Counters = 1<<len(regions) - 1
	}
}

// fillDecks shuffles all that is not in play into its decks, then puts the cards named on top, next
// first. What is added to the printed box is there if it is named: so an arranged position does not
// depend on the packs.
func (p *Position) fillDecks(chance game.Chance, items []Card, quests []Quest, events []Event) {
	merchant, count := p.Decks.Merchant, p.Decks.MerchantCount
	d := &p.Decks
	d.Merchant, d.MerchantCount = [MaxMerchant]Card{}, 0
	x := act{Position: p, chance: chance}
	x.shuffle(true)
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
			takeAt(deck, n, i)
			return
		}
	}
}

func putFirst[T comparable](deck []T, n *uint8, card T) {
	copy(deck[1:*n+1], deck[:*n])
	deck[0] = card
	*n++
}
