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
		fields := r.Fields(item, characterKeys...)
		if fields["class"] == nil {
			r.Fail(item, "a character has a class")
			return
		}
		c := lordaeron.ArrangedCharacter{}
		c.Class = scenario.Named(r, fields["class"], "class", l.game.ClassByName)
		if v := fields["faction"]; v != nil {
			c.Faction = lordaeron.Faction(r.OneOf(v, factions...))
		}
		id := fields["class"].Text
		if v := fields["id"]; v != nil {
			id = r.Word(v)
		}
		if slices.Contains(l.ids, id) {
			r.Fail(item, "two characters are called %q", id)
		}
		l.ids = append(l.ids, id)
		l.Characters = append(l.Characters, c)
	}
}

// readCharacter reads all that a character has; what is left out takes its usual value.
func (l *part) readCharacter(r *reader, c *lordaeron.ArrangedCharacter, n *node) {
	fields := r.Fields(n, characterKeys...)
	track := l.game.Content().Track
	c.Level = 1
	if v := fields["xp"]; v != nil {
		c.XP = uint8(r.Number(v, 0, track.LastXP))
		for c.Level < 5 && int(c.XP) >= track.Levels[c.Level] {
			c.Level++
		}
	}
	if v := fields["level"]; v != nil {
		c.Level = uint8(r.Number(v, 1, 5))
		if fields["xp"] == nil {
			c.XP = uint8(track.Levels[c.Level-1])
		}
	}
	c.Region = l.startOf(c.Faction)
	if v := fields["region"]; v != nil {
		c.Region = l.region(r, v)
	}
	if c.Faction == l.Faction {
		c.Actions = 2
	}
	if v := fields["gold"]; v != nil {
		c.Gold = int16(r.Number(v, 0, 999))
	}
	if v := fields["relic"]; v != nil {
		c.Relic = r.Flag(v)
	}
	var none bool
	for _, part := range []struct {
		key  string
		into *uint8
		full *bool
		most int
	}{
		{"actions", &c.Actions, &none, 2},
		{"stun", &c.Stun, &none, 99},
		{"curse", &c.Curse, &none, 99},
		{"health", &c.Health, &c.Full.Health, 99},
		{"energy", &c.Energy, &c.Full.Energy, 99},
		{"pet", &c.Pet, &c.Full.Pet, 99},
	} {
		if v := fields[part.key]; v != nil {
			*part.into = uint8(r.Number(v, 0, part.most))
		} else {
			*part.full = true
		}
	}
	l.readCards(r, c, fields, n)
}

// readCards reads Talents, Powers and Items.
func (l *part) readCards(
	r *reader, c *lordaeron.ArrangedCharacter, fields scenario.Fields, top *node,
) {
	own := func(id string) (lordaeron.Card, bool) { return l.game.CardByName(id, c.Class) }
	copy(c.Talents[:], names(r, fields.Or("talents", top), "card", own))
	c.Spellbook = names(r, fields.Or("spellbook", top), "card", own)
	c.Bag = names(r, fields.Or("bag", top), "card", l.anyCard)
	c.Auction = names(r, fields.Or("auction", top), "auction item", l.auction)
	equipped := fields.Or("equipped", top)
	for i, key := range r.Keys(equipped) {
		area := scenario.Named(r, key, "area", lordaeron.AreaNamed)
		for _, card := range names(r, equipped.Items[i], "card", own) {
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
