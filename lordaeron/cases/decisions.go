package cases

import (
	"slices"

	"twobanners/content"
	"twobanners/game"
	"twobanners/lordaeron"
	"twobanners/scenario"
)

// attackOrder is what is left of the orders named in a round: wishes for the picks to come.
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
		return y.at() != "order" && y.p().Combat.Foe != lordaeron.NoFoe &&
			(len(steps) == 0 || len(steps) == 1 && y.isPlaced(steps[0]))
	}
}

// order names a side's order; between characters it is a wish for the picks to come, each of which
// is asked when its Attack Phase begins, and may be told at any time before.
func (y *play) order(steps []move) bool {
	left := slices.Clone(steps)
	if before := y.notes().orders; before.round == y.p().Combat.Round {
		left = slices.Concat(left, before.left)
	}
	made, ok := y.pickNext(left)
	switch {
	case !ok:
		return false
	case made:
		return true
	case !y.strict && y.at() == "order" && !slices.ContainsFunc(steps, y.isOurs),
		!y.strict && y.at() != "order" && len(steps) > 0 && !slices.ContainsFunc(steps, y.isPast):
		return true
	default:
		return y.deny(append(steps, move{Kind: lordaeron.Order})[0])
	}
}

// pickNext makes the picks that are asked now, as far as they are named, and keeps the others.
func (y *play) pickNext(left []move) (made, ok bool) {
	p := y.p()
	round := p.Combat.Round
	for y.at() == "order" && p.Combat.Round == round {
		next := slices.IndexFunc(left, func(m move) bool {
			return p.Why(p.Actors().First(), m.Pack()).OK()
		})
		if next < 0 {
			break
		}
		m := left[next]
		left, made = slices.Delete(slices.Clone(left), next, next+1), true
		if !y.make(m) {
			return made, false
		}
	}
	y.remember(func(n *notes) { n.orders = attackOrder{round, left} })
	return made, true
}

// pickAsNamed makes the pick that is asked if an earlier order of the round names it.
func (y *play) pickAsNamed() bool {
	orders := y.notes().orders
	if orders.round != y.p().Combat.Round {
		return false
	}
	made, ok := y.pickNext(orders.left)
	return made && ok
}

// isPlaced: the character of a pick has its place in this round. isPast: no pick can come for it.
func (y *play) isPlaced(m move) bool {
	k := &y.p().Combat
	return slices.Contains(k.Queue[:k.Queued], m.Who)
}

func (y *play) isPast(m move) bool {
	k := &y.p().Combat
	return k.Foe != lordaeron.EnemyFoes || k.Defense || k.In>>m.Who&1 == 0 || y.isPlaced(m)
}

// isOurs: a pick of whoever is asked, or of nobody in the fight.
func (y *play) isOurs(m move) bool {
	p := y.p()
	return p.Combat.In>>m.Who&1 == 0 || p.Actors().Has(p.People[m.Who].Owner)
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
	if y.who >= 0 && y.now().Who != y.who {
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
		if from < 0 || now.Step != "loot" || now.Who == from {
			return y.make(m)
		}
		if y.bagsToCome(now.Who)>>from&1 != 0 {
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
			if next := y.now(); next.Step == "loot" && next.Who != now {
				bags |= 1 << next.Who
			}
		}
		return true
	})
	return bags
}
