package smallworld

import "twobanners/game"

// One free conquest a turn. SW-POWER-CHAMPIONING-01..11
func init() {
	addAbility("champion", ability{once: true, hooks: hooks{
		champion: true, moves: kinds(MoveChampion),
		picked:   func(x act) { x.Champion = InHand },
		declined: func(x act) { x.Champion = NoRegion },
	}})
	addRule(MoveChampion, rule{special: true, word: "champion =region:region", late: whyPutEarly},
		at(in(StageDeploy), (*Position).championWhy, act.moveOwnChampion, nil),
		at(in(StageRedeploy), (*Position).championBackWhy, act.championBack, (*lister).champions))
}

// championReady tells whether the Champion is in hand, or taken up from among its tokens.
func (p *Position) championReady() bool {
	if p.Champion == InHand {
		return true
	}
	taken := p.Stage == StageStart || p.Turn.ChampionTaken
	return taken && p.Champion >= 0 && p.pieces(p.Champion) > 0
}

// captureChampion ransoms the Champion; nothing else is lost. SW-POWER-CHAMPIONING-04..06
func (x act) captureChampion(r Region, owner game.Seat) {
	x.Champion = InHand
	x.Turn.ChampionFreed = true
	x.tellOf(ChampionCaptured, owner, int(r))
	if x.Players[owner].Coins > 0 {
		x.transfer(owner, x.Seat, 1, forRansom)
	}
}

// championWhy: the Champion may be moved once in a redeployment, before tokens are put down. It
// holds one region alone, so there must be tokens enough for all the others, wherever they stand
// now: they can still be lifted. SW-POWER-CHAMPIONING-06, -07, SW-DEPLOY-08, -09
func (p *Position) championWhy(s game.Seat, m code) why {
	pl := &p.Players[s]
	switch {
	case !p.championMay(s, m.region()), p.Turn.Placing, p.Turn.Cursor > 0, p.Turn.ChampionMoved:
		return whyChampionMove
	}
	troops := p.handPieces(s) + p.piecesIn(pl.Held)
	return whyOwedRegion.when(troops < (pl.Held.Count()-1)*p.Least(s))
}

// championBackWhy: a captured Champion is placed with the survivors. SW-POWER-CHAMPIONING-06
func (p *Position) championBackWhy(s game.Seat, m code) why {
	return whyChampionMove.when(!p.Turn.ChampionFreed || !p.championMay(s, m.region()))
}

// championMay tells whether a player's Champion could go to a region.
func (p *Position) championMay(s game.Seat, to Region) bool {
	return p.LeadsChampion(s) && p.Players[s].Held.Has(to) && p.Champion != to
}

func (x act) moveOwnChampion(m code) { x.moveChampion(x.Seat, m.region()) }

func (x act) moveChampion(s game.Seat, to Region) {
	if from := x.Champion; from >= 0 && x.pieces(from) == 0 {
		x.Turn.Owed |= One(from)
	}
	x.Champion = to
	x.Turn.Owed &^= One(to)
	x.Turn.ChampionMoved = true
	x.Turn.ChampionFreed = false
	x.tellOf(Redeployed, s, int(to), 0, 0, 1)
}

// championBack is a defender's part of another player's turn. SW-LOSS-03
func (x act) championBack(m code) {
	x.moveChampion(x.Deployer, m.region())
	x.survivorsOn()
}

func (l *lister) champions() {
	l.offerIn(l.Players[l.me].Held)
}
