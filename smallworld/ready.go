package smallworld

import "twobanners/game"

func init() {
	addRule(Abandon, rule{word: "abandon =region:region"},
		at(ownTurn, (*Position).abandonWhy, act.abandon, nil))
	addRule(Stop, rule{word: "stop", late: whyConquestsOver},
		at(conquering, nil, act.stop, nil))
}

// ready takes all spare tokens to hand, once, at the first action of an expansion turn. Leaving
// tokens behind is never better: they could not attack and may be redeployed anyway. SW-DEPLOY-01
func (x act) ready() {
	if x.Stage == StageStart {
		x.takeUp()
	}
}

func (x act) takeUp() {
	me := &x.Players[x.Seat]
	least := x.Least(x.Seat)
	// The Champion goes where it is used, and stays where it is if it is not.
	x.Turn.ChampionTaken = me.Held.Has(x.Champion)
	for set := me.Held; set != 0; set &= set - 1 {
		r := set.First()
		spare := uint8(max(0, int(x.Tokens[r])-least))
		me.Hand += spare
		x.Tokens[r] -= spare
	}
	x.Stage = StageConquest
	x.tell(Readied, int(me.Hand))
}

// abandonWhy: a region of the active race, while readying. SW-DEPLOY-04..06
func (p *Position) abandonWhy(me game.Seat, m code) why {
	switch {
	case p.Stage != StageStart:
		return whyAbandonLate
	case !p.Players[me].Held.Has(m.region()):
		return whyAbandonWhat
	default:
		return fine
	}
}

func (x act) abandon(m code) {
	r := m.region()
	x.Turn.Readied = true
	x.Players[x.Seat].Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	if x.Champion == r {
		x.Champion = InHand // SW-INTERACT-14
	}
	x.tell(Abandoned, int(r))
	x.emptied(r)
}

// openings lists what a turn may open with, conquests among it.
func (l *lister) openings() {
	if l.declineWhy(l.me, 0) == fine {
		l.one(code(Decline))
	}
	l.kind = Abandon
	l.in(l.Players[l.me].Held)
	l.conquests()
}

func (x act) stop(code) { x.conquestsOver() }

// conquestsOver goes on to recruiting and redeployment.
func (x act) conquestsOver() {
	x.ready()
	// Also without a coin, or the missing choice would tell of an empty purse. SW-SCORE-09
	race := x.Players[x.Seat].Race
	if x.brings(x.Seat, Buy) && min(x.Turn.Dead, x.Tray[race]) > 0 {
		x.Stage = StageBuy
		return
	}
	x.redeploy()
}
