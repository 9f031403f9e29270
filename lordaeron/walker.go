package lordaeron

import "twobanners/game"

// walker draws legal moves and makes them. It keeps room for moves that are listed and for bundles
// of others.
type walker struct {
	lister  lister
	bundles []bundle
	// total counts the moves of the list and of the bundles, those that may not be legal too.
	total int
}

// NewWalker is a walker for positions of this game.
func (p *Position) NewWalker() game.Walker { return &walker{} }

// Draw gives a legal move of a seat.
func (w *walker) Draw(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	return w.draw(p.(*Position), seat, chance)
}

// Step draws a move and makes it.
func (w *walker) Step(pos game.Position, chance game.Chance) bool {
	p := pos.(*Position)
	seat := p.Actors().First()
	if seat == game.Nobody {
		return false
	}
	x := act{p, chance, nil}
	x.make(unpack(w.draw(p, seat, chance), seat))
	x.run()
	return true
}

// Do makes a legal move.
func (w *walker) Do(p game.Position, seat game.Seat, m game.Move, chance game.Chance) {
	x := act{p.(*Position), chance, nil}
	x.make(unpack(m, seat))
	x.run()
}

// redraws bounds the rejection sampling: after so many moves that turn out not to be legal there is
// a list, which draws from the same moves, all alike.
const redraws = 100

// draw gives a uniformly random legal move by rejection sampling: it draws from moves of which some
// may not be legal, and throws those back.
func (w *walker) draw(p *Position, seat game.Seat, chance game.Chance) game.Move {
	l := &w.lister
	if l.Position != p || l.walker != w {
		l.Position, l.walker = p, w
	}
	w.bundles = w.bundles[:0]
	l.list = l.list[:0]
	w.total, l.me = 0, seat
	l.gather()
	list := l.list
	w.total += len(list)
	if w.total == 1 && len(list) == 1 {
		return list[0] // the only move
	}
	for range redraws {
		k := 0
		if w.total > 1 {
			k = chance.Draw("move", w.total)
		}
		if k < len(list) {
			return list[k]
		}
		k -= len(list)
		b := &w.bundles[0]
		for i := 1; k >= int(b.count); i++ {
			k -= int(b.count)
			b = &w.bundles[i]
		}
		if m := b.pick(p.box, k); !b.asked || p.fits(b, Region(m>>placeShift&0xff)-1) {
			return m
		}
	}
	l.list = p.Moves(seat, list[:0])
	return l.list[chance.Draw("move", len(l.list))]
}
