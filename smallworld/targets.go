package smallworld

import (
	"slices"

	"twobanners/game"
)

// conquests lists conquests and attempts, in bundles of regions that are attacked with the same
// helps.
func (l *lister) conquests() {
	a := &l.attack
	l.attackOf(a, l.me)
	closed := a.player.Held | l.Towers
	if !a.swims() {
		closed |= l.World.Water
	}
	open := (l.World.Land | l.World.Water) &^ closed
	near := l.around(a.player.Held)
	near |= a.near(l.Position) | a.first(l.Position)
	near &= open
	far := open & l.World.Entry &^ near
	if a.hand > 0 {
		l.targets(a, 0, near|far, far, true)
	}
	helps := l.available(a)
	for u := helps; u != 0; u = (u - 1) & helps {
		in, far := near|far, far
		if u&(UseAshes|UseAssault) != 0 {
			in, far = open, 0
		}
		if known := u&^(UseFrostmourne|UseAshes|UseAssault) == 0; !known || a.hand > 0 {
			l.targets(a, u, in, far, known)
		}
	}
}

// targets adds a bundle of conquests. Where their reach is known from sets and their helps bind no
// region, the most frequent question of all need not be asked region by region.
func (l *lister) targets(a *attack, using Using, in, far Regions, known bool) {
	b := l.open(byTarget, code(Conquer).withHelps(using), !known, in)
	b.other, b.each = far, 1
	if a.beasts() {
		b.each += int32(l.BeastHand)
	}
	if l.bundled {
		l.close(b, in.count32()*b.each)
		return
	}
	tolled := l.tolled(l.me)
	a.using = using
	if known && !a.special() {
		l.plainTargets(a, b, tolled)
		return
	}
	for ; in != 0; in &= in - 1 {
		a.region = in.First()
		switch {
		case b.asked && l.plan(a) != fine:
		case !b.asked && !l.reckon(a, b, tolled):
		case a.special():
			for beasts := range b.each {
				if m, ok := l.aim(a, uint8(beasts)); ok {
					l.list = append(l.list, game.Move(m))
				}
			}
		default:
			m, n := a.outrightOrFinal()
			l.list = append(l.list, game.Move(m))[:len(l.list)+n]
		}
	}
}

// plainTargets lists conquests of which the hand and the price decide, with the price that reckon
// would find: what is the same for all regions is added up once, and nothing is called in between.
func (l *lister) plainTargets(a *attack, b *bundle, tolled Regions) {
	in := b.in
	for set := in & tolled; set != 0; set &= set - 1 {
		if a.region = set.First(); l.charge(a) != fine {
			in &^= One(a.region)
		}
	}
	n := len(l.list)
	list := slices.Grow(l.list, in.Count())[:n+in.Count()]
	p, cost, other := l.Position, a.race.cost, a.power.cost
	if cost == nil {
		cost, other = other, nil
	}
	less := a.less()
	for ; in != 0; in &= in - 1 {
		r := in.First()
		price := p.bare(a, r, b.other.bit(r)) - less
		if cost != nil {
			price += cost(p, r)
			if other != nil {
				price += other(p, r)
			}
		}
		short := max(1, price) - a.hand
		list[n] = game.Move((b.first + code(yes(short > 0))).in(r)) // a Roll is one more
		n += yes(short <= maxPips)
	}
	l.list = list[:n]
}

// reckon works out a conquest of a region whose reach is known; false where its price in coins is
// too high. Only tolled regions have one.
func (p *Position) reckon(a *attack, b *bundle, tolled Regions) bool {
	far := b.other.bit(a.region)
	a.reach = travelling * reach(far)
	if a.special() {
		p.price(a)
	} else {
		a.place = p.plainPrice(a, far)
	}
	return tolled.bit(a.region) == 0 || p.charge(a) == fine
}

// aimed looks at one move of a bundle: ok tells whether it is legal, and with what it becomes.
func (p *Position) aimed(a *attack, b *bundle, m code) (code, bool) {
	a.region, a.using = m.region(), m.using()
	if b.asked && p.plan(a) != fine || !b.asked && !p.reckon(a, b, ^Regions(0)) {
		return 0, false
	}
	if a.special() {
		return p.aim(a, m.beasts())
	}
	m, n := a.outrightOrFinal()
	return m, n == 1
}

// plainPrice is what price comes to where an attack is not special.
func (p *Position) plainPrice(a *attack, far int) int {
	n := p.bare(a, a.region, far) - a.less()
	if cost := a.race.cost; cost != nil {
		n += cost(p, a.region)
	}
	if cost := a.power.cost; cost != nil {
		n += cost(p, a.region)
	}
	return max(1, n)
}

// less is what every price of an attack that is not special is lowered by.
func (a *attack) less() int {
	return int(a.race.less+a.power.less) + 2*yes(a.using&UseFrostmourne != 0)
}

// special: more than the hand and the price decides.
func (a *attack) special() bool {
	return a.odd || a.using&^(UseFrostmourne|UseAshes) != 0
}

// outrightOrFinal is a planned conquest that the hand can pay, or an attempt where the die could
// make up for what is short; n is 0 if neither will do. Which of them is a toss-up, so it is
// counted out instead of branched on.
func (a *attack) outrightOrFinal() (m code, n int) {
	short := a.place - a.hand
	return (Conquer + Kind(yes(short > 0))).in(a.region).withHelps(a.using), yes(short <= maxPips)
}

// aim is a planned conquest with some Beasts: outright, as an assault, or with the die.
func (p *Position) aim(a *attack, beasts uint8) (m code, ok bool) {
	m = Conquer.in(a.region).withHelps(a.using)
	switch {
	case a.using.rollsFirst():
		return m, beasts == 0 && a.assault() == fine
	case a.outright() == fine:
		least, most := p.beastRange(a)
		return m.withBeasts(beasts), int(beasts) >= least && int(beasts) <= most
	default:
		return m + code(Roll-Conquer), beasts == 0 && a.final() == fine
	}
}
