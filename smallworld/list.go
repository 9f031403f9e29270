package smallworld

import "twobanners/game"

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	return p.gather(seat, list, nil)
}

// gather asks the rows of all kinds that the stage waits for: for their moves, or for bundles of
// them if a walker is to draw from these.
func (p *Position) gather(seat game.Seat, list []game.Move, w *walker) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	me := &p.Players[seat]
	has := common | races[me.Race].moves | powers[me.Power].moves
	if p.Turn.SideOpen {
		has |= kinds(ChooseSide)
	}
	for _, row := range listed[p.Stage] {
		if has.has(row.kind) {
			list = row.list(lister{p, row.kind, seat, list, w})
		}
	}
	return list
}

// lister collects the moves of a seat, those of one kind at a time. What it is given in bundles it
// lists move by move, or hands on to the walker that draws.
type lister struct {
	*Position
	kind   Kind
	me     game.Seat
	list   []game.Move
	walker *walker
}

// add takes moves that can be counted.
func (l *lister) add(b *bundle) {
	switch {
	case b.count <= 0:
	case l.walker != nil:
		l.walker.take(b)
	default:
		l.expand(b)
	}
}

// one adds a move that is known to be legal.
func (l *lister) one(m code) { l.add(&bundle{pattern: byNumber, first: m, count: 1}) }

// offer adds a move if it is legal.
func (l *lister) offer(m code) {
	if l.ruleWhy(l.me, m) == fine {
		l.one(m)
	}
}

// in adds a move that is known to be legal in each of some regions.
func (l *lister) in(in Regions) {
	if in == 0 {
		return
	}
	l.add(&bundle{pattern: byRegion, first: code(l.kind), in: in, count: in.count32()})
}

// offerIn adds a move in each of some regions where it is legal.
func (l *lister) offerIn(in Regions) {
	l.add(&bundle{pattern: byRegion, asked: true, first: code(l.kind), in: in, count: in.count32()})
}

// offerTo adds a move to each of some regions that it may lead to.
func (l *lister) offerTo(first code, to Regions) {
	l.add(&bundle{pattern: byTo, asked: true, first: first, in: to, count: to.count32()})
}

// numbers adds a move with each number from one on that is known to be legal, offerNumbers with
// each that is legal.
func (l *lister) numbers(from uint8, count int32) {
	l.add(&bundle{pattern: byNumber, first: code(l.kind).with(from), count: count})
}

func (l *lister) offerNumbers(from uint8, count int32) {
	l.add(&bundle{pattern: byNumber, asked: true, first: code(l.kind).with(from), count: count})
}

// sure lists a move that is a word alone and always legal here.
func (l lister) sure() []game.Move {
	l.one(code(l.kind))
	return l.list
}

// plain lists a move that is a word alone, if it is legal.
func (l lister) plain() []game.Move {
	l.offer(code(l.kind))
	return l.list
}
