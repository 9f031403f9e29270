package scenario

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/lordaeron"
)

// lCheck is one assertion about a position: what is wrong, or "".
type lCheck func(p *lordaeron.Position) string

// expect reads a block of assertions; only what is named is compared.
func (l *lordaeronPart) expect(r *reader, n *node) check {
	readers := []struct {
		key  string
		read func(*reader, *node) []lCheck
	}{
		{"characters", l.expectCharacters},
		{"creatures", l.expectCreatures},
		{"boxes", l.expectBoxes},
		{"quests", l.expectQuests},
		{"merchant", l.expectMerchant},
		{"events", l.expectEvents},
		{"overlord", l.expectOverlord},
		{"combat", l.expectCombat},
		{"turn", l.expectTurn},
		{"winner", l.expectWinner},
		{"pool", l.expectPool},
		{"reroll", l.expectValue("REROLL", (*lordaeron.Position).RerollValue)},
		{"attrition", l.expectValue("ATTRITION", (*lordaeron.Position).AttritionValue)},
		{"threat", l.expectValue("Threat", (*lordaeron.Position).ThreatValue)},
	}
	known := make([]string, len(readers))
	for i, part := range readers {
		known[i] = part.key
	}
	fields := r.fields(n, known...)
	var checks []lCheck
	for _, part := range readers {
		if v := fields[part.key]; v != nil {
			checks = append(checks, part.read(r, v)...)
		}
	}
	return func(t *table) (wrong []string) {
		for _, c := range checks {
			if w := c(t.position.(*lordaeron.Position)); w != "" {
				wrong = append(wrong, w)
			}
		}
		return wrong
	}
}

// sameNumber and sameWords make assertions; words compare without order.
func sameNumber(r *reader, n *node, what string, get func(*lordaeron.Position) int) lCheck {
	want := r.number(n, 0, 999)
	return func(p *lordaeron.Position) string {
		return differ(what, fmt.Sprint(want), fmt.Sprint(get(p)))
	}
}

func sameWords(what string, want []string, get func(*lordaeron.Position) []string) lCheck {
	slices.Sort(want)
	return func(p *lordaeron.Position) string {
		found := get(p)
		slices.Sort(found)
		return differ(what, strings.Join(want, " "), strings.Join(found, " "))
	}
}

func sameWord(what, want string, get func(*lordaeron.Position) string) lCheck {
	return func(p *lordaeron.Position) string { return differ(what, want, get(p)) }
}

func (l *lordaeronPart) shown(p *lordaeron.Position) *lordaeron.Shown {
	return l.game.Show(p).(*lordaeron.Shown)
}

// readIDs reads a list of names that must be known.
func readIDs[T any](r *reader, n *node, what string, find func(string) (T, bool)) []string {
	var list []string
	for _, item := range r.some(n) {
		named(r, item, what, find)
		list = append(list, item.text)
	}
	return list
}

func (l *lordaeronPart) anyCard(id string) (lordaeron.Card, bool) {
	return l.game.CardByName(id, -1)
}

func (l *lordaeronPart) expectCreatures(r *reader, n *node) (checks []lCheck) {
	for i, key := range r.keys(n) {
		at := l.region(r, key)
		var want []string
		for _, item := range r.some(n.items[i]) {
			fields := r.fields(item, "type", "color", "count", "quest", "region")
			if fields["type"] == nil {
				r.fail(item, "creatures have a type")
				return nil
			}
			named(r, fields["type"], "creature", l.game.CreatureByName)
			color, count := "green", 1
			if v := fields["color"]; v != nil {
				color = [...]string{"red", "blue", "green"}[r.oneOf(v, "red", "blue", "green")]
			}
			if v := fields["count"]; v != nil {
				count = r.number(v, 0, 8)
			}
			want = append(want, fmt.Sprintf("%d %s %s", count, color, fields["type"].text))
		}
		checks = append(checks, sameWords("the creatures in "+key.text, want,
			func(p *lordaeron.Position) []string { return l.creaturesIn(p, at) }))
	}
	return checks
}

