package smallworld

import "twobanners/game"

// attack is a conquest as it would be made now.
type attack struct {
	me     game.Seat
	region Region
	using  Using
	// hand is what can be spent once the troops are readied.
	hand int
	// reach is how the region can be got at; cost what it takes; place the tokens that go there.
	reach reach
	cost  game.Sum
	place int
	bill  bill
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
	me := &p.Players[a.me]
	race := &races[me.Race]
	one := One(a.region)
	switch {
	case me.Held&one != 0:
		return whyOwn
	case p.Towers&one != 0:
		return whyTower
	case p.World.Water&one != 0 && !race.swims:
		return whyWater
	}
	if a.using != 0 {
		if w := p.helps(a); w != fine {
			return w
		}
	}
	if w := p.reachable(a, race); w != fine {
		return w
	}
	p.price(a, race)
	a.bill = p.conquestBill(a.me, a.region, a.using)
	return a.bill.affordable(me.Coins)
}

// reachable finds how the attacker gets there. SW-ENTRY-01..09
func (p *Position) reachable(a *attack, race *raceRules) why {
	held := p.Players[a.me].Held
	one := One(a.region)
	switch {
	case p.World.Adjacent[a.region]&held != 0:
		a.reach = adjacent
	case race.near != nil && race.near(p, a.me)&one != 0:
		a.reach = asThough
		// The Naga's open water is a place to begin, not a neighbour. SW-INTERACT-16
		if a.using&UseChampion != 0 && p.World.Water&one != 0 {
			return whyChampionReach
		}
	case a.using&(UseAshes|UseAssault) != 0:
		a.reach = asThough
	case p.World.Entry&one != 0 && p.World.Water&one == 0:
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
func (p *Position) price(a *attack, race *raceRules) {
	me := &p.Players[a.me]
	r := a.region
	one := One(r)
	cost := &a.cost
	cost.Add(termBase, 2)
	if p.World.Terrain[Mountain]&one != 0 {
		cost.Add(termMountain, 1)
	}
	if (p.Forts|p.Walls)&one != 0 {
		cost.Add(termFort, yes(p.Forts&one != 0))
		cost.Add(termWall, yes(p.Walls&one != 0))
	}
	if p.Holder[r] == ByMurlocs {
		cost.Add(termMurlocs, int(p.Tokens[r]))
	} else {
		cost.Add(termTokens, int(p.Tokens[r]))
		cost.Add(termBeasts, int(p.Beasts[r]))
		cost.Add(termChampion, yes(p.Champion == r))
	}
	power := &powers[me.Power]
	if a.reach == travelling {
		cost.Add(termTravel, 1)
		if power.sails {
			cost.Add(byPower(me.Power), -1)
		} else if p.markerIn(MeetingStone, me.Held) {
			cost.Add(byMarker(MeetingStone), -1)
		}
	}
	if a.using&(UseDoomhammer|UseChampion) != 0 {
		p.fixedPrice(a, race)
		return
	}
	if race.cost != nil {
		cost.Add(byRace(me.Race), race.cost(p, a.me, r))
	}
	cost.Add(byPower(me.Power), -power.discount)
	if a.using&UseFrostmourne != 0 {
		cost.Add(byMarker(Frostmourne), -2)
	}
	if a.using&UsePlaceDiscount != 0 {
		cost.Add(byRace(me.Race), -2)
	}
	if p.Stage == StageAssault {
		cost.Add(byRace(me.Race), -int(p.Turn.AssaultDie))
	}
	p.floor(a, race)
}

// floor keeps a price at one token, two for the Tauren. SW-COST-15, SW-RACE-TAUREN-02
func (p *Position) floor(a *attack, race *raceRules) {
	a.cost.Add(termMinimum, max(0, 1-int(a.cost.Total)))
	a.cost.Add(byRace(p.Players[a.me].Race), max(0, race.least()-int(a.cost.Total)))
	a.place = int(a.cost.Total)
}

// fixedPrice is the price by Doomhammer, one token, or by the Champion, none; discounts neither
// help nor are used up. SW-ART-DOOMHAMMER-01, SW-POWER-CHAMPIONING-01, SW-INTERACT-49
func (p *Position) fixedPrice(a *attack, race *raceRules) {
	if a.using&UseChampion != 0 {
		a.cost.Add(byPower(Championing), -int(a.cost.Total))
		return
	}
	a.cost.Add(byMarker(Doomhammer), 1-int(a.cost.Total))
	p.floor(a, race)
}

// outright tells whether a planned conquest can be made with what is in hand.
func (p *Position) outright(a *attack) why {
	switch {
	case a.using&UseChampion != 0:
		return fine // also with nothing in hand: SW-INTERACT-12
	case a.hand < 1:
		return whyNoToken
	case a.hand >= a.place:
		return fine
	case a.place == races[p.Players[a.me].Race].least():
		return whyTauren
	default:
		return whyTokens
	}
}

// final tells whether a planned conquest may be tried with the reinforcement die.
// SW-DIE-01..10, SW-INTERACT-52
func (p *Position) final(a *attack) why {
	short := a.place - a.hand
	switch {
	case a.hand < 1:
		return whyNoToken
	case a.hand < races[p.Players[a.me].Race].least():
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
func (p *Position) assault(a *attack) why {
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
	me := &p.Players[a.me]
	if u&UseChampion != 0 {
		switch {
		case me.Power != Championing:
			return whyChampion
		case p.Turn.Used&UseChampion != 0:
			return whyChampionSpent
		case !p.championReady(a.me):
			return whyChampionStands
		}
	}
	if u&UseAssault != 0 {
		switch {
		case me.Race != Gnomes:
			return whyAssault
		case p.Turn.Used&UseAssault != 0:
			return whyAssaultSpent
		}
	}
	if u&UsePlaceDiscount != 0 {
		switch {
		case me.Race != Ethereals:
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
	held := p.Players[a.me].Held
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

// championReady tells whether the Champion is in hand, or will be once the troops are readied.
func (p *Position) championReady(me game.Seat) bool {
	if p.Champion == InHand {
		return true
	}
	return p.Stage == StageStart && p.Champion >= 0 && p.pieces(p.Champion) > 0
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
