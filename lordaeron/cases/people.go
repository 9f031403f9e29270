package cases

import (
	"twobanners/lordaeron"
	"twobanners/scenario"
)

var characterKeys = []string{
	"id", "class", "faction", "level", "xp", "health", "energy", "gold", "region", "actions",
	"talents", "spellbook", "bag", "equipped", "stun", "curse", "pet", "auction", "relic",
}

// readCharacter reads all that a character has; what is left out takes its usual value.
func (l *part) readCharacter(r *reader, who int8, n *node) {
	fields := r.Fields(n, characterKeys...)
	c := &l.p.People[who]
	levels := l.game.Content().Track.Levels
	if v := fields["xp"]; v != nil {
		c.XP = uint8(r.Number(v, 0, l.game.Content().Track.LastXP))
		for c.Level < 5 && int(c.XP) >= levels[c.Level] {
			c.Level++
		}
	}
	if v := fields["level"]; v != nil {
		c.Level = uint8(r.Number(v, 1, 5))
		if fields["xp"] == nil {
			c.XP = uint8(levels[c.Level-1])
		}
	}
	c.Region = l.startOf(c.Faction)
	if v := fields["region"]; v != nil {
		c.Region = l.region(r, v)
	}
	if c.Faction == l.p.Faction {
		c.Actions = 2
	}
	for _, part := range []struct {
		key  string
		into *uint8
		most int
	}{
		{"actions", &c.Actions, 2}, {"stun", &c.Stun, 99}, {"curse", &c.Curse, 99},
	} {
		if v := fields[part.key]; v != nil {
			*part.into = uint8(r.Number(v, 0, part.most))
		}
	}
	if v := fields["gold"]; v != nil {
		c.Gold = int16(r.Number(v, 0, 999))
	}
	l.readCards(r, who, fields)
	if r.Err() != nil {
		return
	}
	c.Health = uint8(l.p.HealthCapacity(who))
	c.Energy = uint8(l.p.EnergyCapacity(who))
	c.Pet = uint8(l.p.PetCapacity(who))
	for _, part := range []struct {
		key  string
		into *uint8
	}{{"health", &c.Health}, {"energy", &c.Energy}, {"pet", &c.Pet}} {
		if v := fields[part.key]; v != nil {
			*part.into = uint8(r.Number(v, 0, 99))
		}
	}
	if v := fields["relic"]; v != nil {
		c.Relic = r.Flag(v)
	}
}

func (l *part) startOf(f lordaeron.Faction) lordaeron.Region {
	for i := range l.game.Content().Regions {
		if string(l.game.Content().Regions[i].Start) == [...]string{"alliance", "horde"}[f] {
			return lordaeron.Region(i)
		}
	}
	return lordaeron.NoRegion
}

// readCards reads Talents, Powers and Items.
func (l *part) readCards(r *reader, who int8, fields scenario.Fields) {
	c := &l.p.People[who]
	list := func(key string) []*node {
		if n := fields[key]; n != nil {
			return r.Some(n)
		}
		return nil
	}
	for i, n := range list("talents") {
		if i < len(c.Talents) {
			c.Talents[i] = l.card(r, n, c.Class)
		}
	}
	for _, n := range list("spellbook") {
		if card := l.card(r, n, c.Class); r.Err() == nil && !l.p.Learn(who, card) {
			r.Fail(n, "%s is no Power of this class", n.Text)
		}
	}
	for _, n := range list("bag") {
		l.p.PutInBag(who, l.card(r, n, -1))
	}
	for _, n := range list("auction") {
		card := scenario.Named(r, n, "auction item", l.auction)
		if r.Err() == nil && !l.p.GiveAuction(who, card) {
			r.Fail(n, "%s is no Auction Item", n.Text)
		}
	}
	equipped := fields["equipped"]
	if equipped == nil {
		return
	}
	for i, key := range r.Keys(equipped) {
		at, ok := lordaeron.AreaNamed(key.Text)
		if !ok {
			r.Fail(key, "there is no area %q", key.Text)
			return
		}
		for _, n := range r.Some(equipped.Items[i]) {
			card := l.card(r, n, c.Class)
			if r.Err() != nil {
				return
			}
			l.p.Learn(who, card)
			if !l.p.PutOn(who, card, at) {
				r.Fail(n, "too many add-ons")
			}
		}
	}
}

// auction finds an Auction Item by its own name or by its event's.
func (l *part) auction(name string) (lordaeron.Card, bool) {
	for _, id := range []string{name, "auction-house-" + name} {
		if card, ok := l.game.CardByName(id, -1); ok {
			return card, true
		}
	}
	return lordaeron.NoCard, false
}
