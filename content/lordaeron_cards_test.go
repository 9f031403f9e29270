package content

import (
	"slices"
	"strings"
	"testing"
)

// WB-CONTENT-01, WB-CONTENT-02: nine decks of twelve powers and twelve talents, 216 cards.
func TestClassDecks(t *testing.T) {
	w := printed(t)
	seen := map[string]bool{}
	decks := map[string]int{}
	for _, kind := range []CardKind{PowerCard, TalentCard} {
		for _, c := range w.of(kind) {
			seen[c.Class+" "+c.ID] = true
			decks[c.Class+" "+string(kind)]++
		}
	}
	if len(seen) != 216 || len(decks) != 18 {
		t.Errorf("%d cards in %d half decks", len(seen), len(decks))
	}
	for deck, cards := range decks {
		if cards != 12 {
			t.Errorf("%s: %d", deck, cards)
		}
	}
}

// WB-CONTENT-03: powers are spread over the levels in one of two ways.
func TestPowerLevels(t *testing.T) {
	got := map[string][6]int{}
	for _, c := range printed(t).of(PowerCard) {
		levels := got[c.Class]
		levels[c.Level]++
		got[c.Class] = levels
	}
	for class, levels := range got {
		want := [6]int{0, 3, 3, 3, 2, 1}
		if slices.Contains([]string{"druid", "priest", "rogue", "shaman"}, class) {
			want = [6]int{0, 3, 3, 2, 2, 2}
		}
		if levels != want {
			t.Errorf("%s: %v, want %v", class, levels, want)
		}
	}
}

// WB-CONTENT-04, WB-CONTENT-44, WB-LEVEL-20: three talents for each level from two; Conflagrate is
// a low one.
func TestTalentLevels(t *testing.T) {
	got := map[string][6]int{}
	for _, c := range printed(t).of(TalentCard) {
		levels := got[c.Class]
		levels[c.Level]++
		got[c.Class] = levels
		if c.Gold != 0 {
			t.Errorf("%s costs %d gold", c.ID, c.Gold)
		}
		if c.ID == "conflagrate" && c.Level != 2 {
			t.Errorf("Conflagrate: level %d", c.Level)
		}
	}
	for class, levels := range got {
		if levels != [6]int{0, 0, 3, 3, 3, 3} {
			t.Errorf("%s: %v", class, levels)
		}
	}
}

// WB-CONTENT-05: the powers of level 1 cost 2, 2 and 3 gold.
func TestFirstPowersCost(t *testing.T) {
	prices := map[string][]int{}
	for _, c := range printed(t).of(PowerCard) {
		if c.Level == 1 {
			prices[c.Class] = append(prices[c.Class], c.Gold)
		}
	}
	for class, list := range prices {
		if slices.Sort(list); !slices.Equal(list, []int{2, 2, 3}) {
			t.Errorf("%s: %v", class, list)
		}
	}
}

// WB-CONTENT-06: what the first-game guide names costs five gold, and its talents are of level 2.
func TestGuide(t *testing.T) {
	w := printed(t)
	for _, pair := range [][2]string{
		{"rejuvenation", "bear-form"},
		{"immolate", "shadow-bolt"},
		{"scorpid-sting", "hunters-mark"},
		{"heroic-strike", "battle-shout"},
		{"frostbolt", "arcane-intellect"},
		{"lesser-heal", "shadow-word-pain"},
	} {
		a, b := w.card(PowerCard, pair[0]), w.card(PowerCard, pair[1])
		if a.Level != 1 || b.Level != 1 || a.Gold+b.Gold != 5 {
			t.Errorf("%s %d and %s %d", a.ID, a.Gold, b.ID, b.Gold)
		}
	}
	for _, id := range []string{
		"ferocity", "improved-shadow-bolt", "precision", "improved-heroic-strike", "arcane-focus",
		"improved-pain",
	} {
		if c := w.card(TalentCard, id); c.Level != 2 {
			t.Errorf("%s: level %d", id, c.Level)
		}
	}
}

// WB-CONTENT-39, WB-CARDS-11: five powers have Health, pets and demons all, and no other card.
func TestPetsAndDemons(t *testing.T) {
	want := map[string]int{"bear": 3, "white-tiger": 4, "imp": 2, "voidwalker": 4, "succubus": 2}
	for _, c := range printed(t).Cards {
		if c.Health != want[c.ID] {
			t.Errorf("%s: Health %d, want %d", c.ID, c.Health, want[c.ID])
		}
		if pet := c.Category == "pet" || c.Category == "demon"; pet != (c.Health > 0) {
			t.Errorf("%s: %s with Health %d", c.ID, c.Category, c.Health)
		}
	}
}

