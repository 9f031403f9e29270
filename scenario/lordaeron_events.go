package scenario

import (
	"twobanners/game"
	"twobanners/lordaeron"
)

var eventKeys = []string{
	"who", "gold", "health", "energy", "quest", "deck", "group", "fly", "buy", "sell", "give",
	"talent", "talents", "for", "region", "to", "cleanse", "pass",
}

// readEvent reads a choice that an event card gives.
func (l *lordaeronPart) readEvent(r *reader, n *node, m *lMove) {
	fields := r.fields(n, eventKeys...)
	step := lordaeron.Move{Kind: lordaeron.EventChoice, To: -1}
	if v := fields["who"]; v != nil {
		m.who = l.who(r, v)
		step.Who = m.who
	}
	card := func(key string) bool {
		v := fields[key]
		if v == nil {
			return false
		}
		class := int8(-1)
		if m.who >= 0 && r.err == nil {
			class = l.p.People[m.who].Class
		}
		step.Card = l.card(r, v, class)
		return true
	}
	switch {
	case fields["health"] != nil || fields["energy"] != nil:
		step.At = 1
		if v := fields["health"]; v != nil {
			step.N = uint8(r.number(v, 0, 99))
		}
		if v := fields["energy"]; v != nil {
			step.M = uint8(r.number(v, 0, 99))
		}
	case fields["group"] != nil:
		l.readGroup(r, fields["group"], m)
		return
	case fields["quest"] != nil:
		m.kind = "quest"
		named(r, fields["quest"], "quest", l.game.QuestByName)
		m.word = fields["quest"].text
		m.amount = 1
		if v := fields["deck"]; v != nil {
			m.amount = r.oneOf(v, "grey", "green", "yellow", "red")
		}
		return
	case fields["fly"] != nil:
		step.At = int8(l.region(r, fields["fly"]))
	case fields["region"] != nil:
		step.At = int8(l.region(r, fields["region"]))
	case card("buy"), card("sell"), card("give"):
	case card("talent"):
		step.At = 1
		m.kind = "talent"
		if v := fields["for"]; v != nil {
			m.word = r.word(v)
		}
	}
	m.steps = []lordaeron.Move{step}
}

// readGroup reads which blue group goes where.
func (l *lordaeronPart) readGroup(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "type", "from", "to")
	if fields["type"] == nil || fields["from"] == nil || fields["to"] == nil {
		r.fail(n, "a group has a type, where it is from and where it goes")
		return
	}
	m.kind = "group"
	m.amount = int(named(r, fields["type"], "creature", l.game.CreatureByName))
	m.dice[0] = append(m.dice[0], uint8(l.region(r, fields["from"])))
	for _, item := range r.some(fields["to"]) {
		m.dice[1] = append(m.dice[1], uint8(l.region(r, item)))
	}
}

// event makes the choice.
func (m *lMove) event(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if p.Waits().Step == "event-choice" && p.Waits().Who >= 0 && m.who >= 0 {
		m.skip(t)
	}
	step := lordaeron.Move{Kind: lordaeron.EventChoice, To: -1}
	switch m.kind {
	case "group":
		if len(m.dice[1]) == 0 {
			return m.apply(t, lordaeron.Move{Kind: lordaeron.Pass})
		}
		step.At = int8(m.dice[1][len(m.dice[1])-1])
		step.N = 255
		for i := range p.GroupCount {
			g := &p.Groups[i]
			if int(g.Creature) == m.amount && uint8(g.Region) == m.dice[0][0] &&
				g.Quest == lordaeron.Independent {
				step.N = i
			}
		}
		return m.apply(t, step)
	case "quest":
		quest, _ := m.l.game.QuestByName(m.word)
		step.N = uint8(m.amount)
		for i := range p.Quests {
			if p.Quests[i].Used && p.Quests[i].Card == quest {
				step.At = int8(i)
			}
		}
		return m.apply(t, step)
	case "talent":
		return m.swapTalent(t)
	}
	return m.apply(t, m.steps[0])
}

// skip: characters that are asked before the one named, and may pass, pass.
func (m *lMove) skip(t *table) {
	for range lordaeron.MaxCharacters {
		p := t.position.(*lordaeron.Position)
		if w := p.Waits(); w.Step != "event-choice" || w.Who == m.who || w.Who < 0 {
			return
		}
		pass := lordaeron.Move{Kind: lordaeron.Pass}.Pack()
		seat := p.Actors().First()
		if !p.Why(seat, pass).OK() || !p.Apply(seat, pass, t.chance, &t.log).OK() {
			return
		}
	}
}

// swapTalent exchanges one Talent for another.
func (m *lMove) swapTalent(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	step := m.steps[0]
	for _, packed := range p.Moves(m.seat(t), nil) {
		form, _ := p.Unpack(packed)
		if form.Kind != lordaeron.EventChoice || form.Card != step.Card {
			continue
		}
		old := m.l.game.CardName(p.People[m.who].Talents[form.N])
		if m.word == "" || m.word == old {
			return m.apply(t, form)
		}
	}
	return m.why(t, step)
}
