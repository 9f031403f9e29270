package smallworld

import "twobanners/game"

// walker draws legal moves and makes them. It keeps room for bundles, and the plan of the conquest
// that was drawn last.
type walker struct {
	bundles []bundle
	// total counts the moves in the bundles, those among them that may not be legal too.
	total int
	plan  attack
	list  []game.Move
}

// NewWalker is a walker for positions of this game.
func (p *Position) NewWalker() game.Walker { return &walker{} }

func (w *walker) take(b *bundle) {
	w.bundles = append(w.bundles, *b)
	w.total += int(b.count)
}

// Draw gives a legal move of a seat.
func (w *walker) Draw(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	return game.Move(w.draw(p.(*Position), seat, chance))
}

// Step draws a move and makes it.
func (w *walker) Step(pos game.Position, chance game.Chance) bool {
	p := pos.(*Position)
	seat := p.Actors().First()
	if seat == game.Nobody {
		return false
	}
	m, x := w.draw(p, seat, chance), act{p, chance, nil}
	switch kind := m.kind(); {
	case kind == Conquer:
		x.take(&w.plan, m.beasts())
	case kind == Roll && p.Stage != StageAssault:
		x.gamble(&w.plan)
	default:
		waits[p.Stage][kind].do(x, m)
	}
	return true
}

// Do makes a legal move.
func (w *walker) Do(pos game.Position, _ game.Seat, packed game.Move, chance game.Chance) {
	p, m := pos.(*Position), code(packed)
	rule, x := waits[p.Stage][m.kind()], act{p, chance, nil}
	if rule.try != nil {
		rule.try(x, m) // it needs its plan, and a plan is most of the check
		return
	}
	rule.do(x, m)
}

// redraws is how often a move that turns out not to be legal is thrown back. After that there is a
// list: it draws from the same moves, all alike.
const redraws = 100

// draw gives a legal move, all alike: it draws from moves of which some may not be legal, and
// throws those back.
func (w *walker) draw(p *Position, seat game.Seat, chance game.Chance) code {
	w.bundles, w.total = w.bundles[:0], 0
	p.gather(seat, nil, w)
	for range redraws {
		k := 0
		if w.total > 1 {
			k = chance.Draw("move", w.total)
		}
		b := w.find(&k)
		m := b.pick(k)
		switch {
		case b.pattern == byTarget:
			if m, ok := p.aimed(&w.plan, b, m); ok {
				return m
			}
		case !b.asked || p.ruleWhy(seat, m) == fine:
			return m
		}
	}
	return w.drawListed(p, seat, chance)
}

// find is the bundle that holds a move; k becomes its number there.
func (w *walker) find(k *int) *bundle {
	i := 0
	for *k >= int(w.bundles[i].count) {
		*k -= int(w.bundles[i].count)
		i++
	}
	return &w.bundles[i]
}

// drawListed draws from a list.
func (w *walker) drawListed(p *Position, seat game.Seat, chance game.Chance) code {
	w.list = p.Moves(seat, w.list[:0])
	m := code(w.list[chance.Draw("move", len(w.list))])
	if kind := m.kind(); kind == Conquer || kind == Roll && p.Stage != StageAssault {
		p.attackOf(&w.plan, seat)
		w.plan.region, w.plan.using = m.region(), m.using()
		_ = p.plan(&w.plan) // it is listed, so it is fine
	}
	return m
}
