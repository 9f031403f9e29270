package cases

import (
	"fmt"
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// expectCharacters reads what characters must have: every field of the arrangement.
func (l *part) expectCharacters(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		who := l.who(r, key)
		if r.Err() != nil {
			return nil
		}
		fields := r.Fields(n.Items[i], characterKeys...)
		checks = append(checks, l.expectNumbers(r, who, key.Text, fields)...)
		checks = append(checks, l.expectLists(r, who, key.Text, fields)...)
		if v := fields["region"]; v != nil {
			l.region(r, v)
			checks = append(checks, scenario.Is("the region of "+key.Text, v.Text,
				func(p *lordaeron.Position) string {
					return l.game.RegionName(p.People[who].Region)
				}))
		}
		for _, part := range []struct{ key, is string }{
			{"class", l.game.Content().Classes[l.p.People[who].Class].ID},
			{"faction", [...]string{"alliance", "horde"}[l.p.People[who].Faction]},
			{"id", key.Text},
		} {
			if v := fields[part.key]; v != nil && v.Text != part.is {
				r.Fail(v, "the %s of %s is %s", part.key, key.Text, part.is)
			}
		}
		if v := fields["relic"]; v != nil {
			checks = append(checks, scenario.Is("the relic of "+key.Text, fmt.Sprint(r.Flag(v)),
				func(p *lordaeron.Position) string { return fmt.Sprint(p.People[who].Relic) }))
		}
		if v := fields["equipped"]; v != nil {
			checks = append(checks, l.expectEquipped(r, who, key.Text, v)...)
		}
	}
	return checks
}

func (l *part) expectNumbers(
	r *reader, who int8, name string, fields scenario.Fields,
) (checks []claim) {
	for _, part := range []struct {
		key string
		get func(c *lordaeron.Character) int
	}{
		{"level", func(c *lordaeron.Character) int { return int(c.Level) }},
		{"xp", func(c *lordaeron.Character) int { return int(c.XP) }},
		{"health", func(c *lordaeron.Character) int { return int(c.Health) }},
		{"energy", func(c *lordaeron.Character) int { return int(c.Energy) }},
		{"gold", func(c *lordaeron.Character) int { return int(c.Gold) }},
		{"actions", func(c *lordaeron.Character) int { return int(c.Actions) }},
		{"stun", func(c *lordaeron.Character) int { return int(c.Stun) }},
		{"curse", func(c *lordaeron.Character) int { return int(c.Curse) }},
		{"pet", func(c *lordaeron.Character) int { return int(c.Pet) }},
	} {
		if v := fields[part.key]; v != nil {
			checks = append(checks, scenario.IsNumber(r, v, "the "+part.key+" of "+name,
				func(p *lordaeron.Position) int { return part.get(&p.People[who]) }))
		}
	}
	return checks
}

func (l *part) expectLists(
	r *reader, who int8, name string, fields scenario.Fields,
) (checks []claim) {
	for _, part := range []struct {
		key string
		get func(c *lordaeron.ShownCharacter) []string
	}{
		{"talents", func(c *lordaeron.ShownCharacter) []string { return c.Talents }},
		{"spellbook", func(c *lordaeron.ShownCharacter) []string { return c.Spellbook }},
		{"bag", func(c *lordaeron.ShownCharacter) []string { return c.Bag }},
	} {
		if v := fields[part.key]; v != nil {
			want := readIDs(r, v, "card", l.anyCard)
			checks = append(checks, scenario.AreWords("the "+part.key+" of "+name, want,
				func(p *lordaeron.Position) []string {
					return part.get(&l.shown(p).Characters[who])
				}))
		}
	}
	if v := fields["auction"]; v != nil {
		var want []string
		for _, item := range r.Some(v) {
			want = append(want, l.game.CardName(scenario.Named(r, item, "auction item", l.auction)))
		}
		checks = append(checks, scenario.AreWords("the Auction Items of "+name, want,
			func(p *lordaeron.Position) []string { return l.shown(p).Characters[who].Auction }))
	}
	return checks
}

// expectEquipped compares the areas that are named; an empty one, or `printed`, holds no card.
func (l *part) expectEquipped(
	r *reader, who int8, name string, n *node,
) (checks []claim) {
	for i, key := range r.Keys(n) {
		at := scenario.Named(r, key, "area", lordaeron.AreaNamed)
		var want []string
		for _, item := range r.Some(n.Items[i]) {
			if item.Text == "printed" || item.Text == "empty" || item.Text == "" {
				continue
			}
			l.card(r, item, l.p.People[who].Class)
			want = append(want, item.Text)
		}
		checks = append(checks, scenario.AreWords("the "+key.Text+" area of "+name, want,
			func(p *lordaeron.Position) []string { return l.laidIn(p, who, at, want) }))
	}
	return checks
}

// laidIn lists the cards of an area with its add-ons; what is printed is listed where it was asked
// for.
func (l *part) laidIn(
	p *lordaeron.Position, who int8, at int, want []string,
) (list []string) {
	c := &p.People[who]
	if name := l.inArea(p, who, at); name != "" &&
		(c.Areas[at] != lordaeron.NoCard || slices.Contains(want, name)) {
		list = append(list, name)
	}
	for _, card := range c.AddOns {
		if card != lordaeron.NoCard && l.liesBeside(card, at) {
			list = append(list, l.game.CardName(card))
		}
	}
	return list
}

// inArea is the card that works in an area of a sheet, "" for none.
func (l *part) inArea(p *lordaeron.Position, who int8, at int) string {
	for name, card := range l.shown(p).Characters[who].Equipped {
		if area, ok := lordaeron.AreaNamed(name); ok && area == at {
			return card
		}
	}
	return ""
}
