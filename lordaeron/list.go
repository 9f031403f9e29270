package lordaeron

import "twobanners/game"

// lister collects the moves of a seat: of one kind, in one step, for one character.
type lister struct {
	*Position
	me   game.Seat
	who  int8
	kind Kind
	// own: the characters are the seat's by construction, whose they are need not be asked.
	own    bool
	answer *answer
	list   []game.Move
	// walker takes bundles of moves; without one they are listed.
	walker *walker
}

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	return p.gather(seat, list, nil)
}

// gather lists the moves of a seat that decides; of those that come in bundles, a walker takes the
// bundles.
func (p *Position) gather(seat game.Seat, list []game.Move, w *walker) []game.Move {
	f := p.top()
	l := lister{Position: p, me: seat, list: list, walker: w}
	row := &tasks[f.Task]
	if len(row.each) > 0 {
		for i := range int8(p.Characters) {
			if c := &p.People[i]; c.Owner == seat && c.Faction == p.Faction {
				l.who, l.own = i, true
				l.kinds(f.Task, row.each, p.may(f.Task, i))
			}
		}
	}
	l.who, l.own = f.Who, false
	l.kinds(f.Task, row.answers, anyKind)
	return l.list
}

func (l *lister) kinds(t Task, kinds []Kind, may kindSet) {
	for _, k := range kinds {
		if may>>k&1 == 0 {
			continue
		}
		l.kind, l.answer = k, waits[t][k]
		if l.answer.list != nil {
			l.list = l.answer.list(*l)
		}
	}
}

// kindSet is a set of kinds of moves, a bit each.
type kindSet uint64

const anyKind = ^kindSet(0)

func kinds(list ...Kind) (set kindSet) {
	for _, k := range list {
		set |= 1 << k
	}
	return set
}

var (
	// afterAction are the kinds of moves that follow an action, actions those that take or need
	// one, peaceful those of them that independent creatures forbid.
	afterAction = kinds(EventChoice, Give, GiveGold)
	actions     = kinds(Challenge, Use, Travel, RestAction, Train, GoToTown)
	peaceful    = kinds(RestAction, Train, GoToTown)
)

// may are the kinds of moves of which a character might have any: of the others it has none, by
// what is quickly seen. Each kind's own rule has the last word.
func (p *Position) may(t Task, who int8) kindSet {
	if t != taskTurn {
		return anyKind
	}
	set := kindSet(0)
	if p.Overlord.Counters != 0 {
		set |= kinds(Look)
	}
	if p.Acted != 0 {
		set |= afterAction
	}
	c := &p.People[who]
	if c.Actions == 0 {
		return set
	}
	set |= actions
	if p.blueIn(c.Region) {
		set &^= peaceful
	}
	if p.can(who).moments&onMap == 0 {
		set &^= 1 << Use
	}
	return set
}

// add adds a move of the kind that is listed.
func (l *lister) add(m Move) {
	m.Kind = l.kind
	l.list = append(l.list, m.Pack())
}

// addIf adds a move if its own reasons do not speak against it; whose turn it is was seen to.
func (l *lister) addIf(w why, m Move) {
	if w == fine {
		l.add(m)
	}
}

// offer adds a move if its rule does not refuse it.
func (l *lister) offer(m Move) {
	m.by = l.me
	w := fine
	switch {
	case !l.own:
		w = rules[l.kind].refuse(l.answer, l.Position, m)
	case l.answer.why != nil:
		w = l.answer.why(l.Position, m)
	}
	l.addIf(w, m)
}

// plain lists a move that needs to say nothing but who makes it.
func (l lister) plain() []game.Move {
	l.offer(Move{Who: l.who})
	return l.list
}

// eachNumber lists the move with every number below a limit that its rule does not refuse,
// eachPlace with every area or other place.
func eachNumber(limit uint8) func(lister) []game.Move {
	return func(l lister) []game.Move {
		for n := range limit {
			l.offer(Move{Who: l.who, N: n})
		}
		return l.list
	}
}

// eachCard lists the move with every card of a list that its rule does not refuse.
func eachCard(of func(l lister) []Card) func(lister) []game.Move {
	return func(l lister) []game.Move { return l.cards(of(l)) }
}

// cards stands alone because its loop would allocate inside a function that is made.
func (l lister) cards(list []Card) []game.Move {
	for card := range distinct(list) {
		l.offer(Move{Card: card})
	}
	return l.list
}

func eachPlace(limit int8) func(lister) []game.Move {
	return func(l lister) []game.Move {
		for at := range limit {
			l.offer(Move{Who: l.who, At: at})
		}
		return l.list
	}
}
