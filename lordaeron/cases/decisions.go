package cases

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// attackOrder is what is left of the orders named in a round.
type attackOrder struct {
	round uint8
	left  []move
}

// readOrder reads a side's order at once.
func (l *part) readOrder(r *reader, n *node, w *word) {
	var steps []move
	for _, item := range r.Some(n) {
		steps = append(steps, move{Kind: lordaeron.Order, Who: l.who(r, item)})
	}
	w.run = func(y *play) bool { return y.order(steps) }
	w.done = func(y *play) bool {
		k := &y.p().Combat
		return y.at() != "order" && k.Foe != lordaeron.NoFoe && k.Queued > 0 && len(steps) < 2
	}
}

// order names a side's order; in PvP the sides take turns, so those whose place has not come wait
// for the other side's entry.
func (y *play) order(steps []move) bool {
	p := y.p()
	round := p.Combat.Round
	left, made := slices.Clone(steps), false
	if before := y.notes().orders; before.round == round {
		left = slices.Concat(before.left, left)
	}
	for y.at() == "order" && p.Combat.Round == round {
		next := slices.IndexFunc(left, func(m move) bool {
			return p.Why(p.Actors().First(), m.Pack()).OK()
		})
		if next < 0 {
			break
		}
		if !y.make(left[next]) {
			return false
		}
		left, made = slices.Delete(left, next, next+1), true
	}
	first := y.at() == "order" && !slices.ContainsFunc(left, func(m move) bool {
		return p.Combat.In>>m.Who&1 == 0 || p.Actors().Has(p.People[m.Who].Owner)
	})
	if !made && !first { // the defenders' order may be written before the attackers'
		return y.deny(append(steps, move{Kind: lordaeron.Order})[0])
	}
	y.remember(func(n *notes) { n.orders = attackOrder{round, left} })
	return true
}

func (l *part) readDeck(r *reader, n *node, w *word) {
	deck := r.OneOf(n, "grey", "green", "yellow", "red")
	w.makes(move{Kind: lordaeron.DrawQuest, N: uint8(deck)})
}

// itemFields reads the keys of words about a character and a card.
func (l *part) itemFields(r *reader, n *node, w *word) scenario.Fields {
	fields := r.Fields(n, "who", "card", "item", "gold", "from", "to")
	w.who = l.maybe(r, fields, "who")
	return fields
}

// item reads the card of a word, NoCard where none is named.
func (l *part) item(r *reader, fields fields, who int8) lordaeron.Card {
	for _, key := range []string{"card", "item"} {
		if v := fields[key]; v != nil {
			return l.card(r, v, l.classOf(r, who))
		}
	}
	return lordaeron.NoCard
}

// ownly makes a decision that belongs to the character named; where another is asked, nobody may.
func (y *play) ownly(m move) bool {
	if y.who >= 0 && y.now().who != y.who {
		return y.deny(m)
	}
	return y.make(m)
}

func (l *part) readTalent(r *reader, n *node, w *word) {
	fields := l.itemFields(r, n, w)
	m := move{Kind: lordaeron.Talent, Card: l.item(r, fields, w.who)}
	w.run = func(y *play) bool { return y.ownly(m) }
}

func (l *part) readDrop(r *reader, n *node, w *word) {
	fields := l.itemFields(r, n, w)
	m := move{Kind: lordaeron.Drop, Card: l.item(r, fields, w.who)}
	hoard := &event{answer: move{
		Kind: lordaeron.EventChoice, Who: w.who, To: -1, Card: m.Card,
	}, gold: -1}
	w.run = func(y *play) bool {
		if y.at() == "event-choice" { // an Item for a hoard
			return hoard.run(y)
		}
		return y.ownly(m)
	}
}

func (l *part) readTake(r *reader, n *node, w *word) {
	fields := l.itemFields(r, n, w)
	for _, key := range []string{"card", "item"} {
		if v := fields[key]; v != nil && l.isRelic(v.Text) {
			delete(fields, key)
		}
	}
	m := move{Kind: lordaeron.Take, To: w.who, Card: l.item(r, fields, w.who)}
	w.makes(m)
	w.done = func(y *play) bool {
		return y.at() != "item" && slices.ContainsFunc(y.Log.Events, func(e game.Event) bool {
			return e.Kind == lordaeron.ItemTaken && lordaeron.Card(e.Args[1]) == m.Card
		})
	}
}

// isRelic tells whether a name is that of an event whose boss guards a relic.
func (l *part) isRelic(id string) bool {
	return slices.ContainsFunc(l.game.Content().Events, func(e content.EventCard) bool {
		return e.ID == id && e.Boss.Relic > 0
	})
}

func (l *part) readBid(r *reader, n *node, w *word) {
	fields := l.itemFields(r, n, w)
	m := move{Kind: lordaeron.Bid, Who: w.who, N: amount(r, fields, "gold", 255)}
	w.makes(m)
	w.done = func(y *play) bool {
		if m.N > 0 || m.Who < 0 {
			return false
		}
		if y.at() == "bid" {
			return y.p().People[m.Who].Gold == 0
		}
		return happened(y.notes().past, lordaeron.BidsOpened, m.Who, 2, 0)
	}
}

// readLoot reads an Item that a winner takes. Where several Bags are open one after another, an
// entry for one whose turn has not come waits for it.
func (l *part) readLoot(r *reader, n *node, w *word) {
	fields := l.itemFields(r, n, w)
	from := l.maybe(r, fields, "from")
	m := move{
		Kind: lordaeron.Loot, To: l.maybe(r, fields, "to"), Card: l.item(r, fields, w.who),
	}
	w.run = func(y *play) bool {
		now := y.now()
		if from < 0 || now.step != "loot" || now.who == from {
			return y.make(m)
		}
		if y.bagsToCome(now.who)>>from&1 != 0 {
			return y.announce(m)
		}
		return y.deny(m)
	}
}

// bagsToCome are the defeated whose Bags will be open after the one that is: it is found out by
// passing on a copy.
func (y *play) bagsToCome(now int8) (bags uint8) {
	y.try(func(y *play) bool {
		for y.at() == "loot" && y.Make(y.seat(), move{Kind: lordaeron.Pass}.Pack()) {
			if next := y.now(); next.step == "loot" && next.who != now {
				bags |= 1 << next.who
			}
		}
		return true
	})
	return bags
}
