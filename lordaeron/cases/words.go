package cases

import (
	"slices"

	"twobanners/lordaeron"
	"twobanners/scenario"
)

// words are the words of the contract with their readers.
var words = []struct {
	name string
	read func(l *part, r *reader, n *node, w *word)
}{
	{"travel", (*part).readTravel},
	{"rest", (*part).readRest},
	{"challenge", (*part).readChallenge},
	{"train", (*part).readTrain},
	{"town", (*part).readTown},
	{"order", (*part).readOrder},
	{"use", (*part).readUse},
	{"pass", plain(lordaeron.Pass)},
	{"reroll", (*part).readReroll},
	{"remove", (*part).readRemove},
	{"choose", (*part).readChoose},
	{"wounds", (*part).readWounds},
	{"armor", (*part).readArmor},
	{"manage", (*part).readManage},
	{"talent", (*part).readTalent},
	{"quest-deck", (*part).readDeck},
	{"take", (*part).readTake},
	{"drop", (*part).readDrop},
	{"retreat", (*part).readRetreat},
	{"trade", (*part).readTrade},
	{"bid", (*part).readBid},
	{"loot", (*part).readLoot},
	{"event", (*part).readEvent},
	{"look", (*part).readLook},
	{"join", plain(lordaeron.Join)},
	{"decline", plain(lordaeron.Decline)},
	{"end", (*part).readEnd},
}

// Words are the names of the moves.
func (*part) Words() (names []string) {
	for _, w := range words {
		names = append(names, w.name)
	}
	return names
}

// Word reads a move.
func (l *part) Word(r *reader, name string, n *node) scenario.Word {
	for i := range words {
		if words[i].name == name {
			w := &word{l: l, name: name, who: -1}
			words[i].read(l, r, n, w)
			return w
		}
	}
	return nil
}

// plain is a word that says it all.
func plain(kind lordaeron.Kind) func(*part, *reader, *node, *word) {
	return func(_ *part, _ *reader, _ *node, w *word) { w.makes(move{Kind: kind}) }
}

func (l *part) readEnd(r *reader, n *node, w *word) {
	plain(lordaeron.End)(l, r, n, w)
	w.done = func(y *play) bool { return y.p().Over }
}

// person reads a key that names a character.
func (l *part) person(r *reader, n *node, fields fields, key string) int8 {
	if fields[key] == nil {
		r.Fail(n, "the key %s is missing", key)
		return 0
	}
	return l.who(r, fields[key])
}

// maybe reads a key that may name a character, -1 where it does not.
func (l *part) maybe(r *reader, fields fields, key string) int8 {
	if fields[key] == nil {
		return -1
	}
	return l.who(r, fields[key])
}

// classOf is a character's class, -1 for nobody.
func (l *part) classOf(r *reader, who int8) int8 {
	if who < 0 || r.Err() != nil {
		return -1
	}
	return l.p.People[who].Class
}

// amount reads a number, 0 where it is left out.
func amount(r *reader, f fields, key string, most int) uint8 {
	return uint8(f.Number(r, key, 0, 0, most))
}

// some is a word of which no more is said than whose action of which kind it is: is there one.
func (w *word) some(kind lordaeron.Kind, foe lordaeron.Foe) {
	w.run = func(y *play) bool {
		for _, m := range y.listed(kind) {
			if m.Who == y.who && (foe == lordaeron.NoFoe || m.N == uint8(foe)) {
				return y.make(m)
			}
		}
		return y.deny(move{Kind: kind, Who: y.who, To: -1, N: 1})
	}
}

func (l *part) readTravel(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "to")
	w.who = l.person(r, n, fields, "who")
	if fields["to"] == nil {
		w.some(lordaeron.Travel, lordaeron.NoFoe)
		return
	}
	var steps []move
	for i, item := range r.Some(fields["to"]) {
		step := move{Kind: lordaeron.Step, Who: w.who}
		if i == 0 {
			step.Kind = lordaeron.Travel
		}
		if item.Kind == scenario.Mapping {
			item, step.N = readFlight(r, item)
		}
		step.At = int8(l.region(r, item))
		steps = append(steps, step)
	}
	w.run = func(y *play) bool {
		for _, step := range steps {
			if step.Kind == lordaeron.Travel && y.at() == "travel" { // the way of a Teleport
				step.Kind = lordaeron.Step
			}
			if !y.make(step) {
				return false
			}
		}
		return y.at() != "travel" || y.make(move{Kind: lordaeron.Halt})
	}
}

