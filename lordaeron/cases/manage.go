package cases

import (
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// readManage reads what is taken off, by its area or by the card's name, then what is put on.
func (l *part) readManage(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "equip", "unequip")
	w.who = l.person(r, n, fields, "who")
	var steps []move
	for _, item := range r.Some(fields.Or("unequip", n)) {
		step := move{Kind: lordaeron.Unequip, Who: w.who, At: -1}
		if at, ok := lordaeron.AreaNamed(item.Text); ok {
			step.At = int8(at)
		} else {
			step.Card = l.card(r, item, l.classOf(r, w.who))
		}
		steps = append(steps, step)
	}
	equip := fields.Or("equip", n)
	for i, key := range r.Keys(equip) {
		at := scenario.Named(r, key, "area", lordaeron.AreaNamed)
		for _, step := range l.cards(r, equip.Items[i], lordaeron.Equip, w.who) {
			step.At = int8(at)
			steps = append(steps, step)
		}
	}
	w.run = func(y *play) bool { return y.manage(steps) }
}

// manage makes the changes in an order in which they can be made: unequipping comes first, but the
// Bag is counted at the end, so what finds no room yet waits, or is exchanged for what takes its
// place.
func (y *play) manage(steps []move) bool {
	left := slices.Clone(steps)
	for i := range left {
		if left[i].Kind == lordaeron.Unequip {
			left[i].At, left[i].Card = y.placeOf(left[i]), lordaeron.NoCard
		}
	}
	for len(left) > 0 {
		next := slices.IndexFunc(left, func(m move) bool {
			why := y.p().Why(y.seat(), y.exchanged(m, left).Pack())
			return !why.Cites("WB-INTERACT-28") // it may be made, or will never be
		})
		change := y.exchanged(left[max(0, next)], left)
		if !y.make(change) {
			return false
		}
		left = slices.Delete(left, max(0, next), max(0, next)+1)
		left = keep(left, func(m move) bool { // what the exchange has taken off
			return change.Kind != lordaeron.Equip ||
				!takesOff(m, change.At) && !y.replaced(m, change.Card)
		})
	}
	return true
}

func takesOff(m move, at int8) bool { return m.Kind == lordaeron.Unequip && m.At == at }

// replaced: the add-on to be taken off was exchanged for another.
func (y *play) replaced(m move, by lordaeron.Card) bool {
	addOns := y.p().People[m.Who].AddOns
	i := int(m.At) - lordaeron.AreaCount
	return m.Kind == lordaeron.Unequip && i >= 0 && i < len(addOns) && addOns[i] == by
}

// exchanged: a card goes into an area that is still to be freed by way of exchange, and so does an
// add-on in the place of another.
func (y *play) exchanged(m move, left []move) move {
	if m.Kind != lordaeron.Equip {
		return m
	}
	exchange := m
	exchange.N = 1
	if slices.ContainsFunc(left, func(o move) bool {
		addOn := o.Kind == lordaeron.Unequip && o.At >= lordaeron.AreaCount
		return takesOff(o, m.At) || addOn && y.may(exchange)
	}) {
		return exchange
	}
	return m
}

// placeOf is the place of what is taken off: the area, or that of the card named, or the add-on of
// an area that holds nothing else.
func (y *play) placeOf(m move) int8 {
	c := &y.p().People[m.Who]
	if m.Card != lordaeron.NoCard {
		if at := slices.Index(c.Areas[:], m.Card); at >= 0 {
			return int8(at)
		}
		return int8(len(c.Areas) + max(0, slices.Index(c.AddOns[:], m.Card)))
	}
	if int(m.At) < len(c.Areas) && c.Areas[m.At] == lordaeron.NoCard {
		for i, card := range c.AddOns {
			if card != lordaeron.NoCard && y.l.liesBeside(card, int(m.At)) {
				return int8(len(c.Areas) + i)
			}
		}
	}
	return m.At
}

// liesBeside tells whether an add-on is of the type that an area is for.
func (l *part) liesBeside(card lordaeron.Card, at int) bool {
	for _, c := range l.game.Content().Cards {
		if c.ID == l.game.CardName(card) {
			area, ok := lordaeron.AreaNamed(c.Type)
			return ok && area == at
		}
	}
	return false
}
