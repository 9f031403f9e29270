package smallworld

// commit spends the helps of an attack and pays what is owed before it. SW-INTERACT-81
func (x act) commit(a *attack) {
	x.Turn.Used |= a.using
	if a.using&UsePlaceDiscount != 0 {
		x.Turn.Stole = true
	}
	if h := x.Holder[a.region]; h.Active() {
		x.Turn.Attacked = x.Turn.Attacked.With(h.Seat())
	}
	if a.bill != (bill{}) {
		x.pay(a.bill)
	}
}

// occupy takes a region with some pieces from hand: the one way a region is conquered.
func (x act) occupy(a *attack, tokens, beasts uint8) {
	x.payToll(a.bill.toll)
	r := a.region
	heldBattleground := x.markerIn(Battleground, x.Players[x.Seat].Held)
	x.Turn.SideOpen = false // the next conquest closes it: SW-PLACE-BATTLEGROUND-05
	f := x.expel(r)
	x.defeat(f)
	x.Players[x.Seat].Hand -= tokens
	x.BeastHand -= beasts
	x.Tokens[r], x.Beasts[r] = tokens, beasts
	x.hold(r, ActiveOf(x.Seat))
	if a.using&UseChampion != 0 {
		x.Champion = r
	}
	x.tell(Conquered, int(r), int(tokens), int(beasts), yes(a.using&UseChampion != 0))
	if a.using&withArtifact != 0 {
		x.carryArtifacts(a)
	}
	if a.race.walls != nil || a.power.walls != nil {
		x.raiseWall(a)
	}
	if x.Objectives.Has(r) {
		x.payObjective(r)
	}
	x.reveal(r)
	if !heldBattleground {
		x.openSide()
	}
}

// raiseWall puts a Wisp Wall in a region just conquered. SW-RACE-NIGHT-ELVES-02, -06
func (x act) raiseWall(a *attack) {
	walled := a.race.walls.in(&x.World) | a.power.walls.in(&x.World)
	if walled.Has(a.region) && x.Walls.Count() < int(x.World.Supply.Walls) {
		x.Walls |= One(a.region)
		x.tell(WallRaised, int(a.region))
	}
}

// carryArtifacts: those that helped go with the conquest. SW-ART-GENERAL-04
func (x act) carryArtifacts(a *attack) {
	for i, m := range usedArtifacts {
		if a.using&(1<<i) != 0 {
			x.MarkerAt[m] = a.region
			x.tell(ArtifactMoved, int(m), int(a.region))
		}
	}
}

// defeat counts a region wrested from a race, by conquest or explosion, for the bonuses that are
// paid at scoring. SW-SCORE-12, SW-INTERACT-60, -73
func (x act) defeat(f fallen) {
	if f.holder == Empty {
		return
	}
	x.Turn.Defeated[f.race]++ // Murlocs count under NoRace, where nothing looks
	race, power := x.does(x.Seat)
	if hook := race.defeated; hook != nil {
		x.Turn.RaceCoins += uint8(hook(x.Position, f))
	}
	if hook := power.defeated; hook != nil {
		x.Turn.PowerCoins += uint8(hook(x.Position, f))
	}
}

// reveal turns a face-down marker up. SW-ART-GENERAL-01
func (x act) reveal(r Region) {
	for b := range x.HiddenAt {
		if x.HiddenAt[b] != r {
			continue
		}
		m := x.Hidden[b]
		x.HiddenAt[b] = NoRegion
		x.tell(MarkerRevealed, int(m), int(r))
		if m == Well {
			x.revealWell(r)
		} else {
			x.MarkerAt[m] = r
		}
	}
}
