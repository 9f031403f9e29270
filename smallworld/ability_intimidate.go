package smallworld

import "twobanners/game"

// It moves three tokens of its neighbours. SW-POWER-INTIMIDATING-01..10
func init() {
	addAbility("intimidate", ability{hooks: hooks{moves: kinds(Intimidate)}})
	addRule(Intimidate, rule{
		special: true, word: "intimidate from=region:region to=to:region? what=n:what",
		usual: usualIntimidation, late: whyIntimidateHand, refuse: intimidateRules,
		cites: cites{
			whyHarmony: "SW-INTERACT-41 SW-RACE-PANDAREN-04 SW-RACE-PANDAREN-05",
			whyTower:   "SW-INTERACT-42", whyAegis: "SW-INTERACT-42",
			whySeveralDebts: "SW-INTERACT-42", whySeat: "SW-POWER-INTIMIDATING-01",
		},
	}, at(conquering, (*Position).intimidateWhy, act.intimidate, (*lister).intimidations))
}

// intimidations is how often Intimidating works in a turn.
const intimidations = 3

// intimidateWhy: a neighbour's token, Beast, Fort or Wisp Wall. SW-POWER-INTIMIDATING-01..10
func (p *Position) intimidateWhy(me game.Seat, m code) why {
	from, to, what, pl := m.region(), m.to(), What(m.n()), &p.Players[me]
	h := p.Holder[from]
	switch {
	case !p.brings(me, Intimidate):
		return whyIntimidate
	case p.Turn.Intimidations >= intimidations:
		return whyIntimidated
	case p.spendable(me) < 1:
		return whyIntimidateHand
	case h == Empty || h.Seat() == me:
		return whyIntimidateWhom
	case p.World.Adjacent[from]&pl.Held == 0:
		return whyIntimidateFar
	case p.Towers.Has(from):
		return whyTower
	case !p.canIntimidate(from, what):
		return whyIntimidateWhat
	}
	if !what.piece() || h == ByMurlocs {
		if to != NoRegion {
			return whyIntimidateTo
		}
		return p.touchBill(me, from, what.piece()).affordable(pl.Coins)
	}
	return p.intimidateTo(me, from, to)
}

// piece tells a token or Beast, whose removal is an attack, from a Fort or Wisp Wall.
// SW-RACE-PANDAREN-05, SW-INTERACT-33, -41
func (w What) piece() bool { return w == AToken || w == ABeast }

// canIntimidate tells whether a thing can be moved from a region now: walls and forts go first.
// SW-POWER-INTIMIDATING-07, SW-INTERACT-39
func (p *Position) canIntimidate(from Region, what What) bool {
	walled := (p.Forts | p.Walls).Has(from)
	switch what {
	case AFort:
		return p.Forts.Has(from)
	case AWall:
		return p.Walls.Has(from)
	case AToken:
		return !walled && p.Tokens[from] > 0
	case ABeast:
		return !walled && p.Beasts[from] > 0
	default:
		return false
	}
}

// intimidateTo checks where a token goes: to another region of its race, and to the tray only
// where there is none. SW-POWER-INTIMIDATING-02..04, SW-INTERACT-42
func (p *Position) intimidateTo(me game.Seat, from, to Region) why {
	others := p.ofSameRace(from) &^ One(from)
	b := p.touchBill(me, from, true)
	switch {
	case (others == 0) != (to == NoRegion):
		return whyIntimidateNoTo
	case to != NoRegion && !(others &^ p.Towers).Has(to):
		return whyIntimidateTo
	case to != NoRegion && b.aegis == 0:
		b.aegis = p.touchBill(me, to, false).aegis
	}
	return b.affordable(p.Players[me].Coins)
}

// ofSameRace are the regions of the race that stands in a region.
func (p *Position) ofSameRace(r Region) Regions {
	h := p.Holder[r]
	switch {
	case h < firstSeat:
		return 0
	case h.Active():
		return p.Players[h.Seat()].Held
	default:
		return p.Players[h.Seat()].Old
	}
}

