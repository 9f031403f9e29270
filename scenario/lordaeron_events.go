package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

var eventKeys = []string{
	"who", "gold", "health", "energy", "quest", "deck", "group", "fly", "buy", "sell", "give",
	"talent", "talents", "for", "region", "to", "cleanse", "marker", "relic", "pass",
	"item",
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
	if v := fields["gold"]; v != nil {
		m.amount = r.number(v, 0, 99)
	}
	switch {
	case fields["pass"] != nil:
		step = lordaeron.Move{Kind: lordaeron.Pass}
	case fields["cleanse"] != nil || fields["marker"] != nil:
		l.readMarker(r, fields, m)
	case fields["relic"] != nil:
		step = lordaeron.Move{Kind: lordaeron.Take, To: m.who}
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
		m.word = fields["region"].text
	case fields["to"] != nil:
		step.At = int8(l.region(r, fields["to"]))
	case card("buy"), card("sell"), card("give"), card("item"):
	case fields["talents"] != nil:
		m.kind = "talents"
		l.readTalents(r, fields["talents"], m)
	case fields["talent"] != nil:
		m.kind = "talent"
		card("talent")
		if v := fields["for"]; v != nil {
			m.word = r.word(v)
		}
	}
	m.steps = []lordaeron.Move{step}
}

// readMarker reads which plague marker is removed, where that is said.
func (l *lordaeronPart) readMarker(r *reader, fields map[string]*node, m *lMove) {
	m.kind = "cleanse"
	for _, key := range []string{"cleanse", "marker"} {
		v := fields[key]
		if v != nil && v.text != "true" && v.text != "1" {
			l.region(r, v)
			m.word = v.text
		}
	}
}

// readTalents reads the Talents that a character has after an exchange.
func (l *lordaeronPart) readTalents(r *reader, n *node, m *lMove) {
	if m.who < 0 {
		r.fail(n, "whose talents?")
		return
	}
	for _, item := range r.some(n) {
		l.card(r, item, l.p.People[m.who].Class)
		m.words = append(m.words, r.word(item))
	}
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
	wait := p.Waits()
	switch wait.Step {
	case "walk":
		step := m.steps[0]
		step.Who = 0
		return m.apply(t, step)
	case "actions":
		return m.cleanse(t)
	case "event-choice":
		if m.who < 0 && len(m.steps) > 0 {
			m.steps[0].Who = max(0, wait.Who)
		}
		if m.kind == "" && m.amount >= 0 && m.amount != p.EventGold(m.steps[0].Who) {
			m.steps[0].N = 255 // that is not what the card pays
		}
		if wait.Who >= 0 && m.who >= 0 && wait.Who != m.who && !m.strict {
			if m.skip(t); p.Waits().Who != m.who && p.StillToAsk(m.who) {
				return m.announce(t)
			}
		}
	}
	switch m.kind {
	case "group":
		return m.moveGroup(t)
	case "quest":
		return m.swapQuest(t)
	case "talents", "talent":
		steps, refusal := m.swaps(p)
		for i := 0; i < len(steps) && refusal.OK(); i++ {
			if w := p.Waits(); steps[i].Kind == lordaeron.Pass &&
				(w.Who != m.who || w.Step != "event-choice") {
				break // nothing was left to exchange
			}
			refusal = m.apply(t, steps[i])
		}
		return refusal
	}
	return m.apply(t, m.steps[0])
}

// announce: where the characters may be asked in any order, an answer waits for its question.
func (m *lMove) announce(t *table) game.Refusal {
	steps := m.steps
	if m.kind == "talents" || m.kind == "talent" {
		var refusal game.Refusal
		if steps, refusal = m.swaps(t.position.(*lordaeron.Position)); !refusal.OK() {
			return refusal
		}
	}
	t.pending = slices.Clone(t.pending)
	for _, step := range steps {
		t.pending = append(t.pending, step.Pack())
	}
	return game.Refusal{}
}

