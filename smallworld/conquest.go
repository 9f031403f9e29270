package smallworld

import "twobanners/game"

func init() {
	addRule(Conquer, rule{
		word:  "conquer region=region:region using=using:using? beasts=beasts:count?",
		usual: usualBeasts, late: whyConquestsOver, cites: conquestCites, refuse: conquestRules,
	}, answer{
		stages: conquering, why: (*Position).conquerWhy, try: act.conquer,
		list: (*lister).conquests,
	})
}

// conquerWhy checks an outright conquest or the naming of an assault.
func (p *Position) conquerWhy(me game.Seat, m code) why {
	a := p.attackBy(me).on(m.region(), m.using())
	return p.conquerable(&a, m.beasts())
}

// conquerable plans an attack and checks it.
func (p *Position) conquerable(a *attack, beasts uint8) why {
	if w := p.plan(a); w != fine {
		return w
	}
	if a.using.rollsFirst() {
		if beasts != 0 {
			return whyBeasts
		}
		return a.assault()
	}
	if w := a.outright(); w != fine {
		return w
	}
	if least, most := p.beastRange(a); int(beasts) < least || int(beasts) > most {
		return whyBeasts
	}
	return fine
}

// beastRange is how many Beasts may be among the pieces of a conquest.
// SW-POWER-BEAST-MASTER-08
func (p *Position) beastRange(a *attack) (least, most int) {
	if !a.beasts() || a.using&UseChampion != 0 {
		return 0, 0
	}
	tokens := a.hand - int(p.BeastHand)
	return max(0, a.place-tokens), min(a.place, int(p.BeastHand))
}

// usualBeasts: left to itself a conquest uses race tokens first, then Beasts.
func usualBeasts(p *Position, me game.Seat, m *Move) {
	if m.Beasts > 0 || waits[p.Stage][Conquer] == nil || me < 0 || int(me) >= p.Seats() {
		return
	}
	a := p.attackBy(me).on(m.Region, m.Using)
	if p.plan(&a) == fine && !m.Using.rollsFirst() {
		least, _ := p.beastRange(&a)
		m.Beasts = uint8(least)
	}
}

// conquer makes a conquest, or names an assault.
func (x act) conquer(m code) why {
	var a attack
	x.attackOf(&a, x.Seat)
	a.region, a.using = m.region(), m.using()
	if w := x.conquerable(&a, m.beasts()); w != fine {
		return w
	}
	x.take(&a, m.beasts())
	return fine
}

// take makes a planned conquest.
func (x act) take(a *attack, beasts uint8) {
	x.ready()
	x.commit(a)
	if a.using.rollsFirst() {
		x.launch(a)
		return
	}
	tokens := uint8(a.place) - beasts
	if a.using&UseChampion != 0 {
		tokens = 0
	}
	x.occupy(a, tokens, beasts)
	x.waitForWell(StageConquest)
}

// attack is a conquest as it would be made now.
type attack struct {
	me     game.Seat
	region Region
	using  Using
	player *Player
	race   *hooks
	power  *hooks
	// spared is who takes the travel surcharge off, and spares how much of it.
	spared game.TermID
	spares int
	// odd: pieces are not all alike, or one of them cannot hold a region.
	odd bool
	// hand is what can be spent once the troops are readied.
	hand int
	// reach is how the region can be got at; place the tokens it takes; bill the coins.
	reach reach
	place int
	bill  bill
	// terms, if there, gets the terms of the price: search goes without.
	terms *game.Sum
}

// attackBy is an attack of a seat on a region yet to be named.
func (p *Position) attackBy(me game.Seat) (a attack) {
	p.attackOf(&a, me)
	return a
}

// attackOf is attackBy in room that was used before.
func (p *Position) attackOf(a *attack, me game.Seat) {
	player := &p.Players[me]
	if a.me = me; a.player != player { // while memory is collected, a pointer is dear to write
		a.player = player
	}
	if race, power := p.does(me); a.race != race || a.power != power {
		a.race, a.power = race, power
	}
	a.hand, a.using, a.spares = p.spendable(me), 0, 0
	a.odd = a.race.odd || a.power.odd
	switch {
	case a.power.sails:
		a.spared, a.spares = byPower(player.Power), 1
	case a.race.sails:
		a.spared, a.spares = byRace(player.Race), 1
	case p.markerIn(MeetingStone, player.Held):
		a.spared, a.spares = byMarker(MeetingStone), 1
	}
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
	case p.World.Water&one != 0 && !a.swims():
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
	b := p.conquestBill(a.me, a.region, a.using)
	a.bill = b
	return b.affordable(a.player.Coins)
}

// reachable finds how the attacker gets there. SW-ENTRY-01..09
func (p *Position) reachable(a *attack) why {
	held := a.player.Held
	one := One(a.region)
	switch {
	case p.World.Adjacent[a.region]&held != 0:
		a.reach = adjacent
	case a.near(p)&one != 0:
		a.reach = asThough
	case a.first(p)&one != 0:
		a.reach = asThough
		// Where it may begin is not next to it. SW-INTERACT-16
		if a.using&UseChampion != 0 {
			return whyChampionReach
		}
	case a.using&(UseAshes|UseAssault) != 0:
		a.reach = asThough
	case p.World.Entry&one != 0:
		a.reach = travelling
	case p.World.Water&one != 0:
		return whyOpenWater
	case held == 0:
		return whyFirstConquest
	default:
		return whyDistant
	}
	if a.using&UsePlaceDiscount != 0 && a.reach == travelling {
		return whyPlaceFar
	}
	return whyChampionReach.when(a.using&UseChampion != 0 && a.reach == travelling)
}

// near are the regions that are as good as adjacent.
func (a *attack) near(p *Position) Regions {
	return a.race.near.in(&p.World) | a.power.near.in(&p.World)
}

// first are the regions, beside those of the edge, in which a first conquest may begin.
func (a *attack) first(p *Position) Regions {
	if a.player.Held != 0 {
		return 0
	}
	return a.race.enters.in(&p.World) | a.power.enters.in(&p.World)
}

func (a *attack) swims() bool    { return a.race.swims || a.power.swims }
func (a *attack) beasts() bool   { return a.race.beasts || a.power.beasts }
func (a *attack) assaults() bool { return a.race.assaults || a.power.assaults }
func (a *attack) champion() bool { return a.race.champion || a.power.champion }
func (a *attack) steals() bool   { return (a.race.moves | a.power.moves).has(Steal) }
func (a *attack) least() int     { return int(max(a.race.least, a.power.least)) }

// by is the term of the race or, if it is not the race's doing, of the power.
func (a *attack) by(race bool) game.TermID {
	if race {
		return byRace(a.player.Race)
	}
	return byPower(a.player.Power)
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
	case a.place == a.least() && a.place > 1:
		return whyTooFew
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
	case a.hand < a.least():
		return whyTooFewRoll
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

// spendable are the pieces a seat can attack with: at the start of the turn also those that
// readying will bring to hand. SW-DEPLOY-01
func (p *Position) spendable(s game.Seat) int {
	n := p.handPieces(s)
	if p.Stage != StageStart {
		return n
	}
	least := p.Least(s)
	for set := p.Players[s].Held; set != 0; set &= set - 1 {
		n += max(0, int(p.Tokens[set.First()])-least)
	}
	return n
}

// around are the neighbours of some regions, those regions perhaps among them.
func (p *Position) around(held Regions) (around Regions) {
	for ; held != 0; held &= held - 1 {
		around |= p.World.Adjacent[held.First()]
	}
	return around
}
