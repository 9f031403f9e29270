package scenario

import (
	"maps"
	"slices"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
)

// lordaeronPart is the part of World of Warcraft: The Board Game. Each faction is one seat: the
// Alliance seat 0, the Horde seat 1.
type lordaeronPart struct {
	game *lordaeron.Game
	p    *lordaeron.Position
	// ids are the characters' own names in the file, in their order.
	ids  []string
	rest *game.Fast
}

func (*lordaeronPart) keys() []string {
	return []string{
		"characters", "creatures", "quests", "merchant", "decks", "overlord", "turn", "events",
	}
}

// arrange reads the position. Each part may rely on those before it.
func (l *lordaeronPart) arrange(r *reader, top *node, fields map[string]*node) *table {
	box, err := content.DefaultLordaeron()
	if err == nil {
		l.game, err = lordaeron.NewGame(box)
	}
	if err != nil {
		r.fail(top, "%v", err)
		return nil
	}
	get := func(key string) *node {
		if n := fields[key]; n != nil {
			return n
		}
		return &node{line: top.line}
	}
	l.rest = game.NewFast(seed)
	l.p = l.game.Blank(2)
	l.readPeople(r, get("characters"))
	if len(l.ids) == 0 {
		r.fail(get("characters"), "there must be a character")
		return nil
	}
	l.readTurn(r, get("turn"))
	for i, n := range r.list(get("characters")) {
		l.readCharacter(r, int8(i), n)
	}
	if r.err != nil {
		return nil
	}
	l.readOverlord(r, get("overlord"))
	l.readQuests(r, get("quests"))
	l.readCreatures(r, get("creatures"))
	for _, n := range r.some(get("events")) {
		l.p.OpenEventCard(named(r, n, "event", l.game.EventByName))
	}
	for _, n := range r.some(get("merchant")) {
		l.p.AddMerchant(l.card(r, n, -1))
	}
	l.readDecks(r, get("decks"))
	l.readOptions(r, get("options"))
	return &table{game: l.game, position: l.p, chance: l.readDice(r, get("dice"))}
}

// readPeople reads who is there, so that all else can name them.
func (l *lordaeronPart) readPeople(r *reader, n *node) {
	list := r.list(n)
	if len(list) > lordaeron.MaxCharacters {
		r.fail(n, "%d characters, at most %d", len(list), lordaeron.MaxCharacters)
		return
	}
	l.p.Characters = uint8(len(list))
	for i, item := range list {
		id, class := "", (*node)(nil)
		c := lordaeron.Character{Level: 1, Region: lordaeron.NoRegion}
		for j, key := range r.keys(item) {
			switch key.text {
			case "id":
				id = r.word(item.items[j])
			case "class":
				class = item.items[j]
				c.Class = named(r, class, "class", l.game.ClassByName)
			case "faction":
				c.Faction = lordaeron.Faction(r.oneOf(item.items[j], "alliance", "horde"))
			}
		}
		if class == nil {
			r.fail(item, "a character has a class")
			return
		}
		if id == "" {
			id = class.text
		}
		if slices.Contains(l.ids, id) {
			r.fail(item, "two characters are called %q", id)
		}
		if !l.game.HasPerson(c.Class, c.Faction) {
			r.fail(item, "there is no such class in this faction")
			return
		}
		c.Owner = lordaeron.OwnerOf(c.Faction)
		l.ids = append(l.ids, id)
		l.p.Seat(int8(i), c)
	}
}

// who reads a character's name.
func (l *lordaeronPart) who(r *reader, n *node) int8 {
	return named(r, n, "character", func(id string) (int8, bool) {
		i := slices.Index(l.ids, id)
		return int8(i), i >= 0
	})
}

func (l *lordaeronPart) region(r *reader, n *node) lordaeron.Region {
	return named(r, n, "region", l.game.RegionByName)
}

func (l *lordaeronPart) card(r *reader, n *node, class int8) lordaeron.Card {
	return named(r, n, "card", func(id string) (lordaeron.Card, bool) {
		return l.game.CardByName(id, class)
	})
}

func (l *lordaeronPart) readTurn(r *reader, n *node) {
	fields := r.fields(n, "number", "faction", "step")
	l.p.Faction = l.p.People[0].Faction
	if v := fields["number"]; v != nil {
		l.p.Turn = uint16(r.number(v, 1, 240))
	}
	if v := fields["faction"]; v != nil {
		l.p.Faction = lordaeron.Faction(r.oneOf(v, "alliance", "horde"))
	}
	step := "actions"
	if v := fields["step"]; v != nil {
		step = [...]string{"actions", "manage", "over"}[r.oneOf(v, "actions", "manage", "over")]
	}
	l.p.Arrange(step)
}

func (l *lordaeronPart) readOverlord(r *reader, n *node) {
	fields := r.fields(n, "name", "region")
	who, _ := l.game.OverlordByName("kelthuzad")
	at := lordaeron.NoRegion
	if v := fields["name"]; v != nil {
		who = named(r, v, "overlord", l.game.OverlordByName)
	}
	if v := fields["region"]; v != nil {
		at = l.region(r, v)
	}
	if r.err == nil {
		l.p.PlaceOverlord(who, at)
	}
}