// creaturesIn lists what stands in a region, figures of one type and colour together.
func (l *lordaeronPart) creaturesIn(p *lordaeron.Position, at lordaeron.Region) (list []string) {
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

func (l *lordaeronPart) expectBoxes(r *reader, n *node) (checks []lCheck) {
	for side, boxes := range r.sorted(n, []string{"alliance", "horde"}) {
		if boxes.kind == nothing {
			continue
		}
		fields := r.fields(boxes, "damage", "defense", "attrition", "armor")
		name := [...]string{"alliance", "horde"}[side]
		get := func(key string, of func(b *lordaeron.Boxes) uint8) {
			if v := fields[key]; v != nil {
				checks = append(checks, sameNumber(r, v, "the "+key+" box of the "+name,
					func(p *lordaeron.Position) int { return int(of(&p.Combat.Boxes[side])) }))
			}
		}
		get("damage", func(b *lordaeron.Boxes) uint8 { return b.Damage })
		get("defense", func(b *lordaeron.Boxes) uint8 { return b.Defense })
		get("attrition", func(b *lordaeron.Boxes) uint8 { return b.Attrition })
		get("armor", func(b *lordaeron.Boxes) uint8 { return b.Armor })
	}
	return checks
}

func (l *lordaeronPart) expectQuests(r *reader, n *node) (checks []lCheck) {
	fields := r.fields(n, "alliance", "horde")
	for _, side := range []string{"alliance", "horde"} {
		v := fields[side]
		if v == nil {
			continue
		}
		want := readIDs(r, v, "quest", l.game.QuestByName)
		checks = append(checks, sameWords("the quests of the "+side, want,
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

func (l *lordaeronPart) expectMerchant(r *reader, n *node) []lCheck {
	want := readIDs(r, n, "card", l.anyCard)
	return []lCheck{sameWords("the Merchant's cards", want,
		func(p *lordaeron.Position) []string { return l.shown(p).Merchant })}
}

func (l *lordaeronPart) expectEvents(r *reader, n *node) []lCheck {
	want := readIDs(r, n, "event", l.game.EventByName)
	return []lCheck{sameWords("the open events", want,
		func(p *lordaeron.Position) []string { return l.shown(p).Events })}
}

func (l *lordaeronPart) expectOverlord(r *reader, n *node) (checks []lCheck) {
	fields := r.fields(n, "name", "region")
	if v := fields["name"]; v != nil {
		named(r, v, "overlord", l.game.OverlordByName)
		checks = append(checks, sameWord("the Overlord", v.text,
			func(p *lordaeron.Position) string { return l.shown(p).Overlord.Name }))
	}
	if v := fields["region"]; v != nil {
		l.region(r, v)
		checks = append(checks, sameWord("the Overlord's region", v.text,
			func(p *lordaeron.Position) string { return l.shown(p).Overlord.Region }))
	}
	return checks
}

func (l *lordaeronPart) expectCombat(r *reader, n *node) []lCheck {
	want := [...]string{"over", "running"}[r.oneOf(n, "over", "running")]
	return []lCheck{sameWord("the combat", want, func(p *lordaeron.Position) string {
		if p.Combat.Foe == lordaeron.NoFoe {
			return "over"
		}
		return "running"
	})}
}

func (l *lordaeronPart) expectTurn(r *reader, n *node) (checks []lCheck) {
	if n.kind == scalar {
		return []lCheck{sameNumber(r, n, "the turn",
			func(p *lordaeron.Position) int { return int(p.Turn) })}
	}
	fields := r.fields(n, "number", "faction", "step")
	if v := fields["number"]; v != nil {
		checks = append(checks, sameNumber(r, v, "the turn",
			func(p *lordaeron.Position) int { return int(p.Turn) }))
	}
	if v := fields["faction"]; v != nil {
		r.oneOf(v, "alliance", "horde")
		checks = append(checks, sameWord("the active faction", v.text,
			func(p *lordaeron.Position) string { return l.shown(p).Faction }))
	}
	if v := fields["step"]; v != nil {
		r.oneOf(v, "actions", "manage", "over")
		checks = append(checks, sameWord("the step", v.text,
			func(p *lordaeron.Position) string {
				return strings.TrimPrefix(p.Waits().Step, "final-")
			}))
	}
	return checks
}

func (l *lordaeronPart) expectWinner(r *reader, n *node) []lCheck {
	words := []string{"alliance", "horde", "draw", "none"}
	want := words[r.oneOf(n, words...)]
	return []lCheck{sameWord("the winner", want, func(p *lordaeron.Position) string {
		if w := l.shown(p).Winner; w != "" {
			return w
		}
		return "none"
	})}
}

func (l *lordaeronPart) expectPool(r *reader, n *node) (checks []lCheck) {
	for i, key := range r.keys(n) {
		who := l.who(r, key)
		for c, color := range []string{"red", "blue", "green"} {
			v := r.fields(n.items[i], "red", "blue", "green")[color]
			if v == nil {
				continue
			}
			checks = append(checks, l.ofActive(who, key.text,
				sameNumber(r, v, "the "+color+" dice of "+key.text,
					func(p *lordaeron.Position) int { return p.Pool(lordaeron.Color(c)) })))
		}
	}
	return checks
}

// expectValue reads a number of the character whose Attack Phase runs.
func (l *lordaeronPart) expectValue(
	what string, get func(*lordaeron.Position) int,
) func(*reader, *node) []lCheck {
	return func(r *reader, n *node) (checks []lCheck) {
		for i, key := range r.keys(n) {
			checks = append(checks, l.ofActive(l.who(r, key), key.text,
				sameNumber(r, n.items[i], what+" of "+key.text, get)))
		}
		return checks
	}
}

func (l *lordaeronPart) ofActive(who int8, name string, check lCheck) lCheck {
	return func(p *lordaeron.Position) string {
		if p.Combat.Active != who {
			return fmt.Sprintf("expected the Attack Phase of %s to run, found another", name)
		}
		return check(p)
	}
}
