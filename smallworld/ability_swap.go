package smallworld

import (
	"slices"

	"twobanners/game"
)

// It exchanges Magic regions. SW-POWER-PORTAL-MAGE-01..05
func init() {
	addAbility("swap", ability{hooks: hooks{moves: kinds(Swap)}})
	addRule(Swap, rule{
		special: true, word: "swap =region:region =to:region", usual: inOrder,
		cites: cites{
			whyHarmony: "SW-INTERACT-27 SW-RACE-PANDAREN-04 SW-RACE-PANDAREN-05",
			whyTower:   "SW-INTERACT-25", whyAegis: "SW-INTERACT-26",
			whySeveralDebts: "SW-INTERACT-26", whyNotNow: "SW-POWER-PORTAL-MAGE-04",
			whySeat: "SW-POWER-PORTAL-MAGE-04",
		},
	}, at(ownTurn, (*Position).swapWhy, act.swap, (*lister).swaps))
}

// inOrder names the lower region first, so that each exchange is one move.
func inOrder(_ *Position, _ game.Seat, m *Move) {
	m.Region, m.To = min(m.Region, m.To), max(m.Region, m.To)
}

// swaps is how often one may exchange in a turn.
const swaps = 2

// swapWhy: all pieces of two Magic regions change places. SW-POWER-PORTAL-MAGE-01..05
func (p *Position) swapWhy(me game.Seat, m code) why {
	a, b, pl := m.region(), m.to(), &p.Players[me]
	pair := One(a) | One(b)
	switch {
	case !p.brings(me, Swap):
		return whyPortal
	case p.Turn.Swaps >= swaps:
		return whyPortalSpent
	case a >= b && pair&^p.World.Magic == 0 || a == b:
		return whyMalformed // one of two equal moves, so that each exchange is listed once
	case pair&^p.World.Magic != 0:
		return whyPortalMagic
	case p.Turn.Placing || p.Turn.Owed != 0:
		return whyPortalLate
	case p.Towers&pair != 0:
		return whyTower
	case !p.movable(a) && !p.movable(b):
		return whyPortalNothing
	case !p.mayStand(a, b) || !p.mayStand(b, a):
		return whyPortalWater
	}
	return p.swapBill(me, a, b).affordable(pl.Coins)
}

// movable tells whether a region holds anything that an exchange would move. SW-INTERACT-28
func (p *Position) movable(r Region) bool {
	return p.Holder[r] != Empty || (p.Objectives | p.Bombs).Has(r) ||
		slices.Contains(p.MarkerAt[:Battleground], r)
}

// mayStand tells whether what stands in one region may be sent to another: only some swim.
// SW-POWER-PORTAL-MAGE-05
func (p *Position) mayStand(from, to Region) bool {
	return p.Holder[from] == Empty || !p.World.Water.Has(to) || p.swimsAt(from)
}

// swimsAt tells whether those in a region swim, also in decline.
func (p *Position) swimsAt(r Region) bool {
	return p.box.races[p.RaceAt(r)].swims || p.box.powers[p.PowerAt(r)].swims
}

// swapBill: tokens forced out of their region, and the Aegis. SW-INTERACT-26, -27
func (p *Position) swapBill(me game.Seat, a, b Region) bill {
	first, second := p.touchBill(me, a, true), p.touchBill(me, b, true)
	return bill{
		harmony: max(first.harmony, second.harmony),
		aegis:   max(first.aegis, second.aegis),
	}
}

func (x act) swap(m code) {
	a, b := m.region(), m.to()
	if x.Stage == StageStart {
		x.ready()
	}
	x.Turn.Swaps++
	x.pay(x.swapBill(x.Seat, a, b))
	heldBattleground := x.markerIn(Battleground, x.Players[x.Seat].Held)
	for _, r := range [2]Region{a, b} {
		if h := x.Holder[r]; h.Active() && h.Seat() != x.Seat {
			x.Turn.Attacked = x.Turn.Attacked.With(h.Seat()) // SW-INTERACT-33
		}
	}
	x.tell(Swapped, int(a), int(b))
	x.exchange(a, b)
	// Redeployment starts afresh from the new positions. SW-INTERACT-32
	x.Turn.Cursor = 0
	for _, r := range [2]Region{a, b} {
		if x.Holder[r] >= firstSeat {
			x.reveal(r) // whoever arrives enters the region: SW-INTERACT-29
		}
	}
	if !heldBattleground {
		x.openSide()
	}
	x.waitForWell(x.Stage)
}

// exchange moves everything but Mountains, places and face-down markers. SW-INTERACT-28..30
func (x act) exchange(a, b Region) {
	at, bt := x.Holder[a], x.Holder[b]
	x.hold(a, bt)
	x.hold(b, at)
	x.Tokens[a], x.Tokens[b] = x.Tokens[b], x.Tokens[a]
	x.Beasts[a], x.Beasts[b] = x.Beasts[b], x.Beasts[a]
	for _, set := range [...]*Regions{&x.Forts, &x.Walls, &x.Objectives, &x.Bombs, &x.LiveBombs} {
		if set.Has(a) != set.Has(b) {
			*set ^= One(a) | One(b)
		}
	}
	other := func(r Region) Region {
		switch r {
		case a:
			return b
		case b:
			return a
		default:
			return r
		}
	}
	x.Champion = other(x.Champion)
	for m := Aegis; m < Battleground; m++ {
		x.MarkerAt[m] = other(x.MarkerAt[m])
	}
}

func (l *lister) swaps() {
	if l.Turn.Swaps >= swaps || l.Turn.Placing || l.Turn.Owed != 0 {
		return
	}
	magic := l.World.Magic &^ l.Towers
	var movable Regions
	for set := magic; set != 0; set &= set - 1 {
		if l.movable(set.First()) {
			movable |= One(set.First())
		}
	}
	n := movable.count32()
	b := l.open(byPair, code(Swap), true, movable)
	b.other = magic &^ movable
	l.close(b, n*(n-1)/2+n*b.other.count32())
}

// exchanges lists a bundle of exchanges, each once.
func (l *lister) exchanges(b *bundle) {
	ask := l.tolled(l.me) | l.World.Water
	for set := b.in | b.other; set != 0; set &= set - 1 {
		a := set.First()
		rest := set & (set - 1)
		if !b.in.Has(a) {
			rest &= b.in
		}
		for ; rest != 0; rest &= rest - 1 {
			m := b.first.in(a).goingTo(rest.First())
			if ask&(One(a)|One(m.to())) == 0 || l.swapWhy(l.me, m) == fine {
				l.list = append(l.list, game.Move(m))
			}
		}
	}
}

// pair is one of the exchanges of a bundle: of a region that holds something and one that does not,
// or of two that do, first those at a distance of one around their circle, then of two.
func (b *bundle) pair(k int) code {
	n, others := b.in.Count(), b.other.Count()
	var one, two Region
	if k < n*others {
		one, two = b.in.nth(k/others), b.other.nth(k%others)
	} else {
		k -= n * others
		one, two = b.in.nth(k%n), b.in.nth((k%n+k/n+1)%n)
	}
	return b.first.in(min(one, two)).goingTo(max(one, two))
}
