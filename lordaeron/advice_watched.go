package lordaeron

import "twobanners/game"

// watched estimates the fight under way for whoever looks on: Win is that of the side that has
// challenged. Nil where adviseFight tells nobody, and before the group is settled.
func (g *Game) watched(p *Position, seat game.Seat) *FightAdvice {
	if p.Over || !p.inFight() || p.waitsIn(taskArmor) ||
		p.Combat.Foe == OverlordFoe && p.Overlord.Counters != 0 {
		return nil
	}
	k := &p.Combat
	side := p.People[k.Challenger].Faction
	e := estimate{g, p.Clone().(*Position), side, p.View(seat).Hash()}
	e.p.Redeal(seat, game.NewFast(e.seed))
	a := &FightAdvice{
		Leader: g.WhoName(p, k.Challenger), In: g.showPeople(p, k.In&p.membersOf(side)),
		Now: e.playOut(comparedFights, k.In|k.Fallen),
	}
	if k.fresh() {
		e.asForecast(&a.Now, 0)
	}
	return a
}

// fresh: no die of a fight against creatures has been rolled.
func (k *Combat) fresh() bool {
	return k.Foe != EnemyFoes && k.Round <= 1 && k.Next <= 1 && !k.Rolled && !k.Defense
}
