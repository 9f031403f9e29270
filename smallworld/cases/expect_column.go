package cases

import (
	"fmt"

	"twobanners/scenario"
	"twobanners/smallworld"
)

// expectColumn reads how the column must begin.
func (w *part) expectColumn(r *reader, n *node) []claim {
	if w.p.World.Team {
		team := keys{"powers": byLine(smallworld.TeamLines, w.expectBadge)}
		for _, group := range groups {
			team[group.name] = byLine(smallworld.TeamLines, w.expectBanner(group.faction))
		}
		return team.Read(r, n)
	}
	return byLine(smallworld.Lines, func(line int) claims {
		banner := w.expectBanner(smallworld.Neutral)(line)
		combo := keys{
			"race": banner, "power": w.expectBadge(line),
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

func (w *part) expectBanner(group smallworld.Faction) func(line int) claims {
	return func(line int) claims {
		return scenario.Value(fmt.Sprintf("the race on line %d", line+1), w.raceOrEmpty,
			func(p *position) string { return p.Box().RaceName(p.Column.Race[group][line]) })
	}
}

func (w *part) expectBadge(line int) claims {
	return scenario.Value(fmt.Sprintf("the power on line %d", line+1), w.powerOrEmpty,
		func(p *position) string { return p.Box().PowerName(p.Column.Power[line]) })
}

// raceOrEmpty and powerOrEmpty read a space of the column.
func (w *part) raceOrEmpty(r *reader, n *node) string {
	if isEmpty(n) {
		return w.p.Box().RaceName(smallworld.NoRace)
	}
	return scenario.Known("race", w.p.Box().Race)(r, n)
}

func (w *part) powerOrEmpty(r *reader, n *node) string {
	if isEmpty(n) {
		return w.p.Box().PowerName(smallworld.NoPower)
	}
	return scenario.Known("power", w.p.Box().Power)(r, n)
}

// expectStack reads how the stacks must begin.
func (w *part) expectStack(r *reader, n *node) []claim {
	races := w.expectBanners("race", smallworld.Neutral)
	if w.p.World.Team {
		team := keys{}
		for _, group := range groups {
			team[group.name] = w.expectBanners(group.name, group.faction)
		}
		races = team.Read
	}
	return keys{
		"races": races,
		"powers": expectPrefix("the power stack", w.powerOrEmpty,
			func(c *smallworld.Column) []smallworld.Power { return c.PowerStack[:c.PowerCount] },
			w.p.Box().PowerName),
		"discards": expectPrefix("the discards", w.powerOrEmpty,
			func(c *smallworld.Column) []smallworld.Power { return c.Discard[:c.DiscardCount] },
			w.p.Box().PowerName),
	}.Read(r, n)
}

func (w *part) expectBanners(name string, group smallworld.Faction) claims {
	return expectPrefix("the "+name+" stack", w.raceOrEmpty,
		func(c *smallworld.Column) []smallworld.Race { return c.Stack[group][:c.Count[group]] },
		w.p.Box().RaceName)
}

// expectPrefix compares the beginning of a list.
func expectPrefix[T any](
	what string, read func(*reader, *node) string, get func(*smallworld.Column) []T,
	name func(T) string,
) claims {
	return func(r *reader, n *node) []claim {
		var want []string
		for _, item := range r.List(n) {
			want = append(want, read(r, item))
		}
		return []claim{scenario.Is(what, fmt.Sprint(want), func(p *position) string {
			var found []string
			for _, thing := range get(&p.Column) {
				found = append(found, name(thing))
			}
			return fmt.Sprint(found[:min(len(want), len(found))])
		})}
	}
}
