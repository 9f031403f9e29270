package smallworld

import "twobanners/game"

func init() {
	addRule(Abandon, rule{word: "abandon =region:region"},
		at(ownTurn, (*Position).abandonWhy, act.abandon, nil))
	addRule(Stop, rule{word: "stop", late: whyConquestsOver},
		at(conquering, nil, act.stop, nil))
	addRule(Buy, rule{special: true, word: "buy =n:count", late: whyBuy, refuse: buyRules},
		at(in(StageBuy), (*Position).buyWhy, act.buy, (*lister).purchases))
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
	least := x.box.races[me.Race].least()
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
	if x.box.races[race].has(Buy) && min(x.Turn.Dead, x.Tray[race]) > 0 {
		x.Stage = StageBuy
		return
	}
	x.redeploy()
}

// enlistable is how many dead the Forsaken can raise. SW-RACE-FORSAKEN-01, SW-INTERACT-69
func (p *Position) enlistable() int {
	me := &p.Players[p.Seat]
	if !p.box.races[me.Race].has(Buy) {
		return 0
	}
	return min(int(p.Turn.Dead), int(me.Coins), int(p.Tray[me.Race]))
}

func (p *Position) buyWhy(_ game.Seat, m code) why {
	return whyBuy.when(int(m.n()) > p.enlistable())
}

func (l *lister) purchases() {
	l.numbers(0, int32(l.enlistable()+1))
}

// buyRules tell recruiting too early, too late and by others than the Forsaken apart.
func buyRules(n *refusalContext) []string {
	switch pl := &n.Players[n.me]; {
	case n.box.races[pl.OldRace].has(Buy):
		return []string{"SW-RACE-FORSAKEN-07"}
	case !n.box.races[pl.Race].has(Buy):
		return nil
	case n.Stage < StageBuy:
		return []string{"SW-RACE-FORSAKEN-03"}
	case n.Stage > StageBuy:
		return []string{"SW-RACE-FORSAKEN-06"}
	default:
		return nil
	}
}

func (x act) buy(m code) {
	if n := m.n(); n > 0 {
		x.spend(x.Seat, int(n), forEnlisting)
		x.Tray[x.Players[x.Seat].Race] -= n
		x.Players[x.Seat].Hand += n
		x.tell(Enlisted, int(n))
	}
	x.redeploy()
}
