package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

func (l *lordaeronPart) readRetreat(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "to")
	m.who = l.person(r, n, fields, "who")
	if fields["to"] == nil {
		r.fail(n, "the key to is missing")
		return
	}
	m.word = r.word(fields["to"])
	if m.word != "graveyard" && m.word != "start" {
		l.region(r, fields["to"])
	}
}

// retreat moves a defeated character. Those of both sides go in an order that is drawn, once all
// wounds of the step are taken: an entry that comes too soon waits. WB-DEFEAT-11
func (m *lMove) retreat(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	w := p.Waits()
	if (w.Step != "retreat" || w.Who != m.who) && p.Combat.Fallen>>m.who&1 != 0 &&
		p.Moving(m.who) {
		t.late = append(slices.Clone(t.late), m)
		return game.Refusal{}
	}
	return m.retreatNow(t)
}

// goLate makes a retreat that was written too soon, if its time has come.
func (t *table) goLate() game.Refusal {
	w := t.position.(*lordaeron.Position).Waits()
	next := slices.IndexFunc(t.late, func(late *lMove) bool {
		return w.Step == "retreat" && late.who == w.Who
	})
	if next < 0 {
		return game.Refusal{}
	}
	late := t.late[next]
	t.late = slices.Delete(slices.Clone(t.late), next, next+1)
	return late.retreatNow(t)
}

func (m *lMove) retreatNow(t *table) game.Refusal {
	p := t.position.(*lordaeron.Position)
	start := m.l.startOf(p.People[m.who].Faction)
	for _, packed := range p.Moves(m.seat(t), nil) {
		step, _ := p.Unpack(packed)
		if step.Kind != lordaeron.Retreat || p.Waits().Who != m.who {
			continue
		}
		at := lordaeron.Region(step.At)
		if m.word == "start" && at == start || m.word == "graveyard" && at != start ||
			m.word == m.l.game.RegionName(at) {
			return m.apply(t, step)
		}
	}
	region, _ := m.l.game.RegionByName(m.word)
	return m.why(t, lordaeron.Move{Kind: lordaeron.Retreat, At: int8(region)})
}
