package scenario

import (
	"slices"

	"twobanners/game"
	"twobanners/lordaeron"
)

// lMove is a move as it is written: it makes one or more moves of the engine at the stops they are
// for.
type lMove struct {
	l    *lordaeronPart
	name string
	who  int8
	to   int8
	// steps are engine moves made one after another; finish closes the stop if it is still open.
	steps  []lordaeron.Move
	finish lordaeron.Move
	// optional: a step that the engine has already done, or does not ask for, is left out.
	optional bool
	// later: steps that cannot be made yet wait for their stop.
	later bool
	// strict: the move is made as it stands, with nothing before it that goes without saying.
	strict bool
	// Of a challenge, a use, a choice, a retreat.
	word   string
	kind   string
	amount int
	dice   [3][]uint8
	words  []string
	boxes  [3]int
	// any is the kind of an action of which no more is said: it can be offered, but not made.
	any lordaeron.Kind
}

var lMoves = []string{
	"travel", "rest", "challenge", "train", "town", "order", "use", "pass", "reroll", "remove",
	"choose", "wounds", "armor", "manage", "talent", "quest-deck", "take", "drop", "retreat",
	"trade", "bid", "loot", "event", "look", "join", "decline", "end",
}

func (*lordaeronPart) moves() []string { return lMoves }

func (l *lordaeronPart) move(r *reader, name string, n *node) move {
	if !slices.Contains(lMoves, name) {
		return nil
	}
	m := &lMove{l: l, name: name, who: -1, to: -1, amount: -1}
	switch name {
	case "pass", "end", "join", "decline":
		kinds := map[string]lordaeron.Kind{
			"pass": lordaeron.Pass, "end": lordaeron.End, "join": lordaeron.Join,
			"decline": lordaeron.Decline,
		}
		m.steps = []lordaeron.Move{{Kind: kinds[name]}}
	case "travel":
		l.readTravel(r, n, m)
	case "rest":
		l.readRest(r, n, m)
	case "challenge":
		l.readChallenge(r, n, m)
	case "train", "town":
		l.readTown(r, n, m)
	case "manage":
		l.readManage(r, n, m)
	case "trade":
		l.readTrade(r, n, m)
	default:
		l.readDecision(r, n, m)
	}
	return m
}

// person reads a key that names a character.
func (l *lordaeronPart) person(r *reader, n *node, fields map[string]*node, key string) int8 {
	if fields[key] == nil {
		r.fail(n, "the key %s is missing", key)
		return 0
	}
	return l.who(r, fields[key])
}

func (l *lordaeronPart) readTravel(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "to")
	m.who = l.person(r, n, fields, "who")
	if fields["to"] == nil {
		m.any = lordaeron.Travel
		return
	}
	for i, item := range r.some(fields["to"]) {
		step := lordaeron.Move{Kind: lordaeron.Step, Who: m.who}
		if i == 0 {
			step.Kind = lordaeron.Travel
		}
		if item.kind == mapping {
			item, step.N = readFlight(r, item)
		}
		step.At = int8(l.region(r, item))
		m.steps = append(m.steps, step)
	}
	m.finish = lordaeron.Move{Kind: lordaeron.Halt}
}

// readFlight reads a step that is written out: {fly: region}, or {to: region, fly: true}.
func readFlight(r *reader, n *node) (to *node, fly uint8) {
	fields := r.fields(n, "to", "fly")
	switch {
	case fields["to"] == nil && fields["fly"] != nil:
		return fields["fly"], 1
	case fields["to"] == nil:
		r.fail(n, "a step is a region, or {fly: region}")
		return n, 0
	case fields["fly"] != nil && r.flag(fields["fly"]):
		return fields["to"], 1
	}
	return fields["to"], 0
}

func (l *lordaeronPart) readRest(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "health", "energy", "food")
	m.who = l.person(r, n, fields, "who")
	step := lordaeron.Move{Kind: lordaeron.RestAction, Who: m.who}
	if v := fields["health"]; v != nil {
		step.N = uint8(r.number(v, 0, 99))
	}
	if v := fields["energy"]; v != nil {
		step.M = uint8(r.number(v, 0, 99))
	}
	if v := fields["food"]; v != nil {
		step.Card = l.card(r, v, -1)
	}
	m.steps = []lordaeron.Move{step}
}

func (l *lordaeronPart) readChallenge(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "who", "target", "kind", "with")
	m.who = l.person(r, n, fields, "who")
	if v := fields["target"]; v != nil {
		m.words = nil
		for _, item := range r.some(v) {
			m.words = append(m.words, r.word(item))
		}
		if len(m.words) > 0 {
			m.word = m.words[0]
		}
	}
	if v := fields["kind"]; v != nil {
		kinds := []string{"quest", "independent", "boss", "overlord", "pvp"}
		m.kind = kinds[r.oneOf(v, kinds...)]
	}
	m.amount = 0
	if v := fields["with"]; v != nil {
		for _, item := range r.some(v) {
			m.amount |= 1 << l.who(r, item)
		}
	}
	if m.word == "" && (m.kind == "" || m.kind == "quest" || m.kind == "independent") {
		m.any = lordaeron.Challenge
	}
	for _, word := range m.words {
		_, creature := l.game.CreatureByName(word)
		_, event := l.game.EventByName(word)
		_, overlord := l.game.OverlordByName(word)
		if !creature && !event && !overlord && !slices.Contains(l.ids, word) {
			r.fail(fields["target"], "there is no target %q", word)
		}
	}
}

