package lordaeron

import (
	"testing"
	"unsafe"

	"twobanners/game"
)

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

// Sides are equal, classes differ, Paladin and Shaman sit with their own, and a player's characters
// stay together. WB-SETUP-03, -06, -07, -09, WB-PLAYERS-01..07, -15
func TestDraftAndDivision(t *testing.T) {
	for seed := range uint64(60) {
		p := drafted(t, 2+int(seed%5), seed, "")
		var members [2]int
		seen := map[int8]bool{}
		for i := range int8(p.Characters) {
			c := &p.People[i]
			members[c.Faction]++
			if seen[c.Class] {
				t.Fatalf("seed %d: a class is there twice", seed)
			}
			seen[c.Class] = true
			if p.box.Classes[c.Class].person[c.Faction] != c.Person || c.Person < 0 {
				t.Fatalf("seed %d: %s in the wrong faction", seed, p.box.Classes[c.Class].id)
			}
			if p.sideOf(c.Owner) != c.Faction {
				t.Fatalf("seed %d: seat %d is on both sides", seed, c.Owner)
			}
		}
		if members[Alliance] != members[Horde] {
			t.Fatalf("seed %d: %v", seed, members)
		}
	}
}

// Everybody starts at home on level 1 with 5 gold and printed cards only; the Merchant has six
// cards, each faction its quests, and the Horde begins. WB-SETUP-13..17, -23, -25, -26, -30, -31,
// -35, WB-PLAYERS-08, -09
func TestStartOfPlay(t *testing.T) {
	for _, c := range []struct{ seats, quests int }{{2, 4}, {3, 4}, {4, 4}, {5, 5}, {6, 5}} {
		p := drafted(t, c.seats, 7, "")
		for i := range int8(p.Characters) {
			who := &p.People[i]
			if who.Level != 1 || who.XP != 0 || who.Gold != 5 || who.Learned != 0 ||
				who.Region != p.box.Start[who.Faction] || who.bagCount() != 0 ||
				int(who.Health) != p.healthCapacity(i) || who.Areas != [AreaCount]Card{} {
				t.Errorf("%d players: %+v", c.seats, who)
			}
		}
		if p.Decks.MerchantCount != 6 || p.Faction != Horde || p.Turn != 1 ||
			p.questsOf(Alliance) != c.quests || p.questsOf(Horde) != c.quests ||
			p.Decks.QuestCount[Alliance][GreyDeck] != 0 {
			t.Errorf("%d players: %d cards, %d and %d quests", c.seats, p.Decks.MerchantCount,
				p.questsOf(Alliance), p.questsOf(Horde))
		}
	}
}

// Kel'Thuzad's five Events are there only with him. WB-SETUP-33, -34, WB-OVERLORD-KELTHUZAD-06
func TestEventDeckOfTheOverlord(t *testing.T) {
	for name, want := range map[string]uint8{
		"kelthuzad": 52, "nefarian": 47, "lord-kazzak": 47,
	} {
		p := drafted(t, 4, 1, `{"overlord": "`+name+`"}`)
		if p.Decks.EventCount != want {
			t.Errorf("%s: %d events", name, p.Decks.EventCount)
		}
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
		`{"turns": 1}`, `{"turns": 31}`, `{"turns": 6, "defeat-the-overlord": true}`,
		`{"factions": ["alliance", "alliance"]}`, `{"factions": ["scourge"]}`,
		`{"factions": ["", "", ""]}`,
	} {
		if _, err := newGame(t).New(2, []byte(options), game.NewFast(1)); err == nil {
			t.Errorf("a game was set up with %s", options)
		}
	}
}
