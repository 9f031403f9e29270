package smallworld

import "twobanners/game"

func init() {
	addRule(Lift, rule{word: "lift =region:region", late: whyPutEarly, refuse: pairRules},
		at(in(StageDeploy), (*Position).liftWhy, act.lift, nil))
	addRule(Put, rule{
		word: "put region=region:region tokens=n:count beasts=beasts:count?", late: whyPutEarly,
		refuse: pairRules,
	},
		at(in(StageDeploy), (*Position).putWhy, act.putMine, (*lister).deployments),
		at(in(StageRedeploy), (*Position).putBackWhy, act.putBack, (*lister).survivors))
}

// redeploy opens the redeployment: the Spirit Healer's token first, and where one region is left
// everything goes there. SW-PLACE-SPIRIT-HEALER-01..03, SW-DEPLOY-08..12
func (x act) redeploy() {
	me := &x.Players[x.Seat]
	if x.markerIn(SpiritHealer, me.Held) && x.Tray[me.Race] > 0 {
		x.Tray[me.Race]--
		me.Hand++
		x.tell(Healed, 1)
	}
	x.Stage = StageDeploy
	if me.Held.Count() == 1 {
		x.putAll(x.Seat, me.Held.First())
		x.Turn.Cursor = 0
	}
}

// putAll puts a whole hand into one region, if it may stand there.
func (x act) putAll(s game.Seat, r Region) {
	n := x.handPieces(s)
	if n == 0 || x.pieces(r)+n < x.Least(s) {
		return
	}
	tokens := x.Players[s].Hand
	x.put(s, r, tokens, uint8(n)-tokens)
}

// put places pieces from hand in a region.
func (x act) put(s game.Seat, r Region, tokens, beasts uint8) {
	x.Players[s].Hand -= tokens
	x.Tokens[r] += tokens
	if beasts > 0 {
		x.BeastHand -= beasts
		x.Beasts[r] += beasts
	}
	x.Turn.Owed &^= One(r)
	x.Turn.Cursor = r + 1
	x.tellOf(Redeployed, s, int(r), int(tokens), int(beasts), 0)
}

func (x act) putMine(m code) { x.put(x.Seat, m.region(), m.n(), m.beasts()) }

// putBack is a defender's part of another player's turn. SW-LOSS-03
func (x act) putBack(m code) {
	x.put(x.Deployer, m.region(), m.n(), m.beasts())
	x.survivorsOn()
}

func (x act) survivorsOn() {
	if !x.waiting(x.Deployer) {
		x.nextSurvivors()
	}
}

// liftWhy: all pieces of a region may be taken up as long as nothing was put down yet; a region
// without a Champion must be filled again. SW-DEPLOY-08, -09
func (p *Position) liftWhy(me game.Seat, m code) why {
	if p.Turn.Placing {
		return whyNotNow
	}
	return whyLift.when(!p.liftable(me).Has(m.region()))
}

// liftable are the regions from which all pieces may be taken up: some may go elsewhere then.
func (p *Position) liftable(s game.Seat) (lifts Regions) {
	pl := &p.Players[s]
	if p.Turn.Cursor > 0 || pl.Held&(pl.Held-1) == 0 {
		return 0
	}
	keep := p.Least(s)
	if p.TamesBeasts(s) {
		keep = 0
	}
	for set := pl.Held; set != 0; set &= set - 1 {
		r := set.First()
		lifts |= Regions(yes(p.pieces(r) > keep)) << uint8(r)
	}
	if at := p.Champion; pl.Held.Has(at) && p.pieces(at) > 0 {
		lifts |= One(at)
	}
	return lifts
}

func (x act) lift(m code) {
	r := m.region()
	x.Players[x.Seat].Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	if x.Champion != r {
		x.Turn.Owed |= One(r)
	}
}

// putWhy: pieces are put down region by region in ascending order, so that every stand can be
// reached in exactly one way and none is reached twice.
func (p *Position) putWhy(s game.Seat, m code) why {
	r, tokens, beasts := m.region(), m.n(), m.beasts()
	pl := &p.Players[s]
	least := p.Least(s)
	inHand := p.handPieces(s)
	n := int(tokens) + int(beasts)
	switch {
	case p.Turn.Placing:
		return whyNotNow
	case !pl.Held.Has(r) || r < p.Turn.Cursor:
		return whyPutWhere
	case n == 0:
		return tooFew(least)
	case tokens > pl.Hand || n > inHand || int(beasts) > inHand-int(pl.Hand):
		return whyPutHand
	case p.Turn.Owed&below(r) != 0:
		return whyPutOwed
	case p.pieces(r)+n < least:
		return tooFew(least)
	}
	rest := inHand - n
	owed := (p.Turn.Owed &^ One(r)).Count() * least
	if rest < owed {
		return whyPutOwed
	}
	if rest > 0 && owed == 0 && !p.takes(pl.Held&above(r), rest, least) {
		if rest < least {
			return tooFew(least) // too few would be left over
		}
		return whyPutHand
	}
	return fine
}

