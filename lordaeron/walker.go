package lordaeron

import "twobanners/game"

// walker makes moves that are known to be legal without asking again.
type walker struct{ list []game.Move }

// NewWalker is a walker for positions of this game.
func (p *Position) NewWalker() game.Walker { return &walker{} }

// Draw gives a legal move of a seat.
func (w *walker) Draw(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	w.list = p.Moves(seat, w.list[:0])
	return w.list[chance.Draw("move", len(w.list))]
}

// Step draws a move and makes it.
func (w *walker) Step(p game.Position, chance game.Chance) bool {
	seat := p.Actors().First()
	if seat == game.Nobody {
		return false
	}
	w.Do(p, seat, w.Draw(p, seat, chance), chance)
	return true
}

// Do makes a legal move.
func (w *walker) Do(p game.Position, seat game.Seat, m game.Move, chance game.Chance) {
	x := act{p.(*Position), chance, nil}
	x.make(seat, unpack(m))
	x.run()
}
