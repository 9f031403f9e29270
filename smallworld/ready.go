package smallworld

import "twobanners/game"

func init() {
	addRule(Abandon, rule{word: "abandon =region:region", in: []answer{{
		stages: in(StageStart, StageConquest, StageDeploy),
		why:    (*Position).abandonWhy, do: act.abandon, list: lister.abandonments,
	}}})
	addRule(Stop, rule{word: "stop", late: whyConquestsOver, in: []answer{{
		stages: in(StageStart, StageConquest),
		do:     act.stop, list: lister.sure,
	}}})
	addRule(Buy, rule{
		special: true, word: "buy =n:count", late: whyBuy, refuse: buyRules,
		in: []answer{{
			stages: in(StageBuy),
			why:    (*Position).buyWhy, do: act.buy, list: lister.purchases,
		}},
	})
}

// ready takes all spare tokens to hand, once, at the first action of an expansion turn. Leaving
// tokens behind is never better: they could not attack and may be redeployed anyway. SW-DEPLOY-01
func (x act) ready() {
	if x.Stage != StageStart {
		return
	}
	me := &x.Players[x.me]
	me.Hand = uint8(x.spendable(x.me) - (x.handPieces(x.me) - int(me.Hand)))
	least := uint8(races[me.Race].least())
	// The Champion goes where it is used, and stays where it is if it is not.
	x.Turn.ChampionTaken = me.Held.Has(x.Champion)
	for set := me.Held; set != 0; set &= set - 1 {
		r := set.First()
		x.Tokens[r] = min(x.Tokens[r], least)
	}
	x.Stage = StageConquest
	x.tell(Readied, int(me.Hand))
}

// abandonWhy: a region of the active race, while readying. SW-DEPLOY-04..06
func (p *Position) abandonWhy(me game.Seat, m Move) why {
	switch {
	case p.Stage != StageStart:
		return whyAbandonLate
	case !p.Players[me].Held.Has(m.Region):
		return whyAbandonWhat
	default:
		return fine
	}
}

func (x act) abandon(m Move) {
	r := m.Region
	x.Turn.Readied = true
	x.Players[x.me].Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	if x.Champion == r {
		x.Champion = InHand // SW-INTERACT-14
	}
	x.tell(Abandoned, int(r))
	x.emptied(r)
}

func (l lister) abandonments() []game.Move {
	l.addIn(l.Players[l.me].Held)
	return l.list
}

func (x act) stop(Move) { x.conquestsOver() }

// conquestsOver goes on to recruiting and redeployment.
func (x act) conquestsOver() {
	x.ready()
	// Also without a coin, or the missing choice would tell of an empty purse. SW-SCORE-09
	if race := x.Players[x.me].Race; races[race].has(Buy) && min(x.Turn.Dead, x.Tray[race]) > 0 {
		x.Stage = StageBuy
		return
	}
	x.redeploy()
}

// enlistable is how many dead the Forsaken can raise. SW-RACE-FORSAKEN-01, SW-INTERACT-69
func (p *Position) enlistable() int {
	me := &p.Players[p.Seat]
	if !races[me.Race].has(Buy) {
		return 0
	}
	return min(int(p.Turn.Dead), int(me.Coins), int(p.Tray[me.Race]))
}

func (p *Position) buyWhy(_ game.Seat, m Move) why {
	if int(m.N) > p.enlistable() {
		return whyBuy
	}
	return fine
}

func (l lister) purchases() []game.Move {
	for n := range l.enlistable() + 1 {
		l.add(Move{Kind: Buy, N: uint8(n)})
	}
	return l.list
}

// buyRules tell recruiting too early, too late and by others than the Forsaken apart.
func buyRules(n *no) []string {
	switch pl := &n.Players[n.me]; {
	case races[pl.OldRace].has(Buy):
		return []string{"SW-RACE-FORSAKEN-07"}
	case !races[pl.Race].has(Buy):
		return nil
	case n.Stage < StageBuy:
		return []string{"SW-RACE-FORSAKEN-03"}
	case n.Stage > StageBuy:
		return []string{"SW-RACE-FORSAKEN-06"}
	default:
		return nil
	}
}

func (x act) buy(m Move) {
	if n := m.N; n > 0 {
		x.spend(x.me, int(n), forEnlisting)
		x.Tray[x.Players[x.me].Race] -= n
		x.Players[x.me].Hand += n
		x.tell(Enlisted, int(n))
	}
	x.redeploy()
}
