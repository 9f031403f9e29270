package smallworld

import "twobanners/game"

// term is a term of the price, noted down if anybody wants to know.
func (a *attack) term(id game.TermID, n int) int {
	if a.terms != nil {
		a.terms.Add(id, n)
	}
	return n
}

// price adds up what a region takes. SW-COST-01..19
//
// It is asked for some ten regions a move, and then nobody wants to know the terms: the region's
// own part is added up without them. A test holds that both ways come to the same.
func (p *Position) price(a *attack) {
	far := yes(a.reach == travelling)
	n := 0
	if a.terms == nil {
		n = p.bare(a, a.region, far)
	} else {
		n = a.term(termBase, 2) + p.explainDefense(a) + a.term(termTravel, far) +
			a.term(a.spared, -far*a.spares)
	}
	if a.using&(UseDoomhammer|UseChampion) != 0 {
		a.place = a.fixedPrice(n)
		return
	}
	n += a.term(byRace(a.player.Race), a.race.off(p, a.region)) +
		a.term(byPower(a.player.Power), a.power.off(p, a.region))
	if a.using&UseFrostmourne != 0 {
		n += a.term(byMarker(Frostmourne), -2)
	}
	if a.using&UsePlaceDiscount != 0 {
		n += a.term(a.by(a.race.has(Steal)), -2)
	}
	if p.Stage == StageAssault {
		n += a.term(a.by(a.race.assaults), -int(p.Turn.AssaultDie))
	}
	a.place = a.floor(n)
}

// bare is the price by what stands in the region and how far it is, which is all that differs
// between regions. Where nobody stands, the counts are zero anyway.
func (p *Position) bare(a *attack, r Region, far int) int {
	at := uint(r & 63) // a region for certain: the processor need not look for NoRegion
	walls := p.World.Terrain[Mountain]>>at&1 + p.Forts>>at&1 + p.Walls>>at&1
	return 2 + int(walls) + int(p.Tokens[r]) + int(p.Beasts[r]) + yes(p.Champion == r) +
		far*(1-a.spares)
}

// explainDefense is what stands in the region, term by term; a term of nothing is left out.
func (p *Position) explainDefense(a *attack) int {
	r := a.region
	return a.term(termMountain, p.World.Terrain[Mountain].bit(r)) +
		a.term(termFort, p.Forts.bit(r)) +
		a.term(termWall, p.Walls.bit(r)) +
		a.term(termTokens-game.TermID(yes(p.Holder[r] == ByMurlocs)), int(p.Tokens[r])) +
		a.term(termBeasts, int(p.Beasts[r])) +
		a.term(termChampion, yes(p.Champion == r))
}

// floor keeps a price at one token, or as many as must hold a region. SW-COST-15, SW-RACE-TAUREN-02
func (a *attack) floor(n int) int {
	if n < 1 {
		n += a.term(termMinimum, 1-n)
	}
	if least := a.least(); n < least {
		n += a.term(a.by(int(a.race.least) == least), least-n)
	}
	return n
}

// fixedPrice is the price by Doomhammer, one token, or by the Champion, none; discounts neither
// help nor are used up. SW-ART-DOOMHAMMER-01, SW-POWER-CHAMPIONING-01, SW-INTERACT-49
func (a *attack) fixedPrice(n int) int {
	if a.using&UseChampion != 0 {
		return n + a.term(a.by(a.race.champion), -n)
	}
	return a.floor(n + a.term(byMarker(Doomhammer), 1-n))
}

// Cost is what a region would take now, whether or not the tokens are there.
func (p *Position) Cost(seat game.Seat, r Region, using Using) (sum game.Sum) {
	if p.Stage == StageAssault {
		p.assaultPlan(&sum)
		return sum
	}
	a := p.attackBy(seat).on(r, using)
	a.terms = &sum
	if p.reachable(&a) == fine {
		p.price(&a)
	}
	return sum
}
