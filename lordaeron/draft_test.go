package lordaeron

import (
	"math/bits"
	"testing"

	"twobanners/game"
)

// pick lets whoever picks next take a class; it tells whether that was allowed.
func (p *Position) pick(t *testing.T, class string) bool {
	t.Helper()
	m := Move{Kind: PickClass, Who: p.top().Who, N: uint8(classNamed(t, class))}
	return p.Apply(p.Actors().First(), m.Pack(), game.NewFast(1), nil).OK()
}

// Sides are equal and drawn once all classes are known, classes differ, Paladin and Shaman sit with
// their own, and a player's characters stay together. WB-SETUP-03, WB-SETUP-05, WB-SETUP-06,
// WB-SETUP-07, WB-SETUP-08, WB-SETUP-09, WB-PLAYERS-01, WB-PLAYERS-02, WB-PLAYERS-03,
// WB-PLAYERS-04, WB-PLAYERS-05, WB-PLAYERS-06, WB-PLAYERS-07, WB-PLAYERS-10
func TestDraftAndDivision(t *testing.T) {
	for seed := range uint64(60) {
		p := blank(t, 2+int(seed%5), seed, "")
		luck := game.NewFast(seed)
		for p.top().Task == taskDraft {
			for i := range p.Characters {
				if p.People[i].Faction != NoFaction || p.People[i].Person >= 0 {
					t.Fatalf("seed %d: a faction before all classes are known", seed)
				}
			}
			seat := p.Actors().First()
			list := p.Moves(seat, nil)
			_ = p.Apply(seat, list[luck.Draw("class", len(list))], luck, nil)
		}
		checkSides(t, p, seed)
	}
}

func checkSides(t *testing.T, p *Position, seed uint64) {
	t.Helper()
	var members [2]int
	seen := map[int8]bool{}
	for i := range int8(p.Characters) {
		c := &p.People[i]
		id := p.box.Classes[c.Class].id
		members[c.Faction]++
		if seen[c.Class] {
			t.Fatalf("seed %d: a class is there twice", seed)
		}
		seen[c.Class] = true
		person := &p.box.Content.Characters[c.Person]
		if person.Class != id || string(person.Faction) != factionNames[c.Faction] {
			t.Fatalf("seed %d: %s is %s", seed, id, person.Name)
		}
		if id == "paladin" && c.Faction != Alliance || id == "shaman" && c.Faction != Horde {
			t.Fatalf("seed %d: %s in the wrong faction", seed, id)
		}
		if p.sideOf(c.Owner) != c.Faction {
			t.Fatalf("seed %d: seat %d is on both sides", seed, c.Owner)
		}
	}
	if members[Alliance] != members[Horde] {
		t.Fatalf("seed %d: %v", seed, members)
	}
}

// The one Warlock is Leeam Sagewind in the Horde and Sandrai Darkshine in the Alliance, and she has
// no other name anywhere. WB-SETUP-05, WB-GUIDE-15
func TestSharedClassesHaveTwoCharacters(t *testing.T) {
	box := newGame(t).box
	names := map[string]bool{}
	for class := range box.Classes {
		for _, f := range []Faction{Alliance, Horde} {
			person := box.Classes[class].person[f]
			bound := box.Classes[class].id == "paladin" && f == Horde ||
				box.Classes[class].id == "shaman" && f == Alliance
			if (person < 0) != bound {
				t.Errorf("%s in the %s", box.Classes[class].id, factionNames[f])
			}
			if person >= 0 {
				names[box.Content.Characters[person].Name] = true
			}
		}
	}
	if len(names) != len(box.Content.Characters) || !names["Leeam Sagewind"] ||
		!names["Sandrai Darkshine"] {
		t.Errorf("characters %v", names)
	}
}

