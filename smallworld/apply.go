package smallworld

import "twobanners/game"

// Apply makes a move, or refuses it and changes nothing.
func (p *Position) Apply(
	seat game.Seat, packed game.Move, c game.Chance, log *game.Log,
) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	var a attack
	if p.why(seat, m, &a) != fine {
		return p.Why(seat, packed)
	}
	x := act{p, p.Seat, c, log}
	if p.Stage == StageRedeploy {
		x.placeSurvivors(seat, m)
		return game.Refusal{}
	}
	switch m.Kind {
	case Pick:
		x.pick(m.N)
	case ChooseForm:
		x.chooseForm(Form(m.N))
	case ChooseSide:
		p.Turn.Side, p.Turn.SideOpen = Faction(m.N), false
		x.tell(SideChosen, int(m.N))
	case Decline:
		x.decline()
	case Abandon:
		x.abandon(m.Region)
	case Conquer:
		x.conquer(&a, m.Beasts)
	case Roll:
		x.attempt(&a)
	case Withdraw:
		x.withdraw()
	case Steal:
		x.steal(Marker(m.N), m.To)
	case Intimidate:
		x.intimidate(m.Region, m.To, What(m.N))
	case Swap:
		x.swap(m.Region, m.To)
	case PlaceWell:
		x.placeWell(m.Region)
	case Stop:
		x.conquestsOver()
	case Buy:
		x.buy(m.N)
	case Lift:
		x.lift(m.Region)
	case Put:
		x.put(seat, m.Region, m.N, m.Beasts)
	case MoveChampion:
		x.moveChampion(seat, m.Region)
	case Reveal:
		x.revealChosen(m.Region)
	case Explode, Defuse:
		x.settleBomb(m.Kind == Explode)
	default:
		x.place(m)
	}
	return game.Refusal{}
}

// placeWell puts the Well in a water of the revealing player's choice and goes on.
func (x act) placeWell(r Region) {
	x.MarkerAt[Well] = r
	x.Turn.WellAt = NoRegion
	x.tell(ArtifactMoved, int(Well), int(r))
	if x.Turn.WellNext == StageBuy {
		x.conquestsOver()
		return
	}
	x.Stage = x.Turn.WellNext
}

// place puts an end-of-turn marker down, or ends the turn.
func (x act) place(m Move) {
	x.Turn.Placing = true
	switch m.Kind {
	case PlaceFort:
		x.buildFort(m.Region)
	case PlaceTower:
		x.buildTower(m.Region)
	case PlaceBomb:
		x.placeBomb(m.Region)
	case TakeObjective:
		x.Objectives &^= One(m.Region)
		x.tell(ObjectiveTaken, int(m.Region))
	case PlaceObjective:
		x.placeObjective(m.Region)
	case PlaceAegis:
		x.Turn.AegisMoved = true
		x.moveMarker(Aegis, m.Region)
	case PlaceHeart:
		x.moveMarker(Heart, m.Region)
		x.collectHeart()
	default:
		x.finish()
	}
}

// placeSurvivors is a defender's part of another player's turn. SW-LOSS-03
func (x act) placeSurvivors(s game.Seat, m Move) {
	if m.Kind == MoveChampion {
		x.moveChampion(s, m.Region)
	} else {
		x.put(s, m.Region, m.N, m.Beasts)
	}
	if !x.waiting(s) {
		x.nextSurvivors()
	}
}
