package lordaeron

import (
	"fmt"
	"slices"

	"twobanners/content"
)

// compiler turns the content into a box; it keeps the first thing that the rules cannot make sense
// of.
type compiler struct {
	from       *content.Lordaeron
	box        *Box
	cards      map[string]Card
	traits     []string
	categories []string
	err        error
}

func (c *compiler) fail(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(format, args...)
	}
}

// compile makes the box. Names are resolved once, here.
func compile(from *content.Lordaeron) (*Box, error) {
	c := &compiler{from: from, box: &Box{Content: from, Track: from.Track}}
	c.box.ids = c.names()
	c.box.flat = flat
	if from.FitsFirst() {
		c.box.flat = first
	}
	c.cards = make(map[string]Card, len(from.Cards))
	c.board()
	c.cardNames()
	c.box.exempt = c.nameSet("potion", "scroll", "food")
	c.box.potion, c.box.scroll = c.nameSet("potion"), c.nameSet("scroll")
	c.box.finishing = c.nameSet("finishing-move")
	c.box.pets = c.nameSet("pet", "demon")
	for i := range from.Cards {
		c.cardAbilities(&from.Cards[i], &c.box.Cards[i+1])
	}
	for i := range from.Creatures {
		c.creature(&from.Creatures[i])
	}
	c.sheets()
	c.quests()
	c.events()
	c.overlords()
	if c.err == nil {
		c.box.fit()
	}
	return c.box, c.err
}

// names lists the ids of everything that moves and events speak of by number.
func (c *compiler) names() map[string][]string {
	quests := idsOf(c.from.Quests, func(q *content.Quest) string { return q.ID })
	events := idsOf(c.from.Events, func(e *content.EventCard) string { return e.ID })
	return map[string][]string{
		"color": colorNames[:], "deck": questDeckNames[:], "faction": factionNames[:],
		"foe":      foeWords[:],
		"box":      idsOf(boxNames, func(b *content.Box) string { return string(*b) }),
		"region":   idsOf(c.from.Regions, func(r *content.BoardRegion) string { return r.ID }),
		"creature": idsOf(c.from.Creatures, func(k *content.Creature) string { return k.ID }),
		"class":    idsOf(c.from.Classes, func(k *content.Class) string { return k.ID }),
		"overlord": idsOf(c.from.Overlords, func(o *content.Overlord) string { return o.ID }),
		"quest":    append([]string{""}, quests...),
		"event":    append([]string{""}, events...),
	}
}

func idsOf[T any](list []T, id func(*T) string) (ids []string) {
	for i := range list {
		ids = append(ids, id(&list[i]))
	}
	return ids
}

// number is the number of a thing by its id.
func (c *compiler) number(kind, id string) int {
	i := slices.Index(c.box.ids[kind], id)
	if i < 0 {
		c.fail("there is no %s %q", kind, id)
	}
	return max(0, i)
}

func (c *compiler) region(id string) Region { return Region(c.number("region", id)) }

func (c *compiler) board() {
	b := c.box
	b.Regions = len(c.from.Regions)
	for i := range c.from.Regions {
		r := &c.from.Regions[i]
		for _, other := range r.Adjacent {
			to := c.region(other)
			b.Adjacent[i].Put(to)
			b.Adjacent[to].Put(Region(i))
		}
		for f, name := range factionNames[:2] {
			if slices.Contains(r.Town, content.Faction(name)) {
				b.Town[f].Put(Region(i))
			}
			if slices.Contains(r.Flight, content.Faction(name)) {
				b.Flight[f].Put(Region(i))
			}
			if r.Start == content.Faction(name) {
				b.Start[f] = Region(i)
			}
		}
		if r.Graveyard {
			b.Graveyard.Put(Region(i))
		}
		if r.Area == "western-plaguelands" || r.Area == "eastern-plaguelands" {
			b.Plague.Put(Region(i))
		}
	}
	for from := range Region(b.Regions) {
		b.far[Alliance][from] = b.measure(from, b.Start[Horde])
		b.far[Horde][from] = b.measure(from, b.Start[Alliance])
		b.far[NoFaction][from] = b.measure(from, NoRegion)
	}
}

