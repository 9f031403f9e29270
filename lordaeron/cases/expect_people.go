package cases

import (
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// expectCharacter reads what a character must have: every field of the arrangement.
func (l *part) expectCharacter(r *reader, key *node) claims {
	type character = lordaeron.ShownCharacter
	who, name := l.who(r, key), key.Text
	shown := func(p *position) *character { return &l.shown(p).Characters[who] }
	of := func(what string) string { return "the " + what + " of " + name }
	card := scenario.Known("card", l.anyCard)
	k := keys{
		"id": scenario.Value(of("id"), (*reader).Word, func(*position) string { return name }),
		"region": scenario.Value(of("region"), l.regionName(),
			func(p *position) string { return shown(p).Region }),
		"relic": scenario.Value(of("relic"), (*reader).Flag,
			func(p *position) bool { return p.People[who].Relic }),
		"class": scenario.Value(of("class"), (*reader).Word,
			func(p *position) string { return shown(p).Class }),
		"faction": scenario.Value(of("faction"), (*reader).Word,
			func(p *position) string { return shown(p).Faction }),
		"talents": scenario.Words(of("talents"), card,
			func(p *position) []string { return shown(p).Talents }),
		"spellbook": scenario.Words(of("spellbook"), card,
			func(p *position) []string { return shown(p).Spellbook }),
		"bag": scenario.Words(of("bag"), card,
			func(p *position) []string { return shown(p).Bag }),
		"auction": scenario.Words("the Auction Items of "+name, l.auctionName,
			func(p *position) []string { return shown(p).Auction }),
		"equipped": scenario.Each(func(r *reader, area *node) claims {
			return l.expectEquipped(r, who, name, area)
		}),
	}
	for what, get := range map[string]func(c *character) int{
		"level":   func(c *character) int { return c.Level },
		"xp":      func(c *character) int { return c.XP },
		"health":  func(c *character) int { return c.Health },
		"energy":  func(c *character) int { return c.Energy },
		"gold":    func(c *character) int { return c.Gold },
		"actions": func(c *character) int { return c.Actions },
		"stun":    func(c *character) int { return c.Stun },
		"curse":   func(c *character) int { return c.Curse },
		"pet":     func(c *character) int { return c.Pet },
	} {
		k[what] = scenario.Number(of(what), func(p *position) int { return get(shown(p)) })
	}
	return k.Read
}

// auctionName reads an Auction Item by its own name or by its event's.
func (l *part) auctionName(r *reader, n *node) string {
	return l.game.CardName(scenario.Named(r, n, "auction item", l.auction))
}

// expectEquipped compares an area that is named; an empty one, or `printed`, holds no card.
func (l *part) expectEquipped(r *reader, who int8, name string, area *node) claims {
	at := scenario.Named(r, area, "area", lordaeron.AreaNamed)
	return func(r *reader, n *node) []claim {
		var want []string
		for _, item := range r.Some(n) {
			if item.Text == "printed" || item.Text == "empty" || item.Text == "" {
				continue
			}
			l.card(r, item, l.p.People[who].Class)
			want = append(want, item.Text)
		}
		return []claim{scenario.AreWords("the "+area.Text+" area of "+name, want,
			func(p *position) []string { return l.laidIn(p, who, at, want) })}
	}
}

// laidIn lists the cards of an area with its add-ons; what is printed is listed where it was asked
// for.
func (l *part) laidIn(p *position, who int8, at int, want []string) (list []string) {
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
func (l *part) inArea(p *position, who int8, at int) string {
	for name, card := range l.shown(p).Characters[who].Equipped {
		if area, ok := lordaeron.AreaNamed(name); ok && area == at {
			return card
		}
	}
	return ""
}