// readTown reads a Training or Town action: parts in the order regain, sell, buy, train.
func (l *lordaeronPart) readTown(r *reader, n *node, m *lMove) {
	known := []string{"who", "cards"}
	if m.name == "town" {
		known = []string{"who", "health", "energy", "sell", "buy", "train"}
	}
	fields := r.fields(n, known...)
	m.who = l.person(r, n, fields, "who")
	class := int8(-1)
	if r.err == nil {
		class = l.p.People[m.who].Class
	}
	add := func(key string, kind lordaeron.Kind) {
		if v := fields[key]; v != nil {
			for _, item := range r.some(v) {
				m.steps = append(m.steps,
					lordaeron.Move{Kind: kind, Who: m.who, Card: l.card(r, item, class)})
			}
		}
	}
	if m.name == "town" {
		m.steps = append(m.steps, lordaeron.Move{Kind: lordaeron.GoToTown, Who: m.who})
		step := lordaeron.Move{Kind: lordaeron.TownRegain}
		if v := fields["health"]; v != nil {
			step.N = uint8(r.number(v, 0, 99))
		}
		if v := fields["energy"]; v != nil {
			step.M = uint8(r.number(v, 0, 99))
		}
		if step.N+step.M > 0 {
			m.steps = append(m.steps, step)
		}
		add("sell", lordaeron.Sell)
		add("buy", lordaeron.Buy)
		add("train", lordaeron.Train)
		m.later = true
	} else {
		add("cards", lordaeron.Train)
		if len(m.steps) == 0 {
			m.any = lordaeron.Train
		}
	}
	m.finish = lordaeron.Move{Kind: lordaeron.Done, Who: m.who}
}

func (l *lordaeronPart) readTrade(r *reader, n *node, m *lMove) {
	fields := r.fields(n, "from", "to", "items", "gold")
	m.who, m.to = l.person(r, n, fields, "from"), l.person(r, n, fields, "to")
	if v := fields["items"]; v != nil {
		for _, item := range r.some(v) {
			m.steps = append(m.steps, lordaeron.Move{
				Kind: lordaeron.Give, Who: m.who, To: m.to, Card: l.card(r, item, -1),
			})
		}
	}
	if v := fields["gold"]; v != nil {
		m.steps = append(m.steps, lordaeron.Move{
			Kind: lordaeron.GiveGold, Who: m.who, To: m.to, N: uint8(r.number(v, 0, 255)),
		})
	}
}

// confirms: what the engine has done by itself needs no entry, and an entry for it is nothing.
func (m *lMove) confirms(t *table, _ game.Seat) bool {
	p := t.position.(*lordaeron.Position)
	told := func(kind game.EventKind, arg int, value int) bool {
		return slices.ContainsFunc(t.log.Events, func(e game.Event) bool {
			return e.Kind == kind && int(e.Args[arg]) == value
		})
	}
	step := p.Waits().Step
	switch m.name {
	case "event":
		return m.forced(t)
	case "bid":
		bid := &m.steps[0]
		return bid.N == 0 && bid.Who >= 0 && (step == "bid" && p.People[bid.Who].Gold == 0 ||
			step != "bid" && m.happened(t, lordaeron.BidsOpened, 2, 0))
	case "remove":
		return step != "remove-dice" && step != "hold-dice" && m.who >= 0 &&
			p.People[m.who].Stun+p.People[m.who].Curse > 0 &&
			told(lordaeron.AttackBegan, 0, int(m.who))
	case "order":
		return step != "order" && p.Combat.Foe != lordaeron.NoFoe && p.Combat.Queued > 0 &&
			len(m.steps) < 2
	case "choose":
		return m.chosen(t)
	case "armor":
		return m.armored(t)
	case "take":
		return step != "item" && told(lordaeron.ItemTaken, 1, int(m.steps[0].Card))
	case "wounds":
		return step != "wounds" && len(t.pending) == 0 && (m.taken(t.log.Events, m.steps) ||
			step == "window" && told(lordaeron.FoesStruck, 0, int(max(0, p.Combat.Challenger))))
	case "end":
		return p.Over
	}
	return false
}

// chosen: what is chosen has happened without a choice, the only creature that could fall or the
// only Power that could be unequipped.
func (m *lMove) chosen(t *table) bool {
	p := t.position.(*lordaeron.Position)
	open := []string{"fell", "unequip", "allot", "hold-dice", "reward", "window"}
	if len(t.held) > 0 || sharing(p) || slices.Contains(open, p.Waits().Step) {
		return false
	}
	return slices.ContainsFunc(t.log.Events, func(e game.Event) bool {
		switch e.Kind {
		case lordaeron.FoeFell:
			return slices.Contains(m.words, []string{"red", "blue", "green"}[e.Args[3]])
		case lordaeron.Unequipped:
			return slices.Contains(m.words, m.l.game.CardName(lordaeron.Card(e.Args[1])))
		default:
			return false
		}
	})
}

// forced: the one answer there was to an event was given without asking.
func (m *lMove) forced(t *table) bool {
	p := t.position.(*lordaeron.Position)
	if m.who < 0 || m.kind != "" || p.Waits().Step == "event-choice" &&
		(p.Waits().Who == m.who || p.StillToAsk(m.who)) {
		return false
	}
	if card := m.steps[0].Card; card != lordaeron.NoCard {
		return m.happened(t, lordaeron.Hoarded, 1, int(card))
	}
	return m.amount >= 0 && m.happened(t, lordaeron.GoldGained, 1, m.amount)
}

// happened tells whether something has been told of the character since the last `end`.
func (m *lMove) happened(t *table, kind game.EventKind, arg, value int) bool {
	return slices.ContainsFunc(t.past, func(e game.Event) bool {
		return e.Kind == kind && int8(e.Args[0]) == m.who && int(e.Args[arg]) == value
	})
}
