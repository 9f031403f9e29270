package cases

import (
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

var characterKeys = []string{
	"id", "class", "faction", "level", "xp", "health", "energy", "gold", "region", "actions",
	"talents", "spellbook", "bag", "equipped", "stun", "curse", "pet", "auction", "relic",
}

// readPeople reads who is there, so that all else can name them.
func (l *part) readPeople(r *reader, n *node) {
	list := r.List(n)
	if len(list) == 0 || len(list) > lordaeron.MaxCharacters {
		r.Fail(n, "%d characters: there must be 1 to %d", len(list), lordaeron.MaxCharacters)
		return
	}
	for _, item := range list {
		f := r.Fields(item, characterKeys...)
		if f["class"] == nil {
			r.Fail(item, "a character has a class")
			return
		}
		c := lordaeron.ArrangedCharacter{}
		c.Class = scenario.Named(r, f["class"], "class", l.game.ClassByName)
		c.Faction = lordaeron.Faction(f.OneOf(r, "faction", 0, factions...))
		name := f["id"]
		if name == nil {
			name = f["class"]
		}
		id := r.Word(name)
		if slices.Contains(l.ids, id) {
			r.Fail(item, "two characters are called %q", id)
		}
		l.ids = append(l.ids, id)
		l.Characters = append(l.Characters, c)
	}
}

// readCharacter reads all that a character has; what is left out takes its usual value.
func (l *part) readCharacter(r *reader, c *lordaeron.ArrangedCharacter, n *node) {
	f := r.Fields(n, characterKeys...)
	track := l.game.Content().Track
	c.XP = uint8(f.Number(r, "xp", 0, 0, track.LastXP))
	level := 1
	for level < 5 && int(c.XP) >= track.Levels[level] {
		level++
	}
	c.Level = uint8(f.Number(r, "level", level, 1, 5))
	if f["xp"] == nil {
		c.XP = uint8(track.Levels[c.Level-1])
	}
	c.Region = l.startOf(c.Faction)
	if v := f["region"]; v != nil {
		c.Region = l.region(r, v)
	}
	actions := 0
	if c.Faction == l.Faction {
		actions = 2
	}
	c.Actions = uint8(f.Number(r, "actions", actions, 0, 2))
	c.Gold = int16(f.Number(r, "gold", 0, 0, 999))
	c.Relic = f.Flag(r, "relic")
	c.Stun, c.Curse = amount(r, f, "stun", 99), amount(r, f, "curse", 99)
	c.Health, c.Full.Health = amount(r, f, "health", 99), f["health"] == nil
	c.Energy, c.Full.Energy = amount(r, f, "energy", 99), f["energy"] == nil
	c.Pet, c.Full.Pet = amount(r, f, "pet", 99), f["pet"] == nil
	l.readCards(r, c, f, n)
}

// readCards reads Talents, Powers and Items.
func (l *part) readCards(r *reader, c *lordaeron.ArrangedCharacter, f fields, top *node) {
	own := func(id string) (lordaeron.Card, bool) { return l.game.CardByName(id, c.Class) }
	copy(c.Talents[:], scenario.AllNamed(r, f.Or("talents", top), "card", own))
	c.Spellbook = scenario.AllNamed(r, f.Or("spellbook", top), "card", own)
	c.Bag = scenario.AllNamed(r, f.Or("bag", top), "card", l.anyCard)
	c.Auction = scenario.AllNamed(r, f.Or("auction", top), "auction item", l.auction)
	equipped := f.Or("equipped", top)
	for i, key := range r.Keys(equipped) {
		area := scenario.Named(r, key, "area", lordaeron.AreaNamed)
		for _, card := range scenario.AllNamed(r, equipped.Items[i], "card", own) {
			c.Equipped = append(c.Equipped, lordaeron.ArrangedCard{Card: card, Area: area})
		}
	}
}

func (l *part) startOf(f lordaeron.Faction) lordaeron.Region {
	for i, region := range l.game.Content().Regions {
		if string(region.Start) == factions[f] {
			return lordaeron.Region(i)
		}
	}
	return lordaeron.NoRegion
}

// auction finds an Auction Item by its own name or by its event's.
func (l *part) auction(name string) (lordaeron.Card, bool) {
	if card, ok := l.anyCard(name); ok {
		return card, true
	}
	return l.anyCard("auction-house-" + name)
}