// cardNames enters the cards without what they do, so that any card can name any other.
func (c *compiler) cardNames() {
	c.box.Cards = make([]card, 1, len(c.from.Cards)+1)
	for i := range c.from.Cards {
		from := &c.from.Cards[i]
		to := card{
			id: from.ID, kind: from.Kind, class: c.class(from.Class),
			power: from.Kind == content.PowerCard, item: from.Kind == content.ItemCard,
			added: from.New,
			deck:  noneNamed(deckNames[:], from.Deck), addOn: from.AddOn,
			soulbound: from.Soulbound,
			level:     uint8(from.Level), gold: int16(from.Gold),
			energy: uint8(from.Energy), health: uint8(from.Health),
			copies: uint8(max(1, from.Copies)), category: -1, function: -1,
			local: -1, use: -1,
		}
		if t := slices.Index(typeNames[:], from.Type); t >= 0 {
			to.types = 1 << t
		} else if from.Type != "" {
			c.fail("card %s: there is no type %q", from.ID, from.Type)
		}
		for _, trait := range from.Traits {
			to.traits |= 1 << c.index(&c.traits, trait)
		}
		if from.Category != "" {
			to.category = int16(c.index(&c.categories, from.Category))
		}
		if from.Function != "" {
			to.function = int16(c.index(&c.categories, from.Function))
		}
		to.exempt = slices.ContainsFunc(from.Traits, func(t string) bool {
			return t == "potion" || t == "scroll" || t == "food"
		})
		if _, twice := c.cards[from.ID]; !twice {
			c.cards[from.ID] = Card(i + 1) // class cards may share a name, others never do
		}
		c.box.Cards = append(c.box.Cards, to)
	}
}

func noneNamed(names []string, name string) int8 { return int8(slices.Index(names, name)) }

func (c *compiler) index(list *[]string, name string) int {
	if i := slices.Index(*list, name); i >= 0 {
		return i
	}
	*list = append(*list, name)
	return len(*list) - 1
}

func (c *compiler) class(id string) int8 {
	if id == "" {
		return -1
	}
	return int8(c.number("class", id))
}

func (c *compiler) card(id string) Card {
	found, ok := c.cards[id]
	if !ok {
		c.fail("there is no card %q", id)
	}
	return found
}

// nameSet is the set of all cards that bear one of the names: as id, kind, type, trait, function
// or category. "self" stands for itself elsewhere.
func (c *compiler) nameSet(names ...string) int {
	var set cardSet
	for _, name := range names {
		found := name == "self"
		for i := range c.from.Cards {
			f := &c.from.Cards[i]
			if f.ID == name || f.Type == name || f.Category == name || f.Function == name ||
				string(f.Kind) == name || slices.Contains(f.Traits, name) {
				set.put(Card(i + 1))
				found = true
			}
		}
		if !found && name != "independent" {
			c.fail("no card is, or is called, %q", name)
		}
	}
	if i := slices.Index(c.box.named, set); i >= 0 {
		return i
	}
	c.box.named = append(c.box.named, set)
	return len(c.box.named) - 1
}

func (c *compiler) creature(from *content.Creature) {
	to := creature{id: from.ID, does: c.abilities(from.ID, from.Does, nil)}
	for color, f := range [3]content.Figure{from.Red, from.Blue, from.Green} {
		to.figure[color] = figureOf(f)
	}
	c.box.Creatures = append(c.box.Creatures, to)
}

func figureOf(f content.Figure) figure {
	return figure{uint8(f.Threat), uint8(f.Attack), uint8(f.Health), uint8(f.Box)}
}
