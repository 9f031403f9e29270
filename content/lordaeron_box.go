package content

// printedBox is what the printed box holds, by box.yaml: so that something lost is told in one
// sentence. Whatever says "new: true" is none of it, and packs may change how much there is.
type printedBox struct {
	areas, regions, flights, creatures, figures, classes, powers, talents, races, auctions,
	overlords, events, kelThuzad int
	characters    map[Faction]*int
	items, quests map[string]*int
}

func newPrintedBox() *printedBox {
	b := &printedBox{
		characters: map[Faction]*int{}, items: map[string]*int{}, quests: map[string]*int{},
	}
	for _, side := range []Faction{Alliance, Horde} {
		b.characters[side] = new(int)
	}
	for i := range itemDecks {
		b.items[itemDecks[i]], b.quests[questDecks[i]] = new(int), new(int)
	}
	return b
}

func (r *reader) printedBox(b *printedBox) take {
	each := func(counts map[string]*int, names []string) take {
		var keys []key
		for _, name := range names {
			keys = append(keys, key{name, r.number(counts[name])})
		}
		return r.mapping(keys...)
	}
	return r.mapping(
		key{"areas", r.number(&b.areas)},
		key{"regions", r.number(&b.regions)},
		key{"flights", r.number(&b.flights)},
		key{"creatures", r.number(&b.creatures)},
		key{"figures", r.number(&b.figures)},
		key{"classes", r.number(&b.classes)},
		key{"powers", r.number(&b.powers)},
		key{"talents", r.number(&b.talents)},
		key{"characters", r.mapping(
			key{string(Alliance), r.number(b.characters[Alliance])},
			key{string(Horde), r.number(b.characters[Horde])},
		)},
		key{"races", r.number(&b.races)},
		key{"items", each(b.items, itemDecks)},
		key{"auctions", r.number(&b.auctions)},
		key{"quests", each(b.quests, questDecks)},
		key{"events", r.number(&b.events)},
		key{"events-kelthuzad", r.number(&b.kelThuzad)},
		key{"overlords", r.number(&b.overlords)},
	)
}

// compare counts what was read. It is asked before any pack is laid over the box.
func (b *printedBox) compare(l *lordaeronLoader) (lost findings) {
	w := &l.world
	count := func(key, what string, got, printed int) {
		if got != printed {
			lost.add("box/"+key, "%d %s are printed and %d are here: one that is new says "+
				"new: true", printed, what, got)
		}
	}
	count("areas", "areas", len(w.Areas), b.areas)
	count("regions", "regions", len(w.Regions), b.regions)
	count("flights", "flights of the Alliance", len(w.Icons.Flights.Alliance), b.flights)
	count("flights", "flights of the Horde", len(w.Icons.Flights.Horde), b.flights)
	count("creatures", "creatures", len(w.Creatures), b.creatures)
	figures := 0
	for i := range w.Creatures {
		c := &w.Creatures[i]
		figures += c.Green.Box + c.Red.Box + c.Blue.Box
	}
	count("figures", "figures", figures, b.figures)
	count("classes", "classes", len(w.Classes), b.classes)
	for i := range w.Classes {
		class := w.Classes[i].ID
		count("powers", "powers of the "+class, old(*of(l.powers, class)), b.powers)
		count("talents", "talents of the "+class, old(*of(l.talents, class)), b.talents)
	}
	sides := map[Faction]int{}
	for i := range w.Characters {
		sides[w.Characters[i].Faction]++
	}
	for _, side := range []Faction{Alliance, Horde} {
		count("characters", string(side)+" characters", sides[side], *b.characters[side])
	}
	count("races", "races", len(l.races), b.races)
	count("auctions", "Auction Items", len(l.auctions), b.auctions)
	count("overlords", "Overlords", len(w.Overlords), b.overlords)
	b.compareDecks(l, count)
	return lost
}

func (b *printedBox) compareDecks(
	l *lordaeronLoader, count func(key, what string, got, printed int),
) {
	decks := map[string]int{}
	for i := range l.items {
		if c := &l.items[i]; !c.New {
			decks[c.Deck] += c.Copies
		}
	}
	for _, deck := range itemDecks {
		count("items/"+deck, deck+" items", decks[deck], *b.items[deck])
	}
	for i := range l.quests {
		if q := &l.quests[i]; !q.New {
			decks[string(q.Faction)+" "+q.Difficulty]++
		}
	}
	for _, deck := range questDecks {
		for _, side := range []Faction{Alliance, Horde} {
			name := string(side) + " " + deck
			count("quests/"+deck, name+" quests", decks[name], *b.quests[deck])
		}
	}
	events := map[bool]int{}
	for i := range l.world.Events {
		if e := &l.world.Events[i]; !e.New {
			events[e.KelThuzad] += e.Copies
		}
	}
	count("events", "events", events[false], b.events)
	count("events-kelthuzad", "events of Kel'Thuzad", events[true], b.kelThuzad)
}

// old counts the cards of the printed box.
func old(cards []Card) (n int) {
	for i := range cards {
		n += count(!cards[i].New)
	}
	return n
}
