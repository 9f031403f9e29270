package smallworld

import (
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// Where the order of the bombs is not asked for it does not matter, and where it is asked it
// sometimes does. SW-INTERACT-02
func TestTheOrderOfBombsIsAskedWhereItMatters(t *testing.T) {
	g := newGame(t)
	silent, asked, mattered := 0, 0, 0
	for seed := range uint64(4000) {
		chance := game.NewFast(seed)
		p := gametest.After(t, g, 4, "", chance, 60+chance.Draw("moves", 250)).(*Position)
		if p.Stage == StageOver || !p.bombard(chance) {
			continue
		}
		one, other := *p, *p
		one.explodeAll(false)
		other.explodeAll(true)
		switch {
		case p.bombOrderMatters():
			asked++
			mattered += yes(one != other)
		case one != other:
			t.Fatalf("seed %d: bombs in %x have another result in another order", seed, p.Bombs)
		default:
			silent++
		}
	}
	t.Logf("%d silent, %d asked, of which %d mattered in the order tried", silent, asked, mattered)
	if silent < 100 || mattered < 100 {
		t.Errorf("too few to prove anything: %d silent, %d that mattered", silent, mattered)
	}
}

// bombard gives the seat whose turn it is Goblins, and live bombs on a few regions of the others,
// among whom are now and then the Chapel, the Aegis, Marshdwellers and Beast Master Draenei.
func (p *Position) bombard(chance game.Chance) bool {
	p.Turn = Turn{Target: NoRegion, WellAt: NoRegion}
	p.Bombs, p.Towers = 0, 0
	p.lead(p.Seat, Goblins, Farmer)
	var victims Regions
	for s := range game.Seat(p.World.Seats) {
		if s != p.Seat {
			victims |= p.Players[s].Held | p.Players[s].Old
		}
	}
	for set := victims; set != 0; set &= set - 1 {
		if chance.Draw("bomb", victims.Count()) < 3 {
			p.Bombs |= One(set.First())
		}
	}
	if p.Bombs.Count() < 2 {
		return false
	}
	p.LiveBombs = p.Bombs
	next := (p.Seat + 1) % game.Seat(p.World.Seats)
	if chance.Draw("chapel", 4) == 0 {
		p.MarkerAt[Chapel] = p.Bombs.First()
	}
	p.Players[p.Seat].Coins = int16(chance.Draw("coins", 3))
	if chance.Draw("aegis", 4) == 0 {
		p.MarkerAt[Aegis] = p.Bombs.First()
	}
	if chance.Draw("marshdweller", 4) == 0 {
		p.lead(next, p.Players[next].Race, Marshdweller)
	}
	if chance.Draw("draenei", 4) == 0 {
		p.lead(next, Draenei, BeastMaster)
		for set := p.Players[next].Held; set != 0; set &= set - 1 {
			p.Beasts[set.First()] = uint8(chance.Draw("beast", 2))
		}
	}
	return true
}

// lead gives a seat a combo; whoever had one of the two gets the seat's in exchange.
func (p *Position) lead(s game.Seat, race Race, power Power) {
	me := &p.Players[s]
	for other := range p.World.Seats {
		pl := &p.Players[other]
		if pl.Race == race {
			pl.Race = me.Race
		}
		if pl.Power == power {
			pl.Power = me.Power
		}
	}
	me.Race, me.Power = race, power
}

// explodeAll turns all bombs up, the first region first or last, and pays what can be paid.
func (p *Position) explodeAll(backwards bool) {
	x := act{p, nil, nil}
	for x.Bombs != 0 {
		r := x.Bombs.First()
		for set := x.Bombs; backwards && set != 0; set &= set - 1 {
			r = set.First()
		}
		b := x.conquestBill(x.Seat, r, 0)
		x.turnUp(r)
		if x.Stage == StageBlast && b.affordable(x.Players[x.Seat].Coins) == fine {
			x.pay(b)
			x.payToll(b.toll)
			x.blast(r)
		}
		x.Stage, x.Turn.Target = StageStart, NoRegion
	}
}
