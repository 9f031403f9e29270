package smallworld

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/content"
)

// ability is what a race or power can do that takes more than a word: it has a name, by which
// contents bear it, and its rules in code. Its moves are rows of their own, see addRule.
type ability struct {
	hooks
	// once: there is one set of its pieces in a game, so one race or power of a box bears it.
	once bool
	name string
}

// abilities are those that are known, in the order of their names.
var abilities []ability

// addAbility makes an ability known. It is called by init, in the file of the ability.
func addAbility(name string, a ability) {
	a.name = name
	abilities = append(abilities, a)
	slices.SortFunc(abilities, func(a, b ability) int { return strings.Compare(a.name, b.name) })
}

// AbilityNames are the abilities that a content may name.
func AbilityNames() (names []string) {
	for i := range abilities {
		names = append(names, abilities[i].name)
	}
	return names
}

// compiler makes hooks of what a content says, and finds what is wrong with that.
type compiler struct {
	content  *content.SmallWorld
	problems content.Problems
	// bearers are the things that bear each ability of which there is one set of pieces.
	bearers map[string][]bearer
}

// bearer is a race or power that bears an ability, and the path of the word that says so.
type bearer struct{ kind, id, at string }

// hooks compiles what a race or power does.
func (c *compiler) hooks(kind, id string, does []content.Perk) (h hooks) {
	for i, perk := range does {
		at := fmt.Sprintf("%s/%s/does/%d", kind, id, i)
		of, err := compile(perk)
		if err != nil {
			c.problems = append(c.problems, c.content.Problem(at, "%v", err))
			continue
		}
		if of.once {
			c.bearers[perk.Of] = append(c.bearers[perk.Of], bearer{kind, id, at})
		}
		h = h.and(of.hooks)
	}
	h.least = max(1, h.least)
	h.odd = h.least > 1 || h.beasts
	return h
}

// compile is what one word of a content means.
func compile(perk content.Perk) (of ability, err error) {
	if perk.Word != content.PerkAbility {
		of.hooks, err = hooksOf(perk)
		return of, err
	}
	for i := range abilities {
		if abilities[i].name == perk.Of {
			return abilities[i], nil
		}
	}
	return of, fmt.Errorf("unknown ability %q%s", perk.Of,
		content.DidYouMean(perk.Of, AbilityNames()))
}

// check refuses a box in which two things bear an ability whose pieces there are once. The fault is
// with what was added to the printed box.
func (c *compiler) check() error {
	for _, name := range AbilityNames() {
		list := c.bearers[name]
		slices.SortStableFunc(list, func(a, b bearer) int { return c.added(a) - c.added(b) })
		for i, b := range list {
			if i > 0 {
				c.problems = append(c.problems, c.content.Problem(b.at,
					"the pieces of the ability %s are there once, and the %s %s has them", name,
					list[0].kind, list[0].id))
			}
		}
	}
	if len(c.problems) > 0 {
		return c.problems
	}
	return nil
}

func (c *compiler) added(b bearer) int {
	return yes(slices.ContainsFunc(c.content.Things, func(t content.Thing) bool {
		return t.Kind == b.kind && t.ID == b.id && t.New
	}))
}
