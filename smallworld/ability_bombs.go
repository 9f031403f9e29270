package smallworld

import "twobanners/game"

// Bombs at the neighbours, revealed a turn later. SW-RACE-GOBLINS-01..13
func init() {
	addAbility("bombs", ability{
		once: true, hooks: hooks{moves: kinds(PlaceBomb), picked: shuffleBombs},
	})
	addPlacement(PlaceBomb, rule{special: true, word: "bomb =region:region", cites: cites{
		whyBomb: "SW-RACE-GOBLINS-12", whyAegis: "SW-INTERACT-63",
		whyNotNow: "SW-RACE-GOBLINS-02", whySeat: "SW-RACE-GOBLINS-02",
	}}, (*Position).bombWhy, act.placeBomb, (*lister).bombs)
	early := in(StagePick, StageForm, StageAssault, StageWell, StageRedeploy)
	addRule(Reveal, rule{word: "reveal =region:region", late: whyReveal, over: early},
		at(in(StageBombs), (*Position).revealWhy, act.revealChosen, (*lister).reveals))
	addRule(Explode, rule{
		word: "explode", late: whyReveal, over: early,
		cites: cites{
			whyToll: "SW-INTERACT-62", whyHarmony: "SW-INTERACT-58",
			whyAegis: "SW-INTERACT-63", whySeveralDebts: "SW-INTERACT-63",
		},
	}, at(in(StageBlast), (*Position).explodeWhy, act.explode, (*lister).plain))
	addRule(Defuse, rule{word: "defuse", late: whyReveal, over: early},
		at(in(StageBlast), nil, act.defuse, nil))
}

// shuffleBombs makes a new stack of all twelve. SW-RACE-GOBLINS-01
func shuffleBombs(x act) {
	var stack [16]bool
	n := int(x.World.Supply.LiveBombs + x.World.Supply.Duds)
	for i := range int(x.World.Supply.LiveBombs) {
		stack[i] = true
	}
	game.Shuffle(x.chance, "bombs", stack[:n])
	x.BombStack, x.BombsLeft = 0, uint8(n)
	for i, live := range stack[:n] {
		x.BombStack |= uint16(yes(live)) << i
	}
}

// revealBombs turns the bombs of the turn before up, one after another. Their order is the player's
// wherever it can matter, and so is paying for an explosion: then it stops, and startEffects comes
// back here after the answer. SW-RACE-GOBLINS-05..09, SW-INTERACT-02
func (x act) revealBombs() {
	for x.Bombs != 0 && x.Stage != StageBlast {
		if x.bombOrderMatters() {
			x.Stage = StageBombs
			return
		}
		x.turnUp(x.Bombs.First())
	}
}

// bombOrderMatters tells whether the bombs can have another result in another order. It goes by
// what everybody sees, for a choice that depends on which bombs are live would tell so.
func (p *Position) bombOrderMatters() bool {
	if p.Bombs.Count() < 2 {
		return false
	}
	bombs := p.Bombs &^ p.Towers
	for set := bombs; set != 0; set &= set - 1 {
		if p.conquestBill(p.Seat, set.First(), 0) != (bill{}) {
			return true // coins may be short, a ransom may help, one may know more before paying
		}
	}
	vanishing := 0
	for s := range game.Seat(p.World.Seats) {
		pl := &p.Players[s]
		mine := pl.Held & bombs
		if mine.Count() > 1 && (mine.Has(p.MarkerAt[Chapel]) || p.beastsDiffer(s, mine)) {
			return true
		}
		vanishing += yes(pl.Old != 0 && pl.Old&^bombs == 0) // banners go under one another
	}
	return vanishing > 1
}

