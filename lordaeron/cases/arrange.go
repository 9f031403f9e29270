// Package cases is what the case book says about World of Warcraft: The Board Game:
// how a position is arranged, what the words of the contract stand for in moves of the game, and
// what can be expected. It asks the rules and never answers for them.
package cases

import (
	"errors"
	"slices"
	"strings"

	"twobanners/content"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// part is what the case book needs of World of Warcraft: The Board Game. Each faction is one seat:
// the Alliance seat 0, the Horde seat 1.
type part struct {
	load func() (*content.Lordaeron, error)
	game *lordaeron.Game
	p    *position
	// ids are the characters' own names in the file, in their order.
	ids []string
	lordaeron.Arrangement
}

type (
	reader   = scenario.Reader
	node     = scenario.Node
	fields   = scenario.Fields
	table    = scenario.Table
	position = lordaeron.Position
	move     = lordaeron.Move
)

// Part reads a case of World of Warcraft: The Board Game, played with some content.
func Part(load func() (*content.Lordaeron, error)) scenario.Part { return &part{load: load} }

// Keys are the game's own keys at the top of a file.
func (*part) Keys() []string {
	return []string{
		"characters", "creatures", "quests", "merchant", "decks", "overlord", "turn", "events",
	}
}

var (
	factions = []string{"alliance", "horde"}
	steps    = []string{"actions", "manage", "over"}
)

// Arrange reads the position.
func (l *part) Arrange(r *reader, top *node, f fields) *table {
	box, err := l.load()
	if err == nil {
		l.game, err = lordaeron.NewGame(box)
	}
	if err != nil {
		r.Fail(top, "%v", err)
		return nil
	}
	get := func(key string) *node { return f.Or(key, top) }
	l.readPeople(r, get("characters"))
	if r.Err() != nil {
		return nil
	}
	l.readTurn(r, get("turn"))
	for i, n := range r.List(get("characters")) {
		l.readCharacter(r, &l.Characters[i], n)
	}
	l.readOverlord(r, get("overlord"))
	for side, n := range r.Sorted(get("quests"), factions) {
		for _, item := range r.Some(n) {
			l.Quests = append(l.Quests, lordaeron.QuestSlot{
				Card:    scenario.Named(r, item, "quest", l.game.QuestByName),
				Faction: lordaeron.Faction(side),
			})
		}
	}
	l.readCreatures(r, get("creatures"))
	l.Open = scenario.AllNamed(r, get("events"), "event", l.game.EventByName)
	l.Merchant = scenario.AllNamed(r, get("merchant"), "card", l.anyCard)
	l.readDecks(r, get("decks"))
	l.readOptions(r, get("options"))
	if r.Err() != nil {
		return nil
	}
	rest := scenario.Seed()
	if l.p, err = l.game.Arrange(&l.Arrangement, rest); err != nil {
		l.misfit(r, err, get)
		return nil
	}
	lanes := l.readDice(r, get("dice"))
	return scenario.NewTable(l.game, l.p, scenario.NewScript(rest, lanes...))
}

// misfit tells what cannot be, on the line of the part of the list that it is.
func (l *part) misfit(r *reader, err error, get func(key string) *node) {
	var misfit *lordaeron.Misfit
	if !errors.As(err, &misfit) {
		r.Fail(get(""), "%v", err)
		return
	}
	at := get(misfit.List)
	if list := r.Some(at); misfit.At < len(list) {
		at = list[misfit.At]
	}
	r.Fail(at, "%s", misfit.Why)
}

// who reads a character's name.
func (l *part) who(r *reader, n *node) int8 {
	return scenario.Named(r, n, "character", func(id string) (int8, bool) {
		i := slices.Index(l.ids, id)
		return int8(i), i >= 0
	})
}

func (l *part) region(r *reader, n *node) lordaeron.Region {
	return scenario.Named(r, n, "region", l.game.RegionByName)
}

func (l *part) card(r *reader, n *node, class int8) lordaeron.Card {
	return scenario.Named(r, n, "card", func(id string) (lordaeron.Card, bool) {
		return l.game.CardByName(id, class)
	})
}

func (l *part) anyCard(id string) (lordaeron.Card, bool) { return l.game.CardByName(id, -1) }

func (l *part) readTurn(r *reader, n *node) {
	f := r.Fields(n, "number", "faction", "step")
	l.Turn = uint16(f.Number(r, "number", 1, 1, 240))
	l.Faction = lordaeron.Faction(
		f.OneOf(r, "faction", int(l.Characters[0].Faction), factions...))
	l.Step = steps[f.OneOf(r, "step", 0, steps...)]
}

func (l *part) readOverlord(r *reader, n *node) {
	f := r.Fields(n, "name", "region")
	l.Overlord, _ = l.game.OverlordByName("kelthuzad")
	l.OverlordAt = lordaeron.NoRegion
	if v := f["name"]; v != nil {
		l.Overlord = scenario.Named(r, v, "overlord", l.game.OverlordByName)
	}
	if v := f["region"]; v != nil {
		l.OverlordAt = l.region(r, v)
	}
}

func (l *part) readCreatures(r *reader, n *node) {
	for _, item := range r.Some(n) {
		f := r.Fields(item, "type", "color", "count", "region", "quest")
		if f["region"] == nil {
			r.Fail(item, "creatures have a type and a region")
			return
		}
		c := l.creature(r, f, item)
		c.Region = l.region(r, f["region"])
		if v := f["quest"]; v != nil {
			c.Quest = scenario.Named(r, v, "quest", l.game.QuestByName)
			if c.Color == lordaeron.Blue {
				r.Fail(v, "blue creatures belong to no quest")
			}
		}
		l.Creatures = append(l.Creatures, c)
	}
}

// creature reads what creatures are, their colour and their number.
func (l *part) creature(r *reader, f fields, n *node) (c lordaeron.ArrangedCreatures) {
	if f["type"] == nil {
		r.Fail(n, "creatures have a type")
		return c
	}
	c.Creature = scenario.Named(r, f["type"], "creature", l.game.CreatureByName)
	c.Color = lordaeron.Color(f.OneOf(r, "color", int(lordaeron.Green), colors...))
	c.Count = f.Number(r, "count", 1, 0, 8)
	return c
}

var decks = []string{
	"triangle", "square", "circle", "events", "alliance-green", "alliance-yellow", "alliance-red",
	"horde-green", "horde-yellow", "horde-red",
}

func (l *part) readDecks(r *reader, n *node) {
	for deck, list := range r.Sorted(n, decks) {
		switch {
		case deck < 3:
			l.Items = append(l.Items, scenario.AllNamed(r, list, "card", l.anyCard)...)
		case deck == 3:
			l.EventCards = scenario.AllNamed(r, list, "event", l.game.EventByName)
		default:
			quests := scenario.AllNamed(r, list, "quest", l.game.QuestByName)
			l.QuestCards = append(l.QuestCards, quests...)
		}
	}
}

func (l *part) readOptions(r *reader, n *node) {
	f := r.Fields(n, "variant", "deadly-pvp", "deadlyPvp", "defeat-the-overlord", "defeatOverlord")
	rules := []*bool{&l.Rules.DeadlyPvP, &l.Rules.DefeatTheOverlord}
	*rules[0] = f.Flag(r, "deadly-pvp") || f.Flag(r, "deadlyPvp")
	*rules[1] = f.Flag(r, "defeat-the-overlord") || f.Flag(r, "defeatOverlord")
	for _, item := range r.Some(f.Or("variant", n)) {
		*rules[r.OneOf(item, "deadly-pvp", "defeat-the-overlord")] = true
	}
}

// readDice reads the dice by colour, and other random choices. Shuffles never take a scripted
// choice.
func (l *part) readDice(r *reader, n *node) (lanes []scenario.Lane) {
	for i, list := range r.Sorted(n, []string{"red", "blue", "green", "any"}) {
		if i == len(colors) {
			any := r.Dice(list, 0, 99, func(choice int) int { return choice })
			any.Optional = true
			any.Serves = func(draw string) bool {
				return !strings.HasSuffix(draw, " deck") && draw != "unchosen items"
			}
			return append(lanes, any)
		}
		lane := r.Dice(list, 1, 8, func(face int) int { return face - 1 })
		lane.Serves = func(draw string) bool { return draw == colors[i]+" die" }
		lanes = append(lanes, lane)
	}
	return lanes
}