// cleanse removes the plague marker of the region; a region that is named must be that one.
func (m *lMove) cleanse(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if m.who < 0 || m.kind != "cleanse" && m.kind != "" {
		return m.why(t, lordaeron.Move{Kind: lordaeron.EventChoice, To: -1, M: 1})
	}
	return m.apply(t, lordaeron.Move{Kind: lordaeron.EventChoice, Who: m.who, To: -1, At: m.at(p)})
}

// at is 0 where the character stands in the region that the entry names, or names none.
func (m *lMove) at(p *lordaeron.Position) int8 {
	if m.word != "" && m.word != m.l.game.RegionName(p.People[m.who].Region) {
		return 1
	}
	return 0
}

func (m *lMove) moveGroup(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	way := slices.Concat(m.dice[0], m.dice[1])
	if len(way) == 1 {
		return m.apply(t, lordaeron.Move{Kind: lordaeron.Pass})
	}
	step := lordaeron.Move{
		Kind: lordaeron.EventChoice, To: -1, At: int8(way[len(way)-1]), N: 255,
	}
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if int(g.Creature) == m.amount && uint8(g.Region) == way[0] &&
			g.Quest == lordaeron.Independent {
			step.N = i
		}
	}
	refusal := m.apply(t, step)
	for i := 2; i < len(way) && refusal.OK(); i++ { // a way that is written out must be one
		if !m.l.game.Borders(lordaeron.Region(way[i-2]), lordaeron.Region(way[i-1])) ||
			!m.l.game.Borders(lordaeron.Region(way[i-1]), lordaeron.Region(way[i])) {
			refusal = game.Refusal{Rules: []string{"WB-EVENTCARD-THE-BEASTS-OF-LORDAERON-02"}}
		}
	}
	return refusal
}

func (m *lMove) swapQuest(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	step := lordaeron.Move{
		Kind: lordaeron.EventChoice, To: -1, N: uint8(m.amount), At: lordaeron.MaxQuests,
	}
	quest, _ := m.l.game.QuestByName(m.word)
	for i := range p.Quests {
		if p.Quests[i].Used && p.Quests[i].Card == quest {
			step.At = int8(i)
		}
	}
	return m.apply(t, step)
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

// swaps are the exchanges of Talents that are meant, in the order of their places: of `talent` one,
// of `talents` all that lead to them, and then no more.
func (m *lMove) swaps(p *lordaeron.Position) ([]lordaeron.Move, game.Refusal) {
	level := func(c lordaeron.Card) uint8 { return m.l.game.CardLevel(c) }
	old := p.People[m.who].Talents
	words, lasting := m.words, m.kind == "talents"
	if !lasting {
		words = []string{m.l.game.CardName(m.steps[0].Card)}
	}
	var steps []lordaeron.Move
	for place, have := range old {
		name := m.l.game.CardName(have)
		if have == lordaeron.NoCard || slices.Contains(words, name) ||
			m.word != "" && m.word != name {
			continue
		}
		// The highest that fits: lower ones fit elsewhere too.
		best, at := lordaeron.NoCard, -1
		for i, word := range words {
			card, _ := m.l.game.CardByName(word, p.People[m.who].Class)
			if !slices.Contains(old[:], card) && level(card) <= level(have) &&
				(at < 0 || level(card) > level(best)) {
				best, at = card, i
			}
		}
		if at >= 0 {
			words = slices.Concat(words[:at], words[at+1:])
			steps = append(steps, lordaeron.Move{
				Kind: lordaeron.EventChoice, Who: m.who, To: -1, At: 1, Card: best, N: uint8(place),
			})
		}
	}
	left := slices.DeleteFunc(slices.Clone(words), func(word string) bool {
		card, _ := m.l.game.CardByName(word, p.People[m.who].Class)
		return slices.Contains(old[:], card) && lasting
	})
	if len(left) > 0 || len(steps) == 0 {
		return nil, game.Refusal{Rules: []string{"WB-EVENTCARD-ANOTHER-PATH-TO-POWER-01"}}
	}
	if lasting {
		steps = append(steps, lordaeron.Move{Kind: lordaeron.Pass})
	}
	return steps, game.Refusal{}
}
