package scenario

import (
	"fmt"
	"slices"

	"twobanners/lordaeron"
)

// expectCharacters reads what characters must have: every field of the arrangement.
func (l *lordaeronPart) expectCharacters(r *reader, n *node) (checks []lCheck) {
	for i, key := range r.keys(n) {
		who := l.who(r, key)
		if r.err != nil {
			return nil
		}
		fields := r.fields(n.items[i], characterKeys...)
		checks = append(checks, l.expectNumbers(r, who, key.text, fields)...)
		checks = append(checks, l.expectLists(r, who, key.text, fields)...)
		if v := fields["region"]; v != nil {
			l.region(r, v)
			checks = append(checks, sameWord("the region of "+key.text, v.text,
				func(p *lordaeron.Position) string {
					return l.game.RegionName(p.People[who].Region)
				}))
		}
		for _, part := range []struct{ key, is string }{
			{"class", l.game.Content().Classes[l.p.People[who].Class].ID},
			{"faction", [...]string{"alliance", "horde"}[l.p.People[who].Faction]},
			{"id", key.text},
		} {
			if v := fields[part.key]; v != nil && v.text != part.is {
				r.fail(v, "the %s of %s is %s", part.key, key.text, part.is)
			}
		}
		if v := fields["relic"]; v != nil {
			checks = append(checks, sameWord("the relic of "+key.text, fmt.Sprint(r.flag(v)),
				func(p *lordaeron.Position) string { return fmt.Sprint(p.People[who].Relic) }))
		}
		if v := fields["equipped"]; v != nil {
			checks = append(checks, l.expectEquipped(r, who, key.text, v)...)
		}
	}
	return checks
}

func (l *lordaeronPart) expectNumbers(
	r *reader, who int8, name string, fields map[string]*node,
) (checks []lCheck) {
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
			checks = append(checks, sameNumber(r, v, "the "+part.key+" of "+name,
				func(p *lordaeron.Position) int { return part.get(&p.People[who]) }))
		}
	}
	return checks
}

func (l *lordaeronPart) expectLists(
	r *reader, who int8, name string, fields map[string]*node,
) (checks []lCheck) {
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
			checks = append(checks, sameWords("the "+part.key+" of "+name, want,
				func(p *lordaeron.Position) []string {
					return part.get(&l.shown(p).Characters[who])
				}))
		}
	}
	if v := fields["auction"]; v != nil {
		var want []string
		for _, item := range r.some(v) {
			want = append(want, l.game.CardName(named(r, item, "auction item", l.auction)))
		}
		checks = append(checks, sameWords("the Auction Items of "+name, want,
			func(p *lordaeron.Position) []string { return l.shown(p).Characters[who].Auction }))
	}
	return checks
}

// expectEquipped compares the areas that are named; an empty one, or `printed`, holds no card.
func (l *lordaeronPart) expectEquipped(
	r *reader, who int8, name string, n *node,
) (checks []lCheck) {
	for i, key := range r.keys(n) {
		at := named(r, key, "area", lordaeron.AreaNamed)
		var want []string
		for _, item := range r.some(n.items[i]) {
			if item.text == "printed" || item.text == "empty" || item.text == "" {
				continue
			}
			l.card(r, item, l.p.People[who].Class)
			want = append(want, item.text)
		}
		slices.Sort(want)
		checks = append(checks, sameWords("the "+key.text+" area of "+name, want,
			func(p *lordaeron.Position) []string { return l.inArea(p, who, at, want) }))
	}
	return checks
}

// inArea lists the cards of an area with its add-ons; what is printed is listed where it was asked
// for.
func (l *lordaeronPart) inArea(
	p *lordaeron.Position, who int8, at int, want []string,
) (list []string) {
	c := &p.People[who]
	if at < len(c.Areas) {
		if name := l.game.CardName(p.CardAt(who, at)); c.Areas[at] != lordaeron.NoCard ||
			slices.Contains(want, name) {
			list = append(list, name)
		}
	}
	for _, card := range c.AddOns {
		if card != lordaeron.NoCard && l.game.FitsArea(card, at) {
			list = append(list, l.game.CardName(card))
		}
	}
	return list
}
