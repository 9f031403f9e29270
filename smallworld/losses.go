package smallworld

import "twobanners/game"

// fallen is who stood in a region when it was conquered or blown up.
type fallen struct {
	holder Holder
	race   Race
	// defenders are the tokens, Beasts and Champion that stood there. SW-INTERACT-21
	defenders int
}

// expel drives everybody out of a region: losses to the tray, survivors to their owner's hand,
// forts and walls to the supply. The region is empty afterwards. SW-LOSS-01..17
func (x act) expel(r Region) fallen {
	h := x.Holder[r]
	f := fallen{h, x.RaceAt(r), x.pieces(r) + yes(x.Champion == r)}
	x.Forts &^= One(r)
	x.Walls &^= One(r)
	switch {
	case h == Empty:
	case h == ByMurlocs:
		x.Turn.Dead += x.Tokens[r]
		x.tell(Expelled, int(r), int(NoRace), int(x.Tokens[r]), 0, int(game.Nobody))
		x.Tokens[r] = 0
		x.hold(r, Empty)
	case h.Declined():
		x.expelDeclined(r, h.Seat())
	default:
		x.expelActive(r, h.Seat())
	}
	return f
}

// expelDeclined loses every token there. The dead of one's own are no enemies to enlist.
// SW-LOSS-10, SW-INTERACT-72
func (x act) expelDeclined(r Region, owner game.Seat) {
	race := x.Players[owner].OldRace
	n := x.Tokens[r]
	if owner != x.Seat {
		x.Turn.Dead += n
	}
	x.Tray[race] += n
	x.Tokens[r] = 0
	x.tell(Expelled, int(r), int(race), int(n), 0, int(owner))
	x.hold(r, Empty)
	x.vanishIfGone(owner)
}

// expelActive costs one casualty, unless something prevents it, and sends the rest to hand.
func (x act) expelActive(r Region, owner game.Seat) {
	x.Turn.Attacked = x.Turn.Attacked.With(owner)
	lost := 0
	if x.Champion == r {
		x.captureChampion(r, owner)
	} else if x.casualty(r, owner) {
		lost = 1
		if x.Beasts[r] > 0 {
			x.Beasts[r]-- // SW-POWER-BEAST-MASTER-05
		} else {
			x.Tokens[r]--
			x.Tray[x.Players[owner].Race]++
		}
	}
	p := &x.Players[owner]
	x.tell(Expelled, int(r), int(p.Race), lost, x.pieces(r), int(owner))
	p.Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	x.hold(r, Empty)
}

// casualty decides whether an active race really loses a piece, and counts it for those who enlist.
// The Chapel comes before Holy Light, which it leaves unused. SW-INTERACT-55, -56, -71
func (x act) casualty(r Region, owner game.Seat) bool {
	p := &x.Players[owner]
	switch {
	case x.markerIn(Chapel, p.Held):
		x.tellOf(Saved, owner, int(r), int(byChapel))
		return false
	case x.savior(owner)&^x.Turn.HolyLight != 0:
		x.Turn.HolyLight |= x.savior(owner)
		x.tellOf(Saved, owner, int(r), int(byHolyLight))
		return false
	}
	x.Turn.Dead++
	return true
}

// emptied clears what cannot stay in a region nobody holds: fort, wall and tower go to the
// supply, a bomb goes back unseen on top of its stack; artifacts, places and Objectives stay.
// SW-DEPLOY-07, SW-RACE-GOBLINS-10, SW-INTERACT-38
func (x act) emptied(r Region) {
	one := One(r)
	x.hold(r, Empty)
	x.Forts &^= one
	x.Walls &^= one
	x.Towers &^= one
	if x.Bombs&one != 0 {
		if x.LiveBombs&one != 0 {
			x.BombStack |= 1 << x.BombsLeft
		}
		x.BombsLeft++
		x.Bombs &^= one
		x.LiveBombs &^= one
	}
	x.tell(Emptied, int(r))
}

// vanishIfGone gives back the banner of a declined race without a token, and the badge it kept.
// SW-LOSS-14, SW-INTERACT-07, -08, SW-DECLINE-05
func (x act) vanishIfGone(owner game.Seat) {
	p := &x.Players[owner]
	if p.OldRace == NoRace || p.Old != 0 {
		return
	}
	x.tellOf(Vanished, owner, int(p.OldRace))
	x.returnBanner(p.OldRace)
	x.discardBadge(p.OldPower)
	p.OldRace, p.OldPower = NoRace, NoPower
}

// settleLone sends too few to hold a region to their owner. SW-RACE-TAUREN-06, SW-INTERACT-35
func (x act) settleLone(r Region) {
	h := x.Holder[r]
	if !h.Active() {
		return // declined tokens are never redeployed: SW-INTERACT-37
	}
	owner := &x.Players[h.Seat()]
	n := x.pieces(r)
	if n == 0 || n >= x.Least(h.Seat()) {
		return
	}
	owner.Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	if x.Champion != r {
		x.emptied(r)
	}
}
