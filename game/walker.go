package game

// WalkerOf is the walker of a position's game, or one that lists.
func WalkerOf(p Position) Walker {
	if walked, ok := p.(WalkerMaker); ok {
		return walked.NewWalker()
	}
	return &Listing{}
}

// Listing is the walker for games without one of their own.
type Listing struct{ list []Move }

// Draw gives a listed move.
func (w *Listing) Draw(p Position, seat Seat, chance Chance) Move {
	w.list = p.Moves(seat, w.list[:0])
	return w.list[chance.Draw("move", len(w.list))]
}

// Step draws a move of the first seat that may decide, and makes it.
func (w *Listing) Step(p Position, chance Chance) bool {
	seat := p.Actors().First()
	if seat == Nobody {
		return false
	}
	w.Do(p, seat, w.Draw(p, seat, chance), chance)
	return true
}

// Do makes a legal move.
func (w *Listing) Do(p Position, seat Seat, m Move, chance Chance) {
	_ = p.Apply(seat, m, chance, nil) // what is listed applies
}
