package smallworld

import "twobanners/game"

func init() {
	addPlacement(TakeObjective, "take-objective", (*Position).takeObjectiveWhy, act.takeObjective,
		lister.takenObjectives, objectiveCites, nil)
	addPlacement(PlaceObjective, "objective", (*Position).objectiveWhy, act.placeObjective,
		lister.objectives, objectiveCites, nil)
}

var objectiveCites = cites{
	whyNotNow:    "SW-RACE-HUMANS-07 SW-RACE-HUMANS-01",
	whySeat:      "SW-RACE-HUMANS-07 SW-RACE-HUMANS-01",
	whyObjective: "SW-RACE-HUMANS-01 SW-RACE-HUMANS-09",
	whyAegis:     "SW-INTERACT-90",
}

// objectiveWhy: where no Alliance race stands. SW-RACE-HUMANS-01..03, SW-INTERACT-90
func (p *Position) objectiveWhy(me game.Seat, m Move) why {
	switch r := m.Region; {
	case !races[p.Players[me].Race].has(PlaceObjective):
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
	return p.touchBill(me, m.Region, false).affordable(p.Players[me].Coins)
}

func (x act) placeObjective(m Move) {
	r := m.Region
	x.pay(x.touchBill(x.me, r, false))
	x.Turn.ObjectivesPlaced++
	x.Objectives |= One(r)
	x.tell(ObjectivePlaced, int(r))
}

// takeObjectiveWhy: Objectives come back before new ones are placed. SW-RACE-HUMANS-02
func (p *Position) takeObjectiveWhy(me game.Seat, m Move) why {
	sets := races[p.Players[me].Race].has(PlaceObjective)
	if !sets || !p.Objectives.Has(m.Region) || p.Turn.ObjectivesPlaced > 0 {
		return whyObjective
	}
	return fine
}

func (x act) takeObjective(m Move) {
	x.Objectives &^= One(m.Region)
	x.tell(ObjectiveTaken, int(m.Region))
}

func (l lister) takenObjectives() []game.Move {
	l.offerIn(l.Objectives)
	return l.list
}

// objectives lists where an Objective may go: everywhere but with the Alliance and under towers.
func (l lister) objectives() []game.Move {
	if l.Objectives.Count() >= int(l.World.Supply.Objectives) {
		return l.list
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
	for set := (l.World.Land | l.World.Water) &^ closed; set != 0; set &= set - 1 {
		if m := (Move{Kind: PlaceObjective, Region: set.First()}); m.Region == l.MarkerAt[Aegis] {
			l.offer(m)
		} else {
			l.add(m)
		}
	}
	return l.list
}

// payObjective rewards whoever conquers an Objective, unless for the Horde.
// SW-RACE-HUMANS-04..08, SW-INTERACT-89, -91
func (x act) payObjective(r Region) {
	if x.Objectives&One(r) == 0 || x.faction(x.me) == Horde {
		return
	}
	x.Objectives &^= One(r)
	x.tell(ObjectivePaid, int(r))
	x.earn(x.me, 2, forObjective)
	if owner := x.objectiveOwner(); owner != game.Nobody && owner != x.me {
		x.earn(owner, 2, forObjective)
	}
}

// objectiveOwner is the seat whose active race sets Objectives.
func (p *Position) objectiveOwner() game.Seat {
	for s := range game.Seat(p.World.Seats) {
		if races[p.Players[s].Race].has(PlaceObjective) {
			return s
		}
	}
	return game.Nobody
}
