package cases

import (
	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// A space of the column is empty where the stack ran out.
const empty = "empty"

// offerColumn is the column while it is read: what is given, and what is free to be drawn.
type offerColumn struct {
	*smallworld.Column
	r *reader
	w *part
	// listed are the badges the file has laid out.
	listed map[smallworld.Power]int
	lines  int
}

// groups are the stacks of banners: one in the classic game, one a faction in the team variant.
var groups = []struct {
	name    string
	faction smallworld.Faction
}{
	{"alliance", smallworld.Alliance},
	{"horde", smallworld.Horde},
	{"neutral", smallworld.Neutral},
}

// readColumn reads the visible combos and what lies under them. What is not given is drawn from
// what is not in use.
func (w *part) readColumn(r *reader, column, stack *node) {
	c := &offerColumn{&w.p.Column, r, w, map[smallworld.Power]int{}, smallworld.Lines}
	if w.p.World.Team {
		c.lines = smallworld.TeamLines
	}
	var banners [3]int
	badges := 0
	if w.p.World.Team {
		fields := r.Fields(column, "alliance", "horde", "neutral", "powers")
		for _, group := range groups {
			banners[group.faction] = c.readBanners(fields.Or(group.name, column), group.faction)
		}
		badges = c.eachLine(fields.Or("powers", column), func(line int, item *node) {
			c.Power[line] = c.badge(item)
		})
	} else {
		badges = c.eachLine(column, c.readCombo)
		banners[smallworld.Neutral] = badges
	}
	fields := r.Fields(stack, "races", "powers", "discards")
	given := c.readStacks(fields["races"])
	c.PowerCount = c.readBadges(fields.Or("powers", stack), &c.PowerStack)
	c.DiscardCount = c.readBadges(fields.Or("discards", stack), &c.Discard)
	if r.Err() == nil {
		c.drawBanners(banners, given)
		c.drawBadges(badges, fields["powers"] != nil)
	}
}

// eachLine reads the lines of a column and gives their number.
func (c *offerColumn) eachLine(n *node, read func(line int, item *node)) int {
	for line, item := range c.r.List(n) {
		if line >= c.lines {
			c.r.Fail(item, "the column has %d lines", c.lines)
			break
		}
		read(line, item)
	}
	return len(n.Items)
}

// readCombo reads a line of the classic column; an empty one has a badge that is drawn.
func (c *offerColumn) readCombo(line int, item *node) {
	if isEmpty(item) {
		return
	}
	fields := c.r.Fields(item, "race", "power", "coins")
	for _, need := range []string{"race", "power"} {
		if fields[need] == nil {
			c.r.Fail(item, "the key %s is missing", need)
			return
		}
	}
	c.Race[smallworld.Neutral][line] = c.banner(fields["race"])
	c.Power[line] = c.badge(fields["power"])
	c.Coins[line] = uint8(fields.Number(c.r, "coins", 0, 0, 99))
}

// readBanners reads the column of a faction.
func (c *offerColumn) readBanners(n *node, group smallworld.Faction) int {
	return c.eachLine(n, func(line int, item *node) {
		race := c.banner(item)
		if race != smallworld.NoRace && c.w.p.World.Faction[race] != group {
			c.r.Fail(item, "%s are not of the %s column", item.Text, group)
		}
		c.Race[group][line] = race
	})
}

// readStacks reads the banners under the column, next first, and tells which stacks were given.
func (c *offerColumn) readStacks(n *node) (given [3]bool) {
	if n == nil {
		return given
	}
	if !c.w.p.World.Team {
		c.readStack(n, smallworld.Neutral)
		given[smallworld.Neutral] = true
		return given
	}
	fields := c.r.Fields(n, "alliance", "horde", "neutral")
	for _, group := range groups {
		if v := fields[group.name]; v != nil {
			c.readStack(v, group.faction)
			given[group.faction] = true
		}
	}
	return given
}

func (c *offerColumn) readStack(n *node, group smallworld.Faction) {
	for _, item := range c.r.List(n) {
		race := c.w.race(c.r, n, item)
		if c.r.Err() != nil {
			return
		}
		c.Stack[group][c.Count[group]] = race
		c.Count[group]++
	}
}

// readBadges reads a pile of badges and gives their number.
func (c *offerColumn) readBadges(
	n *node, pile *[smallworld.MaxPowers]smallworld.Power,
) (count uint8) {
	for _, item := range c.r.List(n) {
		pile[count%smallworld.MaxPowers] = c.badge(item)
		count++
	}
	return count
}

func isEmpty(n *node) bool { return n.Kind == scenario.Scalar && n.Text == empty }

func (c *offerColumn) banner(n *node) smallworld.Race {
	if isEmpty(n) {
		return smallworld.NoRace
	}
	return c.w.race(c.r, n, n)
}

func (c *offerColumn) badge(n *node) smallworld.Power {
	if isEmpty(n) {
		return smallworld.NoPower
	}
	power := scenario.Named(c.r, n, "power", c.w.p.Box().Power)
	if line, twice := c.listed[power]; twice {
		c.r.Fail(n, "%s is laid out already, on line %d", n.Text, line)
	}
	c.listed[power] = n.Line
	return power
}

// drawBanners fills the lines that were not given, then the stacks.
func (c *offerColumn) drawBanners(from [3]int, given [3]bool) {
	team := c.w.p.World.Team
	for group := range smallworld.Faction(3) {
		var free []smallworld.Race
		for race := smallworld.Race(1); int(race) <= c.w.p.Box().Races(); race++ {
			_, used := c.w.races[race]
			used = used || c.w.added["race "+c.w.p.Box().RaceName(race)]
			faction := c.w.p.World.Faction[race]
			boxed := team && group == smallworld.Neutral && c.w.p.Seats()%2 == 0 // SW-TEAM-10
			if !used && !boxed && (faction == group || !team && group == smallworld.Neutral) {
				free = append(free, race)
			}
		}
		if !team && group != smallworld.Neutral {
			continue
		}
		game.Shuffle(c.w.rest, "banners", free)
		for line := from[group]; line < c.lines && len(free) > 0; line++ {
			c.Race[group][line], free = free[0], free[1:]
		}
		if !given[group] {
			c.Count[group] = uint8(copy(c.Stack[group][:], free))
		}
	}
}

func (c *offerColumn) drawBadges(from int, given bool) {
	var free []smallworld.Power
	for power := smallworld.Power(1); int(power) <= c.w.p.Box().Powers(); power++ {
		_, listed := c.listed[power]
		listed = listed || c.w.added["power "+c.w.p.Box().PowerName(power)]
		if !listed && !c.w.powers[power] {
			free = append(free, power)
		}
	}
	game.Shuffle(c.w.rest, "badges", free)
	for line := range c.lines {
		if (line >= from || c.Power[line] == smallworld.NoPower) && len(free) > 0 {
			c.Power[line], free = free[0], free[1:]
		}
	}
	if !given {
		c.PowerCount = uint8(copy(c.PowerStack[:], free))
	}
}
