package cases

import (
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// event is a choice that an event card gives. Most are one answer; others find theirs in the
// position.
type event struct {
	answer move
	// gold is what is taken, -1 where that is not said.
	gold int
	// find, where it is set, lists the answers; a last pass is left out once all was answered.
	find func(y *play) []move
	// cleanses: the plague marker of a region, "" for the one where the character stands.
	cleanses bool
	marker   string
}

var eventKeys = []string{
	"who", "gold", "health", "energy", "quest", "deck", "group", "fly", "buy", "sell", "give",
	"talent", "talents", "for", "region", "to", "cleanse", "marker", "relic", "pass", "item",
}

func (l *part) readEvent(r *reader, n *node, w *word) {
	fields := r.Fields(n, eventKeys...)
	w.who = l.maybe(r, fields, "who")
	e := &event{
		answer: move{Kind: lordaeron.EventChoice, Who: max(0, w.who), To: -1}, gold: -1,
	}
	if v := fields["gold"]; v != nil {
		e.gold = r.Number(v, 0, 99)
	}
	for _, key := range eventKeys {
		if v := fields[key]; v != nil && l.readAnswer(r, key, v, fields, w, e) {
			break
		}
	}
	w.run = e.run
	w.done = e.done
}

// readAnswer reads what a key says; false for a key that only goes with others.
func (l *part) readAnswer(r *reader, key string, v *node, fields fields, w *word, e *event) bool {
	switch key {
	case "pass":
		e.answer = move{Kind: lordaeron.Pass}
	case "cleanse", "marker":
		e.cleanses = true
		if v.Text != "true" && v.Text != "1" {
			l.region(r, v)
			e.marker = v.Text
		}
	case "relic":
		e.answer = move{Kind: lordaeron.Take, To: w.who}
	case "health", "energy":
		e.answer.At = 1
		e.answer.N, e.answer.M = amount(r, fields, "health", 99), amount(r, fields, "energy", 99)
	case "group":
		l.readGroup(r, v, e)
	case "quest":
		l.readQuestSwap(r, v, fields["deck"], e)
	case "fly", "region", "to":
		e.answer.At = int8(l.region(r, v))
		if key == "region" {
			e.marker = v.Text
		}
	case "buy", "sell", "give", "item":
		e.answer.Card = l.card(r, v, l.classOf(r, w.who))
	case "talents", "talent":
		l.readTalents(r, r.Some(v), fields, w.who, e)
	default:
		return false
	}
	return true
}

// run makes the choice. An event asks in an order; who is asked before the one named passes where
// that may be, and where it must decide the answer waits for its question.
func (e *event) run(y *play) bool {
	answer, now := e.answer, y.now()
	switch {
	case now.Step == "walk":
		answer.Who = 0
		return y.make(answer)
	case now.Step == "actions":
		return y.cleanse(e)
	case now.Step != "event-choice":
	case y.who < 0:
		answer.Who = max(0, now.Who)
	case now.Who >= 0 && now.Who != y.who && !y.strict:
		for y.passesTo(y.who) {
		}
		if y.now().Who != y.who && y.willBeAsked(y.who) {
			return y.announce(e.answers(y, answer)...)
		}
	}
	answers := e.answers(y, answer)
	for i, m := range answers {
		if w := y.now(); m.Kind == lordaeron.Pass && i > 0 &&
			(w.Who != y.who || w.Step != "event-choice") {
			break // nothing was left to exchange
		}
		if !y.make(m) {
			return false
		}
	}
	return true
}

// answers are the moves that the choice comes to. Gold that the card does not pay is taken by no
// move of the game.
func (e *event) answers(y *play, answer move) []move {
	if e.find != nil {
		return e.find(y)
	}
	if e.gold >= 0 && y.may(answer) && !y.try(func(y *play) bool {
		before := len(y.Log.Events)
		return y.make(answer) &&
			happened(y.Log.Events[before:], lordaeron.GoldGained, answer.Who, 1, e.gold)
	}) {
		answer.N = 255
	}
	return []move{answer}
}

// passesTo lets a character that is asked before another pass, if it may.
func (y *play) passesTo(who int8) bool {
	p, pass := y.p(), move{Kind: lordaeron.Pass}.Pack()
	w, seat := y.now(), p.Actors().First()
	return w.Step == "event-choice" && w.Who >= 0 && w.Who != who && p.Why(seat, pass).OK() &&
		y.Make(seat, pass)
}

// willBeAsked is found out on a copy, where those who are asked before give any answer.
func (y *play) willBeAsked(who int8) bool {
	return y.try(func(y *play) bool {
		for range lordaeron.MaxCharacters {
			p := y.p()
			if w := y.now(); w.Step != "event-choice" || w.Who < 0 || w.Who == who {
				break
			}
			if !y.passesTo(who) {
				seat := p.Actors().First()
				y.Make(seat, p.Moves(seat, nil)[0])
			}
		}
		return y.at() == "event-choice" && y.now().Who == who
	})
}

// cleanse removes the plague marker of the region; a region that is named must be that one.
func (y *play) cleanse(e *event) bool {
	m := move{Kind: lordaeron.EventChoice, Who: max(0, y.who), To: -1}
	switch {
	case y.who < 0 || e.find != nil:
		m.M = 1
		return y.deny(m)
	case e.marker != "" && e.marker != y.l.game.RegionName(y.p().People[y.who].Region):
		m.At = 1
	}
	return y.make(m)
}

// done: the one answer there was to an event was given without asking.
func (e *event) done(y *play) bool {
	if y.who < 0 || e.find != nil || e.cleanses ||
		y.at() == "event-choice" && (y.now().Who == y.who || y.willBeAsked(y.who)) {
		return false
	}
	past := y.notes().past
	if card := e.answer.Card; card != lordaeron.NoCard {
		return happened(past, lordaeron.Hoarded, y.who, 1, int(card))
	}
	return e.gold >= 0 && happened(past, lordaeron.GoldGained, y.who, 1, e.gold)
}

// readGroup reads which blue group goes where, region by region.
func (l *part) readGroup(r *reader, n *node, e *event) {
	fields := r.Fields(n, "type", "from", "to")
	if fields["type"] == nil || fields["from"] == nil || fields["to"] == nil {
		r.Fail(n, "a group has a type, where it is from and where it goes")
		return
	}
	creature := scenario.Named(r, fields["type"], "creature", l.game.CreatureByName)
	way := []lordaeron.Region{l.region(r, fields["from"])}
	for _, item := range r.Some(fields["to"]) {
		way = append(way, l.region(r, item))
	}
	e.find = func(y *play) []move {
		if len(way) == 1 {
			return []move{{Kind: lordaeron.Pass}}
		}
		m := e.answer
		m.Who, m.N, m.At = 0, 255, int8(way[len(way)-1])
		p := y.p()
		for i, g := range p.Groups[:p.GroupCount] {
			if g.Creature == creature && g.Region == way[0] && g.Quest == lordaeron.Independent &&
				l.isWay(way) {
				m.N = uint8(i)
			}
		}
		return []move{m}
	}
}

// isWay tells whether a way that is written out leads from border to border.
func (l *part) isWay(way []lordaeron.Region) bool {
	regions := l.game.Content().Regions
	for i := 1; i < len(way) && len(way) > 2; i++ {
		if !slices.Contains(regions[way[i-1]].Adjacent, regions[way[i]].ID) &&
			!slices.Contains(regions[way[i]].Adjacent, regions[way[i-1]].ID) {
			return false
		}
	}
	return true
}

// readQuestSwap reads a quest and the deck that its successor comes from.
func (l *part) readQuestSwap(r *reader, n, deck *node, e *event) {
	quest := scenario.Named(r, n, "quest", l.game.QuestByName)
	from := 1
	if deck != nil {
		from = r.OneOf(deck, "grey", "green", "yellow", "red")
	}
	e.find = func(y *play) []move {
		m := e.answer
		m.Who, m.N, m.At = 0, uint8(from), lordaeron.MaxQuests
		for i, q := range y.p().Quests {
			if q.Used && q.Card == quest {
				m.At = int8(i)
			}
		}
		return []move{m}
	}
}

// readTalents reads the Talents that a character has after an exchange, or one for another.
func (l *part) readTalents(r *reader, list []*node, fields fields, who int8, e *event) {
	if who < 0 {
		r.Fail(list[0], "whose talents?")
		return
	}
	var wanted []lordaeron.Card
	for _, item := range list {
		wanted = append(wanted, l.card(r, item, l.classOf(r, who)))
	}
	old := lordaeron.NoCard
	if instead := fields["for"]; instead != nil {
		old = l.card(r, instead, l.classOf(r, who))
	}
	all := fields["talents"] != nil
	e.find = func(y *play) []move {
		list := y.swaps(e.answer, wanted, old)
		if all {
			list = append(list, move{Kind: lordaeron.Pass})
		}
		return list
	}
}

// swaps are the exchanges of Talents that lead to those wanted, in the order of their places, and
// then no more; one that leads nowhere is left for the rules.
func (y *play) swaps(answer move, wanted []lordaeron.Card, instead lordaeron.Card) (list []move) {
	owned := y.p().People[answer.Who].Talents
	left := slices.DeleteFunc(slices.Clone(wanted), func(c lordaeron.Card) bool {
		return slices.Contains(owned[:], c)
	})
	answer.At = 1
	for place, have := range owned {
		if have == lordaeron.NoCard || slices.Contains(wanted, have) ||
			instead != lordaeron.NoCard && instead != have {
			continue
		}
		best := y.highest(left, y.level(have)) // lower ones fit elsewhere too
		if best < 0 {
			continue
		}
		answer.N, answer.Card = uint8(place), left[best]
		list = append(list, answer)
		left = slices.Delete(left, best, best+1)
	}
	if len(left) > 0 || len(list) == 0 {
		answer.Card = slices.Concat(left, wanted)[0]
		answer.N = uint8(max(0, slices.Index(owned[:], instead)))
		return []move{answer}
	}
	return list
}

// highest is the place of the card with the highest level up to a bound, -1 if there is none.
func (y *play) highest(cards []lordaeron.Card, most int) int {
	best := -1
	for i, card := range cards {
		if at := y.level(card); at <= most && (best < 0 || at > y.level(cards[best])) {
			best = i
		}
	}
	return best
}

// level is the level of a card of the character's class.
func (y *play) level(card lordaeron.Card) int {
	content := y.l.game.Content()
	for _, c := range content.Cards {
		if c.ID == y.l.game.CardName(card) &&
			c.Class == content.Classes[y.p().People[y.who].Class].ID {
			return c.Level
		}
	}
	return 0
}
