package smallworld

import "twobanners/game"

// walker draws legal moves and makes them. Its lister keeps the moves and bundles to draw from, and
// the plan of the conquest that was drawn last.
type walker struct {
	lister lister
	list   []game.Move
}

// NewWalker is a walker for positions of this game.
func (p *Position) NewWalker() game.Walker { return &walker{lister: lister{bundled: true}} }

// Draw gives a legal move of a seat.
func (w *walker) Draw(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	return game.Move(w.draw(p.(*Position), seat, chance))
}

// Step draws a move and makes it.
func (w *walker) Step(pos game.Position, chance game.Chance) bool {
	p := pos.(*Position)
	if p.Stage == StageOver {
		return false
	}
	seat := p.Seat
	if p.Stage == StageRedeploy {
		seat = p.Deployer
	}
	m, x := w.draw(p, seat, chance), act{p, chance, nil}
	switch kind := m.kind(); {
	case kind == Conquer:
		x.take(&w.lister.attack, m.beasts())
	case kind == Roll && p.Stage != StageAssault:
		x.gamble(&w.lister.attack)
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
	l := &w.lister
	if l.Position != p {
		l.Position = p
	}
	l.list = l.list[:0]
	l.bundles = l.bundles[:0]
	l.me, l.total = seat, 0
	l.gather()
	plain := len(l.list)
	total := l.total + plain
	if total == 1 && plain == 1 {
		return code(l.list[0]) // a quarter of all moves are the only one
	}
	for range redraws {
		k := 0
		if total > 1 {
			k = chance.Draw("move", total)
		}
		if k < plain {
			return code(l.list[k])
		}
		k -= plain
		b := &l.bundles[0]
		for i := 1; k >= int(b.count); i++ {
			k -= int(b.count)
			b = &l.bundles[i]
		}
		m := b.pick(k)
		switch {
		case b.pattern == byTarget:
			if m, ok := p.aimed(&l.attack, b, m); ok {
				return m
			}
		case !b.asked || p.ruleWhy(seat, m) == fine:
			return m
		}
	}
	return w.drawListed(p, seat, chance)
}

// drawListed draws from a list.
func (w *walker) drawListed(p *Position, seat game.Seat, chance game.Chance) code {
	w.list = p.Moves(seat, w.list[:0])
	m := code(w.list[chance.Draw("move", len(w.list))])
	if kind := m.kind(); kind == Conquer || kind == Roll && p.Stage != StageAssault {
		p.attackOf(&w.lister.attack, seat)
		w.lister.attack.region, w.lister.attack.using = m.region(), m.using()
		_ = p.plan(&w.lister.attack) // it is listed, so it is fine
	}
	return m
}
