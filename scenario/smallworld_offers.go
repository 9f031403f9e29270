package scenario

import (
	"fmt"

	"twobanners/smallworld"
)

// expectColumn reads how the column must begin.
func (w *smallWorld) expectColumn(r *reader, n *node) (checks []swCheck) {
	if w.p.World.Team {
		return w.expectTeamColumn(r, n)
	}
	for line, item := range r.list(n) {
		if line >= smallworld.Lines {
			r.fail(item, "the column has %d lines", smallworld.Lines)
			return checks
		}
		if item.kind == scalar {
			checks = append(checks, w.expectBanner(r, item, smallworld.Neutral, line))
			continue
		}
		fields := r.fields(item, "race", "power", "coins")
		if v := fields["race"]; v != nil {
			checks = append(checks, w.expectBanner(r, v, smallworld.Neutral, line))
		}
		if v := fields["power"]; v != nil {
			checks = append(checks, w.expectBadge(r, v, line))
		}
		if v := fields["coins"]; v != nil {
			checks = append(checks, r.expectNumber(v, fmt.Sprintf("the coins on line %d", line+1),
				func(p *smallworld.Position) int { return int(p.Column.Coins[line]) }))
		}
	}
	return checks
}

func (w *smallWorld) expectTeamColumn(r *reader, n *node) (checks []swCheck) {
	fields := r.fields(n, "alliance", "horde", "neutral", "powers")
	inside := func(line int, item *node) bool {
		if line >= smallworld.TeamLines {
			r.fail(item, "the column has %d lines", smallworld.TeamLines)
		}
		return line < smallworld.TeamLines
	}
	for _, group := range groups {
		if v := fields[group.name]; v != nil {
			for line, item := range r.list(v) {
				if inside(line, item) {
					checks = append(checks, w.expectBanner(r, item, group.faction, line))
				}
			}
		}
	}
	if v := fields["powers"]; v != nil {
		for line, item := range r.list(v) {
			if inside(line, item) {
				checks = append(checks, w.expectBadge(r, item, line))
			}
		}
	}
	return checks
}

// raceOrEmpty and powerOrEmpty read a space of the column.
func raceOrEmpty(r *reader, n *node) string {
	if n.kind == scalar && n.text == empty {
		return smallworld.NoRace.String()
	}
	return named(r, n, "race", smallworld.ParseRace).String()
}

func powerOrEmpty(r *reader, n *node) string {
	if n.kind == scalar && n.text == empty {
		return smallworld.NoPower.String()
	}
	return named(r, n, "power", smallworld.ParsePower).String()
}

func (w *smallWorld) expectBanner(
	r *reader, n *node, group smallworld.Faction, line int,
) swCheck {
	want := raceOrEmpty(r, n)
	return func(p *smallworld.Position) string {
		return differ(fmt.Sprintf("the race on line %d", line+1), want,
			p.Column.Race[group][line].String())
	}
}

func (w *smallWorld) expectBadge(r *reader, n *node, line int) swCheck {
	want := powerOrEmpty(r, n)
	return func(p *smallworld.Position) string {
		return differ(fmt.Sprintf("the power on line %d", line+1), want,
			p.Column.Power[line].String())
	}
}

// expectStack reads how the stacks must begin.
func (w *smallWorld) expectStack(r *reader, n *node) (checks []swCheck) {
	fields := r.fields(n, "races", "powers", "discards")
	if v := fields["races"]; v != nil && w.p.World.Team {
		byFaction := r.fields(v, "alliance", "horde", "neutral")
		for _, group := range groups {
			if stack := byFaction[group.name]; stack != nil {
				checks = append(checks, expectBanners(r, stack, group.name, group.faction))
			}
		}
	} else if v != nil {
		checks = append(checks, expectBanners(r, v, "race", smallworld.Neutral))
	}
	if v := fields["powers"]; v != nil {
		checks = append(checks, expectPrefix(r, v, "the power stack", powerOrEmpty,
			func(p *smallworld.Position) (found []string) {
				for _, power := range p.Column.PowerStack[:p.Column.PowerCount] {
					found = append(found, power.String())
				}
				return found
			}))
	}
	if v := fields["discards"]; v != nil {
		checks = append(checks, expectPrefix(r, v, "the discards", powerOrEmpty,
			func(p *smallworld.Position) (found []string) {
				for _, power := range p.Column.Discard[:p.Column.DiscardCount] {
					found = append(found, power.String())
				}
				return found
			}))
	}
	return checks
}

func expectBanners(r *reader, n *node, name string, group smallworld.Faction) swCheck {
	return expectPrefix(r, n, "the "+name+" stack", raceOrEmpty,
		func(p *smallworld.Position) (found []string) {
			for _, race := range p.Column.Stack[group][:p.Column.Count[group]] {
				found = append(found, race.String())
			}
			return found
		})
}

// expectPrefix compares the beginning of a list.
func expectPrefix(
	r *reader, n *node, what string, read func(*reader, *node) string,
	get func(p *smallworld.Position) []string,
) swCheck {
	var want []string
	for _, item := range r.list(n) {
		want = append(want, read(r, item))
	}
	return func(p *smallworld.Position) string {
		found := get(p)
		return differ(what, fmt.Sprint(want), fmt.Sprint(found[:min(len(want), len(found))]))
	}
}