// tooFew is the reason against fewer tokens than may hold a region.
func tooFew(least int) why {
	if least > 1 {
		return whyPutPair
	}
	return whyPutLeast
}

// putBackWhy: survivors are put back by the same rule, which then has other names. SW-LOSS-03..06
func (p *Position) putBackWhy(s game.Seat, m code) why {
	switch w := p.putWhy(s, m); w {
	case whyPutWhere:
		return whySurvivorsWhere
	case whyPutHand:
		return whySurvivorsCount
	default:
		return w
	}
}

// takes tells whether one of the regions could take the rest of a hand.
func (p *Position) takes(in Regions, rest, least int) bool {
	if rest >= least {
		return in != 0
	}
	for ; in != 0; in &= in - 1 {
		if p.pieces(in.First())+rest >= least {
			return true
		}
	}
	return false
}

// stuck tells whether a hand of n pieces has nowhere to go: no region, or too few for a
// region, beside a Champion.
func (p *Position) stuck(s game.Seat, n int) bool {
	return n == 0 || !p.takes(p.Players[s].Held, n, p.Least(s))
}

// deployments lists the moves of a redeployment, and what ends it.
func (l *lister) deployments() {
	me, pieces := &l.Players[l.me], l.handPieces(l.me)
	if !l.Turn.Placing {
		l.redeployments(me)
		if pieces > 0 {
			l.puts(me, pieces)
		}
	}
	if l.placingWhy(l.me, pieces) == fine {
		l.placements(me)
	}
}

// redeployments lists what comes before tokens are put down.
func (l *lister) redeployments(me *Player) {
	if l.Turn.Cursor > 0 {
		return
	}
	if from := l.liftable(l.me); from != 0 {
		l.kind = Lift
		l.in(from)
	}
	// Where the Champion may go to one region it may go to any other: asking once will do.
	if to := me.Held &^ One(l.Champion); l.LeadsChampion(l.me) && to != 0 &&
		l.championWhy(l.me, MoveChampion.in(to.First())) == fine {
		l.kind = MoveChampion
		l.in(to)
	}
}

// survivors lists how those driven out may be put back.
func (l *lister) survivors() { l.puts(&l.Players[l.me], l.handPieces(l.me)) }

// puts lists how the next region may be filled. Regions come in ascending order, and none may be
// passed over that must be filled.
func (l *lister) puts(me *Player, pieces int) {
	set := me.Held &^ below(l.Turn.Cursor)
	if owed := l.Turn.Owed; owed != 0 {
		set &^= above(owed.First())
	}
	switch {
	case pieces == 0 || set == 0:
	case l.Least(l.me) > 1 || l.TamesBeasts(l.me):
		each := int32((int(me.Hand) + 1) * (pieces - int(me.Hand) + 1))
		b := l.open(byPieces, code(Put), true, set)
		b.last, b.each = me.Hand, each
		l.close(b, set.count32()*each)
	default:
		l.tokenPuts(set, me)
	}
}

// tokenPuts counts what putWhy allows where a single token can hold a region: in each region as
// many as leave enough for those that must be filled, in the last one all that are left.
func (l *lister) tokenPuts(set Regions, me *Player) {
	b := l.open(byPut, code(Put), false, set)
	b.each, b.last, b.from = int32(me.Hand), 1, me.Hand
	if owed := l.Turn.Owed.Count(); owed > 0 {
		spare := int(me.Hand) - owed
		b.each = int32(max(0, spare))
		if owed > 1 || me.Held&above(l.Turn.Owed.First()) != 0 {
			b.last, b.from = uint8(max(0, spare+1)), 1
		}
	}
	l.close(b, b.each*(set.count32()-1)+int32(b.last))
}

// pairRules: those that need several tokens stand together.
func pairRules(n *refusalContext) []string {
	if n.Least(n.me) > 1 && (n.why == whyLift || n.why == whyPutPair) {
		return []string{"SW-RACE-TAUREN-05", "SW-RACE-TAUREN-01", "SW-DEPLOY-09"}
	}
	return nil
}
