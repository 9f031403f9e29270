package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// readManage reads what is taken off, by its area or by the card's name, then what is put on.
func (l *lordaeronPart) readManage(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "equip", "unequip")
	m.who = l.person(r, n, fields, "who")
	if r.err != nil {
		return
	}
	class := l.p.People[m.who].Class
	if v := fields["unequip"]; v != nil {
		for _, item := range r.some(v) {
			step := lordaeron.Move{Kind: lordaeron.Unequip, Who: m.who, At: -1}
			if at, ok := lordaeron.AreaNamed(item.text); ok {
				step.At = int8(at)
			} else {
				step.Card = l.card(r, item, class)
			}
			m.steps = append(m.steps, step)
		}
	}
	if v := fields["equip"]; v != nil {
		for i, key := range r.keys(v) {
			at := named(r, key, "area", lordaeron.AreaNamed)
			for _, item := range r.some(v.items[i]) {
				m.steps = append(m.steps, lordaeron.Move{
					Kind: lordaeron.Equip, Who: m.who, Card: l.card(r, item, class), At: int8(at),
				})
			}
		}
	}
}

// manage makes the changes in an order in which they can be made: unequipping comes first, but the
// Bag is counted at the end, so what finds no room yet waits, or is exchanged for what takes its
// place.
func (m *lMove) manage(t *table) game.Refusal {
	left := slices.Clone(m.steps)
	for i := range left {
		if left[i].Kind == lordaeron.Unequip {
			left[i].At, left[i].Card = m.placeOf(t, left[i]), lordaeron.NoCard
		}
	}
	for len(left) > 0 {
		var first game.Refusal
		done := -1
		for i := 0; i < len(left) && done < 0; i++ {
			refusal := m.change(t, left, i)
			switch {
			case refusal.OK():
				done = i
			case !refusal.Cites("WB-INTERACT-28"):
				return refusal
			case first.OK():
				first = refusal
			}
		}
		if done < 0 {
			return first
		}
		change := left[done]
		left = slices.DeleteFunc(slices.Delete(left, done, done+1), func(s lordaeron.Move) bool {
			return change.Kind == lordaeron.Equip && // by the exchange
				(takesOff(s, change.At) || m.gone(t, s, change.Card))
		})
	}
	return game.Refusal{}
}

func isAddOn(s lordaeron.Move) bool {
	return s.Kind == lordaeron.Unequip && s.At >= lordaeron.AreaCount
}

func takesOff(s lordaeron.Move, at int8) bool { return s.Kind == lordaeron.Unequip && s.At == at }

// gone: the add-on to be taken off was exchanged for another.
func (m *lMove) gone(t *table, s lordaeron.Move, by lordaeron.Card) bool {
	addOns := t.position.(*lordaeron.Position).People[m.who].AddOns
	i := int(s.At) - lordaeron.AreaCount
	return s.Kind == lordaeron.Unequip && i >= 0 && i < len(addOns) && addOns[i] == by
}

// change makes one change; a card goes into an area that is still to be freed by way of exchange,
// and so does an add-on in the place of another.
func (m *lMove) change(t *table, left []lordaeron.Move, i int) game.Refusal {
	step := left[i]
	if exchange := step; step.Kind == lordaeron.Equip && slices.ContainsFunc(left, isAddOn) {
		exchange.N = 1
		if t.position.Why(m.seat(t), exchange.Pack()).OK() {
			return m.apply(t, exchange)
		}
	}
	if step.Kind == lordaeron.Equip && slices.ContainsFunc(left, func(s lordaeron.Move) bool {
		return takesOff(s, step.At)
	}) {
		step.N = 1
	}
	return m.apply(t, step)
}

// placeOf is the place of what is taken off: the area, or that of the card named, or the add-on of
// an area that holds nothing else.
func (m *lMove) placeOf(t *table, step lordaeron.Move) int8 {
	p := t.position.(*lordaeron.Position)
	c := &p.People[m.who]
	if step.Card != lordaeron.NoCard {
		if at := slices.Index(c.Areas[:], step.Card); at >= 0 {
			return int8(at)
		}
		return int8(len(c.Areas) + max(0, slices.Index(c.AddOns[:], step.Card)))
	}
	if int(step.At) < len(c.Areas) && c.Areas[step.At] == lordaeron.NoCard {
		for i, card := range c.AddOns {
			if card != lordaeron.NoCard && m.l.game.FitsArea(card, int(step.At)) {
				return int8(len(c.Areas) + i)
			}
		}
	}
	return step.At
}
