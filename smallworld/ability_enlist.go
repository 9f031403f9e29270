package smallworld

import "twobanners/game"

// They enlist the dead, a coin for a token. SW-RACE-FORSAKEN-01..07
func init() {
	addAbility("enlist", ability{hooks: hooks{moves: kinds(Buy)}})
	addRule(Buy, rule{special: true, word: "buy =n:count", late: whyBuy, refuse: buyRules},
		at(in(StageBuy), (*Position).buyWhy, act.buy, (*lister).purchases))
}

// enlistable is how many dead can be raised. SW-RACE-FORSAKEN-01, SW-INTERACT-69
func (p *Position) enlistable() int {
	me := &p.Players[p.Seat]
	if !p.brings(p.Seat, Buy) {
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

// buyRules tell recruiting too early, too late and by others apart.
func buyRules(n *refusalContext) []string {
	switch pl := &n.Players[n.me]; {
	case n.box.races[pl.OldRace].has(Buy):
		return []string{"SW-RACE-FORSAKEN-07"}
	case !n.brings(n.me, Buy):
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