func (x act) intimidate(m code) {
	from, to, what := m.region(), m.to(), What(m.n())
	x.ready()
	x.Turn.Intimidations++
	h := x.Holder[from]
	b := x.touchBill(x.Seat, from, what.piece())
	if to != NoRegion && b.aegis == 0 {
		b.aegis = x.touchBill(x.Seat, to, false).aegis
	}
	x.pay(b)
	if h.Active() && what.piece() {
		x.Turn.Attacked = x.Turn.Attacked.With(h.Seat())
	}
	x.tell(Intimidated, int(from), int(to), int(what))
	switch what {
	case AFort:
		x.Forts &^= One(from)
	case AWall:
		x.Walls &^= One(from)
	case ABeast:
		x.Beasts[from]--
		x.arrive(from, to, &x.Beasts, h)
	default:
		x.Tokens[from]--
		x.arrive(from, to, &x.Tokens, h)
	}
	x.leftBehind(from, h)
	if to != NoRegion {
		x.settleLone(to) // one of a pair beside the Champion is alone: SW-INTERACT-18
	}
}

// arrive puts an intimidated piece down: in another region, in the tray, or, where the loss is
// prevented, in its owner's hand. SW-INTERACT-34, -44
func (x act) arrive(from, to Region, kind *[MaxRegions]uint8, h Holder) {
	beast := kind == &x.Beasts
	switch {
	case to != NoRegion:
		kind[to]++
	case h == ByMurlocs:
		x.Turn.Dead++
	case h.Declined():
		x.Turn.Dead++
		x.Tray[x.Players[h.Seat()].OldRace]++
	case !x.casualty(from, h.Seat()):
		if beast {
			x.BeastHand++
		} else {
			x.Players[h.Seat()].Hand++
		}
	case !beast:
		x.Tray[x.Players[h.Seat()].Race]++
	}
}

// leftBehind settles a region that lost a piece. SW-INTERACT-35..38
func (x act) leftBehind(from Region, h Holder) {
	x.settleLone(from)
	if x.pieces(from) > 0 || x.Champion == from || x.Holder[from] == Empty {
		return
	}
	x.emptied(from)
	if h.Declined() {
		x.vanishIfGone(h.Seat())
	}
}

func (l *lister) intimidations() {
	if l.Turn.Intimidations >= intimidations || l.spendable(l.me) < 1 {
		return
	}
	for set := l.around(l.Players[l.me].Held); set != 0; set &= set - 1 {
		from := set.First()
		if h := l.Holder[from]; h == Empty || h.Seat() == l.me {
			continue
		}
		for what := range whatCount {
			if !l.canIntimidate(from, what) {
				continue
			}
			m := Intimidate.in(from).with(uint8(what))
			l.offer(m)
			if what.piece() {
				l.offerTo(m, l.ofSameRace(from)&^One(from))
			}
		}
	}
}

// usualIntimidation takes the first thing there is to move where nothing is said.
func usualIntimidation(p *Position, _ game.Seat, m *Move) {
	if m.N != unsaid {
		return
	}
	m.N = uint8(AToken)
	for _, what := range [...]What{AFort, AWall, AToken, ABeast} {
		if p.canIntimidate(m.Region, what) {
			m.N = uint8(what)
			return
		}
	}
}

func intimidateRules(n *refusalContext) []string {
	switch {
	case n.why != whyIntimidateTo:
		return nil
	case n.Holder[n.m.Region] == ByMurlocs:
		return ids("SW-POWER-INTIMIDATING-05")
	case (n.Forts | n.Walls).Has(n.m.Region):
		return ids("SW-POWER-INTIMIDATING-07")
	case n.Towers.Has(n.m.To):
		return ids("SW-POWER-INTIMIDATING-02", "SW-POWER-DEFENSIVE-04")
	default:
		return nil
	}
}
