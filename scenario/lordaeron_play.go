package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// play makes the move; if any part of it is refused, nothing has happened.
func (m *lMove) play(t *table) game.Refusal {
	if m.any != 0 {
		return game.Refusal{Rules: []string{game.NotAMove}} // too little is said to make it
	}
	before := t.clone()
	refusal := m.make(t)
	if !refusal.OK() {
		t.set(before)
		if m.name != "end" && m.passBy(t) { // the turn of a side without characters
			refusal = m.make(t)
		}
	}
	if !refusal.OK() {
		t.set(before)
		return refusal
	}
	if m.name == "end" {
		t.past = nil
	}
	t.past = slices.Concat(t.past, t.log.Events)
	return refusal
}

// passBy ends the steps of a side that has no characters, for who goes on without a word about it.
func (m *lMove) passBy(t *table) (passed bool) {
	p := t.position.(*lordaeron.Position)
	for range 2 {
		none := !slices.ContainsFunc(p.People[:p.Characters], func(c lordaeron.Character) bool {
			return c.Faction == p.Faction
		})
		if !none || !m.one(t, lordaeron.Move{Kind: lordaeron.End}.Pack()).OK() {
			return passed
		}
		passed = true
	}
	return passed
}

func (m *lMove) refusals(t *table, _ game.Seat) []game.Refusal {
	copied := t.clone()
	copied.log = game.Log{}
	m.strict = true
	if refusal := m.make(copied); !refusal.OK() {
		return []game.Refusal{refusal}
	}
	return nil
}

func (m *lMove) offered(t *table, seat game.Seat) bool { return len(m.refusals(t, seat)) == 0 }

// seat is who makes the move: the owner of the character, else whoever decides.
func (m *lMove) seat(t *table) game.Seat {
	p := t.position.(*lordaeron.Position)
	actors := p.Actors()
	if m.who >= 0 && actors.Has(p.People[m.who].Owner) {
		return p.People[m.who].Owner
	}
	return actors.First()
}

// apply makes one move of the engine, then all that was announced and can be made now.
func (m *lMove) apply(t *table, step lordaeron.Move) game.Refusal {
	if refusal := m.one(t, step.Pack()); !refusal.OK() {
		return refusal
	}
	for len(t.pending) > 0 {
		p := t.position.(*lordaeron.Position)
		seat := p.Actors().First()
		if seat == game.Nobody || !p.Why(seat, t.pending[0]).OK() {
			if next, _ := p.Unpack(t.pending[0]); next.Kind == lordaeron.Wound &&
				p.Waits().Step == "wounds" {
				return p.Why(seat, t.pending[0]) // for somebody who has fallen since
			}
			break
		}
		next := t.pending[0]
		t.pending = t.pending[1:]
		if refusal := m.one(t, next); !refusal.OK() {
			return refusal
		}
	}
	return t.goLate()
}

func (m *lMove) one(t *table, move game.Move) game.Refusal {
	return t.position.Apply(m.seat(t), move, t.chance, &t.log)
}

// anyOf makes the first action of a kind that is offered to the character, to see whether one is.
func (m *lMove) anyOf(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	foes := map[string]lordaeron.Foe{
		"quest": lordaeron.QuestFoes, "independent": lordaeron.IndependentFoes,
	}
	for _, packed := range p.Moves(m.seat(t), nil) {
		step, _ := p.Unpack(packed)
		foe, named := foes[m.kind]
		if step.Kind == m.any && step.Who == m.who && (!named || step.N == uint8(foe)) {
			return m.apply(t, step)
		}
	}
	return m.why(t, lordaeron.Move{Kind: m.any, Who: m.who, To: -1, N: 1})
}

