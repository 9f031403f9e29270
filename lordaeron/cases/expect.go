package cases

import (
	"fmt"
	"strings"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// claim is one assertion about a position.
type claim = scenario.Claim[*lordaeron.Position]

// Expect reads a block of assertions.
func (l *part) Expect(r *reader, n *node) scenario.Check {
	return scenario.ReadClaims(r, n, []scenario.Key[*lordaeron.Position]{
		{Name: "characters", Read: l.expectCharacters},
		{Name: "creatures", Read: l.expectCreatures},
		{Name: "boxes", Read: l.expectBoxes},
		{Name: "quests", Read: l.expectQuests},
		{Name: "merchant", Read: l.expectMerchant},
		{Name: "events", Read: l.expectEvents},
		{Name: "overlord", Read: l.expectOverlord},
		{Name: "combat", Read: l.expectCombat},
		{Name: "turn", Read: l.expectTurn},
		{Name: "winner", Read: l.expectWinner},
		{Name: "pool", Read: l.expectPool},
		{Name: "reroll", Read: l.expectValue("REROLL",
			func(c *lordaeron.ShownCombat) int { return c.Reroll })},
		{Name: "attrition", Read: l.expectValue("ATTRITION",
			func(c *lordaeron.ShownCombat) int { return c.Attrition })},
		{Name: "threat", Read: l.expectValue("Threat",
			func(c *lordaeron.ShownCombat) int { return c.Threat })},
	})
}

func (l *part) shown(p *lordaeron.Position) *lordaeron.Shown {
	return l.game.Show(p).(*lordaeron.Shown)
}

// readIDs reads a list of names that must be known.
func readIDs[T any](r *reader, n *node, what string, find func(string) (T, bool)) []string {
	var list []string
	for _, item := range r.Some(n) {
		scenario.Named(r, item, what, find)
		list = append(list, item.Text)
	}
	return list
}

func (l *part) expectCreatures(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		at := l.region(r, key)
		var want []string
		for _, item := range r.Some(n.Items[i]) {
			fields := r.Fields(item, "type", "color", "count", "quest", "region")
			if fields["type"] == nil {
				r.Fail(item, "creatures have a type")
				return nil
			}
			scenario.Named(r, fields["type"], "creature", l.game.CreatureByName)
			color, count := "green", 1
			if v := fields["color"]; v != nil {
				color = [...]string{"red", "blue", "green"}[r.OneOf(v, "red", "blue", "green")]
			}
			if v := fields["count"]; v != nil {
				count = r.Number(v, 0, 8)
			}
			want = append(want, fmt.Sprintf("%d %s %s", count, color, fields["type"].Text))
		}
		checks = append(checks, scenario.AreWords("the creatures in "+key.Text, want,
			func(p *lordaeron.Position) []string { return l.creaturesIn(p, at) }))
	}
	return checks
}

// creaturesIn lists what stands in a region, figures of one type and colour together.
func (l *part) creaturesIn(p *lordaeron.Position, at lordaeron.Region) (list []string) {
	counts := map[string]int{}
	for _, g := range l.shown(p).Creatures {
		if g.Region != l.game.RegionName(at) {
			continue
		}
		for color, n := range map[string]int{"green": g.Green, "red": g.Red, "blue": g.Blue} {
			counts[color+" "+g.Type] += n
		}
	}
	for what, n := range counts {
		if n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, what))
		}
	}
	return list
}

func (l *part) expectBoxes(r *reader, n *node) (checks []claim) {
	boxes := []string{"damage", "defense", "attrition", "armor"}
	for side, of := range r.Sorted(n, factions) {
		fields := r.Fields(of, boxes...)
		name := factions[side]
		for i, key := range boxes {
			if v := fields[key]; v != nil {
				checks = append(checks, scenario.IsNumber(r, v, "the "+key+" box of the "+name,
					func(p *lordaeron.Position) int {
						b := p.Combat.Boxes[side]
						return int([...]uint8{b.Damage, b.Defense, b.Attrition, b.Armor}[i])
					}))
			}
		}
	}
	return checks
}

func (l *part) expectQuests(r *reader, n *node) (checks []claim) {
	fields := r.Fields(n, "alliance", "horde")
	for _, side := range []string{"alliance", "horde"} {
		v := fields[side]
		if v == nil {
			continue
		}
		want := readIDs(r, v, "quest", l.game.QuestByName)
		checks = append(checks, scenario.AreWords("the quests of the "+side, want,
			func(p *lordaeron.Position) (list []string) {
				for _, q := range l.shown(p).Quests {
					if q.Faction == side && q.ID != "" {
						list = append(list, q.ID)
					}
				}
				return list
			}))
	}
	return checks
}

