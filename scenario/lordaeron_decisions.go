package scenario

import (
	"slices"

	"twobanners/content"
	"twobanners/lordaeron"
)

// readDecision reads a decision: most are one move of the engine.
func (l *lordaeronPart) readDecision(r *reader, n *node, m *lMove) {
	switch m.name {
	case "order":
		for _, item := range r.some(n) {
			m.steps = append(m.steps,
				lordaeron.Move{Kind: lordaeron.Order, Who: l.who(r, item)})
		}
	case "use":
		l.readUse(r, n, m)
	case "reroll":
		l.readReroll(r, n, m)
	case "remove":
		l.readRemove(r, n, m)
	case "choose":
		l.readChoose(r, n, m)
	case "wounds":
		l.readWounds(r, n, m)
	case "quest-deck":
		deck := r.oneOf(n, "grey", "green", "yellow", "red")
		m.steps = []lordaeron.Move{{Kind: lordaeron.DrawQuest, N: uint8(deck)}}
	case "armor":
		l.readArmor(r, n, m)
	case "retreat":
		l.readRetreat(r, n, m)
	case "event":
		l.readEvent(r, n, m)
	default:
		l.readItemMove(r, n, m)
	}
}

// readItemMove reads moves that name a character and a card or a number.
func (l *lordaeronPart) readItemMove(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "card", "item", "gold", "from", "to")
	if fields["who"] != nil {
		m.who = l.who(r, fields["who"])
	}
	class := int8(-1)
	if m.who >= 0 && r.err == nil {
		class = l.p.People[m.who].Class
	}
	step := lordaeron.Move{Who: m.who, To: -1}
	for _, key := range []string{"card", "item"} {
		if v := fields[key]; v != nil && (m.name != "take" || !l.isRelic(v.text)) {
			step.Card = l.card(r, v, class)
		}
	}
	if v := fields["gold"]; v != nil {
		step.N = uint8(r.number(v, 0, 255))
	}
	switch m.name {
	case "talent":
		step.Kind = lordaeron.Talent
	case "take":
		step.Kind, step.To = lordaeron.Take, m.who
	case "drop":
		step.Kind = lordaeron.Drop
	case "bid":
		step.Kind = lordaeron.Bid
	case "look":
		step.Kind = lordaeron.Look
	case "loot":
		m.amount = -1
		if v := fields["from"]; v != nil {
			m.amount = int(l.who(r, v))
		}
		step.Kind = lordaeron.Loot
		if v := fields["to"]; v != nil {
			step.To = l.who(r, v)
		}
	}
	m.steps = []lordaeron.Move{step}
}

// isRelic tells whether a name is that of an event whose boss guards a relic.
func (l *lordaeronPart) isRelic(id string) bool {
	return slices.ContainsFunc(l.game.Content().Events, func(e content.EventCard) bool {
		return e.ID == id && e.Boss.Relic > 0
	})
}

// readUse reads a card and what it is used on: dice, a character, a number or a box.
func (l *lordaeronPart) readUse(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "card", "on")
	m.who = l.person(r, n, fields, "who")
	if fields["card"] == nil {
		r.fail(n, "the key card is missing")
		return
	}
	if r.err != nil {
		return
	}
	m.word = fields["card"].text
	m.steps = []lordaeron.Move{{
		Kind: lordaeron.Use, Who: m.who,
		Card: named(r, fields["card"], "card", func(id string) (lordaeron.Card, bool) {
			return l.ability(m.who, id)
		}),
	}}
	on := fields["on"]
	switch {
	case on == nil:
	case on.kind == mapping:
		m.dice = l.readFaces(r, on)
	case on.kind == list:
		for _, item := range on.items {
			m.steps[0].M |= 1 << l.who(r, item)
		}
	case on.kind == scalar && slices.Contains(l.ids, on.text):
		m.to = l.who(r, on)
	case on.kind == scalar && slices.Contains([]string{"damage", "defense"}, on.text):
		m.kind = on.text
	case on.kind == scalar && slices.Contains([]string{"red", "blue", "green"}, on.text):
		m.kind = on.text
	case on.kind == scalar && isNumber(on.text):
		m.amount = r.number(on, 0, 99)
	default:
		m.kind = r.word(on)
		if at, ok := l.game.RegionByName(m.kind); ok { // where an Intercept goes
			m.amount = int(at)
		}
	}
}

func isNumber(text string) bool {
	return text != "" && text[0] >= '0' && text[0] <= '9'
}

// ability finds a card by its id, or a race's ability by the race's.
func (l *lordaeronPart) ability(who int8, id string) (lordaeron.Card, bool) {
	class := l.p.People[who].Class
	if card, ok := l.game.CardByName(id, class); ok {
		return card, true
	}
	for _, c := range l.game.Content().Characters {
		if c.People == id {
			return l.game.CardByName(c.Race, -1)
		}
	}
	return lordaeron.NoCard, false
}

// readFaces reads dice by colour and face, in ascending order.
func (l *lordaeronPart) readFaces(r *reader, n *node) (faces [3][]uint8) {
	for c, list := range r.sorted(n, []string{"red", "blue", "green"}) {
		if list.kind == nothing {
			continue
		}
		for _, item := range r.some(list) {
			faces[c] = append(faces[c], uint8(r.number(item, 0, 8)))
		}
		slices.Sort(faces[c])
	}
	return faces
}

func (l *lordaeronPart) readReroll(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "red", "blue", "green")
	if v := fields["who"]; v != nil {
		m.who = l.who(r, v)
	}
	dice := &node{line: n.line, kind: mapping}
	for _, color := range []string{"red", "blue", "green"} {
		if v := fields[color]; v != nil {
			dice.keys = append(dice.keys, &node{line: v.line, kind: scalar, text: color})
			dice.items = append(dice.items, v)
		}
	}
	for c, faces := range l.readFaces(r, dice) {
		for _, face := range faces {
			m.steps = append(m.steps, lordaeron.Move{Kind: lordaeron.Mark, N: uint8(c), M: face})
		}
	}
	m.finish = lordaeron.Move{Kind: lordaeron.Pass}
}

func (l *lordaeronPart) readRemove(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "red", "blue", "green")
	if v := fields["who"]; v != nil {
		m.who = l.who(r, v)
	}
	for c, color := range []string{"red", "blue", "green"} {
		if v := fields[color]; v != nil {
			for range r.number(v, 0, 7) {
				m.steps = append(m.steps, lordaeron.Move{Kind: lordaeron.StripDie, N: uint8(c)})
			}
		}
	}
	m.optional, m.finish = true, lordaeron.Move{Kind: lordaeron.Pass}
}

// readChoose reads a choice: a word, or a map of numbers.
func (l *lordaeronPart) readChoose(r *reader, n *node, m *lMove) {
	switch n.kind {
	case scalar:
		m.words = []string{n.text}
	case list:
		for _, item := range n.items {
			m.words = append(m.words, r.word(item))
		}
	case mapping:
		for i, key := range n.keys {
			m.words = append(m.words, key.text)
			if isNumber(n.items[i].text) {
				m.dice[0] = append(m.dice[0], uint8(r.number(n.items[i], 0, 99)))
			} else {
				m.words = append(m.words, r.word(n.items[i]))
			}
		}
	default:
		r.fail(n, "choose what?")
	}
}
