package smallworld

import "twobanners/game"

func init() {
	addRule(Decline, rule{word: "decline"},
		at(ownTurn, (*Position).declineWhy, act.decline, (*lister).openings),
		at(in(StagePick), (*Position).nothingToDecline, nil, nil))
}

// declineWhy: instead of expanding, before anything else is done. SW-DECLINE-01, SW-SETUP-30, -31
func (p *Position) declineWhy(game.Seat, code) why {
	late := p.Stage != StageStart || p.Turn.Readied
	if late && !p.Turn.Picked {
		return whyDeclineLate
	}
	return whyFirstRound.when(late || p.Round == 1)
}

func (p *Position) nothingToDecline(game.Seat, code) why { return whyNothingToDecline }

// decline turns the active race over and ends the turn with its scoring. SW-DECLINE-02..12
func (x act) decline(code) {
	me := &x.Players[x.Seat]
	faction := x.factionBonusOf(x.Seat, false) // from explosions: SW-INTERACT-67
	x.removeOld()
	race, power := me.Race, me.Power
	x.tell(Declined, int(race))
	least := uint8(x.Least(x.Seat))
	x.call(x.box.races[race].declined)
	x.call(x.box.powers[power].declined)
	x.turnOver(me, race, least)
	x.Tray[race] += me.Hand
	me.Hand = 0
	me.Race, me.Power, me.OldRace, me.OldPower = NoRace, NoPower, race, NoPower
	if x.box.powers[power].keeps {
		me.OldPower = power // SW-DECLINE-04
	} else {
		x.discardBadge(power)
	}
	x.vanishIfGone(x.Seat) // SW-INTERACT-06
	x.Turn.RaceCoins, x.Turn.PowerCoins = 0, 0
	x.score(faction)
	x.Deployer = x.Seat
	x.nextSurvivors()
}

// removeOld clears away the race already in decline. SW-DECLINE-08, -09
func (x act) removeOld() {
	me := &x.Players[x.Seat]
	for set := me.Old; set != 0; set &= set - 1 {
		r := set.First()
		x.Tray[me.OldRace] += x.Tokens[r]
		x.Tokens[r] = 0
		x.emptied(r)
	}
	x.vanishIfGone(x.Seat)
}

// turnOver leaves the least tokens in each region, and loses what no token holds.
// SW-DECLINE-06, SW-RACE-TAUREN-07, SW-INTERACT-15
func (x act) turnOver(me *Player, race Race, least uint8) {
	for set := me.Held; set != 0; set &= set - 1 {
		r := set.First()
		if spare := x.Tokens[r] - min(least, x.Tokens[r]); spare > 0 {
			x.Tray[race] += spare
			x.Tokens[r] = least
		}
		if x.Tokens[r] == 0 {
			x.emptied(r)
		} else {
			x.hold(r, DeclinedOf(x.Seat))
		}
	}
}