// Who picks first is drawn, a place for each character: with one player of two characters each
// place is the first of somebody's at some time. WB-SETUP-02, WB-PLAYERS-12, WB-PLAYERS-11
func TestPickOrderIsDrawn(t *testing.T) {
	first, doubled, twice := game.Seats(0), map[game.Seat]bool{}, 0
	for seed := range uint64(80) {
		p, again := blank(t, 3, seed, ""), blank(t, 3, seed, "")
		if p.Draft != again.Draft {
			t.Fatal("the same seed gives another order")
		}
		first |= p.Actors()
		places := map[game.Seat]int{}
		for _, who := range p.Draft[:p.Characters] {
			places[p.People[who].Owner]++
		}
		for seat, n := range places {
			if n == 2 {
				doubled[seat] = true
				twice++
			}
		}
		var set uint8
		for _, who := range p.Draft[:p.Characters] {
			set |= only(who)
		}
		if set != 15 {
			t.Fatalf("the order is %v", p.Draft)
		}
	}
	if first != 7 || len(doubled) != 3 || twice != 80 {
		t.Errorf("first %b, two characters %v in %d games", first, doubled, twice)
	}
	if p := blank(t, 5, 1, `{"double": 3}`); p.charactersOf(3) != 2 || p.charactersOf(0) != 1 {
		t.Error("a volunteer does not run two characters")
	}
}

func (p *Position) charactersOf(seat game.Seat) (n int) {
	for i := range p.Characters {
		n += yes(p.People[i].Owner == seat)
	}
	return n
}

// No player holds Paladin and Shaman, nor do two who must share a faction.
// WB-PLAYERS-03, WB-PLAYERS-06, WB-PLAYERS-10, WB-PLAYERS-13
func TestPicksLeaveLegalSides(t *testing.T) {
	for _, c := range []struct {
		name   string
		seats  int
		double int // who runs two characters
		holder game.Seat
		other  game.Seat
		legal  bool
	}{
		{"one of two players takes both", 2, -1, 0, 0, false},
		{"each of two players takes one", 2, -1, 0, 1, true},
		{"the doubled one of three takes both", 3, 2, 2, 2, false},
		{"the single ones of three take both", 3, 2, 0, 1, false},
		{"one of each side of three takes one", 3, 2, 0, 2, true},
		{"the doubled one of five takes both", 5, 1, 1, 1, false},
		{"two of five who may be enemies take both", 5, 1, 0, 2, true},
		{"two of six take both", 6, -1, 0, 5, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			options := ""
			if c.double >= 0 {
				options = `{"double": ` + string(rune('0'+c.double)) + `}`
			}
			p := blank(t, c.seats, 1, options)
			holder, other := int8(-1), int8(-1)
			for i := range int8(p.Characters) {
				switch {
				case p.People[i].Owner == c.holder && holder < 0:
					holder = i
				case p.People[i].Owner == c.other:
					other = i
				}
			}
			p.People[holder].Class = classNamed(t, "paladin")
			if got := p.pickWhy(choosing(t, other, "shaman")) == fine; got != c.legal {
				t.Errorf("legal: %v", got)
			}
			if p.pickWhy(choosing(t, other, "paladin")) != whyClassTaken {
				t.Error("a class is taken twice")
			}
		})
	}
}

// With a Paladin and no Shaman the five others are divided, each as likely as the next to be with
// the Paladin; of a player with two characters both go, and either side is possible.
// WB-SETUP-06, WB-SETUP-09, WB-PLAYERS-14
func TestDivisionIsDrawnFairly(t *testing.T) {
	with := [MaxCharacters]int{}
	for seed := range uint64(400) {
		p := blank(t, 6, 1, "")
		for i, class := range []string{"paladin", "mage", "rogue", "druid", "priest", "hunter"} {
			p.People[i].Class = classNamed(t, class)
		}
		x := act{Position: p, chance: game.NewFast(seed)}
		x.divide()
		for i := range int8(6) {
			with[i] += yes(p.People[i].Faction == Alliance)
		}
	}
	if with[0] != 400 {
		t.Errorf("the Paladin was in the Alliance %d times of 400", with[0])
	}
	for _, n := range with[1:] {
		if n < 120 || n > 200 { // 160 expected
			t.Errorf("with the Paladin of 400: %v", with)
		}
	}
	sides := map[Faction]int{}
	for seed := range uint64(100) {
		p := drafted(t, 5, seed, `{"double": 2}`)
		sides[p.sideOf(2)]++
	}
	if sides[Alliance] < 20 || sides[Horde] < 20 {
		t.Errorf("the player of two was on sides %v", sides)
	}
}

