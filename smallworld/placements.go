package smallworld

import "twobanners/game"

func init() {
	addPlacement(PlaceAegis, rule{word: "aegis =region:region"},
		(*Position).aegisWhy, act.placeAegis, nil)
	addPlacement(PlaceHeart, rule{word: "heart =region:region"},
		(*Position).heartWhy, act.placeHeart, nil)
	addPlacement(End, rule{word: "end"}, (*Position).endWhy, act.end, nil)
}

// addPlacement adds a rule of the end of a turn: a marker that is put in a region, or the end
// itself. They come once redeployment is done, which is over with the first of them.
func addPlacement(
	k Kind, r rule, own func(*Position, game.Seat, code) why, do func(act, code),
	list func(*lister),
) {
	addRule(k, r, at(in(StageDeploy), func(p *Position, me game.Seat, m code) why {
		if w := p.placingWhy(me, p.handPieces(me)); w != fine {
			return w
		}
		return own(p, me, m)
	}, func(x act, m code) {
		x.Turn.Placing = true
		do(x, m)
	}, list))
}

// placingWhy: end-of-turn markers are placed once redeployment is done, with so much in hand.
func (p *Position) placingWhy(s game.Seat, pieces int) why {
	switch {
	case p.Turn.Owed != 0:
		return whyOwedRegion
	case !p.stuck(s, pieces):
		return whyStillInHand
	default:
		return fine
	}
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

// ownMarkerTo is where an owner may put the Aegis or the Heart, which end the turn in a region of
// the active race. SW-ART-AEGIS-01, SW-ART-HEART-01
func (p *Position) ownMarkerTo(held Regions, m Marker, done bool) Regions {
	if done || !p.markerIn(m, held) {
		return 0
	}
	return held
}

func (p *Position) aegisTo(held Regions) Regions {
	return p.ownMarkerTo(held, Aegis, p.Turn.AegisMoved) &^ One(p.MarkerAt[Aegis])
}

// heartTo has the Heart's own region among it: there it collects before anything else is paid for.
// SW-INTERACT-02, -82
func (p *Position) heartTo(held Regions) Regions {
	return p.ownMarkerTo(held, Heart, p.Turn.HeartDone)
}

func (p *Position) aegisWhy(me game.Seat, m code) why {
	return whyAegisPlace.when(!p.aegisTo(p.Players[me].Held).Has(m.region()))
}

func (p *Position) heartWhy(me game.Seat, m code) why {
	return whyHeartPlace.when(!p.heartTo(p.Players[me].Held).Has(m.region()))
}

func (x act) placeAegis(m code) {
	x.Turn.AegisMoved = true
	x.moveMarker(Aegis, m.region())
}

func (x act) placeHeart(m code) {
	if m.region() != x.MarkerAt[Heart] {
		x.moveMarker(Heart, m.region())
	}
	x.collectHeart()
}

// placedInOrder are what only some races and powers place at the end of a turn, as it is listed;
// scarce is what there may be too few of.
var (
	placedInOrder = [...]Kind{PlaceBomb, TakeObjective, PlaceObjective, PlaceFort, PlaceTower}
	placed        = kinds(placedInOrder[:]...)
	scarce        = kinds(PlaceFort, PlaceTower)
)

// placements lists the markers of the end of a turn, and the end.
func (l *lister) placements(me *Player) {
	race, power := l.does(l.me)
	own := race.moves | power.moves
	if own&placed != 0 {
		for _, k := range placedInOrder {
			if l.kind = k; own.has(k) {
				waits[StageDeploy][k].list(l)
			}
		}
	}
	if to := l.aegisTo(me.Held); to != 0 {
		l.kind = PlaceAegis
		l.in(to)
	}
	if to := l.heartTo(me.Held); to != 0 {
		l.kind = PlaceHeart
		l.in(to)
	}
	if own&scarce == 0 || l.endWhy(l.me, 0) == fine {
		l.one(code(End))
	}
}

// endWhy: scarce Forts and towers must have been given out first.
func (p *Position) endWhy(game.Seat, code) why {
	if p.fortShortage() {
		return whyFortChoice
	}
	if choice, left := p.towerChoice(); left > 0 && choice != 0 {
		return whyTowerChoice
	}
	return fine
}

func (x act) end(code) { x.finish() }

func (x act) moveMarker(m Marker, to Region) {
	x.MarkerAt[m] = to
	x.tell(ArtifactMoved, int(m), int(to))
}

// collectHeart takes a coin from each opponent whose active race borders the Heart; by the
// Portuguese book the stash pays one for each different active race there, the owner's too.
// SW-ART-HEART-02..05
func (x act) collectHeart() {
	me := &x.Players[x.Seat]
	if x.Turn.HeartDone || !x.markerIn(Heart, me.Held) {
		return
	}
	x.Turn.HeartDone = true
	around := x.World.Adjacent[x.MarkerAt[Heart]]
	for s := range game.Seat(x.World.Seats) {
		payer := &x.Players[s]
		if payer.Held&around == 0 || s == x.Seat && !x.World.Portuguese {
			continue
		}
		switch {
		case x.World.Portuguese:
			x.earn(x.Seat, 1, forHeart)
		case payer.Coins > 0:
			x.transfer(s, x.Seat, 1, forHeart)
		default:
			continue
		}
		x.Turn.HeartCoins++
	}
}
