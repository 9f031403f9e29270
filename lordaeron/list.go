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
	own  bool
	list []game.Move
	// walker takes bundles of moves; without one they are listed.
	walker *walker
	// bundle is the one that is being listed.
	bundle bundle
	// counting: bundles are counted and not listed, and list is scratch; counting may stop once
	// enough moves are found.
	counting        bool
	counted, enough int
	scratch         []game.Move
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
		l.own = true
		for hand := l.inHand(l.me); hand != 0; hand &= hand - 1 {
			l.who = lowest(hand)
			l.kinds(rows.each)
		}
	}
	l.who, l.own = f.Who, false
	l.kinds(rows.answers)
}

// kinds asks lists.
func (l *lister) kinds(rows []listing) {
	for i := range rows {
		row := &rows[i]
		if row.list == nil {
			l.list = append(l.list, row.word)
			continue
		}
		l.kind = row.kind
		row.list(l)
	}
}

// as goes on with another kind of the same step: kinds that come together are listed by the first
// of them, since which list is called next is hard to guess for a processor.
func (l *lister) as(k Kind) *lister {
	l.kind = k
	return l
}

// listing is how a kind of moves is listed in a step: by a list, or as a word.
type listing struct {
	kind Kind
	list func(l *lister)
	word game.Move
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
		if answer := waits[t][k]; answer != nil && (answer.list != nil || answer.word) {
			rows = append(rows, listing{k, answer.list, game.Move(k)})
		}
	}
	return rows
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
	w, answer := fine, waits[l.top().Task][l.kind]
	switch {
	case !l.own:
		w = rules[l.kind].refuse(answer, l.Position, m)
	case answer.why != nil:
		w = answer.why(l.Position, m)
	}
	l.addIf(w, m)
}

// plain lists a move that needs to say nothing but who makes it.
func (l *lister) plain() {
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
