package lordaeron

import (
	"reflect"
	"slices"
	"testing"
	"unsafe"

	"twobanners/content"
	"twobanners/game"
)

// blank is a game whose draft has just begun.
func blank(t *testing.T, seats int, seed uint64, options string) *Position {
	t.Helper()
	pos, err := newGame(t).New(seats, []byte(options), game.NewFast(seed))
	if err != nil {
		t.Fatal(err)
	}
	return pos.(*Position)
}

// withTrack is the game on another turn track.
func withTrack(t *testing.T, change func(*content.Track)) *Game {
	t.Helper()
	box, err := content.DefaultLordaeron()
	if err != nil {
		t.Fatal(err)
	}
	other := *box
	change(&other.Track)
	g, err := NewGame(&other)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// drafted is a game of some seats whose classes were picked at random.
func drafted(t *testing.T, seats int, seed uint64, options string) *Position {
	t.Helper()
	luck := game.NewFast(seed)
	pos, err := newGame(t).New(seats, []byte(options), luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	for p.top().Task == taskDraft {
		seat := p.Actors().First()
		list := p.Moves(seat, nil)
		_ = p.Apply(seat, list[luck.Draw("class", len(list))], luck, nil)
	}
	return p
}

// Everybody starts at home on level 1 with 5 gold, an empty Bag and Spellbook and printed cards
// only, and the Horde begins on space 1. WB-SETUP-11, WB-SETUP-12, WB-SETUP-13, WB-SETUP-14,
// WB-SETUP-15, WB-SETUP-16, WB-SETUP-17, WB-SETUP-25, WB-SETUP-31, WB-SETUP-35
func TestCharactersStart(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, overlord := range []string{"kelthuzad", "nefarian", "lord-kazzak"} {
			p := drafted(t, seats, 7, `{"overlord": "`+overlord+`"}`)
			for i := range int8(p.Characters) {
				c := &p.People[i]
				if c.Level != 1 || c.XP != 0 || c.Gold != 5 || c.Learned != 0 ||
					c.Region != p.box.Start[c.Faction] || c.bagCount() != 0 ||
					int(c.Health) != p.healthCapacity(i) || c.Areas != [AreaCount]Card{} ||
					int(c.Energy) != p.energyCapacity(i) || c.Talents != [4]Card{} {
					t.Errorf("%d players: %+v", seats, c)
				}
			}
			if p.Turn != 1 || p.Faction != Horde || p.Actors() != p.seatsOf(Horde) {
				t.Errorf("%d players with %s: turn %d of %d", seats, overlord, p.Turn, p.Faction)
			}
		}
	}
}

// A class comes with its sheet and all Powers and Talents of its own, each still in its deck.
// WB-SETUP-04, WB-TRAIN-07
func TestClassDecks(t *testing.T) {
	p := drafted(t, 6, 5, "")
	for i := range int8(p.Characters) {
		c := &p.People[i]
		class := &p.box.Classes[c.Class]
		decks := map[content.CardKind][]string{}
		for _, card := range slices.Concat(class.powers, class.talents) {
			kind := p.box.Cards[card].kind
			decks[kind] = append(decks[kind], p.box.Cards[card].id)
		}
		box := map[content.CardKind][]string{}
		for _, card := range p.box.Content.Cards {
			if card.Class == class.id && card.Kind != content.PrintedCard {
				box[card.Kind] = append(box[card.Kind], card.ID)
			}
		}
		if !reflect.DeepEqual(decks, box) || c.Learned != 0 || c.Talents != [4]Card{} {
			t.Errorf("%s: decks of %v, where the box has %v", class.id, decks, box)
		}
	}
}

// Every copy of the Item cards lies in its deck, but for six that are dealt to the Merchant: three,
// two, one and none of the four. WB-SETUP-22, WB-SETUP-23
func TestItemDecks(t *testing.T) {
	p := drafted(t, 4, 3, "")
	var dealt [Special + 1]int
	there := map[Card]int{}
	for _, card := range p.Decks.Merchant[:p.Decks.MerchantCount] {
		dealt[p.box.Cards[card].deck]++
		there[card]++
	}
	for deck := range Special {
		for _, card := range p.Decks.Items[deck][:p.Decks.ItemCount[deck]] {
			there[card]++
			if of := p.box.Cards[card].deck; int(of) != deck {
				t.Errorf("%s lies in deck %d", p.box.Cards[card].id, deck)
			}
		}
	}
	for i := range p.box.Cards {
		card, n := &p.box.Cards[i], there[Card(i)]
		if card.deck == Special {
			n = yes(p.Decks.Special[i>>6]>>(i&63)&1 != 0)
		}
		if i > 0 && card.item && n != int(card.copies) {
			t.Errorf("%d of %d %s are there", n, card.copies, card.id)
		}
	}
	if dealt != [Special + 1]int{3, 2, 1, 0} {
		t.Errorf("the Merchant was dealt %v", dealt)
	}
	for deck := range Special { // each is shuffled on its own: another seed, another order
		if q := drafted(t, 4, 4, ""); q.Decks.Items[deck] == p.Decks.Items[deck] {
			t.Errorf("the %s deck is never shuffled", deckNames[deck])
		}
	}
}

// Every quest lies in the deck of its faction and colour. Each faction begins with grey ones and a
// green one, four with four characters and five with six, and the other grey ones leave the game.
// WB-SETUP-24, WB-SETUP-26, WB-SETUP-30, WB-PLAYERS-08, WB-PLAYERS-09
func TestQuestDecks(t *testing.T) {
	for _, c := range []struct{ seats, quests int }{{2, 4}, {3, 4}, {4, 4}, {5, 5}, {6, 5}} {
		p := drafted(t, c.seats, 7, "")
		var all, begun [2][questDecks]int
		for q := 1; q < len(p.box.Quests); q++ {
			all[p.box.Quests[q].faction][p.box.Quests[q].deck]++
		}
		for i := range p.Quests {
			if slot := &p.Quests[i]; slot.Used {
				quest := &p.box.Quests[slot.Card]
				begun[slot.Faction][quest.deck]++
				if quest.faction != slot.Faction {
					t.Errorf("%s is the other faction's", quest.id)
				}
			}
		}
		for f := range all {
			if begun[f] != [questDecks]int{c.quests - 1, 1} {
				t.Errorf("%d players begin with %v", c.seats, begun[f])
			}
			for deck, n := range all[f] {
				left := n - begun[f][deck]
				if deck == GreyDeck {
					left = 0
				}
				if got := int(p.Decks.QuestCount[f][deck]); got != left {
					t.Errorf("%d players: %d quests in the %s deck, not %d", c.seats, got,
						questDeckNames[deck], left)
				}
			}
		}
		p.push(replaceFrame(Horde)).setChief(lowest(p.membersOf(Horde)))
		seat := p.Actors().First()
		if w := p.why(seat, Move{Kind: DrawQuest, N: GreyDeck}); w != whyDeck {
			t.Errorf("a grey quest is still to be had")
		}
	}
}

// The Horde draws its first quests first, and each spawns before the next is drawn: where figures
// run short the next card of the deck takes its place. WB-SETUP-27, WB-SETUP-28, WB-SETUP-29
func TestFirstQuestsSpawnOneByOne(t *testing.T) {
	b := newTable(t, Character{Class: classNamed(t, "warrior"), Faction: Horde},
		Character{Class: classNamed(t, "mage"), Faction: Alliance})
	p := b.Position
	p.Depth = 0
	x := act{p, b.script, &b.log}
	x.placeOverlord("nefarian")
	x.shuffleDecks()
	stack := func(f Faction, ids ...string) {
		for i := len(ids) - 1; i >= 0; i-- {
			q, _ := (&Game{box: p.box}).QuestByName(ids[i])
			p.unstackQuest(q)
			putFirst(p.Decks.Quests[f][GreyDeck][:], &p.Decks.QuestCount[f][GreyDeck], q)
		}
	}
	// Two green Crusaders in the box: the Horde's second and third card need one each, its first
	// the other, and the Alliance's first finds none.
	p.Supply[b.creature("scarlet-crusader")][Green] = 2
	stack(Horde, "nightmare-zealots", "a-scourge-of-ghouls", "a-darkness-in-brightwater")
	stack(Alliance, "red-ruin", "dark-alliances", "fishy-business", "ghoulish-harvest")
	x.begin()
	var drawn []string
	for _, e := range b.log.Events {
		switch e.Kind {
		case QuestDrawn:
			drawn = append(drawn, p.box.Quests[e.Args[1]].id)
		case QuestPassedOver:
			drawn = append(drawn, "not "+p.box.Quests[e.Args[1]].id)
		case Spawned:
			drawn = append(drawn, p.box.Creatures[e.Args[1]].id)
		}
	}
	want := []string{
		"nightmare-zealots", "scarlet-crusader", "a-scourge-of-ghouls", "ghoul", "gnoll",
		"a-darkness-in-brightwater", "scarlet-crusader", "gnoll",
	}
	if !slices.Equal(drawn[:len(want)], want) {
		t.Errorf("the Horde draws %v", drawn)
	}
	alliance := drawn[slices.Index(drawn, "not red-ruin"):]
	want = []string{
		"not red-ruin", "dark-alliances", "gnoll", "fishy-business", "murloc", "scarlet-crusader",
		"ghoulish-harvest", "ghoul",
	}
	if !slices.Equal(alliance[:len(want)], want) {
		t.Errorf("the Alliance draws %v", alliance)
	}
}

// Every copy of an Event is in the deck; Kel'Thuzad's are there only with him.
// WB-SETUP-33, WB-SETUP-34, WB-OVERLORD-KELTHUZAD-06
func TestEventDeckOfTheOverlord(t *testing.T) {
	his := 0
	for _, name := range []string{"kelthuzad", "nefarian", "lord-kazzak"} {
		p := drafted(t, 4, 1, `{"overlord": "`+name+`"}`)
		there := map[Event]int{}
		for _, e := range p.Decks.Events[:p.Decks.EventCount] {
			there[e]++
		}
		for e := 1; e < len(p.box.Events); e++ {
			card := &p.box.Events[e]
			want := int(card.copies)
			if card.kt && name != "kelthuzad" {
				want = 0
			}
			his += yes(card.kt && want > 0)
			if there[Event(e)] != want {
				t.Errorf("%s: %d of %s, not %d", name, there[Event(e)], card.id, want)
			}
		}
	}
	if his == 0 {
		t.Error("no Event is Kel'Thuzad's")
	}
}

// One Overlord is in the game, chosen or drawn, all three alike, on the side of his sheet for the
// number of characters, and with him only his own counters. WB-SETUP-18, WB-SETUP-19, WB-SETUP-20,
// WB-SETUP-21
func TestOneOverlord(t *testing.T) {
	places := map[string]string{"kelthuzad": "stratholme", "nefarian": "overlook-cliffs"}
	seen := map[Overlord]int{}
	for seed := range uint64(300) {
		p := blank(t, 2+int(seed%5), seed, "")
		seen[p.Overlord.Who]++
		sheet := &p.box.Overlords[p.Overlord.Who]
		if got, want := p.overlordFigure(), sheet.figure[yes(p.Seats() > 4)]; got != want {
			t.Errorf("%s for %d players: %+v", sheet.id, p.Seats(), got)
		}
		at := p.box.Content.Regions[p.Overlord.Region].ID
		if want := places[sheet.id]; want != "" && (want != at || p.Overlord.Counters != 0) {
			t.Errorf("%s is in %s", sheet.id, at)
		}
		if sheet.id == "lord-kazzak" &&
			(p.Overlord.Counters != 31 || p.View(0).(*Position).Overlord.Region != NoRegion) {
			t.Errorf("Lord Kazzak's counters: %b", p.Overlord.Counters)
		}
	}
	for who := range Overlord(3) {
		if seen[who] < 60 {
			t.Errorf("Overlords were drawn %v", seen)
		}
	}
	p := blank(t, 4, 1, `{"overlord": "nefarian"}`)
	if p.box.Overlords[p.Overlord.Who].id != "nefarian" {
		t.Error("the Overlord chosen is not the one there")
	}
}

// What space 1 shows does not happen when the marker is put there. WB-SETUP-32
func TestSpaceOneFiresNothing(t *testing.T) {
	g := withTrack(t, func(track *content.Track) {
		track.Events = append([]int{1}, track.Events...)
		track.Items = append([]content.TrackItem{{Space: 1, Deck: "triangle"}}, track.Items...)
	})
	luck := game.NewFast(3)
	pos, err := g.New(6, []byte(`{"first-game": true}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	if p.Decks.MerchantCount != 6 || len(g.Show(p).(*Shown).Events) > 0 ||
		p.Decks.PlayedCount > 0 || p.top().Task != taskTurn {
		t.Errorf("%d cards, %d events", p.Decks.MerchantCount, p.Decks.EventCount)
	}
}

// A position stays below 8 KiB, and play without a log allocates nothing.
func TestPositionIsSmallAndPlayIsFrugal(t *testing.T) {
	if size := unsafe.Sizeof(Position{}); size > 8<<10 {
		t.Errorf("a position has %d bytes", size)
	}
	start := drafted(t, 6, 3, "")
	p := *start
	luck := game.NewFast(9)
	list := make([]game.Move, 0, 4096)
	allocations := testing.AllocsPerRun(2000, func() {
		if p.Over {
			p = *start
		}
		seat := p.Actors().First()
		list = p.Moves(seat, list[:0])
		_ = p.Apply(seat, list[luck.Draw("move", len(list))], luck, nil)
	})
	if allocations > 0 {
		t.Errorf("%v allocations a move", allocations)
	}
}

// House rules: seats that have chosen a side get it, with and without a draft, and the final battle
// comes after the last turn agreed on.
func TestHouseRules(t *testing.T) {
	for seed := range uint64(20) {
		for _, more := range []string{"", `"first-game": true, `} {
			p := drafted(t, 6, seed, `{`+more+`"factions": ["alliance", "", "alliance"]}`)
			if p.sideOf(0) != Alliance || p.sideOf(2) != Alliance {
				t.Fatalf("seed %d: seats 0 and 2 are in %d and %d", seed, p.sideOf(0), p.sideOf(2))
			}
		}
		p, luck := drafted(t, 2, seed, `{"turns": 4}`), game.NewFast(seed)
		for p.Actors() != 0 {
			seat := p.Actors().First()
			list := p.Moves(seat, nil)
			_ = p.Apply(seat, list[luck.Draw("move", len(list))], luck, nil)
		}
		if p.Turn > 5 {
			t.Fatalf("seed %d: the game went on to turn %d", seed, p.Turn)
		}
	}
	for _, options := range []string{
		`{"turns": 1}`, `{"turns": 31}`,
		`{"evening": true, "turns": 12}`, `{"evening": true, "defeat-the-overlord": true}`,
		`{"turns": 6, "defeat-the-overlord": true}`,
		`{"factions": ["alliance", "alliance"]}`, `{"factions": ["scourge"]}`,
		`{"factions": ["", "", ""]}`,
	} {
		if _, err := newGame(t).New(2, []byte(options), game.NewFast(1)); err == nil {
			t.Errorf("a game was set up with %s", options)
		}
	}
}

// In a game for one evening all eight events come in twelve turns, and two points make a level.
func TestEvening(t *testing.T) {
	rose := 0
	for seed := range uint64(10) {
		p, luck := drafted(t, 2, seed, `{"evening": true}`), game.NewFast(seed)
		events := map[int]bool{}
		var log game.Log
		for p.Actors() != 0 {
			seat := p.Actors().First()
			list := p.Moves(seat, nil)
			log.Events = log.Events[:0]
			_ = p.Apply(seat, list[luck.Draw("move", len(list))], luck, &log)
			for i := range log.Events {
				if log.Events[i].Kind == EventDrawn {
					events[int(p.Turn)] = true
				}
			}
		}
		for _, c := range p.People[:p.Characters] {
			rose += yes(c.XP >= 2)
			if (c.XP >= 2) != (c.Level >= 2) {
				t.Errorf("seed %d: %d experience is level %d", seed, c.XP, c.Level)
			}
		}
		for _, turn := range []int{2, 3, 4, 6, 7, 8, 9, 10} {
			if p.Turn == 13 && !events[turn] {
				t.Errorf("seed %d: no event in turn %d", seed, turn)
			}
		}
	}
	if rose == 0 {
		t.Error("nobody reached a level")
	}
}
