package smallworld

import "twobanners/game"

// beginTurn starts the turn of a seat that has just been given it. SW-INTERACT-01
func (x act) beginTurn() {
	x.Turn = Turn{Target: NoRegion, WellAt: NoRegion}
	x.tell(TurnBegan, int(x.Round))
	if x.Players[x.Seat].Race == NoRace {
		x.Stage = StagePick
		return
	}
	x.startEffects()
}

// startEffects are what a turn opens with: bombs, Harmony tokens, Beasts, a form.
// Of different kinds they cannot change one another's result, so their order is no choice; the
// bombs see to their own, and may wait for the player. SW-INTERACT-02
func (x act) startEffects() {
	race, power := x.does(x.Seat)
	own := race.moves | power.moves
	if own.has(PlaceBomb) {
		x.revealBombs()
		if x.Stage == StageBombs || x.Stage == StageBlast {
			return
		}
	}
	x.call(race.begin)
	x.call(power.begin)
	if own.has(ChooseForm) {
		x.Stage = StageForm
		if x.Players[x.Seat].Coins == 0 {
			x.chooseForm(HumanForm) // SW-INTERACT-88
		}
		return
	}
	x.expand()
}

// call calls a hook of a race or power, if it has one.
func (x act) call(hook func(act)) {
	if hook != nil {
		hook(x)
	}
}

// expand opens the choice between expanding and declining; a combo picked this turn can only
// expand. SW-SETUP-30, -31, SW-DECLINE-13
func (x act) expand() {
	x.Stage = StageStart
	if x.Turn.Picked {
		x.Stage = StageConquest
	}
	x.openSide()
}

// finish ends the turn: Forts, towers, Heart and Harmony, scoring, then the survivors of others.
func (x act) finish() {
	race, power := x.does(x.Seat)
	x.call(power.ending)
	x.call(race.ending)
	x.collectHeart()
	x.score(x.factionBonus())
	x.Deployer = x.Seat
	x.nextSurvivors()
}

// nextSurvivors lets the next player to the left place what was driven out, and passes the turn
// when nobody has anything to place. SW-LOSS-03..07, -18, SW-INTERACT-03, -04
func (x act) nextSurvivors() {
	for s := x.leftOf(x.Deployer); s != x.Seat; s = x.leftOf(s) {
		x.Deployer = s
		x.Turn.Cursor, x.Turn.Owed, x.Turn.Placing = 0, 0, false
		if x.Players[s].Hand == 0 && x.BeastHand == 0 && !x.Turn.ChampionFreed {
			continue // most have nothing to place
		}
		if held := x.Players[s].Held; held.Count() == 1 {
			if x.freed(s) {
				x.moveChampion(s, held.First())
			}
			x.putAll(s, held.First())
		}
		if x.waiting(s) {
			x.Stage = StageRedeploy
			return
		}
	}
	x.Deployer = game.Nobody
	x.pass()
}

// leftOf is the seat to the left.
func (p *Position) leftOf(s game.Seat) game.Seat {
	if s++; s < game.Seat(p.World.Seats) {
		return s
	}
	return 0
}

// waiting tells whether a seat has survivors that it can place.
func (p *Position) waiting(s game.Seat) bool {
	pl := &p.Players[s]
	return pl.Held != 0 && (p.freed(s) || !p.stuck(s, p.handPieces(s)))
}

// freed tells whether a seat's Champion was captured this turn and waits in hand.
func (p *Position) freed(s game.Seat) bool {
	return p.Turn.ChampionFreed && p.Champion == InHand && p.LeadsChampion(s)
}

// pass hands the turn to the left; the round ends before the first seat. SW-SETUP-28, -29
func (x act) pass() {
	next := x.leftOf(x.Seat)
	if next == x.World.First {
		if x.Round == x.World.Rounds {
			x.Stage = StageOver
			x.tell(GameEnded)
			return
		}
		x.Round++
	}
	x.Seat = next
	x.beginTurn()
}
