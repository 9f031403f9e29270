package smallworld

import "twobanners/game"

// Moves appends every legal move of a seat.
func (p *Position) Moves(seat game.Seat, list []game.Move) []game.Move {
	if !p.Actors().Has(seat) {
		return list
	}
	me := &p.Players[seat]
	has := common | races[me.Race].moves | powers[me.Power].moves
	if p.Turn.SideOpen {
		has |= kinds(ChooseSide)
	}
	for _, k := range stages[p.Stage].answers {
		if has.has(k) {
			list = waits[p.Stage][k].list(lister{p, k, seat, list})
		}
	}
	return list
}

// lister collects the moves of a seat, those of one kind at a time.
type lister struct {
	*Position
	kind Kind
	me   game.Seat
	list []game.Move
}

// add lists a move that is known to be legal.
func (l *lister) add(m Move) { l.list = append(l.list, m.Pack()) }

// offer lists a move if it is legal.
func (l *lister) offer(m Move) {
	if l.ruleWhy(l.me, m) == fine {
		l.add(m)
	}
}

// offerIn lists a move in each of some regions where it is legal.
func (l *lister) offerIn(in Regions) {
	for ; in != 0; in &= in - 1 {
		l.offer(Move{Kind: l.kind, Region: in.First()})
	}
}

// addIn lists a move that is known to be legal in each of some regions.
func (l *lister) addIn(in Regions) {
	for ; in != 0; in &= in - 1 {
		l.add(Move{Kind: l.kind, Region: in.First()})
	}
}

// sure lists a move that is a word alone and always legal here.
func (l lister) sure() []game.Move {
	l.add(Move{Kind: l.kind})
	return l.list
}

// plain lists a move that is a word alone, if it is legal.
func (l lister) plain() []game.Move {
	l.offer(Move{Kind: l.kind})
	return l.list
}
