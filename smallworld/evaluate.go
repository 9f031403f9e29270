package smallworld

import "twobanners/game"

// discounted is what one coin a turn is worth over the next turns, in hundredths: the future of a
// race is short.
var discounted = [...]int{0, 100, 180, 244, 295, 336}

const (
	// freshIncome is about what a combo not yet picked earns a turn.
	freshIncome = 520
	// activeStays and oldStays are how much of a region is still there a turn later.
	activeStays = 90
	oldStays    = 85
	// spareEarns is what a token beyond the garrison conquers in a turn.
	spareEarns = 33
	// enemyRegion is what a region in an enemy's hands costs.
	enemyRegion = 40
)

// Evaluate guesses how well a seat stands, in hundredths of a coin: what it owns, what the turn
// under way will score, what its races will earn later, and what its rivals hold.
func (p *Position) Evaluate(s game.Seat) (sum game.Sum) {
	me := &p.Players[s]
	sum.Add(termCoins, int(me.Coins)*100)
	if p.Stage == StageOver {
		return sum
	}
	bonus := 0
	if p.Seat == s && p.Stage != StageRedeploy {
		terms := p.scoreNow(s, p.factionBonus())
		now := 0
		for _, n := range terms {
			now += int(n)
		}
		sum.Add(termNextScore, now*100)
		bonus = (int(terms[scoreRace]) + int(terms[scorePower]) + int(terms[scorePlaces])) * 50
	}
	turns := discounted[min(p.turnsLeft(s), len(discounted)-1)]
	sum.Add(termProspects, (p.income(s)+bonus)*turns/100)
	sum.Add(termForces, p.stand(s))
	sum.Add(termThreat, -p.rivals(s))
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

// income is what a seat's races would earn in a coming turn.
func (p *Position) income(s game.Seat) int {
	me := &p.Players[s]
	earns := me.Old.Count() * oldStays
	if me.Race == NoRace {
		return earns + freshIncome
	}
	least := races[me.Race].least()
	spare := p.handPieces(s)
	for set := me.Held; set != 0; set &= set - 1 {
		spare += max(0, p.pieces(set.First())-least)
	}
	return earns + me.Held.Count()*activeStays + spare*spareEarns
}

// stand values tokens where an enemy could come: the second in a region most, then less and less.
func (p *Position) stand(s game.Seat) int {
	me := &p.Players[s]
	value := 0
	for set := me.Held; set != 0; set &= set - 1 {
		r := set.First()
		around := p.World.Adjacent[r] &^ (me.Held | me.Old)
		if around != 0 || p.World.Entry.Has(r) {
			n := p.pieces(r) + yes(p.Champion == r)
			value += 24 - 24/max(1, n) + yes(p.Towers.Has(r))*12
		}
	}
	return value
}

// rivals are the regions of the others, the nearer to victory the dearer.
func (p *Position) rivals(s game.Seat) int {
	held := 0
	for o := range game.Seat(p.World.Seats) {
		if o != s {
			held += p.Players[o].Held.Count() + p.Players[o].Old.Count()
		}
	}
	return held * enemyRegion
}