// make makes all of the move.
func (m *lMove) make(t *table) game.Refusal {
	if m.any != 0 {
		return m.anyOf(t)
	}
	switch m.name {
	case "challenge":
		return m.challenge(t)
	case "use":
		return m.use(t)
	case "choose":
		return m.choose(t)
	case "order":
		return m.order(t)
	case "loot":
		return m.loot(t)
	case "remove":
		if w := t.position.(*lordaeron.Position).Waits(); w.Step == "remove-dice" &&
			len(m.steps) > w.N {
			return game.Refusal{Rules: []string{"WB-STATUS-01", "WB-STATUS-08"}}
		}
	case "reroll":
		if w := t.position.(*lordaeron.Position).Waits(); m.who >= 0 && w.Step == "reroll" &&
			w.Who != m.who {
			return game.Refusal{Rules: []string{"WB-COMBAT-27", "WB-DECIDE-08"}}
		}
	case "wounds":
		return m.wounds(t)
	case "armor":
		return m.armor(t)
	case "retreat":
		return m.retreat(t)
	case "event":
		return m.event(t)
	case "manage":
		return m.manage(t)
	case "talent", "take", "drop":
		if m.name == "drop" && t.position.(*lordaeron.Position).Waits().Step == "event-choice" {
			m.steps[0].Kind = lordaeron.EventChoice // an Item for a hoard
			return m.event(t)
		}
		if own := t.position.(*lordaeron.Position).Waits(); m.name != "take" &&
			own.Who != m.who && m.who >= 0 {
			if refusal := m.why(t, m.steps[0]); !refusal.Cites(game.NotAMove) {
				return refusal
			}
			return game.Refusal{Rules: []string{"WB-DECIDE-08"}} // it is another's to decide
		}
	}
	return m.make2(t)
}

// make2 makes the steps one after another.
func (m *lMove) make2(t *table) game.Refusal {
	at := stopOf(t)
	open := at.step // where a later step is refused for good
	if m.name == "town" {
		open = "town"
	}
	for i, step := range m.steps {
		if p := t.position.(*lordaeron.Position); step.Kind == lordaeron.Travel &&
			p.Waits().Step == "travel" { // the way of a Teleport
			step.Kind = lordaeron.Step
		}
		refusal := m.apply(t, step)
		switch {
		case refusal.OK():
		case m.later && i > 0 && stopOf(t).step != open:
			for _, rest := range m.steps[i:] {
				t.pending = append(slices.Clone(t.pending), rest.Pack())
			}
			if m.finish.Kind != 0 {
				t.pending = append(slices.Clone(t.pending), m.finish.Pack())
			}
			return game.Refusal{}
		case m.optional && i > 0 && stopOf(t) != at:
		default:
			return refusal
		}
	}
	if m.finish.Kind == lordaeron.Pass && stopOf(t) != at {
		return game.Refusal{} // the next round's stop is another one
	}
	return m.close(t)
}

// attackOrder is what is left of the orders named in a round.
type attackOrder struct {
	round uint8
	left  []lordaeron.Move
}

// order names a side's order at once; in PvP the sides take turns, so those whose place has not
// come wait for the other side's entry.
func (m *lMove) order(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	round := p.Combat.Round
	left, made := slices.Clone(m.steps), false
	if t.orders.round == round {
		left = append(slices.Clone(t.orders.left), left...)
	}
	for p.Waits().Step == "order" && p.Combat.Round == round {
		next := slices.IndexFunc(left, func(step lordaeron.Move) bool {
			return p.Why(p.Actors().First(), step.Pack()).OK()
		})
		if next < 0 {
			break
		}
		if refusal := m.apply(t, left[next]); !refusal.OK() {
			return refusal
		}
		left, made = slices.Delete(left, next, next+1), true
	}
	first := p.Waits().Step == "order" && !slices.ContainsFunc(left, func(s lordaeron.Move) bool {
		return p.Combat.In>>s.Who&1 == 0 || p.Actors().Has(p.People[s.Who].Owner)
	})
	if !made && !first { // the defenders' order may be written before the attackers'
		return m.why(t, m.steps[0])
	}
	t.orders = attackOrder{round, left}
	return game.Refusal{}
}

