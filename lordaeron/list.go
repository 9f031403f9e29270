package lordaeron

import (
	"sync"

	"twobanners/game"
)

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
	// bundle is the one that is being listed.
	bundle bundle
}

// listers are those that nobody uses at the moment: what is called through the tables must be given
// one that lives on the heap.
var listers = sync.Pool{New: func() any { return new(lister) }}

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	l := listers.Get().(*lister)
	l.Position, l.me, l.list = p, seat, list
	l.gather()
	list = l.list
	l.Position, l.list = nil, nil
	listers.Put(l)
	return list
}

// gather lists the moves of a seat that decides; of those that come in bundles, a walker takes the
// bundles.
func (l *lister) gather() {
	f := l.top()
	rows := &listed[f.Task]
	if len(rows.each) > 0 {
		for i := range each(l.inHand(l.me)) {
			l.who, l.own = i, true
			l.kinds(rows.each, l.may(f.Task, i))
		}
	}
	l.who, l.own = f.Who, false
	l.kinds(rows.answers, anyKind)
}

// kinds asks the lists that there may be something in. There are fewer than 64 kinds.
func (l *lister) kinds(rows []listing, may kindSet) {
	for i := range rows {
		if row := &rows[i]; may>>(row.kind&63)&1 != 0 {
			l.kind = row.kind
			l.answer = row.answer
			row.list(l)
		}
	}
}

// listing is how a kind of moves is listed in a step.
type listing struct {
	kind   Kind
	list   func(l *lister)
	answer *answer
}

// listed are the lists of each step in their order, those for each character and the others: they
// are asked at every move.
var listed [taskCount]struct{ each, answers []listing }

// fillListed is called by whatever fills the tables.
func (t Task) fillListed() {
	listed[t].each, listed[t].answers = t.listings(tasks[t].each), t.listings(tasks[t].answers)
}

func (t Task) listings(kinds []Kind) (rows []listing) {
	for _, k := range kinds {
		if answer := waits[t][k]; answer != nil && answer.list != nil {
			rows = append(rows, listing{k, answer.list, answer})
		}
	}
	return rows
}

// kindSet is a set of kinds of moves, a bit each.
type kindSet uint64

const anyKind = ^kindSet(0)

// when is a kind of move if there may be any.
func when(maybe bool, k Kind) kindSet { return kindSet(yes(maybe)) << k }

// may are the kinds of moves of which a character might have any in a step: of the others it has
// none, by what is quickly seen. Each kind's own rule has the last word.
func (p *Position) may(t Task, who int8) kindSet {
	if t != taskTurn {
		return anyKind
	}
	c := &p.People[who]
	set := when(p.Overlord.Counters != 0, Look) | when(p.Acted != 0, Give) |
		when(has(p.Acted, who) && p.box.Plagued.Has(c.Region), EventChoice)
	if c.Actions == 0 {
		return set
	}
	set |= 1<<Challenge | 1<<Travel | when(p.can(who).moments&onMap != 0, Use)
	if p.blueIn(c.Region) {
		return set
	}
	return set | 1<<RestAction | when(p.learnable(who) != 0, Train) |
		when(p.box.Town[c.Faction].Has(c.Region), GoToTown)
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
func (l *lister) plain() {
	if l.answer.why == nil && rules[l.kind].whose == nil {
		l.list = append(l.list, l.first())
		return
	}
	l.offer(Move{Who: l.who})
}

// eachNumber lists the move with every number below a limit that its rule does not refuse,
// eachPlace with every area or other place.
func eachNumber(limit uint8) func(*lister) {
	return func(l *lister) {
		for n := range limit {
			l.offer(Move{Who: l.who, N: n})
		}
	}
}

// eachCard lists the move with every card of a list that its rule does not refuse.
func eachCard(of func(l *lister) []Card) func(*lister) {
	return func(l *lister) { l.cards(of(l)) }
}

// cards stands alone because its loop would allocate inside a function that is made.
func (l *lister) cards(list []Card) {
	for card := range distinct(list) {
		l.offer(Move{Card: card})
	}
}

func eachPlace(limit int8) func(*lister) {
	return func(l *lister) {
		for at := range limit {
			l.offer(Move{Who: l.who, At: at})
		}
	}
}