func (l *lordaeronPart) readQuests(r *reader, n *node) {
	fields := r.fields(n, "alliance", "horde")
	for f, name := range [...]string{"alliance", "horde"} {
		v := fields[name]
		if v == nil {
			continue
		}
		for _, item := range r.some(v) {
			q := named(r, item, "quest", l.game.QuestByName)
			if _, ok := l.p.AddQuest(q, lordaeron.Faction(f)); !ok {
				r.fail(item, "too many quests")
			}
		}
	}
}

func (l *lordaeronPart) readCreatures(r *reader, n *node) {
	for _, item := range r.some(n) {
		fields := r.fields(item, "type", "color", "count", "region", "quest")
		if fields["type"] == nil || fields["region"] == nil {
			r.fail(item, "creatures have a type and a region")
			return
		}
		creature := named(r, fields["type"], "creature", l.game.CreatureByName)
		at := l.region(r, fields["region"])
		color, count := lordaeron.Green, 1
		if v := fields["color"]; v != nil {
			color = lordaeron.Color(r.oneOf(v, "red", "blue", "green"))
		}
		if v := fields["count"]; v != nil {
			count = r.number(v, 0, 8)
		}
		slot := int8(lordaeron.Independent)
		if color != lordaeron.Blue {
			slot = l.questSlot(r, item, fields["quest"], creature, at)
		} else if fields["quest"] != nil {
			r.fail(fields["quest"], "blue creatures belong to no quest")
		}
		if r.err == nil && !l.p.AddCreatures(creature, color, at, slot, count) {
			r.fail(item, "the box does not hold as many")
		}
	}
}

// questSlot is the quest that creatures belong to: the one named, else an eligible one that spawns
// them there, else one without a card.
func (l *lordaeronPart) questSlot(
	r *reader, item, named1 *node, creature lordaeron.Creature, at lordaeron.Region,
) int8 {
	want := lordaeron.NoQuest
	if named1 != nil {
		want = named(r, named1, "quest", l.game.QuestByName)
		if r.err != nil {
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
		r.fail(item, "too many quests")
	}
	return slot
}

var lordaeronDecks = []string{
	"triangle", "square", "circle", "events", "alliance-green", "alliance-yellow", "alliance-red",
	"horde-green", "horde-yellow", "horde-red",
}

func (l *lordaeronPart) readDecks(r *reader, n *node) {
	var items []lordaeron.Card
	var quests []lordaeron.Quest
	var events []lordaeron.Event
	for name, list := range r.sorted(n, lordaeronDecks) {
		for _, item := range r.some(list) {
			switch {
			case name < 3:
				items = append(items, l.card(r, item, -1))
			case name == 3:
				events = append(events, named(r, item, "event", l.game.EventByName))
			default:
				quests = append(quests, named(r, item, "quest", l.game.QuestByName))
			}
		}
	}
	if r.err == nil {
		l.p.FillDecks(l.rest, items, quests, events)
	}
}

// sorted are the values of a mapping by the place of their key among those known.
func (r *reader) sorted(n *node, known []string) []*node {
	fields := r.fields(n, known...)
	list := make([]*node, len(known))
	for i, key := range known {
		list[i] = fields[key]
		if list[i] == nil {
			list[i] = &node{line: n.line}
		}
	}
	return list
}

func (l *lordaeronPart) readOptions(r *reader, n *node) {
	rules := map[string]*bool{
		"deadly-pvp": &l.p.Rules.DeadlyPvP, "deadlyPvp": &l.p.Rules.DeadlyPvP,
		"defeat-the-overlord": &l.p.Rules.DefeatTheOverlord,
		"defeatOverlord":      &l.p.Rules.DefeatTheOverlord,
	}
	fields := r.fields(n, append(slices.Sorted(maps.Keys(rules)), "variant")...)
	for key, rule := range rules {
		if v := fields[key]; v != nil {
			*rule = r.flag(v)
		}
	}
	if v := fields["variant"]; v != nil {
		for _, item := range r.some(v) {
			names := []string{"deadly-pvp", "defeat-the-overlord"}
			*rules[names[r.oneOf(item, names...)]] = true
		}
	}
}

func (l *lordaeronPart) readDice(r *reader, n *node) *script {
	s := &script{colored: true, rest: *l.rest}
	for i, list := range r.sorted(n, []string{"red", "blue", "green", "any"}) {
		to, least, most := &s.any, 0, 99
		if i < 3 {
			to, least, most = &s.colors[i], 1, 8
		}
		for _, item := range r.some(list) {
			if to.count == maxDice {
				r.fail(item, "more than %d results", maxDice)
				return s
			}
			to.results[to.count] = uint8(r.number(item, least, most))
			to.count++
		}
	}
	return s
}