// readFlight reads a step that is written out: {fly: region}, or {to: region, fly: true}.
func readFlight(r *reader, n *node) (to *node, fly uint8) {
	fields := r.Fields(n, "to", "fly")
	switch {
	case fields["to"] == nil && fields["fly"] != nil:
		return fields["fly"], 1
	case fields["to"] == nil:
		r.Fail(n, "a step is a region, or {fly: region}")
		return n, 0
	case fields["fly"] != nil && r.Flag(fields["fly"]):
		return fields["to"], 1
	}
	return fields["to"], 0
}

func (l *part) readRest(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "health", "energy", "food")
	w.who = l.person(r, n, fields, "who")
	step := move{
		Kind: lordaeron.RestAction, Who: w.who,
		N: amount(r, fields, "health", 99), M: amount(r, fields, "energy", 99),
	}
	if v := fields["food"]; v != nil {
		step.Card = l.card(r, v, -1)
	}
	w.makes(step)
}

// cards reads moves of one kind, one for each card named.
func (l *part) cards(r *reader, n *node, kind lordaeron.Kind, who int8) (list []move) {
	for _, item := range r.Some(n) {
		list = append(list, move{Kind: kind, Who: who, Card: l.card(r, item, l.classOf(r, who))})
	}
	return list
}

func (l *part) readTrain(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "cards")
	w.who = l.person(r, n, fields, "who")
	steps := l.cards(r, fields.Or("cards", n), lordaeron.Train, w.who)
	if len(steps) == 0 {
		w.some(lordaeron.Train, lordaeron.NoFoe)
		return
	}
	w.run = func(y *play) bool { return y.makeAll(steps) && y.leave() }
}

// leave ends a Training or Town action, if it has not ended by itself.
func (y *play) leave() bool {
	if at := y.at(); at != "training" && at != "town" {
		return true
	}
	return y.make(move{Kind: lordaeron.Done, Who: y.who})
}

// readTown reads a Town action: parts in the order regain, sell, buy, train. Where a full Bag must
// be seen to first, the rest waits for that.
func (l *part) readTown(r *reader, n *node, w *word) {
	fields := r.Fields(n, "who", "health", "energy", "sell", "buy", "train")
	w.who = l.person(r, n, fields, "who")
	steps := []move{{Kind: lordaeron.GoToTown, Who: w.who}}
	regain := move{
		Kind: lordaeron.TownRegain,
		N:    amount(r, fields, "health", 99), M: amount(r, fields, "energy", 99),
	}
	if regain.N+regain.M > 0 {
		steps = append(steps, regain)
	}
	steps = slices.Concat(steps,
		l.cards(r, fields.Or("sell", n), lordaeron.Sell, w.who),
		l.cards(r, fields.Or("buy", n), lordaeron.Buy, w.who),
		l.cards(r, fields.Or("train", n), lordaeron.Train, w.who))
	w.run = func(y *play) bool {
		for i, step := range steps {
			if i > 0 && y.at() != "town" && !y.may(step) {
				done := move{Kind: lordaeron.Done, Who: y.who}
				return y.announce(append(steps[i:len(steps):len(steps)], done)...)
			}
			if !y.make(step) {
				return false
			}
		}
		return y.leave()
	}
}

// readTrade reads what changes hands; with Items no gold is gold that is not spoken of.
func (l *part) readTrade(r *reader, n *node, w *word) {
	fields := r.Fields(n, "from", "to", "items", "gold")
	w.who = l.person(r, n, fields, "from")
	to := l.person(r, n, fields, "to")
	steps := l.cards(r, fields.Or("items", n), lordaeron.Give, w.who)
	for i := range steps {
		steps[i].To = to
	}
	if gold := amount(r, fields, "gold", 255); gold > 0 || fields["gold"] != nil && steps == nil {
		steps = append(steps, move{Kind: lordaeron.GiveGold, Who: w.who, To: to, N: gold})
	}
	w.run = func(y *play) bool { return y.makeAll(steps) }
}

func (l *part) readLook(r *reader, n *node, w *word) {
	w.who = l.maybe(r, r.Fields(n, "who"), "who")
	w.makes(move{Kind: lordaeron.Look, Who: w.who})
}
