package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// readWounds reads who takes how many wounds, a pet by its card, in the order written.
func (l *lordaeronPart) readWounds(r *reader, n *node, m *lMove) {
	for i, key := range r.keys(n) {
		step := lordaeron.Move{Kind: lordaeron.Wound}
		if at := slices.Index(l.ids, key.text); at >= 0 {
			step.Who = int8(at)
		} else {
			step.Who, step.N = l.petOwner(r, key), 1
		}
		for range r.number(n.items[i], 0, 99) {
			m.steps = append(m.steps, step)
		}
	}
}

// petOwner is the character whose class has a pet of this name.
func (l *lordaeronPart) petOwner(r *reader, n *node) int8 {
	for i := range int8(l.p.Characters) {
		card, ok := l.game.CardByName(n.text, l.p.People[i].Class)
		if ok && l.game.IsPetOf(card, l.p.People[i].Class) {
			return i
		}
	}
	r.fail(n, "there is no character or pet %q", n.text)
	return 0
}

// wounds hands them out one by one. Those behind a decision, a potion or a retreat, wait for it;
// more than there are, or for somebody who has fallen, are refused at once.
func (m *lMove) wounds(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	tooMany := game.Refusal{Rules: []string{"WB-COMBAT-04", "WB-COMBAT-48"}}
	if w := p.Waits(); w.Step == "wounds" && len(m.steps) > w.N {
		return tooMany
	}
	before := len(t.log.Events)
	for i, step := range m.steps {
		refusal := m.apply(t, step)
		rest := m.steps[i:]
		switch {
		case refusal.OK():
			continue
		case i == 0:
			return refusal
		case m.taken(t.log.Events[before:], rest): // there was nobody else to take them
			return game.Refusal{}
		case p.Waits().Step == "wounds" || slices.ContainsFunc(rest, func(s lordaeron.Move) bool {
			return p.Combat.Fallen>>s.Who&1 != 0
		}):
			return tooMany
		}
		for _, later := range rest {
			t.pending = append(slices.Clone(t.pending), later.Pack())
		}
		break
	}
	return game.Refusal{}
}

// taken: the wounds that are left in the entry have been taken without asking.
func (m *lMove) taken(told []game.Event, rest []lordaeron.Move) bool {
	lost := map[int8]int{}
	for _, e := range told {
		if e.Kind == lordaeron.HealthLostEvent {
			lost[int8(e.Args[0])]++
		}
	}
	for _, step := range m.steps {
		lost[step.Who] -= int(1 - step.N)
	}
	return !slices.ContainsFunc(rest, func(s lordaeron.Move) bool { return lost[s.Who] < 0 })
}

// readArmor reads what a side's armor takes off the enemy's boxes; -1 is what was not named.
func (l *lordaeronPart) readArmor(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "faction", "damage", "defense", "attrition")
	if v := fields["faction"]; v != nil {
		m.who = l.anyone(r.oneOf(v, "alliance", "horde"))
	}
	m.boxes = [3]int{-1, -1, -1}
	for i, key := range []string{"damage", "defense", "attrition"} {
		if v := fields[key]; v != nil {
			m.boxes[i] = r.number(v, 0, 99)
		}
	}
}

// anyone is a character of a faction, to find its seat by.
func (l *lordaeronPart) anyone(faction int) int8 {
	for i := range int8(l.p.Characters) {
		if int(l.p.People[i].Faction) == faction {
			return i
		}
	}
	return -1
}

// armor chooses the hits that armor removes: as many as there are tokens, from damage and defense
// together, and as many from attrition. WB-PVP-12
func (m *lMove) armor(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	none := game.Refusal{Rules: []string{"WB-PVP-12", "WB-PVP-13"}}
	seat := m.seat(t)
	if p.Waits().Step != "armor" {
		return m.why(t, lordaeron.Move{Kind: lordaeron.RemoveArmor})
	}
	side := lordaeron.Faction(seat)
	own, enemy := &p.Combat.Boxes[side], &p.Combat.Boxes[side.Enemy()]
	all := min(int(own.Armor), int(enemy.Damage)+int(enemy.Defense))
	damage := m.boxes[0]
	if damage < 0 {
		damage = all - max(0, m.boxes[1])
	}
	if damage < 0 || m.boxes[1] >= 0 && damage+m.boxes[1] != all ||
		m.boxes[2] >= 0 && m.boxes[2] != min(int(own.Armor), int(enemy.Attrition)) {
		return none
	}
	return m.apply(t, lordaeron.Move{Kind: lordaeron.RemoveArmor, N: uint8(damage)})
}

// armored: a side's armor has left it no choice, and took what the entry says.
func (m *lMove) armored(t *table) bool {
	p := t.position.(*lordaeron.Position)
	if p.Combat.Foe != lordaeron.EnemyFoes || m.who < 0 {
		return false
	}
	side := p.People[m.who].Faction
	if p.Waits().Step == "armor" {
		own, enemy := &p.Combat.Boxes[side], &p.Combat.Boxes[side.Enemy()]
		all := min(own.Armor, enemy.Damage+enemy.Defense)
		return all == 0 || enemy.Damage == 0 || enemy.Defense == 0 ||
			all == enemy.Damage+enemy.Defense // no choice
	}
	for box, want := range m.boxes {
		took := 0
		for _, e := range t.log.Events {
			if e.Kind == lordaeron.HitsRemoved && int(e.Args[1]) == box+1 &&
				p.People[e.Args[0]].Faction == side {
				took += int(e.Args[2])
			}
		}
		if want >= 0 && took != want {
			return false
		}
	}
	return true
}
