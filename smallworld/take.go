package smallworld

import "twobanners/game"

// usedArtifacts are the artifacts among the helps, in the order of their bits.
var usedArtifacts = [...]Marker{Doomhammer, Frostmourne, Ashes}

// maxPips is the best the reinforcement die can show. SW-DIE-02
const maxPips = 3

// commit spends the helps of an attack and pays what is owed before it. SW-INTERACT-81
func (x act) commit(a *attack) {
	x.Turn.Used |= a.using
	if a.using&UsePlaceDiscount != 0 {
		x.Turn.Stole = true
	}
	if h := x.Holder[a.region]; h.Active() {
		x.Turn.Attacked = x.Turn.Attacked.With(h.Seat())
	}
	x.pay(a.bill)
}

// occupy takes a region with some pieces from hand: the one way a region is conquered.
func (x act) occupy(a *attack, tokens, beasts uint8) {
	x.payMarsh(a.bill)
	r := a.region
	heldBattleground := x.markerIn(Battleground, x.Players[x.me].Held)
	x.Turn.SideOpen = false // the next conquest closes it: SW-PLACE-BATTLEGROUND-05
	f := x.expel(r)
	x.defeat(f)
	x.Players[x.me].Hand -= tokens
	x.BeastHand -= beasts
	x.Tokens[r], x.Beasts[r] = tokens, beasts
	x.hold(r, ActiveOf(x.me))
	if a.using&UseChampion != 0 {
		x.Champion = r
	}
	x.tell(Conquered, int(r), int(tokens), int(beasts), yes(a.using&UseChampion != 0))
	for i, m := range usedArtifacts {
		if a.using&(1<<i) != 0 {
			x.MarkerAt[m] = r // SW-ART-GENERAL-04
			x.tell(ArtifactMoved, int(m), int(r))
		}
	}
	if taken := races[x.Players[x.me].Race].taken; taken != nil {
		taken(x, r)
	}
	x.payObjective(r)
	x.reveal(r)
	if !heldBattleground {
		x.openSide()
	}
}

// defeat counts a region wrested from a race, by conquest or explosion, for the bonuses that are
// paid at scoring. SW-SCORE-12, SW-INTERACT-60, -73
func (x act) defeat(f fallen) {
	if f.holder == Empty {
		return
	}
	x.Turn.Defeated[f.race]++ // Murlocs count under NoRace, where nothing looks
	me := &x.Players[x.me]
	if hook := races[me.Race].defeated; hook != nil {
		x.Turn.RaceCoins += uint8(hook(x.Position, f))
	}
	if hook := powers[me.Power].defeated; hook != nil {
		x.Turn.PowerCoins += uint8(hook(x.Position, f))
	}
}

// payObjective rewards whoever conquers an Objective, unless for the Horde.
// SW-RACE-HUMANS-04..08, SW-INTERACT-89, -91
func (x act) payObjective(r Region) {
	if x.Objectives&One(r) == 0 || x.faction(x.me) == Horde {
		return
	}
	x.Objectives &^= One(r)
	x.tell(ObjectivePaid, int(r))
	x.earn(x.me, 2, forObjective)
	if owner := x.objectiveOwner(); owner != game.Nobody && owner != x.me {
		x.earn(owner, 2, forObjective)
	}
}

// faction is the side a seat's active race is on this turn. A side taken at the Battleground counts
// while that is held. SW-PLACE-BATTLEGROUND-02, -04
func (p *Position) faction(s game.Seat) Faction {
	f := p.World.Faction[p.Players[s].Race]
	if f == Neutral && s == p.Seat && p.markerIn(Battleground, p.Players[s].Held) {
		return p.Turn.Side
	}
	return f
}

// objectiveOwner is the seat whose active race sets Objectives.
func (p *Position) objectiveOwner() game.Seat {
	for s := range game.Seat(p.World.Seats) {
		if races[p.Players[s].Race].objectives {
			return s
		}
	}
	return game.Nobody
}

// sideOpen tells whether a side may be taken now. SW-PLACE-BATTLEGROUND-05
func (p *Position) sideOpen() bool {
	return p.Turn.SideOpen && p.markerIn(Battleground, p.Players[p.Seat].Held)
}

// openSide lets a neutral race that holds the Battleground take a side. SW-PLACE-BATTLEGROUND-05
func (x act) openSide() {
	me := &x.Players[x.me]
	x.Turn.SideOpen = x.Turn.Side == Neutral && me.Race != NoRace &&
		x.World.Faction[me.Race] == Neutral && x.markerIn(Battleground, me.Held)
}

// reveal turns a face-down marker up. SW-ART-GENERAL-01
func (x act) reveal(r Region) {
	for b, at := range x.HiddenAt {
		if at != r {
			continue
		}
		m := x.Hidden[b]
		x.HiddenAt[b] = NoRegion
		x.tell(MarkerRevealed, int(m), int(r))
		if m == Well {
			x.revealWell(r)
		} else {
			x.MarkerAt[m] = r
		}
	}
}

// revealWell moves the Well to the water of its board, or puts another place in its stead.
// SW-PLACE-WELL-01, -02, SW-INTERACT-77
func (x act) revealWell(r Region) {
	waters := x.boardOf(r) & x.World.Water
	switch waters.Count() {
	case 0:
		x.replaceWell(r)
	case 1:
		x.MarkerAt[Well] = waters.First()
		x.tell(ArtifactMoved, int(Well), int(waters.First()))
	default:
		x.Turn.WellAt = r
	}
}

// replaceWell draws the next unused place; the Well leaves the game.
func (x act) replaceWell(r Region) {
	for i, m := range x.Undrawn[:x.UndrawnCount] {
		if m.Place() {
			copy(x.Undrawn[i:], x.Undrawn[i+1:x.UndrawnCount])
			x.UndrawnCount--
			x.MarkerAt[m] = r
			x.tell(MarkerRevealed, int(m), int(r))
			return
		}
	}
}

// boardOf are the regions of a region's board.
func (p *Position) boardOf(r Region) Regions {
	for _, b := range p.World.Board {
		if b.Has(r) {
			return b
		}
	}
	return 0
}

// waitForWell interrupts the turn until the Well has its water; next is what follows.
func (x act) waitForWell(next Stage) {
	if x.Turn.WellAt == NoRegion {
		x.Stage = next
		return
	}
	x.Turn.WellNext = next
	x.Stage = StageWell
}
