package smallworld

import "twobanners/game"

// Actors is the one seat that decides: the player whose turn it is, or the next to place
// survivors. SW-INTERACT-03
func (p *Position) Actors() game.Seats {
	switch p.Stage {
	case StageOver:
		return 0
	case StageRedeploy:
		return game.Only(p.Deployer)
	default:
		return game.Only(p.Seat)
	}
}

// Why tells why a move is not legal.
func (p *Position) Why(seat game.Seat, packed game.Move) game.Refusal {
	m, ok := p.Unpack(packed)
	if !ok {
		return game.Malformed
	}
	var a attack
	w := p.why(seat, m, &a)
	if w == fine {
		return game.Refusal{}
	}
	return p.refusal(seat, m, w, &a)
}

// why finds the reason against a move: first whose turn it is, then the stage, then the rule. For
// a conquest or an attempt it leaves the plan in a.
func (p *Position) why(seat game.Seat, m Move, a *attack) why {
	if p.Stage == StageOver {
		return whyOver
	}
	if !p.Actors().Has(seat) {
		if p.Stage == StageRedeploy {
			return whySurvivorsTurn
		}
		return whySeat
	}
	if w := p.stageWhy(m.Kind); w != fine {
		return w
	}
	switch m.Kind {
	case Pick:
		return p.pickWhy(seat, m.N)
	case ChooseForm:
		return p.formWhy(seat, Form(m.N))
	case ChooseSide:
		return p.sideWhy(Faction(m.N))
	case Decline:
		return p.declineWhy()
	case Abandon:
		return p.abandonWhy(seat, m.Region)
	case Conquer:
		*a = p.attackBy(seat).on(m.Region, m.Using)
		return p.conquerWhy(a, m.Beasts)
	case Roll:
		*a = p.attackBy(seat).on(m.Region, m.Using)
		return p.rollWhy(a)
	case Steal:
		return p.stealWhy(seat, Marker(m.N), m.To)
	case Intimidate:
		return p.intimidateWhy(seat, m.Region, m.To, What(m.N))
	case Swap:
		return p.swapWhy(seat, m.Region, m.To)
	case PlaceWell:
		return p.wellWhy(m.Region)
	case Buy:
		if int(m.N) > p.enlistable() {
			return whyBuy
		}
		return fine
	case Lift:
		return p.liftWhy(seat, m.Region)
	case Put:
		return p.putWhy(seat, m.Region, m.N, m.Beasts)
	case MoveChampion:
		return p.championWhy(seat, m.Region)
	case Reveal:
		return p.revealWhy(m.Region)
	case Explode:
		return p.explodeWhy(seat)
	case Withdraw, Stop, Defuse:
		return fine
	default:
		return p.placementWhy(seat, m)
	}
}

// placementWhy checks the markers of the end of a turn, and the end itself.
func (p *Position) placementWhy(seat game.Seat, m Move) why {
	if w := p.placingWhy(); w != fine {
		return w
	}
	switch m.Kind {
	case PlaceFort:
		return p.fortWhy(m.Region)
	case PlaceTower:
		return p.towerWhy(m.Region)
	case PlaceBomb:
		return p.bombWhy(seat, m.Region)
	case TakeObjective:
		return p.takeObjectiveWhy(seat, m.Region)
	case PlaceObjective:
		return p.objectiveWhy(seat, m.Region)
	case PlaceAegis:
		return p.ownMarkerWhy(seat, Aegis, m.Region, p.Turn.AegisMoved, whyAegisPlace)
	case PlaceHeart:
		return p.ownMarkerWhy(seat, Heart, m.Region, p.Turn.HeartDone, whyHeartPlace)
	default:
		return p.endWhy()
	}
}

// endWhy: scarce Forts and towers must have been given out first.
func (p *Position) endWhy() why {
	if p.fortShortage() {
		return whyFortChoice
	}
	if choice, left := p.towerChoice(); left > 0 && choice != 0 {
		return whyTowerChoice
	}
	return fine
}