func (l *part) expectMerchant(r *reader, n *node) []claim {
	want := readIDs(r, n, "card", l.anyCard)
	return []claim{scenario.AreWords("the Merchant's cards", want,
		func(p *lordaeron.Position) []string { return l.shown(p).Merchant })}
}

func (l *part) expectEvents(r *reader, n *node) []claim {
	want := readIDs(r, n, "event", l.game.EventByName)
	return []claim{scenario.AreWords("the open events", want,
		func(p *lordaeron.Position) []string { return l.shown(p).Events })}
}

func (l *part) expectOverlord(r *reader, n *node) (checks []claim) {
	fields := r.Fields(n, "name", "region")
	if v := fields["name"]; v != nil {
		scenario.Named(r, v, "overlord", l.game.OverlordByName)
		checks = append(checks, scenario.Is("the Overlord", v.Text,
			func(p *lordaeron.Position) string { return l.shown(p).Overlord.Name }))
	}
	if v := fields["region"]; v != nil {
		l.region(r, v)
		checks = append(checks, scenario.Is("the Overlord's region", v.Text,
			func(p *lordaeron.Position) string { return l.shown(p).Overlord.Region }))
	}
	return checks
}

func (l *part) expectCombat(r *reader, n *node) []claim {
	want := [...]string{"over", "running"}[r.OneOf(n, "over", "running")]
	return []claim{scenario.Is("the combat", want, func(p *lordaeron.Position) string {
		if p.Combat.Foe == lordaeron.NoFoe {
			return "over"
		}
		return "running"
	})}
}

func (l *part) expectTurn(r *reader, n *node) (checks []claim) {
	if n.Kind == scenario.Scalar {
		return []claim{scenario.IsNumber(r, n, "the turn",
			func(p *lordaeron.Position) int { return int(p.Turn) })}
	}
	fields := r.Fields(n, "number", "faction", "step")
	if v := fields["number"]; v != nil {
		checks = append(checks, scenario.IsNumber(r, v, "the turn",
			func(p *lordaeron.Position) int { return int(p.Turn) }))
	}
	if v := fields["faction"]; v != nil {
		r.OneOf(v, "alliance", "horde")
		checks = append(checks, scenario.Is("the active faction", v.Text,
			func(p *lordaeron.Position) string { return l.shown(p).Faction }))
	}
	if v := fields["step"]; v != nil {
		r.OneOf(v, "actions", "manage", "over")
		checks = append(checks, scenario.Is("the step", v.Text,
			func(p *lordaeron.Position) string {
				return strings.TrimPrefix(l.game.StageName(p), "final-")
			}))
	}
	return checks
}

func (l *part) expectWinner(r *reader, n *node) []claim {
	words := []string{"alliance", "horde", "draw", "none"}
	want := words[r.OneOf(n, words...)]
	return []claim{scenario.Is("the winner", want, func(p *lordaeron.Position) string {
		if w := l.shown(p).Winner; w != "" {
			return w
		}
		return "none"
	})}
}

func (l *part) expectPool(r *reader, n *node) (checks []claim) {
	for i, key := range r.Keys(n) {
		who := l.who(r, key)
		for _, color := range colors {
			v := r.Fields(n.Items[i], "red", "blue", "green")[color]
			if v == nil {
				continue
			}
			checks = append(checks, l.ofActive(r, v, who, "the "+color+" dice of "+key.Text,
				func(c *lordaeron.ShownCombat) int { return c.Pool[color] }))
		}
	}
	return checks
}

// expectValue reads a number of the character whose Attack Phase runs.
func (l *part) expectValue(
	what string, get func(*lordaeron.ShownCombat) int,
) func(*reader, *node) []claim {
	return func(r *reader, n *node) (checks []claim) {
		for i, key := range r.Keys(n) {
			checks = append(checks,
				l.ofActive(r, n.Items[i], l.who(r, key), what+" of "+key.Text, get))
		}
		return checks
	}
}

func (l *part) ofActive(
	r *reader, n *node, who int8, what string,
	get func(*lordaeron.ShownCombat) int,
) claim {
	is := scenario.IsNumber(r, n, what, func(p *lordaeron.Position) int {
		return get(l.shown(p).Combat)
	})
	return func(p *lordaeron.Position) string {
		if p.Combat.Foe == lordaeron.NoFoe || p.Combat.Active != who {
			return fmt.Sprintf("expected the Attack Phase of %s to run, found another", l.ids[who])
		}
		return is(p)
	}
}