// WB-CARDS-02: level, gold and Energy.
func TestThreeNumbers(t *testing.T) {
	w := printed(t)
	for kind, want := range map[CardKind]Card{
		PowerCard: {ID: "shadow-bolt", Level: 1, Gold: 3, Energy: 1},
		ItemCard:  {ID: "scimitar", Level: 2, Gold: 7},
	} {
		c := w.card(kind, want.ID)
		if c.Level != want.Level || c.Gold != want.Gold || c.Energy != want.Energy {
			t.Errorf("%s: level %d, gold %d, Energy %d", c.ID, c.Level, c.Gold, c.Energy)
		}
	}
	for _, c := range w.Cards {
		priced := c.Kind == PowerCard || c.Kind == ItemCard
		if priced && (c.Level < 1 || c.Level > 5 || c.Gold < 1) {
			t.Errorf("%s: level %d, gold %d", c.ID, c.Level, c.Gold)
		}
	}
}

// WB-CARDS-01, WB-LIMITS-18: nine classes; both factions have seven of them, the Paladin is of the
// Alliance and the Shaman of the Horde.
func TestClassesOfFactions(t *testing.T) {
	got := map[string]string{}
	for _, c := range printed(t).Characters {
		got[c.Class] += string(c.Faction) + " "
	}
	if len(got) != 9 {
		t.Errorf("%d classes", len(got))
	}
	for class, factions := range got {
		want := "alliance horde "
		switch class {
		case "paladin":
			want = "alliance "
		case "shaman":
			want = "horde "
		}
		if factions != want {
			t.Errorf("%s: %s", class, factions)
		}
	}
}

// WB-FAQ-15: the blue one of the two scrolls printed Lesser Strength is Lesser Spirit.
func TestLesserScrolls(t *testing.T) {
	for id, want := range map[string]Dice{
		"scroll-of-lesser-strength": {Red: 2}, "scroll-of-lesser-spirit": {Blue: 2},
	} {
		c := printed(t).card(ItemCard, id)
		if c.Deck != "triangle" || c.Copies != 1 || c.Does[0].Do[0].Dice != want {
			t.Errorf("%+v", c)
		}
	}
}

// WB-CONTENT-40: the categories with a limit; none for Finishing Moves.
func TestUniqueCategories(t *testing.T) {
	want := map[string]string{
		"druid": "beast-form", "hunter": "aspect pet", "paladin": "aura blessing seal",
		"shaman": "weapon-enhancement", "warlock": "demon", "warrior": "stance",
	}
	for _, c := range printed(t).Classes {
		if got := strings.Join(c.Unique, " "); got != want[c.ID] {
			t.Errorf("%s: %q, want %q", c.ID, got, want[c.ID])
		}
	}
}

// WB-CONTENT-45: Cleave gives three.
func TestCleave(t *testing.T) {
	cleave := printed(t).card(PowerCard, "cleave")
	if a := cleave.Does[0]; a.Do[0].N != 3 || a.Spot.Least != 8 || a.Spot.Each {
		t.Errorf("%+v", cleave)
	}
}

// WB-CONTENT-07, WB-CONTENT-08, WB-CONTENT-09, WB-CONTENT-10, WB-CONTENT-11, WB-ITEM-06: cards,
// titles, levels; no Energy, nothing soulbound.
func TestItemDecks(t *testing.T) {
	type deck struct{ cards, titles, twice, low, high int }
	got := map[string]deck{}
	for _, c := range printed(t).of(ItemCard) {
		d := got[c.Deck]
		if d.titles == 0 {
			d.low = c.Level
		}
		d.cards += c.Copies
		d.titles++
		d.twice += count(c.Copies == 2)
		d.low, d.high = min(d.low, c.Level), max(d.high, c.Level)
		got[c.Deck] = d
		if c.Energy != 0 || c.Copies > 2 || c.Soulbound {
			t.Errorf("%s: Energy %d, %d copies, soulbound %t",
				c.ID, c.Energy, c.Copies, c.Soulbound)
		}
	}
	for name, want := range map[string]deck{
		"triangle": {46, 27, 19, 1, 2}, "square": {30, 24, 6, 3, 4},
		"circle": {16, 16, 0, 4, 5}, "special": {28, 28, 0, 2, 5},
	} {
		if got[name] != want {
			t.Errorf("%s: %+v, want %+v", name, got[name], want)
		}
	}
}