// Players may agree on sides: equal ones, where Paladin and Shaman sit in their own faction.
// WB-SETUP-10
func TestAgreedSides(t *testing.T) {
	p := blank(t, 6, 1,
		`{"factions": ["alliance", "horde", "alliance", "horde", "alliance", "horde"]}`)
	for p.top().Task == taskDraft {
		seat := p.Actors().First()
		bound := "paladin"
		if seat%2 == 0 {
			bound = "shaman"
		}
		if p.pick(t, bound) {
			t.Fatalf("seat %d picks the %s of the other side", seat, bound)
		}
		list := p.Moves(seat, nil)
		_ = p.Apply(seat, list[len(list)-1], game.NewFast(1), nil)
	}
	for seat := range game.Seat(6) {
		if p.sideOf(seat) != Faction(seat%2) {
			t.Errorf("seat %d is on side %d", seat, p.sideOf(seat))
		}
	}
	// With three players the one alone on a side runs two characters.
	if p := blank(t, 3, 1, `{"factions": ["horde", "alliance", "horde"]}`); p.charactersOf(1) != 2 {
		t.Error("the sides are not equal")
	}
	for _, bad := range []string{
		`{"factions": ["alliance", "alliance", "alliance", "alliance", "horde", "horde"]}`,
		`{"factions": ["alliance", "horde", "alliance", "horde", "alliance", "scourge"]}`,
	} {
		if _, err := newGame(t).New(6, []byte(bad), game.NewFast(1)); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
	bad := []byte(`{"factions": ["horde", "alliance", "horde"], "double": 0}`)
	if _, err := newGame(t).New(3, bad, game.NewFast(1)); err == nil {
		t.Error("three characters against one are accepted")
	}
}

// The characters of one player stay two: gold, Bag, Spellbook, actions, XP and place are each one's
// own, and one does not pay for the other. WB-PLAYERS-15
func TestCharactersOfOnePlayerAreApart(t *testing.T) {
	b := newTable(t,
		Character{Class: classNamed(t, "mage"), Faction: Horde, Gold: 1, Actions: 2},
		Character{Class: classNamed(t, "warrior"), Faction: Horde, Gold: 9, Actions: 2})
	for i := range b.People[:2] {
		b.People[i].Region = b.region("brill")
	}
	train := Move{Kind: Train, Who: 0, Card: b.card("fireball")} // 2 gold
	if b.why(1, train) != whyGold {
		t.Error("the Warrior pays for the Mage")
	}
	b.play(Move{Kind: Train, Who: 1, Card: b.card("rend")})
	mage, warrior := &b.People[0], &b.People[1]
	if mage.Gold != 1 || mage.Learned != 0 || mage.Actions != 2 || warrior.Gold != 7 ||
		warrior.Actions != 1 || bits.OnesCount16(warrior.Learned) != 1 {
		t.Errorf("%+v %+v", mage, warrior)
	}
	b.play(Move{Kind: Done, Who: 1})
	b.play(Move{Kind: GiveGold, Who: 1, To: 0, N: 1}) // a trade does it
	b.play(train)
	if mage.Gold != 0 || warrior.Gold != 6 || mage.XP != 0 {
		t.Errorf("%+v %+v", mage, warrior)
	}
}

func choosing(t *testing.T, who int8, class string) Move {
	return Move{Who: who, N: uint8(classNamed(t, class))}
}
