package content

import "github.com/goccy/go-yaml/ast"

// Words of the sheets and cards; every list is closed.
var (
	peoples = []string{
		"dwarf", "gnome", "human", "night-elf", "orc", "tauren", "troll", "undead",
	}
	areaNames  = []string{"upper-1", "upper-2", "upper-3", "ranged", "melee", "general", "armor"}
	areaTypes  = []string{"instant", "active", "melee", "ranged", "general", "armor"}
	powerTypes = []string{"instant", "active", "melee", "ranged", "general"}
	itemTypes  = []string{"melee", "ranged", "general", "armor", "bag"}
	itemDecks  = []string{"triangle", "square", "circle", "special"}
	functions  = []string{"shield", "helmet", "scope", "poison"}
	traits     = []string{
		"mace", "staff", "sword", "bow", "gun", "wand", "cloth", "leather", "mail", "trinket",
		"head", "potion", "scroll", "food",
	}
	categories = []string{
		"beast-form", "aspect", "pet", "aura", "blessing", "seal", "finishing-move",
		"weapon-enhancement", "demon", "stance",
	}
)

// someOf reads a list of words of a closed list.
func someOf[S ~string](r *reader, into *[]S, allowed []S) take {
	return each(r, into, func(s *S) take { return word(r, s, allowed...) })
}

func (r *reader) class(c *Class) []key {
	return []key{
		{"name", r.text(&c.Name)},
		{"health", r.byLevel(&c.Health)},
		{"energy", r.byLevel(&c.Energy)},
		{"areas", func(at string, node ast.Node) {
			laid(r, false, at, &c.Areas, cardAreaID, r.cardArea)(at, node)
		}},
		{"unique", someOf(r, &c.Unique, categories)},
		{"guide", r.mapping(
			key{"side", word(r, &c.Guide.Side, Alliance, Horde)},
			key{"place", r.between(&c.Guide.Place, 1, guidesOfSide)},
			key{"powers", r.texts(&c.Guide.Powers)},
			key{"talent", r.text(&c.Guide.Talent)},
		)},
		{"draft", r.mapping(
			key{"wins", r.number(&c.Draft.Wins)},
			key{"experience", r.number(&c.Draft.Experience)},
		)},
		{"sure", r.sure},
	}
}

func (r *reader) cardArea(a *CardArea) []key {
	return []key{
		{"types", someOf(r, &a.Types, areaTypes)},
		{"traits", someOf(r, &a.Traits, traits)},
		{"only", word(r, &a.Only, categories...)},
		{"printed", r.text(&a.Printed)},
		{"printed-alliance", r.text(&a.PrintedAlliance)},
		{"printed-horde", r.text(&a.PrintedHorde)},
	}
}

func (r *reader) character(c *Character) []key {
	return []key{
		{"name", r.text(&c.Name)},
		{"class", r.text(&c.Class)},
		{"faction", word(r, &c.Faction, Alliance, Horde)},
		{"people", word(r, &c.People, peoples...)},
		{"sure", r.sure},
	}
}

func (r *reader) talent(c *Card) []key {
	return append(r.own(&c.Own), []key{
		{"name", r.text(&c.Name)},
		{"level", r.number(&c.Level)},
		{"does", r.abilities(&c.Does)},
		{"sure", r.sure},
	}...)
}

func (r *reader) power(c *Card) []key {
	return append(r.talent(c), []key{
		{"type", word(r, &c.Type, powerTypes...)},
		{"category", word(r, &c.Category, categories...)},
		{"gold", r.number(&c.Gold)},
		{"energy", r.number(&c.Energy)},
		{"health", r.number(&c.Health)},
		{"add-on", r.addOn(c)},
		{"traits", someOf(r, &c.Traits, traits)},
	}...)
}

// addOn reads what an add-on is; being something makes it one.
func (r *reader) addOn(c *Card) take {
	return func(at string, node ast.Node) {
		word(r, &c.Function, functions...)(at, node)
		c.AddOn = c.Function != ""
	}
}

func (r *reader) item(c *Card) []key {
	return append(r.own(&c.Own), []key{
		{"name", r.text(&c.Name)},
		{"deck", word(r, &c.Deck, itemDecks...)},
		{"copies", r.number(&c.Copies)},
		{"soulbound", r.flag(&c.Soulbound)},
		{"level", r.number(&c.Level)},
		{"gold", r.number(&c.Gold)},
		{"type", word(r, &c.Type, itemTypes...)},
		{"add-on", r.addOn(c)},
		{"traits", someOf(r, &c.Traits, traits)},
		{"does", r.abilities(&c.Does)},
		{"sure", r.mapping(
			key{"face", r.sure}, key{"copies", r.sure},
		)},
	}...)
}

func (r *reader) auction(c *Card) []key {
	return []key{
		{"name", r.text(&c.Name)},
		{"does", r.abilities(&c.Does)},
		{"sure", r.sure},
	}
}

func (r *reader) race(c *Card) []key {
	return append(r.auction(c), key{"people", word(r, &c.People, peoples...)})
}

// printed reads a card that is part of a sheet: an item, or a power with its energy.
func (r *reader) printed(c *Card) []key {
	return append(r.auction(c), []key{
		{"class", r.text(&c.Class)},
		{"type", word(r, &c.Type, areaTypes...)},
		{"traits", someOf(r, &c.Traits, traits)},
		{"category", word(r, &c.Category, categories...)},
		{"energy", r.number(&c.Energy)},
	}...)
}
