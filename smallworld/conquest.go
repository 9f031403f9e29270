package smallworld

import "twobanners/game"

// attack is a conquest as it would be made now.
type attack struct {
	me     game.Seat
	region Region
	using  Using
	player *Player
	race   *raceRules
	power  *powerRules
	// spared is who takes the travel surcharge off, and spares how much of it.
	spared game.TermID
	spares int
	// hand is what can be spent once the troops are readied.
	hand int
	// reach is how the region can be got at; place the tokens it takes; bill the coins.
	reach reach
	place int
	bill  bill
	// terms, if there, gets the terms of the price: search goes without.
	terms *game.Sum
}

// term is a term of the price, noted down if anybody wants to know. Every part of a price goes
// through here, so that the number used and the number explained cannot differ.
func (a *attack) term(id game.TermID, n int) int {
	if a.terms != nil {
		a.terms.Add(id, n)
	}
	return n
}

// attackBy is an attack of a seat on a region yet to be named.
func (p *Position) attackBy(me game.Seat) attack {
	player := &p.Players[me]
	a := attack{
		me: me, player: player, race: &races[player.Race], power: &powers[player.Power],
		hand: p.spendable(me),
	}
	switch {
	case a.power.sails:
		a.spared, a.spares = byPower(player.Power), 1
	case p.markerIn(MeetingStone, player.Held):
		a.spared, a.spares = byMarker(MeetingStone), 1
	}
	return a
}

// on is the same attack on a region with some helps.
func (a attack) on(r Region, using Using) attack {
	a.region, a.using = r, using
	return a
}

// reach is how an attacker gets to a region.
type reach uint8

const (
	// adjacent: it borders a region of the active race. SW-ENTRY-05
	adjacent reach = iota
	// asThough: an ability makes it as good as adjacent. SW-COST-10
	asThough
	// travelling: it is an entry region across the sea. SW-ENTRY-06
	travelling
)

// plan works out a conquest of a region with the helps chosen: whether it can be reached, what it
// takes and what it costs in coins. Whether the tokens suffice is for outright, assault and final
// to say.
func (p *Position) plan(a *attack) why {
	one := One(a.region)
	switch {
	case a.player.Held&one != 0:
		return whyOwn
	case p.Towers&one != 0:
		return whyTower
	case p.World.Water&one != 0 && !a.race.swims:
		return whyWater
	}
	if a.using != 0 {
		if w := p.helps(a); w != fine {
			return w
		}
	}
	if w := p.reachable(a); w != fine {
		return w
	}
	p.price(a)
	return p.charge(a)
}

// charge works out what a conquest owes to others.
func (p *Position) charge(a *attack) why {
	a.bill = p.conquestBill(a.me, a.region, a.using)
	return a.bill.affordable(a.player.Coins)
}

// reachable finds how the attacker gets there. SW-ENTRY-01..09
func (p *Position) reachable(a *attack) why {
	held := a.player.Held
	one := One(a.region)
	switch {
	case p.World.Adjacent[a.region]&held != 0:
		a.reach = adjacent
	case a.race.near != nil && a.race.near(p, a.me)&one != 0:
		a.reach = asThough
		// The Naga's open water is a place to begin, not a neighbour. SW-INTERACT-16
		if a.using&UseChampion != 0 && p.World.Water&one != 0 {
			return whyChampionReach
		}
	case a.using&(UseAshes|UseAssault) != 0:
		a.reach = asThough
	case p.World.Entry&one != 0:
		a.reach = travelling
	case p.World.Water&one != 0:
		return whyNagaWater
	case held == 0:
		return whyFirstConquest
	default:
		return whyDistant
	}
	if a.using&UsePlaceDiscount != 0 && a.reach != adjacent {
		return whyPlaceFar
	}
	if a.using&UseChampion != 0 && a.reach == travelling {
		return whyChampionReach
	}
	return fine
}

// price adds up what a region takes. SW-COST-01..19
//
// It is asked for some ten regions a move, so it avoids branches: where nobody stands, the counts
// are zero anyway, and a term of nothing is left out of an explanation.
func (p *Position) price(a *attack) {
	r := a.region
	far := yes(a.reach == travelling)
	n := a.term(termBase, 2) +
		a.term(termMountain, p.World.Terrain[Mountain].bit(r)) +
		a.term(termFort, p.Forts.bit(r)) +
		a.term(termWall, p.Walls.bit(r)) +
		a.term(termTokens-game.TermID(yes(p.Holder[r] == ByMurlocs)), int(p.Tokens[r])) +
		a.term(termBeasts, int(p.Beasts[r])) +
		a.term(termChampion, yes(p.Champion == r)) +
		a.term(termTravel, far) + a.term(a.spared, -far*a.spares)
	if a.using&(UseDoomhammer|UseChampion) != 0 {
		a.place = a.fixedPrice(n)
		return
	}
	if a.race.cost != nil {
		n += a.term(byRace(a.player.Race), a.race.cost(p, a.me, r))
	}
	n += a.term(byPower(a.player.Power), -a.power.discount)
	if a.using&UseFrostmourne != 0 {
		n += a.term(byMarker(Frostmourne), -2)
	}
	if a.using&UsePlaceDiscount != 0 {
		n += a.term(byRace(a.player.Race), -2)
	}
	if p.Stage == StageAssault {
		n += a.term(byRace(a.player.Race), -int(p.Turn.AssaultDie))
	}
	a.place = a.floor(n)
}