// stages are the stages a kind of move belongs to, as bits; Portal and theft work late as well.
var stages = [kindCount]uint16{
	Pick:           1 << StagePick,
	ChooseForm:     1<<StageForm | 1<<StageStart,
	ChooseSide:     1<<StageStart | 1<<StageConquest | 1<<StageDeploy,
	Decline:        1<<StageStart | 1<<StageConquest | 1<<StageDeploy,
	Abandon:        1<<StageStart | 1<<StageConquest | 1<<StageDeploy,
	Conquer:        1<<StageStart | 1<<StageConquest,
	Roll:           1<<StageStart | 1<<StageConquest | 1<<StageAssault,
	Withdraw:       1 << StageAssault,
	Steal:          1<<StageStart | 1<<StageConquest | 1<<StageDeploy,
	Intimidate:     1<<StageStart | 1<<StageConquest,
	Swap:           1<<StageStart | 1<<StageConquest | 1<<StageDeploy,
	PlaceWell:      1 << StageWell,
	Stop:           1<<StageStart | 1<<StageConquest,
	Buy:            1 << StageBuy,
	Lift:           1 << StageDeploy,
	Put:            1<<StageDeploy | 1<<StageRedeploy,
	MoveChampion:   1<<StageDeploy | 1<<StageRedeploy,
	PlaceFort:      1 << StageDeploy,
	PlaceTower:     1 << StageDeploy,
	PlaceBomb:      1 << StageDeploy,
	TakeObjective:  1 << StageDeploy,
	PlaceObjective: 1 << StageDeploy,
	PlaceAegis:     1 << StageDeploy,
	PlaceHeart:     1 << StageDeploy,
	End:            1 << StageDeploy,
	Reveal:         1 << StageBombs,
	Explode:        1 << StageBlast,
	Defuse:         1 << StageBlast,
}

// stageWhy tells why a kind of move does not belong to the stage.
func (p *Position) stageWhy(k Kind) why {
	if stages[k]>>p.Stage&1 != 0 {
		return fine
	}
	switch {
	case p.Stage == StageBombs, p.Stage == StageBlast, k == Reveal, k == Explode, k == Defuse:
		return whyReveal
	case p.Stage == StagePick && k == Decline:
		return whyNothingToDecline
	case p.Stage == StagePick:
		return whyPickFirst
	case k == Pick:
		return whyPickActive
	case p.Stage == StageForm:
		return whyForm
	case k == ChooseForm:
		return whyForm
	case p.Stage == StageAssault:
		return whyAssaultPending
	case k == Withdraw:
		return whyNoWithdraw
	case p.Stage == StageWell:
		return whyWell
	case p.Stage == StageRedeploy:
		return whySurvivors
	case k == Intimidate && p.Stage >= StageBuy:
		return whyIntimidateHand
	case (k == Conquer || k == Roll || k == Stop) && p.Stage >= StageBuy:
		return whyConquestsOver
	case k == Buy:
		return whyBuy
	case k == Lift || k == Put || k == MoveChampion:
		return whyPutEarly
	default:
		return whyNotNow
	}
}

func (p *Position) formWhy(me game.Seat, f Form) why {
	switch {
	case f != HumanForm && f != WorgenForm:
		return whyMalformed
	case !races[p.Players[me].Race].forms || p.Turn.Form != NoForm || p.Turn.Readied:
		return whyForm
	case f == WorgenForm && p.Players[me].Coins < 1:
		return whyFormCoin
	default:
		return fine
	}
}

func (p *Position) sideWhy(f Faction) why {
	switch {
	case f != Alliance && f != Horde:
		return whyMalformed
	case p.sideOpen():
		return fine
	case p.Turn.Side != Neutral || p.markerIn(Battleground, p.Players[p.Seat].Held):
		return whySideLate
	default:
		return whySide
	}
}

// conquerWhy checks an outright conquest or the naming of an assault.
func (p *Position) conquerWhy(a *attack, beasts uint8) why {
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
	if !a.power.beasts || a.using&UseChampion != 0 {
		return 0, 0
	}
	tokens := a.hand - int(p.BeastHand)
	return max(0, a.place-tokens), min(a.place, int(p.BeastHand))
}

// rollWhy checks a final attempt; after an assault's free die only its own region will do.
func (p *Position) rollWhy(a *attack) why {
	if p.Stage == StageAssault {
		if a.region != p.Turn.Target || a.using != 0 {
			return whyRollTarget
		}
		*a = p.assaultPlan(nil)
		return p.finalAfterAssault(a)
	}
	if w := p.plan(a); w != fine {
		return w
	}
	return a.final()
}

func (p *Position) finalAfterAssault(a *attack) why {
	if a.place-a.hand > maxPips {
		return whyRollShort
	}
	if a.player.Coins < int16(a.bill.total()) {
		return whyMarsh
	}
	return fine
}

func (p *Position) wellWhy(r Region) why {
	if !(p.boardOf(p.Turn.WellAt) & p.World.Water).Has(r) {
		return whyWellWhere
	}
	return fine
}
