package bot

import (
	"fmt"
	"strconv"
	"strings"

	"twobanners/game"
)

// Make makes a player from a recipe such as "plan:width=8:leaf=net": what it is, then its numbers.
// Laboratories compare recipes; levels are recipes with a name.
func (l *Library) Make(g game.Game, recipe string) (Player, error) {
	what, rest, _ := strings.Cut(recipe, ":")
	if rest == "" {
		rest = "leaf=own"
	}
	made := &maker{library: l, game: g, planner: Planner{Width: 8, Rolls: 2}, depth: 1}
	for _, part := range strings.Split(rest, ":") {
		if err := made.set(part); err != nil {
			return nil, fmt.Errorf("bot %q: %w", recipe, err)
		}
	}
	switch what {
	case "random":
		return &Random{}, nil
	case "greedy":
		return &Greedy{Misses: made.misses}, nil
	case "plan":
		return made, nil
	case "errands":
		return made.strategist()
	}
	return nil, fmt.Errorf("bot %q: choose random, greedy, plan or errands", recipe)
}

// maker is a planner that finds its weights when it sees the table.
type maker struct {
	library *Library
	game    game.Game
	planner Planner
	leaf    string
	misses  int
	win     int
	// depth and what follows are a game.Strategy's.
	depth, draft, shop, outfit, hunt, raw int
	kind                                  string
}

func (m *maker) set(part string) error {
	name, text, _ := strings.Cut(part, "=")
	if name == "leaf" {
		m.leaf = text
		if text != "own" && text != "linear" && text != "net" {
			return fmt.Errorf("leaf %q: choose own, linear or net", text)
		}
		return nil
	}
	number, err := strconv.Atoi(text)
	into := map[string]*int{
		"width": &m.planner.Width, "rolls": &m.planner.Rolls, "most": &m.planner.Most,
		"again": &m.planner.Again, "worlds": &m.planner.Worlds, "misses": &m.misses, "win": &m.win,
		"ahead": &m.planner.Ahead,
		"depth": &m.depth, "draft": &m.draft, "shop": &m.shop, "outfit": &m.outfit,
		"hunt": &m.hunt, "raw": &m.raw,
	}[name]
	if err != nil || into == nil || number < 0 || number > 10_000 {
		return fmt.Errorf("%q is no part of a recipe", part)
	}
	*into = number
	return nil
}

// Choose plans, or plays greedily where the game has no plans.
func (m *maker) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	if described, ok := p.(game.Describer); ok && m.kind != described.Kind() {
		m.kind = described.Kind()
		m.equip(described)
	}
	return m.planner.Choose(p, seat, chance)
}

// equip takes the best weights there are: the net, else the linear forecast, else the game's guess.
func (m *maker) equip(p game.Describer) {
	m.planner.Leaf, m.planner.Second = evaluated{}, nil
	linear := m.library.Linear(m.game.ID(), p)
	if linear == nil || m.leaf == "own" {
		return
	}
	m.planner.Leaf = newLinearLeaf(linear, p)
	m.planner.future = newAhead(newLinearLeaf(linear, p))
	net := m.library.net(m.game, p)
	switch {
	case m.planner.Again > 0 && net != nil:
		m.planner.Second = newNetLeaf(net, linear, p, float64(m.win)/100)
	case m.planner.Again > 0:
		m.planner.Second = newLinearLeaf(linear, p)
	case m.leaf == "net" && net != nil:
		m.planner.Leaf = newNetLeaf(net, linear, p, float64(m.win)/100)
	}
}

// Whimsical is a player whose liking can be made to stray from value, for games to learn from.
type Whimsical interface{ SetWhim(points float64) }

// SetWhim makes the planner stray by about so many points.
func (m *maker) SetWhim(points float64) { m.planner.Whim = points }

// strategist is a player with one plan for its side.
func (m *maker) strategist() (Player, error) {
	strategic, ok := m.game.(game.StrategistMaker)
	if !ok {
		return nil, fmt.Errorf("%s is not planned in errands", m.game.ID())
	}
	return &Greedy{Misses: m.misses, judge: strategic.NewStrategist(game.Strategy{
		Width: m.planner.Width, Depth: m.depth, Most: m.planner.Most,
		Draft: m.draft > 0, Fitted: m.draft > 1, Shop: m.shop > 0, Outfit: m.outfit > 0,
		Hunt: m.hunt > 0, Raw: m.raw > 0,
	})}, nil
}