// WB-CONTENT-12: nine add-ons; every trait of an item that is worn is taken by some sheet.
func TestItemTraits(t *testing.T) {
	w := printed(t)
	taken := func(kind, trait string) bool {
		return slices.ContainsFunc(w.Classes, func(c Class) bool {
			return slices.ContainsFunc(c.Areas, func(a CardArea) bool {
				return slices.Contains(a.Types, kind) &&
					(len(a.Traits) == 0 || slices.Contains(a.Traits, trait))
			})
		})
	}
	addOns := 0
	for _, c := range w.of(ItemCard) {
		addOns += count(c.AddOn)
		for _, trait := range c.Traits {
			if c.Type != "bag" && !taken(c.Type, trait) {
				t.Errorf("no sheet takes %s: %s %s", c.ID, c.Type, trait)
			}
		}
	}
	if addOns != 9 {
		t.Errorf("%d add-ons", addOns)
	}
}

// WB-CONTENT-13: nine potions, five scrolls and one food; the two trinkets in the Bag are none.
func TestBagItems(t *testing.T) {
	got := map[string]int{}
	for _, c := range printed(t).of(ItemCard) {
		if c.Type == "bag" {
			got[c.Traits[0]]++
		}
	}
	if got["potion"] != 9 || got["scroll"] != 5 || got["food"] != 1 || got["trinket"] != 2 {
		t.Errorf("%v", got)
	}
}

// WB-CONTENT-32, WB-CONTENT-33: eight characters a side, two of each people, of different classes.
func TestCharacters(t *testing.T) {
	sides := map[Faction]int{}
	peoples := map[string][]string{}
	for _, c := range printed(t).Characters {
		sides[c.Faction]++
		peoples[c.Race] = append(peoples[c.Race], c.Class)
	}
	if sides[Alliance] != 8 || sides[Horde] != 8 || len(peoples) != 8 {
		t.Errorf("%v, %d races", sides, len(peoples))
	}
	for race, classes := range peoples {
		if len(classes) != 2 || classes[0] == classes[1] {
			t.Errorf("%s: %v", race, classes)
		}
	}
}

// WB-CONTENT-34: Health and Energy never fall; the four casters share one table.
func TestHealthAndEnergy(t *testing.T) {
	last := map[string][2]int{}
	for _, c := range printed(t).Classes {
		if !rising(c.Health[:]) || !rising(c.Energy[:]) {
			t.Errorf("%s: %v %v", c.ID, c.Health, c.Energy)
		}
		if slices.Contains([]string{"druid", "mage", "priest", "warlock"}, c.ID) &&
			(c.Health != [5]int{2, 3, 4, 6, 8} || c.Energy != [5]int{4, 6, 9, 11, 12}) {
			t.Errorf("%s: %v %v", c.ID, c.Health, c.Energy)
		}
		last[c.ID] = [2]int{c.Health[4], c.Energy[4]}
	}
	for class, want := range map[string][2]int{
		"warrior": {14, 5}, "paladin": {12, 8}, "hunter": {10, 10}, "rogue": {10, 10},
		"shaman": {9, 11}, "druid": {8, 12},
	} {
		if last[class] != want {
			t.Errorf("%s at level 5: %v, want %v", class, last[class], want)
		}
	}
}

// WB-CONTENT-35: seven areas; cards are printed in ranged, melee and armor, a Warrior's Stance too.
func TestSheets(t *testing.T) {
	for _, c := range printed(t).Classes {
		var areas, printed []string
		for _, a := range c.Areas {
			areas = append(areas, a.ID)
			if a.Printed != "" || a.PrintedAlliance != "" {
				printed = append(printed, a.ID)
			}
		}
		want := "ranged melee armor"
		if c.ID == "warrior" {
			want = "upper-1 " + want
		}
		if !slices.Equal(areas, areaNames) || strings.Join(printed, " ") != want {
			t.Errorf("%s: %v, printed in %v", c.ID, areas, printed)
		}
	}
}

// Every word of the effect language that is for cards is used by one, or it should not be there.
func TestEveryVerbIsSpoken(t *testing.T) {
	w := printed(t)
	spoken := map[Verb]bool{}
	hear := func(list []Ability) {
		for _, a := range list {
			for _, e := range a.Do {
				spoken[e.Verb] = true
			}
		}
	}
	for i := range w.Cards {
		hear(w.Cards[i].Does)
	}
	for i := range w.Creatures {
		hear(w.Creatures[i].Does)
	}
	for i := range w.Overlords {
		hear(w.Overlords[i].Does)
	}
	for _, verb := range Verbs {
		if _, written := verbForms[verb]; !written || !spoken[verb] {
			t.Errorf("%s: can be written %t, is spoken %t", verb, written, spoken[verb])
		}
	}
}
