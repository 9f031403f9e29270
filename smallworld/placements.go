package smallworld

import "twobanners/game"

// placingWhy: end-of-turn markers are placed once redeployment is done.
func (p *Position) placingWhy() why {
	switch {
	case p.Turn.Owed != 0:
		return whyOwedRegion
	case !p.stuck(p.Seat):
		return whyStillInHand
	default:
		return fine
	}
}

// lacksFort are the Garrisoned regions without a Fort, and fortsLeft the Forts in the supply.
func (p *Position) lacksFort() Regions { return p.Players[p.Seat].Held &^ p.Forts }
func (p *Position) fortsLeft() int     { return int(p.World.Supply.Forts) - p.Forts.Count() }

// fortShortage: fewer Forts than regions that lack one, so that the owner must choose.
// SW-INTERACT-95
func (p *Position) fortShortage() bool {
	left := p.fortsLeft()
	return powers[p.Players[p.Seat].Power].forts && left > 0 && p.lacksFort().Count() > left
}

func (p *Position) fortWhy(r Region) why {
	if !p.fortShortage() || !p.lacksFort().Has(r) {
		return whyFort
	}
	return fine
}

func (x act) buildFort(r Region) {
	x.Forts |= One(r)
	x.tell(FortBuilt, int(r))
}

// towerable are the Defensive race's Fields with a strict lead around them.
// SW-POWER-DEFENSIVE-01, -02, SW-INTERACT-79
func (p *Position) towerable(s game.Seat) Regions {
	mine := p.Players[s].Held
	var lead Regions
	for set := mine & p.World.Terrain[Fields]; set != 0; set &= set - 1 {
		r := set.First()
		if p.leads(mine, p.World.Adjacent[r]) {
			lead |= One(r)
		}
	}
	return lead
}

// leads tells whether a race holds more of some regions than any other single race; Murlocs count
// as one race, a player's two races as two. SW-INTERACT-78, -79
func (p *Position) leads(mine, around Regions) bool {
	n := (mine & around).Count()
	if n == 0 {
		return false
	}
	for s := range p.World.Seats {
		pl := &p.Players[s]
		if pl.Held != mine && (pl.Held&around).Count() >= n ||
			pl.Old != mine && (pl.Old&around).Count() >= n {
			return false
		}
	}
	murlocs := 0
	for set := around; set != 0; set &= set - 1 {
		murlocs += yes(p.Holder[set.First()] == ByMurlocs)
	}
	return murlocs < n
}

// towerChoice are the regions among which the owner must choose for want of towers, and how many
// towers are left. SW-POWER-DEFENSIVE-06
func (p *Position) towerChoice() (choice Regions, left int) {
	if !powers[p.Players[p.Seat].Power].towers {
		return 0, 0
	}
	lead := p.towerable(p.Seat)
	left = int(p.World.Supply.Towers) - (p.Towers & lead).Count()
	choice = lead &^ p.Towers
	if choice.Count() <= left {
		return 0, left
	}
	return choice, left
}

func (p *Position) towerWhy(r Region) why {
	choice, left := p.towerChoice()
	if left <= 0 || !choice.Has(r) {
		return whyTowerPlace
	}
	return fine
}

func (x act) buildTower(r Region) {
	x.removeTowers(x.towerable(x.me))
	x.Towers |= One(r)
	x.tell(TowerBuilt, int(r))
}

// removeTowers takes down the towers outside a set. SW-POWER-DEFENSIVE-03
func (x act) removeTowers(keep Regions) {
	for set := x.Towers &^ keep; set != 0; set &= set - 1 {
		x.tell(TowerRemoved, int(set.First()))
	}
	x.Towers &= keep
}

// objectiveWhy: where no Alliance race stands. SW-RACE-HUMANS-01..03, SW-INTERACT-90
func (p *Position) objectiveWhy(me game.Seat, r Region) why {
	switch {
	case !races[p.Players[me].Race].objectives:
		return whyObjective
	case p.Objectives.Has(r):
		return whyObjectiveTwice
	case p.Objectives.Count() >= int(p.World.Supply.Objectives):
		return whyObjectiveNone
	case p.World.Faction[p.RaceAt(r)] == Alliance:
		return whyObjectiveWhere
	case p.Towers.Has(r):
		return whyObjectiveTower
	}
	return p.touchBill(me, r, false).affordable(p.Players[me].Coins)
}

func (x act) placeObjective(r Region) {
	x.pay(x.touchBill(x.me, r, false))
	x.Turn.ObjectivesPlaced++
	x.Objectives |= One(r)
	x.tell(ObjectivePlaced, int(r))
}

// takeObjectiveWhy: Objectives come back before new ones are placed. SW-RACE-HUMANS-02
func (p *Position) takeObjectiveWhy(me game.Seat, r Region) why {
	sets := races[p.Players[me].Race].objectives
	if !sets || !p.Objectives.Has(r) || p.Turn.ObjectivesPlaced > 0 {
		return whyObjective
	}
	return fine
}

// ownMarkerWhy: the Aegis and the Heart end the turn in a region of the active race.
// SW-ART-AEGIS-01, SW-ART-HEART-01
func (p *Position) ownMarkerWhy(me game.Seat, m Marker, to Region, moved bool, no why) why {
	held := p.Players[me].Held
	if moved || !p.markerIn(m, held) || !held.Has(to) || p.MarkerAt[m] == to {
		return no
	}
	return fine
}

func (x act) moveMarker(m Marker, to Region) {
	x.MarkerAt[m] = to
	x.tell(ArtifactMoved, int(m), int(to))
}

// collectHeart takes a coin from each opponent whose active race borders the Heart; by the
// Portuguese book the stash pays one for each different active race there, the owner's too.
// SW-ART-HEART-02..05
func (x act) collectHeart() {
	me := &x.Players[x.me]
	if x.Turn.HeartDone || !x.markerIn(Heart, me.Held) {
		return
	}
	x.Turn.HeartDone = true
	around := x.World.Adjacent[x.MarkerAt[Heart]]
	for s := range game.Seat(x.World.Seats) {
		payer := &x.Players[s]
		if payer.Held&around == 0 || s == x.me && !x.World.Portuguese {
			continue
		}
		switch {
		case x.World.Portuguese:
			x.earn(x.me, 1, forHeart)
		case payer.Coins > 0:
			x.transfer(s, x.me, 1, forHeart)
		default:
			continue
		}
		x.Turn.HeartCoins++
	}
}
