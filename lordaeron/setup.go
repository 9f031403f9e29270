package lordaeron

import (
	"errors"
	"slices"

	"twobanners/game"
)

// New sets a game up. WB-SETUP
func (g *Game) New(seats int, raw []byte, chance game.Chance) (game.Position, error) {
	o, err := ReadOptions(raw)
	if err != nil {
		return nil, err
	}
	if err := o.check(seats, g.box); err != nil {
		return nil, err
	}
	p := g.Blank(seats)
	if o.Evening {
		p.box, p.Rules.Turns = g.evening, uint8(g.evening.Track.Turns)
	}
	x := act{Position: p, chance: chance}
	p.Rules.DeadlyPvP, p.Rules.DefeatTheOverlord = o.DeadlyPvP, o.DefeatTheOverlord
	x.seatOwners(&o)
	if err := x.houseRules(&o); err != nil {
		return nil, err
	}
	x.placeOverlord(o.Overlord)
	x.shuffleDecks()
	if o.FirstGame {
		x.guideClasses()
	} else {
		for i := range p.Draft {
			p.Draft[i] = int8(i)
		}
		game.Shuffle(chance, "pick order", p.Draft[:p.Characters]) // WB-SETUP-02
		x.push(Frame{Task: taskDraft, Who: p.Draft[0]})
	}
	x.run()
	return p, nil
}

// Blank is a table before anything lies on it: characters without a class, full supplies.
func (g *Game) Blank(seats int) *Position {
	p := &Position{box: g.box}
	p.SeatCount = uint8(seats)
	p.Characters = 4
	if seats > 4 {
		p.Characters = 6 // WB-PLAYERS-05, -07
	}
	p.Turn = 1 // WB-SETUP-31
	p.Rules.Turns = uint8(g.box.Track.Turns)
	for seat := range p.Rules.Sides {
		p.Rules.Sides[seat] = NoFaction
	}
	p.Faction = Horde
	for i := range p.People {
		p.People[i] = Character{Person: -1, Class: -1, Faction: NoFaction, Region: NoRegion}
	}
	for c := range g.box.Creatures {
		for color := range p.Supply[c] {
			p.Supply[c][color] = g.box.Creatures[c].figure[color].box
		}
	}
	p.Combat.Active = -1
	p.Overlord.Region = NoRegion
	return p
}

// seatOwners gives each seat its characters; one seat has two with three or five players, all have
// two with two. WB-PLAYERS-01..07, -11
func (x act) seatOwners(o *Options) {
	double := -1
	if seats := int(x.SeatCount); seats%2 == 1 {
		if o.Double != nil {
			double = *o.Double
		} else {
			double = x.drawDouble(o, seats)
		}
	}
	c := 0
	for s := range int(x.SeatCount) {
		for range 1 + yes(s == double || x.SeatCount == 2) {
			x.People[c].Owner = game.Seat(s)
			c++
		}
	}
	x.enroll()
}

// drawDouble draws who runs two characters. WB-PLAYERS-11
func (x act) drawDouble(o *Options, seats int) int {
	var may [MaxSeats]int
	n := 0
	for seat := range seats {
		if o.mayDouble(seat, seats) {
			may[n] = seat
			n++
		}
	}
	return may[x.chance.Draw("two characters", n)]
}

// houseRules takes a shorter track and chosen sides, which must leave an equal division.
func (x act) houseRules(o *Options) error {
	if o.Turns > 0 {
		x.Rules.Turns = uint8(o.Turns)
	}
	for seat, name := range o.Factions {
		if name != "" {
			x.Rules.Sides[seat] = Faction(slices.Index(factionNames[:], name))
		}
	}
	if x.divisions(-1) == 0 {
		return errors.New("factions: half of the characters on each side, a player's together" +
			" (WB-SETUP-08, WB-PLAYERS-03)")
	}
	return nil
}

// placeOverlord: chosen or drawn; his counters lie on the board before any quest is drawn.
// WB-SETUP-18..21
func (x act) placeOverlord(name string) {
	who := slices.Index(x.box.ids["overlord"], name)
	if who < 0 {
		who = x.chance.Draw("overlord", len(x.box.Overlords))
	}
	x.Overlord.Who = Overlord(who)
	regions := x.box.Overlords[who].regions
	real := 0
	if len(regions) > 1 {
		real = x.chance.Draw("true counter", len(regions)) // WB-OVERLORD-KAZZAK-01
		x.Overlord.Counters = 1<<len(regions) - 1
	}
	x.Overlord.Region = regions[real]
	x.tell(GameBegan, -1, who)
}

// shuffleDecks fills and shuffles all decks and opens the Merchant's cards. WB-SETUP-22..24, -33
func (x act) shuffleDecks() { x.shuffle(false) }

// shuffle shuffles the decks of the whole box, or of the printed one: without what is added to it.
func (x act) shuffle(printed bool) {
	d := &x.Decks
	for i := range x.box.Cards {
		card := &x.box.Cards[i]
		switch {
		case printed && card.added:
		case card.deck == Special:
			d.Special[i>>6] |= 1 << (i & 63)
		case card.deck >= 0 && i > 0:
			for range card.copies {
				putLast(d.Items[card.deck][:], &d.ItemCount[card.deck], Card(i))
			}
		}
	}
	for deck := range Special {
		game.Shuffle(x.chance, deckNames[deck]+" deck", d.Items[deck][:d.ItemCount[deck]])
	}
	for deck, n := range [Special]int{3, 2, 1} { // WB-SETUP-23
		for range n {
			if card := x.drawItem(deck); card != NoCard {
				x.toMerchant(card)
			}
		}
	}
	for q := 1; q < len(x.box.Quests); q++ {
		quest := &x.box.Quests[q]
		f, deck := quest.faction, quest.deck
		if printed && quest.added {
			continue
		}
		putLast(d.Quests[f][deck][:], &d.QuestCount[f][deck], Quest(q))
	}
	for f := range d.Quests {
		for deck := range d.Quests[f] {
			game.Shuffle(x.chance, "quest deck", d.Quests[f][deck][:d.QuestCount[f][deck]])
		}
	}
	kelThuzad := x.box.Overlords[x.Overlord.Who].id == "kelthuzad"
	for e := 1; e < len(x.box.Events); e++ {
		card := &x.box.Events[e]
		if printed && card.added || card.kt && !kelThuzad { // WB-SETUP-34
			continue
		}
		for range card.copies {
			putLast(d.Events[:], &d.EventCount, Event(e))
		}
	}
	game.Shuffle(x.chance, "event deck", d.Events[:d.EventCount])
}

// begin starts the game once everybody's class and faction is known: characters on the board, the
// first quests, and the Horde's turn. WB-SETUP-11..17, -25..30, -35
func (x act) begin() {
	for i := range int8(x.Characters) {
		c := &x.People[i]
		c.Person = x.box.Classes[c.Class].person[c.Faction]
		x.renew(i)
		c.Region = x.box.Start[c.Faction]
		c.Level, c.Gold = 1, 5
		c.Health, c.Energy = uint8(x.healthCapacity(i)), uint8(x.energyCapacity(i))
	}
	for _, f := range [2]Faction{Horde, Alliance} { // WB-SETUP-28
		for range x.eligible() - 1 {
			x.drawQuest(f, GreyDeck)
		}
		x.drawQuest(f, GreenDeck)
		x.Decks.Quests[f][GreyDeck] = [maxQuests]Quest{} // WB-SETUP-30
		x.Decks.QuestCount[f][GreyDeck] = 0
	}
	x.beginTurn(Horde)
}