// floor keeps a price at one token, two for the Tauren. SW-COST-15, SW-RACE-TAUREN-02
func (a *attack) floor(n int) int {
	if n < 1 {
		n += a.term(termMinimum, 1-n)
	}
	if a.race.pairs && n < 2 {
		n += a.term(byRace(a.player.Race), 2-n)
	}
	return n
}

// fixedPrice is the price by Doomhammer, one token, or by the Champion, none; discounts neither
// help nor are used up. SW-ART-DOOMHAMMER-01, SW-POWER-CHAMPIONING-01, SW-INTERACT-49
func (a *attack) fixedPrice(n int) int {
	if a.using&UseChampion != 0 {
		return n + a.term(byPower(a.player.Power), -n)
	}
	return a.floor(n + a.term(byMarker(Doomhammer), 1-n))
}

// outright tells whether a planned conquest can be made with what is in hand.
func (a *attack) outright() why {
	switch {
	case a.using&UseChampion != 0:
		return fine // also with nothing in hand: SW-INTERACT-12
	case a.hand < 1:
		return whyNoToken
	case a.hand >= a.place:
		return fine
	case a.race.pairs && a.place == 2:
		return whyTauren
	default:
		return whyTokens
	}
}

// final tells whether a planned conquest may be tried with the reinforcement die.
// SW-DIE-01..10, SW-INTERACT-52
func (a *attack) final() why {
	short := a.place - a.hand
	switch {
	case a.hand < 1:
		return whyNoToken
	case a.hand < a.race.least():
		return whyTaurenDie
	case a.using&(UseDoomhammer|UseChampion|UseAssault) != 0:
		return whyRollOutright
	case short <= 0:
		return whyRollOutright
	case short > maxPips:
		return whyRollShort
	default:
		return fine
	}
}

// assault tells whether an airborne assault may be named. SW-INTERACT-46
func (a *attack) assault() why {
	switch {
	case a.hand < 1:
		return whyNoToken
	case a.place-a.hand > 2*maxPips:
		return whyAssaultShort
	default:
		return fine
	}
}

// rollsFirst tells whether an assault rolls its free die: not where the price is fixed already.
func (u Using) rollsFirst() bool {
	return u&UseAssault != 0 && u&(UseDoomhammer|UseChampion) == 0
}

// helps checks that the optional helps chosen are there, unspent and fit together.
func (p *Position) helps(a *attack) why {
	u := a.using
	switch {
	case u&UseChampion != 0 && u&(UseAshes|UseDoomhammer|UseFrostmourne|UsePlaceDiscount) != 0:
		return whyChampionReach
	case u&UseDoomhammer != 0 && u&(UseFrostmourne|UsePlaceDiscount) != 0:
		return whyHammerDiscount
	}
	if w := p.artifactHelps(a); w != fine {
		return w
	}
	if u&UseChampion != 0 {
		switch {
		case !a.power.champion:
			return whyChampion
		case p.Turn.Used&UseChampion != 0:
			return whyChampionSpent
		case !p.championReady():
			return whyChampionStands
		}
	}
	if u&UseAssault != 0 {
		switch {
		case !a.race.assaults:
			return whyAssault
		case p.Turn.Used&UseAssault != 0:
			return whyAssaultSpent
		}
	}
	if u&UsePlaceDiscount != 0 {
		switch {
		case !a.race.steals:
			return whyEthereals
		case p.Turn.Stole:
			return whyEtherealsSpent
		case !p.placeAt(a.region):
			return whyPlaceHidden
		}
	}
	return fine
}

// artifactHelps checks the artifacts among the helps. SW-ART-GENERAL-02, -07
func (p *Position) artifactHelps(a *attack) why {
	held := a.player.Held
	for i, m := range usedArtifacts {
		if a.using&(1<<i) == 0 {
			continue
		}
		if p.Turn.Used&(1<<i) != 0 {
			return whyArtifactSpent
		}
		if !p.markerIn(m, held) {
			return whyNotOwned
		}
	}
	return fine
}

// championReady tells whether the Champion is in hand, or taken up from among its tokens.
func (p *Position) championReady() bool {
	if p.Champion == InHand {
		return true
	}
	taken := p.Stage == StageStart || p.Turn.ChampionTaken
	return taken && p.Champion >= 0 && p.pieces(p.Champion) > 0
}

// placeAt tells whether a face-up legendary place lies in a region.
func (p *Position) placeAt(r Region) bool {
	for m := Battleground; m < markerCount; m++ {
		if p.MarkerAt[m] == r {
			return true
		}
	}
	return false
}

// spendable are the pieces a seat can attack with: at the start of the turn also those that
// readying will bring to hand. SW-DEPLOY-01
func (p *Position) spendable(s game.Seat) int {
	n := p.handPieces(s)
	if p.Stage != StageStart {
		return n
	}
	least := races[p.Players[s].Race].least()
	for set := p.Players[s].Held; set != 0; set &= set - 1 {
		if t := int(p.Tokens[set.First()]); t > least {
			n += t - least
		}
	}
	return n
}
