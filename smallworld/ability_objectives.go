package smallworld

import "twobanners/game"

// Two Objectives that reward whoever takes them. SW-RACE-HUMANS-01..09
func init() {
	addAbility("objectives", ability{once: true, hooks: hooks{
		moves:    kinds(TakeObjective, PlaceObjective),
		declined: func(x act) { x.Objectives = 0 },
	}})
	addPlacement(TakeObjective,
		rule{special: true, word: "take-objective =region:region", cites: objectiveCites},
		(*Position).takeObjectiveWhy, act.takeObjective, (*lister).takenObjectives)
	addPlacement(PlaceObjective,
		rule{special: true, word: "objective =region:region", cites: objectiveCites},
		(*Position).objectiveWhy, act.placeObjective, (*lister).objectives)
}

var objectiveCites = cites{
	whyNotNow:    "SW-RACE-HUMANS-07 SW-RACE-HUMANS-01",
	whySeat:      "SW-RACE-HUMANS-07 SW-RACE-HUMANS-01",
	whyObjective: "SW-RACE-HUMANS-01 SW-RACE-HUMANS-09",
	whyAegis:     "SW-INTERACT-90",
}

// objectiveWhy: where no Alliance race stands. SW-RACE-HUMANS-01..03, SW-INTERACT-90
func (p *Position) objectiveWhy(me game.Seat, m code) why {
	switch r := m.region(); {
	case !p.brings(me, PlaceObjective):
		return whyObjective
	case p.Objectives.Has(r):
		return whyObjectiveTwice
	case p.Objectives.Count() >= int(p.World.Supply.Objectives):
		return whyObjectiveNone
	case p.World.Faction[p.RaceAt(r)] == Alliance:
		return whyObjectiveWhere
	case p.Towers.Has(r):
		return whyObjectiveTower
	}
	return p.touchBill(me, m.region(), false).affordable(p.Players[me].Coins)
}

func (x act) placeObjective(m code) {
	r := m.region()
	x.pay(x.touchBill(x.Seat, r, false))
	x.Turn.ObjectivesPlaced++
	x.Objectives |= One(r)
	x.tell(ObjectivePlaced, int(r))
}

// takeObjectiveWhy: Objectives come back before new ones are placed. SW-RACE-HUMANS-02
func (p *Position) takeObjectiveWhy(me game.Seat, m code) why {
	sets := p.brings(me, PlaceObjective)
	return whyObjective.when(!sets || !p.Objectives.Has(m.region()) || p.Turn.ObjectivesPlaced > 0)
}

func (x act) takeObjective(m code) {
	x.Objectives &^= One(m.region())
	x.tell(ObjectiveTaken, int(m.region()))
}

func (l *lister) takenObjectives() {
	if l.Turn.ObjectivesPlaced == 0 {
		l.in(l.Objectives)
	}
}

// objectives lists where an Objective may go: everywhere but with the Alliance and under towers.
func (l *lister) objectives() {
	if l.Objectives.Count() >= int(l.World.Supply.Objectives) {
		return
	}
	closed := l.Objectives | l.Towers
	for s := range l.World.Seats {
		pl := &l.Players[s]
		if l.World.Faction[pl.Race] == Alliance {
			closed |= pl.Held
		}
		if l.World.Faction[pl.OldRace] == Alliance {
			closed |= pl.Old
		}
	}
	open := (l.World.Land | l.World.Water) &^ closed
	aegis := l.MarkerAt[Aegis]
	if open.Has(aegis) && l.objectiveWhy(l.me, l.kind.in(aegis)) != fine {
		open &^= One(aegis)
	}
	l.in(open)
}

// payObjective rewards whoever conquers an Objective, unless for the Horde, and whoever set it.
// SW-RACE-HUMANS-04..08, SW-INTERACT-89, -91
func (x act) payObjective(r Region) {
	if x.faction(x.Seat) == Horde {
		return
	}
	x.Objectives &^= One(r)
	x.tell(ObjectivePaid, int(r))
	x.earn(x.Seat, 2, forObjective)
	for s := range game.Seat(x.World.Seats) {
		if s != x.Seat && x.brings(s, PlaceObjective) {
			x.earn(s, 2, forObjective)
		}
	}
}
