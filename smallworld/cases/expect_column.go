package cases

import (
	"fmt"

	"twobanners/scenario"
	"twobanners/smallworld"
)

// expectColumn reads how the column must begin.
func (w *part) expectColumn(r *reader, n *node) []claim {
	if w.p.World.Team {
		team := keys{"powers": byLine(smallworld.TeamLines, expectBadge)}
		for _, group := range groups {
			team[group.name] = byLine(smallworld.TeamLines, expectBanner(group.faction))
		}
		return team.Read(r, n)
	}
	return byLine(smallworld.Lines, func(line int) claims {
		banner := expectBanner(smallworld.Neutral)(line)
		combo := keys{
			"race": banner, "power": expectBadge(line),
			"coins": scenario.Number(fmt.Sprintf("the coins on line %d", line+1),
				func(p *position) int { return int(p.Column.Coins[line]) }),
		}
		return func(r *reader, n *node) []claim {
			if n.Kind == scenario.Scalar {
				return banner(r, n)
			}
			return combo.Read(r, n)
		}
	})(r, n)
}

// byLine reads the lines of a column, no more than it has.
func byLine(lines int, of func(line int) claims) claims {
	return func(r *reader, n *node) (checks []claim) {
		for line, item := range r.List(n) {
			if line >= lines {
				r.Fail(item, "the column has %d lines", lines)
				break
			}
			checks = append(checks, of(line)(r, item)...)
		}
		return checks
	}
}

func expectBanner(group smallworld.Faction) func(line int) claims {
	return func(line int) claims {
		return scenario.Value(fmt.Sprintf("the race on line %d", line+1), raceOrEmpty,
			func(p *position) string { return p.Column.Race[group][line].String() })
	}
}

func expectBadge(line int) claims {
	return scenario.Value(fmt.Sprintf("the power on line %d", line+1), powerOrEmpty,
		func(p *position) string { return p.Column.Power[line].String() })
}

// raceOrEmpty and powerOrEmpty read a space of the column.
func raceOrEmpty(r *reader, n *node) string {
	if isEmpty(n) {
		return smallworld.NoRace.String()
	}
	return scenario.Named(r, n, "race", smallworld.ParseRace).String()
}

func powerOrEmpty(r *reader, n *node) string {
	if isEmpty(n) {
		return smallworld.NoPower.String()
	}
	return scenario.Named(r, n, "power", smallworld.ParsePower).String()
}

// expectStack reads how the stacks must begin.
func (w *part) expectStack(r *reader, n *node) []claim {
	races := expectBanners("race", smallworld.Neutral)
	if w.p.World.Team {
		team := keys{}
		for _, group := range groups {
			team[group.name] = expectBanners(group.name, group.faction)
		}
		races = team.Read
	}
	return keys{
		"races": races,
		"powers": expectPrefix("the power stack", powerOrEmpty,
			func(c *smallworld.Column) []smallworld.Power { return c.PowerStack[:c.PowerCount] }),
		"discards": expectPrefix("the discards", powerOrEmpty,
			func(c *smallworld.Column) []smallworld.Power { return c.Discard[:c.DiscardCount] }),
	}.Read(r, n)
}

func expectBanners(name string, group smallworld.Faction) claims {
	return expectPrefix("the "+name+" stack", raceOrEmpty,
		func(c *smallworld.Column) []smallworld.Race { return c.Stack[group][:c.Count[group]] })
}

// expectPrefix compares the beginning of a list.
func expectPrefix[T fmt.Stringer](
	what string, read func(*reader, *node) string, get func(*smallworld.Column) []T,
) claims {
	return func(r *reader, n *node) []claim {
		var want []string
		for _, item := range r.List(n) {
			want = append(want, read(r, item))
		}
		return []claim{scenario.Is(what, fmt.Sprint(want), func(p *position) string {
			found := get(&p.Column)
			return fmt.Sprint(found[:min(len(want), len(found))])
		})}
	}
}
