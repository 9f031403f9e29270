package smallworld

import "twobanners/game"

func init() {
	addRule(PlaceWell, rule{word: "well =region:region"},
		at(in(StageWell), (*Position).wellWhy, act.placeWell, (*lister).waters))
}

// wellWhy: a water of the board it was found on. SW-PLACE-WELL-01, SW-INTERACT-77
func (p *Position) wellWhy(_ game.Seat, m code) why {
	return whyWellWhere.when(!(p.boardOf(p.Turn.WellAt) & p.World.Water).Has(m.region()))
}

func (l *lister) waters() {
	l.in(l.boardOf(l.Turn.WellAt) & l.World.Water)
}

// placeWell puts the Well in a water of the revealing player's choice and goes on.
func (x act) placeWell(m code) {
	x.MarkerAt[Well] = m.region()
	x.Turn.WellAt = NoRegion
	x.tell(ArtifactMoved, int(Well), int(m.region()))
	if x.Turn.WellNext == StageBuy {
		x.conquestsOver()
		return
	}
	x.Stage = x.Turn.WellNext
}

// revealWell moves the Well to the water of its board, or puts another place in its stead.
// SW-PLACE-WELL-01, -02, SW-INTERACT-77
func (x act) revealWell(r Region) {
	waters := x.boardOf(r) & x.World.Water
	switch waters.Count() {
	case 0:
		x.replaceWell(r)
	case 1:
		x.MarkerAt[Well] = waters.First()
		x.tell(ArtifactMoved, int(Well), int(waters.First()))
	default:
		x.Turn.WellAt = r
	}
}

// replaceWell draws the next unused place; the Well leaves the game.
func (x act) replaceWell(r Region) {
	for i, m := range x.Undrawn[:x.UndrawnCount] {
		if m.Place() {
			copy(x.Undrawn[i:], x.Undrawn[i+1:x.UndrawnCount])
			x.UndrawnCount--
			x.MarkerAt[m] = r
			x.tell(MarkerRevealed, int(m), int(r))
			return
		}
	}
}

// boardOf are the regions of a region's board.
func (p *Position) boardOf(r Region) Regions {
	for _, b := range p.World.Board {
		if b.Has(r) {
			return b
		}
	}
	return 0
}

// waitForWell interrupts the turn until the Well has its water; next is what follows.
func (x act) waitForWell(next Stage) {
	if x.Turn.WellAt == NoRegion {
		x.Stage = next
		return
	}
	x.Turn.WellNext = next
	x.Stage = StageWell
}
