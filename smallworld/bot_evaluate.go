package smallworld

import "twobanners/game"

// What things are worth, in hundredths of a coin or per cent. The numbers were tuned by letting
// greedy players with other numbers play against each other, two and four at a table.
const (
	// aRegion is what a region scores in a turn.
	aRegion = 100
	// freshEarns is what combos yet to be picked earn a turn, declines included, and freshStart
	// what the first of them earns more.
	freshEarns = 600
	freshStart = 114
	// activeKeeps and oldKeeps are how much of a race's income is left a turn later.
	activeKeeps = 85
	oldKeeps    = 75
	// spareNow is what a token in hand conquers this turn; spareLater what one beyond the
	// garrisons does in each turn after. Tauren count by pairs.
	spareNow   = 35
	spareLater = 96
	// bonusLater is what a coin of race, power or place is worth in each later turn.
	bonusLater = 60
	// enemyRegion is what a region in an enemy's hands costs.
	enemyRegion = 38
	// guard is what a region is worth more that cannot be taken.
	guard = 17
)

// Evaluate guesses how well a seat stands, in hundredths of a coin: what it owns, what the turn
// under way will bring, what its races will earn later, how safe it is, and what its rivals hold.
func (p *Position) Evaluate(s game.Seat) (sum game.Sum) {
	sum.Add(termCoins, int(p.Players[s].Coins)*100)
	if p.Stage == StageOver {
		return sum
	}
	turns, spare := p.turnsLeft(s), p.spare(s)
	if p.Seat == s && p.Stage != StageRedeploy {
		now := 0
		for _, n := range p.scoreNow(s, p.factionBonus()) {
			now += int(n) * 100
		}
		if p.Stage < StageBuy {
			now += p.spendable(s) * spareNow / p.Least(s)
		}
		sum.Add(termNextScore, now)
	}
	sum.Add(termProspects, p.prospects(s, turns, spare))
	if turns > 0 {
		sum.Add(termForces, p.guarded(s))
	}
	sum.Add(termThreat, -enemyRegion*p.rivals(s))
	return sum
}

// turnsLeft counts the turns a seat has still to begin.
func (p *Position) turnsLeft(s game.Seat) int {
	seats := int(p.World.Seats)
	place := func(s game.Seat) int { return (int(s-p.World.First) + seats) % seats }
	left := int(p.World.Rounds) - int(p.Round)
	if place(s) > place(p.Seat) {
		left++
	}
	return left
}

// spare are the garrisons that the active race could still put up, wherever its tokens are.
func (p *Position) spare(s game.Seat) int {
	me := &p.Players[s]
	n := p.handPieces(s)
	for set := me.Held; set != 0; set &= set - 1 {
		n += p.pieces(set.First())
	}
	least := p.Least(s)
	return max(0, n-me.Held.Count()*least) / least
}

// prospects are the coins of the turns to come: the active race goes on earning, ever less, until
// it declines at the best moment and fresh combos follow.
func (p *Position) prospects(s game.Seat, turns, spare int) int {
	me := &p.Players[s]
	old := me.Old.Count() * aRegion
	if me.Race == NoRace {
		return freshStart + freshEarns*turns + fading(old, turns)
	}
	held := me.Held.Count() * aRegion
	earns := held + p.bonus(s)*bonusLater + spare*spareLater
	best, sum := 0, 0
	for ; turns > 0; turns-- {
		best = max(best, sum+fading(held, turns)+freshEarns*(turns-1))
		earns = earns * activeKeeps / 100
		held = held * activeKeeps / 100
		old = old * oldKeeps / 100
		sum += earns + old
	}
	return max(best, sum)
}

// fading is what a race in decline earns in some turns.
func fading(coins, turns int) (sum int) {
	for range turns {
		coins = coins * oldKeeps / 100
		sum += coins
	}
	return sum
}

// bonus are the coins that race, power and places bring as the boards are now.
func (p *Position) bonus(s game.Seat) int {
	coins := p.placeCoins(s)
	race, power := p.does(s)
	if hook := race.score; hook != nil {
		coins += hook(p, s)
	}
	if hook := power.score; hook != nil {
		coins += hook(p, s)
	}
	return coins
}

// guarded values tokens where an enemy could come: the second in a region most, then less and
// less. A hand counts as though it were spread evenly, and taking a region's tokens up costs a
// hundredth, so that nobody does it for nothing.
func (p *Position) guarded(s game.Seat) int {
	me := &p.Players[s]
	var pieces [MaxRegions]uint8
	var open Regions
	for set := me.Held; set != 0; set &= set - 1 {
		r := set.First()
		if p.World.Adjacent[r]&^(me.Held|me.Old) != 0 || p.World.Entry.Has(r) {
			pieces[r] = uint8(p.pieces(r) + yes(p.Champion == r))
			open |= One(r)
		}
	}
	room := open
	if p.Stage == StageDeploy || p.Stage == StageRedeploy {
		room &^= below(p.Turn.Cursor)
	}
	for n := p.handPieces(s); n > 0 && room != 0; n-- {
		pieces[weakest(&pieces, room)]++
	}
	value := 0
	for set := open; set != 0; set &= set - 1 {
		r := set.First()
		value += 100 - 100/max(1, int(pieces[r])) + yes(p.Towers.Has(r))*50
	}
	return value*guard/100 - p.Turn.Owed.Count()
}

// weakest is the region with the fewest pieces.
func weakest(pieces *[MaxRegions]uint8, in Regions) Region {
	least := in.First()
	for ; in != 0; in &= in - 1 {
		if r := in.First(); pieces[r] < pieces[least] {
			least = r
		}
	}
	return least
}

// rivals are the regions that others hold.
func (p *Position) rivals(s game.Seat) (regions int) {
	for o := range game.Seat(p.World.Seats) {
		if o != s {
			regions += p.Players[o].Held.Count() + p.Players[o].Old.Count()
		}
	}
	return regions
}
