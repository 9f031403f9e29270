package content

import "slices"

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

// classes: each sheet has seven areas (WB-CONTENT-01).
func (f *inspection) classes() {
	guides := map[Faction]int{}
	for i := range f.w.Classes {
		c := &f.w.Classes[i]
		at := "classes/" + c.ID
		f.stated(at, c.Name == "", "name")
		if c.Guide.Side != "" {
			guides[c.Guide.Side] |= 1 << c.Guide.Place
			if len(c.Guide.Powers) != 2 || c.Guide.Talent == "" {
				f.add(at+"/guide", "the guide names two powers and a talent")
			}
		}
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
		for _, id := range c.Guide.Powers {
			if !f.inClass(PowerCard, c.ID, id) {
				f.add(at+"/guide", "the %s has no power %q", c.ID, id)
			}
		}
		if id := c.Guide.Talent; id != "" && !f.inClass(TalentCard, c.ID, id) {
			f.add(at+"/guide", "the %s has no talent %q", c.ID, id)
		}
	}
	for side, places := range guides {
		if places != 1<<(guidesOfSide+1)-2 {
			f.add("classes", "the guide for a first game needs %d classes of the %s, each with "+
				"its place", guidesOfSide, side)
		}
	}
}

// guidesOfSide are the classes of a side in the quick start. WB-GUIDE-01, -02
const guidesOfSide = 3

func (f *inspection) inClass(kind CardKind, class, id string) bool {
	return slices.ContainsFunc(f.w.Cards, func(c Card) bool {
		return c.Kind == kind && c.Class == class && c.ID == id
	})
}

// aClass: the class is one of those that have a sheet.
func (f *inspection) aClass(at, id string) {
	ids := idsOf(f.w.Classes, classID)
	if id != "" && !slices.Contains(ids, id) {
		f.add(at, "there is no class %q%s", id, meant(id, ids))
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

// characters: at most one of a class in a faction (WB-CONTENT-32).
func (f *inspection) characters() {
	taken := map[string]string{}
	for _, c := range f.w.Characters {
		at := "characters/" + c.ID
		f.stated(at, c.Name == "", "name")
		f.stated(at, c.Class == "", "class")
		f.aClass(at+"/class", c.Class)
		f.stated(at, c.Faction == "", "faction")
		if c.Race == "" {
			f.add(at, "no race has the people %q", c.People)
		}
		sheet := string(c.Faction) + " " + c.Class
		if other, twice := taken[sheet]; twice {
			f.add(at, "%s has the class of %s", c.ID, other)
		}
		taken[sheet] = c.ID
	}
}

// cards: what holds of every card, and no two of one id that one character could have.
func (f *inspection) cards() {
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

func (f *inspection) card(c *Card) {
	at := c.path()
	f.aClass(at, c.Class)
	f.stated(at, c.Name == "", "name")
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

// items: what holds of every card of the four decks (WB-CONTENT-07).
func (f *inspection) items() {
	for i := range f.w.Cards {
		c := &f.w.Cards[i]
		if c.Kind != ItemCard {
			continue
		}
		at := c.path()
		f.level(c, 1)
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
}
