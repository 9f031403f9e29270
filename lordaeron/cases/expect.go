package cases

import (
	"cmp"
	"fmt"
	"strings"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

type (
	claim  = scenario.Claim[*position]
	claims = scenario.Claims[*position]
	keys   = scenario.Keys[*position]
)

// Expect reads a block of assertions.
func (l *part) Expect(r *reader, n *node) scenario.Check {
	card := scenario.Known("card", l.anyCard)
	event := scenario.Known("event", l.game.EventByName)
	return keys{
		"characters": scenario.Each(l.expectCharacter),
		"creatures":  scenario.Each(l.expectCreatures),
		"boxes":      keys{"alliance": expectBoxes(0), "horde": expectBoxes(1)}.Read,
		"quests":     keys{"alliance": l.expectQuests(0), "horde": l.expectQuests(1)}.Read,
		"merchant": scenario.Words("the Merchant's cards", card,
			func(p *position) []string { return l.shown(p).Merchant }),
		"events": scenario.Words("the open events", event,
			func(p *position) []string { return l.shown(p).Events }),
		"overlord": keys{
			"name": scenario.Value("the Overlord",
				scenario.Known("overlord", l.game.OverlordByName),
				func(p *position) string { return l.shown(p).Overlord.Name }),
			"region": scenario.Value("the Overlord's region", l.regionName(),
				func(p *position) string { return l.shown(p).Overlord.Region }),
		}.Read,
		"combat": scenario.Value("the combat", scenario.Among("over", "running"), combatIs),
		"turn":   l.expectTurn,
		"winner": scenario.Value("the winner",
			scenario.Among("alliance", "horde", "draw", "none"),
			func(p *position) string { return cmp.Or(l.shown(p).Winner, "none") }),
		"pool":      scenario.Each(l.expectPool),
		"reroll":    l.expectValue("REROLL", func(c *fight) int { return c.Reroll }),
		"attrition": l.expectValue("ATTRITION", func(c *fight) int { return c.Attrition }),
		"threat":    l.expectValue("Threat", func(c *fight) int { return c.Threat }),
	}.Check(r, n)
}

func (l *part) shown(p *position) *lordaeron.Shown { return l.game.Show(p).(*lordaeron.Shown) }

func (l *part) regionName() func(*reader, *node) string {
	return scenario.Known("region", l.game.RegionByName)
}

func combatIs(p *position) string {
	if p.Combat.Foe == lordaeron.NoFoe {
		return "over"
	}
	return "running"
}

func (l *part) expectCreatures(r *reader, key *node) claims {
	at := l.region(r, key)
	return scenario.Words("the creatures in "+key.Text, func(r *reader, n *node) string {
		c := l.creature(r, r.Fields(n, "type", "color", "count", "quest", "region"), n)
		return fmt.Sprintf("%d %s %s", c.Count, colors[c.Color],
			l.game.Content().Creatures[c.Creature].ID)
	}, func(p *position) []string { return l.creaturesIn(p, at) })
}

// creaturesIn lists what stands in a region, figures of one type and colour together.
func (l *part) creaturesIn(p *position, at lordaeron.Region) (list []string) {
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

func expectBoxes(side int) claims {
	boxes := keys{}
	for i, box := range []string{"damage", "defense", "attrition", "armor"} {
		boxes[box] = scenario.Number("the "+box+" box of the "+factions[side],
			func(p *position) int {
				b := p.Combat.Boxes[side]
				return int([...]uint8{b.Damage, b.Defense, b.Attrition, b.Armor}[i])
			})
	}
	return boxes.Read
}

func (l *part) expectQuests(side int) claims {
	return scenario.Words("the quests of the "+factions[side],
		scenario.Known("quest", l.game.QuestByName),
		func(p *position) (list []string) {
			for _, q := range l.shown(p).Quests {
				if q.Faction == factions[side] && q.ID != "" {
					list = append(list, q.ID)
				}
			}
			return list
		})
}

// expectTurn reads the number of the turn, or more of it.
func (l *part) expectTurn(r *reader, n *node) []claim {
	number := scenario.Number("the turn", func(p *position) int { return int(p.Turn) })
	if n.Kind == scenario.Scalar {
		return number(r, n)
	}
	return keys{
		"number": number,
		"faction": scenario.Value("the active faction", scenario.Among(factions...),
			func(p *position) string { return l.shown(p).Faction }),
		"step": scenario.Value("the step", scenario.Among(steps...), func(p *position) string {
			return strings.TrimPrefix(l.game.StageName(p), "final-")
		}),
	}.Read(r, n)
}

// fight is a combat as everybody is shown it.
type fight = lordaeron.ShownCombat

func (l *part) expectPool(r *reader, key *node) claims {
	dice := keys{}
	for _, color := range colors {
		dice[color] = l.ofActive(l.who(r, key), "the "+color+" dice of "+key.Text,
			func(c *fight) int { return c.Pool[color] })
	}
	return dice.Read
}

// expectValue reads a number of the character whose Attack Phase runs.
func (l *part) expectValue(what string, get func(*fight) int) claims {
	return scenario.Each(func(r *reader, key *node) claims {
		return l.ofActive(l.who(r, key), what+" of "+key.Text, get)
	})
}

// ofActive claims a number of a character whose Attack Phase must run.
func (l *part) ofActive(who int8, what string, get func(*fight) int) claims {
	is := scenario.Number(what, func(p *position) int { return get(l.shown(p).Combat) })
	return func(r *reader, n *node) []claim {
		claims := is(r, n)
		return []claim{func(p *position) string {
			if p.Combat.Foe == lordaeron.NoFoe || p.Combat.Active != who {
				return "expected the Attack Phase of " + l.ids[who] + " to run, found another"
			}
			return claims[0](p)
		}}
	}
}
