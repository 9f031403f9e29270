package content

import (
	"fmt"
	"slices"
)

// path is where a card stands in the files.
func (c *Card) path() string {
	switch c.Kind {
	case PowerCard:
		return "powers/" + c.Class + "/" + c.ID
	case TalentCard:
		return "talents/" + c.Class + "/" + c.ID
	case ItemCard:
		return "items/" + c.ID
	case AuctionCard:
		return "auctions/" + c.ID
	case PrintedCard:
		return "printed/" + c.ID
	default:
		return "races/" + c.ID
	}
}

// classes: nine sheets of seven areas, each with a deck of 12 and 12 (WB-CONTENT-01, -02, -35).
func (f *inspection) classes() {
	f.counted("classes", "classes", len(f.w.Classes), len(classIDs))
	for i := range f.w.Classes {
		c := &f.w.Classes[i]
		at := "classes/" + c.ID
		if !slices.Contains(classIDs, c.ID) {
			f.add(at, "there is no class %q", c.ID)
			continue
		}
		f.stated(at, c.Name == "", "name")
		f.stated(at, c.Sure == "", "sure")
		if c.Health[0] < 1 || !rising(c.Health[:]) {
			f.add(at+"/health", "the Health of a %s begins at 1 or more and never falls", c.ID)
		}
		if !rising(c.Energy[:]) {
			f.add(at+"/energy", "the Energy of a %s never falls", c.ID)
		}
		for _, name := range areaNames {
			if !slices.ContainsFunc(c.Areas, func(a CardArea) bool { return a.ID == name }) {
				f.add(at+"/areas", "a %s has no area %s", c.ID, name)
			}
		}
		for k := range c.Areas {
			f.cardArea(c, &c.Areas[k])
		}
		powers, talents := 0, 0
		for k := range f.w.Cards {
			card := &f.w.Cards[k]
			powers += count(card.Class == c.ID && card.Kind == PowerCard)
			talents += count(card.Class == c.ID && card.Kind == TalentCard)
		}
		f.counted("powers/"+c.ID, "powers", powers, 12)
		f.counted("talents/"+c.ID, "talents", talents, 12)
	}
}

func (f *inspection) cardArea(c *Class, a *CardArea) {
	at := "classes/" + c.ID + "/areas/" + a.ID
	if !slices.Contains(areaNames, a.ID) {
		f.add(at, "there is no area %q", a.ID)
	}
	f.stated(at, len(a.Types) == 0, "types")
	for _, id := range []string{a.Printed, a.PrintedAlliance, a.PrintedHorde} {
		if id == "" {
			continue
		}
		if p := f.w.card(PrintedCard, id); p == nil {
			f.add(at, "there is no printed card %q", id)
		} else if p.Class != c.ID {
			f.add(at, "%s is printed on the sheet of the %s", id, p.Class)
		}
	}
	if (a.PrintedAlliance == "") != (a.PrintedHorde == "") {
		f.add(at, "a printed card for one side only")
	}
}

// characters: sixteen, eight a faction, at most one of a class (WB-CONTENT-32).
func (f *inspection) characters() {
	f.counted("characters", "characters", len(f.w.Characters), 16)
	sides := map[Faction]int{}
	taken := map[string]string{}
	for _, c := range f.w.Characters {
		at := "characters/" + c.ID
		f.stated(at, c.Name == "", "name")
		f.stated(at, c.Sure == "", "sure")
		f.stated(at, c.Class == "", "class")
		f.stated(at, c.Faction == "", "faction")
		if c.Race == "" {
			f.add(at, "no race has the people %q", c.People)
		}
		sides[c.Faction]++
		sheet := string(c.Faction) + " " + c.Class
		if other, twice := taken[sheet]; twice {
			f.add(at, "%s has the class of %s", c.ID, other)
		}
		taken[sheet] = c.ID
	}
	f.counted("characters", "Alliance characters", sides[Alliance], 8)
	f.counted("characters", "Horde characters", sides[Horde], 8)
}

// cards: what holds of every card, and no two of one id that one character could have.
func (f *inspection) cards() {
	f.counted("races", "races", f.kind(RaceCard), len(peoples))
	f.counted("auctions", "auction items", f.kind(AuctionCard), 4)
	first := map[string]*Card{}
	for i := range f.w.Cards {
		c := &f.w.Cards[i]
		for _, deck := range []string{"", c.Class} {
			if other := first[deck+"/"+c.ID]; other != nil {
				f.add(c.path(), "%q is also in %s", c.ID, other.path())
				break
			}
		}
		first[c.Class+"/"+c.ID] = c
		f.card(c)
		f.abilities(c.path()+"/does", c, c.Does)
	}
}

func (f *inspection) kind(kind CardKind) int {
	n := 0
	for i := range f.w.Cards {
		n += count(f.w.Cards[i].Kind == kind)
	}
	return n
}

func (f *inspection) card(c *Card) {
	at := c.path()
	f.stated(at, c.Name == "", "name")
	f.stated(at, c.Sure == "", "sure")
	// Judgement is spent for what the Seals do.
	f.stated(at, len(c.Does) == 0 && c.Kind != PrintedCard, "does")
	switch c.Kind {
	case PowerCard:
		f.level(c, 1)
		f.stated(at, c.Gold == 0, "gold")
		f.stated(at, c.Type == "", "type")
		if living := c.Category == "pet" || c.Category == "demon"; living != (c.Health > 0) {
			f.add(at, "pets and demons have Health, other powers have none")
		}
	case TalentCard:
		f.level(c, 2)
	case PrintedCard:
		f.stated(at, c.Class == "", "class")
		f.stated(at, c.Type == "", "type")
	case RaceCard:
		f.stated(at, c.People == "", "people")
	case ItemCard, AuctionCard:
	}
}

func (f *inspection) level(c *Card, low int) {
	if c.Level < low || c.Level > 5 {
		f.add(c.path(), "%s has level %d, not %d to 5", c.ID, c.Level, low)
	}
}

// traitsOf says which traits an item of a type can have (WB-CONTENT-12).
var traitsOf = map[string][]string{
	"melee":   {"mace", "staff", "sword"},
	"ranged":  {"bow", "gun", "wand"},
	"armor":   {"cloth", "leather", "mail"},
	"general": {"trinket", "head"},
	"bag":     {"potion", "scroll", "food", "trinket"},
}

// items: 120 cards in four decks (WB-CONTENT-07).
func (f *inspection) items() {
	all := 0
	decks := map[string]int{}
	for i := range f.w.Cards {
		c := &f.w.Cards[i]
		if c.Kind != ItemCard {
			continue
		}
		all += c.Copies
		decks[c.Deck] += c.Copies
		at := c.path()
		f.level(c, 1)
		f.stated(at, c.CopiesSure == "", "sure of copies")
		f.stated(at, c.Deck == "", "deck")
		f.stated(at, c.Copies == 0, "copies")
		f.stated(at, c.Gold == 0, "gold")
		f.stated(at, c.Type == "", "type")
		f.stated(at, len(c.Traits) == 0, "traits")
		for _, trait := range c.Traits {
			if !slices.Contains(traitsOf[c.Type], trait) {
				f.add(at+"/traits", "no %s item is %s", c.Type, trait)
			}
		}
	}
	f.counted("items", "items", all, 120)
	for i, want := range []int{46, 30, 16, 28} {
		f.counted("items", fmt.Sprintf("%s items", itemDecks[i]), decks[itemDecks[i]], want)
	}
}
