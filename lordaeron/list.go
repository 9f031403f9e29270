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
}

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	f := p.top()
	l := lister{Position: p, me: seat, list: list}
	row := &tasks[f.Task]
	for i := range int8(p.Characters) {
		if c := &p.People[i]; len(row.each) > 0 && c.Owner == seat && c.Faction == p.Faction {
			l.who, l.own = i, true
			l.kinds(f.Task, row.each)
		}
	}
	l.who, l.own = f.Who, false
	l.kinds(f.Task, row.answers)
	return l.list
}

func (l *lister) kinds(t Task, kinds []Kind) {
	for _, k := range kinds {
		l.kind, l.answer = k, rules[k].at(t)
		if l.answer.list != nil {
			l.list = l.answer.list(*l)
		}
	}
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
