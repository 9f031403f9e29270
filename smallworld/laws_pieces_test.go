package smallworld

import (
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// lawOfTokens: the tokens of each race are in the tray, in hand or on the boards, as many as came
// in the box. SW-SETUP-13, SW-COLUMN-11
func (p *Position) lawOfTokens() error {
	total := p.Tray
	for s := range game.Seat(p.World.Seats) {
		total[p.Players[s].Race] += p.Players[s].Hand
	}
	for r := range Region(p.World.Regions) {
		total[p.RaceAt(r)] += p.Tokens[r]
	}
	for race := NoRace + 1; int(race) <= p.box.Races(); race++ {
		if total[race] != p.World.Box[race] {
			return fmt.Errorf("there are %d %s of %d", total[race], p.box.RaceName(race),
				p.World.Box[race])
		}
	}
	return nil
}

// lawOfCoins: coins are in purses, on combos or in the stash, which is made of 520; no purse is
// ever below nothing. SW-SETUP-16, SW-SCORE-11
func (p *Position) lawOfCoins() error {
	total := int(p.Stash)
	for s := range p.World.Seats {
		total += int(p.Players[s].Coins)
		if p.Players[s].Coins < 0 {
			return fmt.Errorf("seat %d has %d coins", s, p.Players[s].Coins)
		}
	}
	for _, n := range p.Column.Coins {
		total += int(n)
	}
	if total != 520 {
		return fmt.Errorf("there are %d coins", total)
	}
	if n := p.Column.Coins[Lines-1]; n != 0 {
		return fmt.Errorf("%d coins lie on the sixth combo", n) // SW-COLUMN-15
	}
	return nil
}

// lawOfSupplies: no more pieces are about than there are. SW-SETUP-15
func (p *Position) lawOfSupplies() error {
	beasts := int(p.BeastHand)
	for _, n := range p.Beasts {
		beasts += int(n)
	}
	live, bombs := p.LiveBombs.Count(), int(p.BombsLeft)+p.Bombs.Count()
	for i := range p.BombsLeft {
		live += int(p.BombStack >> i & 1)
	}
	for _, supply := range [...]struct {
		name   string
		n, max int
	}{
		{"Wisp Walls", p.Walls.Count(), 9},
		{"Harmony tokens", p.Harmony.Len(), 4},
		{"Forts", p.Forts.Count(), 10},
		{"Watch Towers", p.Towers.Count(), 6},
		{"Objectives", p.Objectives.Count(), 2},
		{"Beasts", beasts, 5},
		{"Bombs", bombs, 12},
		{"live Bombs", live, 6},
		{"duds", bombs - live, 6},
	} {
		if supply.n > supply.max {
			return fmt.Errorf("%d %s of %d", supply.n, supply.name, supply.max)
		}
	}
	if p.LiveBombs&^p.Bombs != 0 {
		return errors.New("a Bomb is live where there is none")
	}
	return p.lawOfOwners(beasts)
}

// lawOfOwners: special pieces are there only with the combo they belong to.
func (p *Position) lawOfOwners(beasts int) error {
	var beastly, led, sets, harmony, towers bool
	var held Regions
	for s := range p.World.Seats {
		pl := &p.Players[s]
		s := game.Seat(s)
		beastly, led = beastly || p.TamesBeasts(s), led || p.LeadsChampion(s)
		sets, harmony = sets || p.brings(s, PlaceObjective), harmony || p.harmonious(s)
		towers = towers || p.brings(s, PlaceTower)
		held |= pl.Held | pl.Old
	}
	switch {
	case !beastly && beasts > 0:
		return errors.New("there are Beasts without a master") // SW-POWER-BEAST-MASTER-07
	case !sets && p.Objectives != 0:
		return errors.New("there are Objectives without Humans") // SW-RACE-HUMANS-09
	case !harmony && p.Harmony != 0:
		return errors.New("there is Harmony without Pandaren") // SW-RACE-PANDAREN-09
	case !towers && p.Towers != 0:
		return errors.New("there are Watch Towers without defenders") // SW-POWER-DEFENSIVE-07
	case led == (p.Champion == NoRegion):
		return errors.New("the Champion serves nobody, or is missing")
	case (p.Forts|p.Walls|p.Towers)&^held != 0:
		return errors.New("a Fort, Wall or Tower stands in nobody's region") // SW-DEPLOY-07
	}
	return nil
}

// lawOfHolders: what a region says of its holder and what the players say agree, and whoever holds
// a region stands in it.
func (p *Position) lawOfHolders() error {
	var held, old [MaxSeats]Regions
	for r := range Region(MaxRegions) {
		h := p.Holder[r]
		stands := p.pieces(r) > 0 || p.Champion == r || p.Turn.Owed.Has(r)
		switch {
		case r >= Region(p.World.Regions) && (h != Empty || stands):
			return fmt.Errorf("something stands in region %d, which is on no board", r)
		case stands != (h != Empty):
			return fmt.Errorf("region %d is held by %d with %d pieces", r, h, p.pieces(r))
		case h.Active():
			held[h.Seat()] |= One(r)
		case h.Declined():
			old[h.Seat()] |= One(r)
		}
		// Waters are for swimmers alone, and for those whose power to swim went as they declined.
		// SW-RACE-NAGA-01, SW-POWER-PORTAL-MAGE-05
		wet := p.swimsAt(r) || h.Declined() && p.powersSwim()
		if h != Empty && p.World.Water.Has(r) && !wet {
			return fmt.Errorf("race %d stands in the water of region %d", p.RaceAt(r), r)
		}
	}
	for s := range p.World.Seats {
		pl := &p.Players[s]
		if pl.Held != held[s] || pl.Old != old[s] {
			return fmt.Errorf("seat %d does not hold what it thinks", s)
		}
		if (pl.Held != 0 && pl.Race == NoRace) || (pl.Old != 0) != (pl.OldRace != NoRace) {
			return fmt.Errorf("seat %d holds regions without a race, or the other way", s)
		}
	}
	return nil
}

func (p *Position) powersSwim() bool {
	return slices.ContainsFunc(p.box.powers[:], func(h hooks) bool { return h.swims })
}

// lawOfLeast: as many as the race needs at least, but for regions that are being filled again, and
// those that the Champion holds alone. SW-RACE-TAUREN-01, -05, -06
func (p *Position) lawOfLeast() error {
	for s := range game.Seat(p.World.Seats) {
		least := p.Least(s)
		for set := p.Players[s].Held &^ p.Turn.Owed; set != 0; set &= set - 1 {
			r := set.First()
			if n := p.pieces(r); n < least && (p.Champion != r || n > 0) {
				return fmt.Errorf("%d tokens stand in region %d, not %d", n, r, least)
			}
		}
	}
	return nil
}