// beastsDiffer tells whether Holy Light would keep a Beast in one of the regions and a token in
// another: it keeps the first casualty of the turn. SW-RACE-DRAENEI-01, SW-POWER-BEAST-MASTER-05
func (p *Position) beastsDiffer(s game.Seat, in Regions) bool {
	if !p.saves(s) || !p.TamesBeasts(s) {
		return false
	}
	var tamed Regions
	for set := in; set != 0; set &= set - 1 {
		if p.Beasts[set.First()] > 0 {
			tamed |= One(set.First())
		}
	}
	return tamed != 0 && tamed != in
}

// turnUp reveals a bomb. A live one explodes, unless a Watch Tower forbids it; where that has its
// price it waits for the player. SW-INTERACT-58, -62, -63
func (x act) turnUp(r Region) {
	live := x.LiveBombs.Has(r)
	x.Bombs &^= One(r)
	x.LiveBombs &^= One(r)
	explodes := live && !x.Towers.Has(r) && x.Holder[r].Seat() != x.Seat
	free := x.conquestBill(x.Seat, r, 0) == (bill{})
	x.tell(BombRevealed, int(r), yes(live), yes(explodes && free))
	switch {
	case explodes && free:
		x.blast(r)
	case explodes:
		x.Stage, x.Turn.Target = StageBlast, r
	}
}

// blast is an explosion: a conquest that leaves the region empty. SW-INTERACT-24, -57..68
func (x act) blast(r Region) {
	x.defeat(x.expel(r))
	x.emptied(r)
}

func (p *Position) revealWhy(_ game.Seat, m code) why {
	return whyReveal.when(!p.Bombs.Has(m.region()))
}

// revealChosen turns up the bomb that the player wants next.
func (x act) revealChosen(m code) {
	x.Stage = StageStart
	x.turnUp(m.region())
	if x.Stage != StageBlast {
		x.startEffects()
	}
}

// explodeWhy: who cannot pay lets it be. SW-INTERACT-58
func (p *Position) explodeWhy(me game.Seat, _ code) why {
	return p.conquestBill(me, p.Turn.Target, 0).affordable(p.Players[me].Coins)
}

func (x act) explode(code) { x.settleBomb(true) }
func (x act) defuse(code)  { x.settleBomb(false) }

func (l *lister) reveals() {
	l.in(l.Bombs)
}

// settleBomb lets the live bomb that waits explode, for its price, or not.
func (x act) settleBomb(explodes bool) {
	r := x.Turn.Target
	x.Stage, x.Turn.Target = StageStart, NoRegion
	x.tell(BombSettled, int(r), yes(explodes))
	if explodes {
		b := x.conquestBill(x.Seat, r, 0)
		x.pay(b)
		x.payToll(b.toll)
		x.blast(r)
	}
	x.startEffects()
}

// bombWhy: next to the bombers, on an opponent's active race. SW-RACE-GOBLINS-02..04, -11
func (p *Position) bombWhy(me game.Seat, m code) why {
	r, pl := m.region(), &p.Players[me]
	h := p.Holder[r]
	switch {
	case !p.brings(me, PlaceBomb):
		return whyBomb
	case p.BombsLeft == 0:
		return whyBombStack
	case p.Bombs.Has(r):
		return whyBombTwice
	case !h.Active() || h.Seat() == me || p.World.Adjacent[r]&pl.Held == 0:
		return whyBombWhere
	case p.Towers.Has(r):
		return whyBombTower
	}
	return p.touchBill(me, r, false).affordable(pl.Coins)
}

func (x act) placeBomb(m code) {
	r := m.region()
	x.pay(x.touchBill(x.Seat, r, false))
	x.BombsLeft--
	if x.BombStack>>x.BombsLeft&1 != 0 {
		x.LiveBombs |= One(r)
		x.BombStack &^= 1 << x.BombsLeft
	}
	x.Bombs |= One(r)
	x.tell(BombPlaced, int(r))
}

func (l *lister) bombs() {
	if l.BombsLeft > 0 {
		l.offerIn(l.around(l.Players[l.me].Held) &^ (l.Bombs | l.Towers))
	}
}
