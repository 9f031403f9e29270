package smallworld

import "twobanners/game"

func init() {
	addPlacement(PlaceFort, "fort", (*Position).fortWhy, act.buildFort, lister.forts, nil,
		fortRules)
	addPlacement(PlaceTower, "tower", (*Position).towerWhy, act.buildTower, lister.towers, nil,
		towerRules)
	addPlacement(PlaceAegis, "aegis", (*Position).aegisWhy, act.placeAegis, nil, nil, nil)
	addPlacement(PlaceHeart, "heart", (*Position).heartWhy, act.placeHeart, nil, nil, nil)
	addPlacement(End, "end", (*Position).endWhy, act.end, lister.placements, nil, nil)
}

// addPlacement adds a rule of the end of a turn: a marker that is put in a region, or the end
// itself. They come once redeployment is done, which is over with the first of them.
func addPlacement(
	k Kind, word string, own func(*Position, game.Seat, Move) why, do func(act, Move),
	list func(lister) []game.Move, c cites, refuse func(*no) []string,
) {
	special := k != PlaceAegis && k != PlaceHeart && k != End
	if k != End {
		word += " =region:region"
	}
	addRule(k, rule{special: special, word: word, cites: c, refuse: refuse, in: []answer{{
		stages: in(StageDeploy),
		why: func(p *Position, me game.Seat, m Move) why {
			if w := p.placingWhy(); w != fine {
				return w
			}
			return own(p, me, m)
		},
		do: func(x act, m Move) {
			x.Turn.Placing = true
			do(x, m)
		},
		list: list,
	}}})
}

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
	forts := powers[p.Players[p.Seat].Power].has(PlaceFort)
	return forts && left > 0 && p.lacksFort().Count() > left
}

func (p *Position) fortWhy(_ game.Seat, m Move) why {
	if !p.fortShortage() || !p.lacksFort().Has(m.Region) {
		return whyFort
	}
	return fine
}

func (x act) buildFort(m Move) {
	x.Forts |= One(m.Region)
	x.tell(FortBuilt, int(m.Region))
}

func (l lister) forts() []game.Move {
	if l.fortShortage() {
		l.offerIn(l.Players[l.me].Held)
	}
	return l.list
}

func fortRules(n *no) []string {
	switch {
	case n.why != whyFort:
		return nil
	case !powers[n.Players[n.me].Power].has(PlaceFort):
		return []string{"SW-POWER-GARRISONED-07"}
	case n.Forts.Has(n.m.Region):
		return []string{"SW-POWER-GARRISONED-03"}
	case n.fortsLeft() <= 0:
		return []string{"SW-POWER-GARRISONED-04"}
	default:
		return nil
	}
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
	if !powers[p.Players[p.Seat].Power].has(PlaceTower) {
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

func (p *Position) towerWhy(_ game.Seat, m Move) why {
	choice, left := p.towerChoice()
	if left <= 0 || !choice.Has(m.Region) {
		return whyTowerPlace
	}
	return fine
}

func (x act) buildTower(m Move) {
	x.removeTowers(x.towerable(x.me))
	x.Towers |= One(m.Region)
	x.tell(TowerBuilt, int(m.Region))
}

func (l lister) towers() []game.Move {
	if choice, left := l.towerChoice(); left > 0 {
		l.offerIn(choice)
	}
	return l.list
}

func towerRules(n *no) []string {
	choice, left := n.towerChoice()
	if n.why == whyTowerPlace && left <= 0 && choice.Has(n.m.Region) {
		return []string{"SW-POWER-DEFENSIVE-06"}
	}
	return nil
}

// removeTowers takes down the towers outside a set. SW-POWER-DEFENSIVE-03
func (x act) removeTowers(keep Regions) {
	for set := x.Towers &^ keep; set != 0; set &= set - 1 {
		x.tell(TowerRemoved, int(set.First()))
	}
	x.Towers &= keep
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

func (p *Position) aegisWhy(me game.Seat, m Move) why {
	return p.ownMarkerWhy(me, Aegis, m.Region, p.Turn.AegisMoved, whyAegisPlace)
}

func (p *Position) heartWhy(me game.Seat, m Move) why {
	return p.ownMarkerWhy(me, Heart, m.Region, p.Turn.HeartDone, whyHeartPlace)
}

func (x act) placeAegis(m Move) {
	x.Turn.AegisMoved = true
	x.moveMarker(Aegis, m.Region)
}

func (x act) placeHeart(m Move) {
	x.moveMarker(Heart, m.Region)
	x.collectHeart()
}

// placements lists the markers of the end of a turn, and the end.
func (l lister) placements() []game.Move {
	if l.placingWhy() != fine {
		return l.list
	}
	me := &l.Players[l.me]
	if own := races[me.Race].moves | powers[me.Power].moves; own != 0 {
		for _, k := range [...]Kind{
			PlaceBomb, TakeObjective, PlaceObjective, PlaceFort, PlaceTower,
		} {
			if l.kind = k; own.has(k) {
				l.list = waits[StageDeploy][k].list(l)
			}
		}
	}
	for i, m := range [...]Marker{Aegis, Heart} {
		if l.kind = PlaceAegis + Kind(i); l.markerIn(m, me.Held) {
			l.offerIn(me.Held)
		}
	}
	if l.endWhy(l.me, Move{}) == fine {
		l.add(Move{Kind: End})
	}
	return l.list
}

// endWhy: scarce Forts and towers must have been given out first.
func (p *Position) endWhy(game.Seat, Move) why {
	if p.fortShortage() {
		return whyFortChoice
	}
	if choice, left := p.towerChoice(); left > 0 && choice != 0 {
		return whyTowerChoice
	}
	return fine
}

func (x act) end(Move) { x.finish() }

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
