package cases

import (
	"fmt"

	"twobanners/scenario"
	"twobanners/smallworld"
)

// expectColumn reads how the column must begin.
func (w *part) expectColumn(r *reader, n *node) (checks []claim) {
	if w.p.World.Team {
		return w.expectTeamColumn(r, n)
	}
	for line, item := range r.List(n) {
		if line >= smallworld.Lines {
			r.Fail(item, "the column has %d lines", smallworld.Lines)
			return checks
		}
		if item.Kind == scenario.Scalar {
			checks = append(checks, w.expectBanner(r, item, smallworld.Neutral, line))
			continue
		}
		fields := r.Fields(item, "race", "power", "coins")
		if v := fields["race"]; v != nil {
			checks = append(checks, w.expectBanner(r, v, smallworld.Neutral, line))
		}
		if v := fields["power"]; v != nil {
			checks = append(checks, w.expectBadge(r, v, line))
		}
		if v := fields["coins"]; v != nil {
			what := fmt.Sprintf("the coins on line %d", line+1)
			checks = append(checks, scenario.IsNumber(r, v, what,
				func(p *smallworld.Position) int { return int(p.Column.Coins[line]) }))
		}
	}
	return checks
}

func (w *part) expectTeamColumn(r *reader, n *node) (checks []claim) {
	fields := r.Fields(n, "alliance", "horde", "neutral", "powers")
	inside := func(line int, item *node) bool {
		if line >= smallworld.TeamLines {
			r.Fail(item, "the column has %d lines", smallworld.TeamLines)
		}
		return line < smallworld.TeamLines
	}
	for _, group := range groups {
		if v := fields[group.name]; v != nil {
			for line, item := range r.List(v) {
				if inside(line, item) {
					checks = append(checks, w.expectBanner(r, item, group.faction, line))
				}
			}
		}
	}
	if v := fields["powers"]; v != nil {
		for line, item := range r.List(v) {
			if inside(line, item) {
				checks = append(checks, w.expectBadge(r, item, line))
			}
		}
	}
	return checks
}

// raceOrEmpty and powerOrEmpty read a space of the column.
func raceOrEmpty(r *reader, n *node) string {
	if n.Kind == scenario.Scalar && n.Text == empty {
		return smallworld.NoRace.String()
	}
	return scenario.Named(r, n, "race", smallworld.ParseRace).String()
}

func powerOrEmpty(r *reader, n *node) string {
	if n.Kind == scenario.Scalar && n.Text == empty {
		return smallworld.NoPower.String()
	}
	return scenario.Named(r, n, "power", smallworld.ParsePower).String()
}

func (w *part) expectBanner(
	r *reader, n *node, group smallworld.Faction, line int,
) claim {
	want := raceOrEmpty(r, n)
	return scenario.Is(fmt.Sprintf("the race on line %d", line+1), want,
		func(p *smallworld.Position) string { return p.Column.Race[group][line].String() })
}

func (w *part) expectBadge(r *reader, n *node, line int) claim {
	want := powerOrEmpty(r, n)
	return scenario.Is(fmt.Sprintf("the power on line %d", line+1), want,
		func(p *smallworld.Position) string { return p.Column.Power[line].String() })
}

// expectStack reads how the stacks must begin.
func (w *part) expectStack(r *reader, n *node) (checks []claim) {
	fields := r.Fields(n, "races", "powers", "discards")
	if v := fields["races"]; v != nil && w.p.World.Team {
		byFaction := r.Fields(v, "alliance", "horde", "neutral")
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

func expectBanners(r *reader, n *node, name string, group smallworld.Faction) claim {
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
) claim {
	var want []string
	for _, item := range r.List(n) {
		want = append(want, read(r, item))
	}
	return scenario.Is(what, fmt.Sprint(want), func(p *smallworld.Position) string {
		found := get(p)
		return fmt.Sprint(found[:min(len(want), len(found))])
	})
}
