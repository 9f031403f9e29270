package smallworld

import "twobanners/game"

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
func (p *Position) abandonWhy(me game.Seat, r Region) why {
	switch {
	case p.Stage != StageStart:
		return whyAbandonLate
	case !p.Players[me].Held.Has(r):
		return whyAbandonWhat
	default:
		return fine
	}
}

func (x act) abandon(r Region) {
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

// conquestsOver goes on to recruiting and redeployment.
func (x act) conquestsOver() {
	x.ready()
	// Also without a coin, or the missing choice would tell of an empty purse. SW-SCORE-09
	if race := x.Players[x.me].Race; races[race].enlists && min(x.Turn.Dead, x.Tray[race]) > 0 {
		x.Stage = StageBuy
		return
	}
	x.redeploy()
}

// enlistable is how many dead the Forsaken can raise. SW-RACE-FORSAKEN-01, SW-INTERACT-69
func (p *Position) enlistable() int {
	me := &p.Players[p.Seat]
	if !races[me.Race].enlists {
		return 0
	}
	return min(int(p.Turn.Dead), int(me.Coins), int(p.Tray[me.Race]))
}

func (x act) buy(n uint8) {
	if n > 0 {
		x.spend(x.me, int(n), forEnlisting)
		x.Tray[x.Players[x.me].Race] -= n
		x.Players[x.me].Hand += n
		x.tell(Enlisted, int(n))
	}
	x.redeploy()
}

// redeploy opens the redeployment: the Spirit Healer's token first, and where one region is left
// everything goes there. SW-PLACE-SPIRIT-HEALER-01..03, SW-DEPLOY-08..12
func (x act) redeploy() {
	me := &x.Players[x.me]
	if x.markerIn(SpiritHealer, me.Held) && x.Tray[me.Race] > 0 {
		x.Tray[me.Race]--
		me.Hand++
		x.tell(Healed, 1)
	}
	x.Stage = StageDeploy
	if me.Held.Count() == 1 {
		x.putAll(x.me, me.Held.First())
		x.Turn.Cursor = 0
	}
}

// putAll puts a whole hand into one region, if it may stand there.
func (x act) putAll(s game.Seat, r Region) {
	n := x.handPieces(s)
	if n == 0 || x.pieces(r)+n < races[x.Players[s].Race].least() {
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

// liftWhy: all pieces of a region may be taken up as long as nothing was put down yet; a region
// without a Champion must be filled again. SW-DEPLOY-08, -09
func (p *Position) liftWhy(me game.Seat, r Region) why {
	pl := &p.Players[me]
	keep := races[pl.Race].least()
	if p.Champion == r {
		keep = 0
	}
	n := p.pieces(r)
	switch {
	case p.Turn.Placing:
		return whyNotNow
	case p.Turn.Cursor > 0 || !pl.Held.Has(r) || pl.Held == One(r):
		return whyLift
	case n > keep || n > 0 && powers[pl.Power].beasts:
		return fine
	default:
		return whyLift
	}
}

func (x act) lift(r Region) {
	x.Players[x.me].Hand += x.Tokens[r]
	x.BeastHand += x.Beasts[r]
	x.Tokens[r], x.Beasts[r] = 0, 0
	if x.Champion != r {
		x.Turn.Owed |= One(r)
	}
}

// putWhy: pieces are put down region by region in ascending order, so that every stand can be
// reached in exactly one way and none is reached twice.
func (p *Position) putWhy(s game.Seat, r Region, tokens, beasts uint8) why {
	pl := &p.Players[s]
	least := races[pl.Race].least()
	inHand := p.handPieces(s)
	n := int(tokens) + int(beasts)
	switch {
	case p.Turn.Placing:
		return whyNotNow
	case !pl.Held.Has(r) || r < p.Turn.Cursor:
		return whyPutWhere
	case n == 0:
		return whyPutLeast
	case tokens > pl.Hand || n > inHand || int(beasts) > inHand-int(pl.Hand):
		return whyPutHand
	case p.Turn.Owed&below(r) != 0:
		return whyPutOwed
	case p.pieces(r)+n < least:
		return whyPutLeast
	}
	rest := inHand - n
	owed := (p.Turn.Owed &^ One(r)).Count() * least
	if rest < owed {
		return whyPutOwed
	}
	if rest > 0 && owed == 0 && !p.takes(pl.Held&above(r), rest, least) {
		if rest < least {
			return whyPutLeast // a Tauren would be left over, with no pair to join
		}
		return whyPutHand
	}
	return fine
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

// stuck tells whether a hand has nowhere to go: no region, or a lone Tauren beside a Champion.
func (p *Position) stuck(s game.Seat) bool {
	pl := &p.Players[s]
	n := p.handPieces(s)
	return n == 0 || !p.takes(pl.Held, n, races[pl.Race].least())
}

// championWhy: the Champion may be moved once in a redeployment, before tokens are put down. It
// holds one region alone, so there must be tokens enough for all the others, wherever they stand
// now: they can still be lifted. SW-POWER-CHAMPIONING-06, -07, SW-DEPLOY-08, -09
func (p *Position) championWhy(s game.Seat, to Region) why {
	pl := &p.Players[s]
	switch {
	case !powers[pl.Power].champion || !pl.Held.Has(to) || p.Champion == to:
		return whyChampionMove
	case p.Stage == StageRedeploy:
		if !p.Turn.ChampionFreed {
			return whyChampionMove
		}
		return fine
	case p.Turn.Placing || p.Turn.Cursor > 0 || p.Turn.ChampionMoved:
		return whyChampionMove
	}
	if p.troops(s) < (pl.Held.Count()-1)*races[pl.Race].least() {
		return whyOwedRegion
	}
	return fine
}

// troops are all race tokens and Beasts of an active race, in hand and on the boards.
func (p *Position) troops(s game.Seat) int {
	n := p.handPieces(s)
	for set := p.Players[s].Held; set != 0; set &= set - 1 {
		n += p.pieces(set.First())
	}
	return n
}

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
