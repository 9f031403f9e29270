// Package cases is what the case book says about World of Warcraft: The Board Game:
// how a position is arranged, what the words of the contract stand for in moves of the game, and
// what can be expected. It asks the rules and never answers for them.
package cases

import (
	"maps"
	"slices"
	"strings"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// part is what the case book needs of World of Warcraft: The Board Game. Each faction is one seat:
// the Alliance seat 0, the Horde seat 1.
type part struct {
	game *lordaeron.Game
	p    *lordaeron.Position
	// ids are the characters' own names in the file, in their order.
	ids  []string
	rest *game.Fast
}

type (
	reader = scenario.Reader
	node   = scenario.Node
	table  = scenario.Table
)

// Part reads a case of World of Warcraft: The Board Game.
func Part() scenario.Part { return &part{} }

// Keys are the game's own keys at the top of a file.
func (*part) Keys() []string {
	return []string{
		"characters", "creatures", "quests", "merchant", "decks", "overlord", "turn", "events",
	}
}

// Arrange reads the position. Each part may rely on those before it.
func (l *part) Arrange(
	r *reader, top *node, fields scenario.Fields,
) *table {
	box, err := content.DefaultLordaeron()
	if err == nil {
		l.game, err = lordaeron.NewGame(box)
	}
	if err != nil {
		r.Fail(top, "%v", err)
		return nil
	}
	get := func(key string) *node { return fields.Or(key, top) }
	l.rest = scenario.Seed()
	l.p = l.game.Blank(2)
	l.readPeople(r, get("characters"))
	if len(l.ids) == 0 {
		r.Fail(get("characters"), "there must be a character")
		return nil
	}
	l.readTurn(r, get("turn"))
	for i, n := range r.List(get("characters")) {
		l.readCharacter(r, int8(i), n)
	}
	if r.Err() != nil {
		return nil
	}
	l.readOverlord(r, get("overlord"))
	l.readQuests(r, get("quests"))
	l.readCreatures(r, get("creatures"))
	for _, n := range r.Some(get("events")) {
		l.p.OpenEventCard(scenario.Named(r, n, "event", l.game.EventByName))
	}
	for _, n := range r.Some(get("merchant")) {
		l.p.AddMerchant(l.card(r, n, -1))
	}
	l.readDecks(r, get("decks"))
	l.readOptions(r, get("options"))
	return scenario.NewTable(l.game, l.p, l.readDice(r, get("dice")))
}

// readPeople reads who is there, so that all else can name them.
func (l *part) readPeople(r *reader, n *node) {
	list := r.List(n)
	if len(list) > lordaeron.MaxCharacters {
		r.Fail(n, "%d characters, at most %d", len(list), lordaeron.MaxCharacters)
		return
	}
	l.p.Characters = uint8(len(list))
	for i, item := range list {
		id, class := "", (*node)(nil)
		c := lordaeron.Character{Level: 1, Region: lordaeron.NoRegion}
		for j, key := range r.Keys(item) {
			switch key.Text {
			case "id":
				id = r.Word(item.Items[j])
			case "class":
				class = item.Items[j]
				c.Class = scenario.Named(r, class, "class", l.game.ClassByName)
			case "faction":
				c.Faction = lordaeron.Faction(r.OneOf(item.Items[j], "alliance", "horde"))
			}
		}
		if class == nil {
			r.Fail(item, "a character has a class")
			return
		}
		if id == "" {
			id = class.Text
		}
		if slices.Contains(l.ids, id) {
			r.Fail(item, "two characters are called %q", id)
		}
		if !l.game.HasPerson(c.Class, c.Faction) {
			r.Fail(item, "there is no such class in this faction")
			return
		}
		c.Owner = lordaeron.OwnerOf(c.Faction)
		l.ids = append(l.ids, id)
		l.p.Seat(int8(i), c)
	}
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

func (l *part) readTurn(r *reader, n *node) {
	fields := r.Fields(n, "number", "faction", "step")
	l.p.Faction = l.p.People[0].Faction
	if v := fields["number"]; v != nil {
		l.p.Turn = uint16(r.Number(v, 1, 240))
	}
	if v := fields["faction"]; v != nil {
		l.p.Faction = lordaeron.Faction(r.OneOf(v, "alliance", "horde"))
	}
	step := "actions"
	if v := fields["step"]; v != nil {
		step = [...]string{"actions", "manage", "over"}[r.OneOf(v, "actions", "manage", "over")]
	}
	l.p.Arrange(step)
}

func (l *part) readOverlord(r *reader, n *node) {
	fields := r.Fields(n, "name", "region")
	who, _ := l.game.OverlordByName("kelthuzad")
	at := lordaeron.NoRegion
	if v := fields["name"]; v != nil {
		who = scenario.Named(r, v, "overlord", l.game.OverlordByName)
	}
	if v := fields["region"]; v != nil {
		at = l.region(r, v)
	}
	if r.Err() == nil {
		l.p.PlaceOverlord(who, at)
	}
}

func (l *part) readQuests(r *reader, n *node) {
	fields := r.Fields(n, "alliance", "horde")
	for f, name := range [...]string{"alliance", "horde"} {
		v := fields[name]
		if v == nil {
			continue
		}
		for _, item := range r.Some(v) {
			q := scenario.Named(r, item, "quest", l.game.QuestByName)
			if _, ok := l.p.AddQuest(q, lordaeron.Faction(f)); !ok {
				r.Fail(item, "too many quests")
			}
		}
	}
}

func (l *part) readCreatures(r *reader, n *node) {
	for _, item := range r.Some(n) {
		fields := r.Fields(item, "type", "color", "count", "region", "quest")
		if fields["type"] == nil || fields["region"] == nil {
			r.Fail(item, "creatures have a type and a region")
			return
		}
		creature := scenario.Named(r, fields["type"], "creature", l.game.CreatureByName)
		at := l.region(r, fields["region"])
		color, count := lordaeron.Green, 1
		if v := fields["color"]; v != nil {
			color = lordaeron.Color(r.OneOf(v, "red", "blue", "green"))
		}
		if v := fields["count"]; v != nil {
			count = r.Number(v, 0, 8)
		}
		slot := int8(lordaeron.Independent)
		if color != lordaeron.Blue {
			slot = l.questSlot(r, item, fields["quest"], creature, at)
		} else if fields["quest"] != nil {
			r.Fail(fields["quest"], "blue creatures belong to no quest")
		}
		if r.Err() == nil && !l.p.AddCreatures(creature, color, at, slot, count) {
			r.Fail(item, "the box does not hold as many")
		}
	}
}

// questSlot is the quest that creatures belong to: the one named, else an eligible one that spawns
// them there, else one without a card.
func (l *part) questSlot(
	r *reader, item, named1 *node, creature lordaeron.Creature, at lordaeron.Region,
) int8 {
	want := lordaeron.NoQuest
	if named1 != nil {
		want = scenario.Named(r, named1, "quest", l.game.QuestByName)
		if r.Err() != nil {
			return 0
		}
	}
	for i := range l.p.Quests {
		q := &l.p.Quests[i]
		if !q.Used {
			continue
		}
		if want != lordaeron.NoQuest || q.Card == lordaeron.NoQuest {
			if q.Card == want {
				return int8(i)
			}
			continue
		}
		if c, r := l.game.SpawnOf(q.Card); c == creature && r == at {
			return int8(i)
		}
	}
	side := l.p.Faction
	if want != lordaeron.NoQuest {
		side = l.game.FactionOfQuest(want)
	}
	slot, ok := l.p.AddQuest(want, side)
	if !ok {
		r.Fail(item, "too many quests")
	}
	return slot
}

var decks = []string{
	"triangle", "square", "circle", "events", "alliance-green", "alliance-yellow", "alliance-red",
	"horde-green", "horde-yellow", "horde-red",
}

func (l *part) readDecks(r *reader, n *node) {
	var items []lordaeron.Card
	var quests []lordaeron.Quest
	var events []lordaeron.Event
	for name, list := range r.Sorted(n, decks) {
		for _, item := range r.Some(list) {
			switch {
			case name < 3:
				items = append(items, l.card(r, item, -1))
			case name == 3:
				events = append(events, scenario.Named(r, item, "event", l.game.EventByName))
			default:
				quests = append(quests, scenario.Named(r, item, "quest", l.game.QuestByName))
			}
		}
	}
	if r.Err() == nil {
		l.p.FillDecks(l.rest, items, quests, events)
	}
}

func (l *part) readOptions(r *reader, n *node) {
	rules := map[string]*bool{
		"deadly-pvp": &l.p.Rules.DeadlyPvP, "deadlyPvp": &l.p.Rules.DeadlyPvP,
		"defeat-the-overlord": &l.p.Rules.DefeatTheOverlord,
		"defeatOverlord":      &l.p.Rules.DefeatTheOverlord,
	}
	fields := r.Fields(n, append(slices.Sorted(maps.Keys(rules)), "variant")...)
	for key, rule := range rules {
		if v := fields[key]; v != nil {
			*rule = r.Flag(v)
		}
	}
	if v := fields["variant"]; v != nil {
		for _, item := range r.Some(v) {
			names := []string{"deadly-pvp", "defeat-the-overlord"}
			*rules[names[r.OneOf(item, names...)]] = true
		}
	}
}

// readDice reads the dice by colour, and other random choices. Shuffles never take a scripted
// choice.
func (l *part) readDice(r *reader, n *node) *scenario.Script {
	var lanes []scenario.Lane
	for i, list := range r.Sorted(n, []string{"red", "blue", "green", "any"}) {
		if i == len(colors) {
			any := r.Dice(list, 0, 99, func(choice int) int { return choice })
			any.Optional = true
			any.Serves = func(draw string) bool {
				return !strings.HasSuffix(draw, " deck") && draw != "unchosen items"
			}
			lanes = append(lanes, any)
			break
		}
		lane := r.Dice(list, 1, 8, func(face int) int { return face - 1 })
		lane.Serves = func(draw string) bool { return draw == colors[i]+" die" }
		lanes = append(lanes, lane)
	}
	return scenario.NewScript(l.rest, lanes...)
}