// loot takes an Item; where several Bags are open one after another, one whose turn has not come
// waits for it.
func (m *lMove) loot(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	if from := int8(m.amount); from >= 0 && p.Waits().Step == "loot" && p.Waits().Who != from {
		if !p.StillToLoot(from) {
			return game.Refusal{Rules: []string{"WB-PVP-23"}}
		}
		t.pending = append(slices.Clone(t.pending), m.steps[0].Pack())
		return game.Refusal{}
	}
	return m.apply(t, m.steps[0])
}

// stop is a place where a combat waits.
type stop struct {
	step  string
	round uint8
	who   int8
}

func stopOf(t *table) stop {
	p := t.position.(*lordaeron.Position)
	return stop{p.Waits().Step, p.Combat.Round, p.Combat.Active}
}

// close ends what the steps have opened, if it has not ended by itself.
func (m *lMove) close(t *table) game.Refusal {
	if m.finish.Kind == 0 {
		return game.Refusal{}
	}
	p := t.position.(*lordaeron.Position)
	open := map[lordaeron.Kind][]string{
		lordaeron.Halt: {"travel"}, lordaeron.Done: {"training", "town"},
		lordaeron.Pass: {"reroll", "pick-dice", "hold-dice"},
	}[m.finish.Kind]
	if !slices.Contains(open, p.Waits().Step) {
		return game.Refusal{}
	}
	return m.apply(t, m.finish)
}

// why is the reason against a move of the engine.
func (m *lMove) why(t *table, step lordaeron.Move) game.Refusal {
	refusal := t.position.Why(m.seat(t), step.Pack())
	if refusal.OK() {
		return game.Refusal{Rules: []string{game.NotAMove}}
	}
	return refusal
}

// challenge finds the target by its name and kind.
func (m *lMove) challenge(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	step := lordaeron.Move{
		Kind: lordaeron.Challenge, Who: m.who, To: -1, At: int8(m.amount),
	}
	foes := []lordaeron.Foe{
		lordaeron.IndependentFoes, lordaeron.QuestFoes, lordaeron.BossFoe,
		lordaeron.OverlordFoe, lordaeron.EnemyFoes,
	}
	names := []string{"independent", "quest", "boss", "overlord", "pvp"}
	if len(m.words) > 1 && !slices.Contains(m.l.ids, m.word) {
		return game.Refusal{Rules: []string{"WB-CHALLENGE-11"}} // one target at a time
	}
	var first game.Refusal
	for i, foe := range foes {
		boss := foe == lordaeron.OverlordFoe && m.kind == "boss" // he is one: WB-CHALLENGE-15
		if m.kind != "" && m.kind != names[i] && !boss {
			continue
		}
		step.N, step.M = uint8(foe), 0
		which, ok := m.target(p, foe)
		if !ok {
			continue
		}
		step.M = which
		refusal := m.apply(t, step)
		if refusal.OK() {
			return refusal
		}
		if first.OK() || refusal.Cites("WB-CHALLENGE-01") {
			first = refusal
		}
	}
	if first.OK() {
		return game.Refusal{Rules: []string{"WB-CHALLENGE-20"}}
	}
	return first
}

// target is what the name means for a kind of opponent.
func (m *lMove) target(p *lordaeron.Position, foe lordaeron.Foe) (uint8, bool) {
	switch foe {
	case lordaeron.BossFoe:
		event, ok := m.l.game.EventByName(m.word)
		for i := range p.Open {
			if p.Open[i].Used && p.Open[i].Card == event {
				return uint8(i), ok
			}
			if m.word == "" && m.kind == "boss" && p.BossAt(m.who, i) { // there is but one
				return uint8(i), true
			}
		}
		return lordaeron.MaxOpen - 1, ok
	case lordaeron.OverlordFoe:
		_, ok := m.l.game.OverlordByName(m.word)
		return 0, ok || m.word == "" && m.kind == "overlord"
	case lordaeron.EnemyFoes:
		return 0, m.word == "" || slices.Contains(m.l.ids, m.word)
	default:
		c, ok := m.l.game.CreatureByName(m.word)
		return uint8(c), ok
	}
}
