package smallworld

import "twobanners/game"

// bill is what a move owes before it is made, each debt to its own creditor. A creditor is a seat
// plus one; zero means nothing is owed. SW-INTERACT-80
type bill struct {
	harmony, aegis, toll uint8
	// hammer is Doomhammer's creditor; toStash where nobody holds the region.
	hammer uint8
}

const toStash = 255

const (
	harmonyCoins = 2
	aegisCoins   = 2
	tollCoins    = 1
	hammerCoins  = 2
)

func creditor(s game.Seat) uint8 { return uint8(s + 1) }

func (b bill) total() int {
	return harmonyCoins*yes(b.harmony != 0) + aegisCoins*yes(b.aegis != 0) +
		tollCoins*yes(b.toll != 0) + hammerCoins*yes(b.hammer != 0)
}

// affordable tells whether coins cover the whole bill.
func (b bill) affordable(coins int16) why {
	if b == (bill{}) {
		return fine // mostly
	}
	return b.coveredBy(int(coins))
}

func (b bill) coveredBy(coins int) why {
	if coins >= b.total() {
		return fine
	}
	switch b {
	case bill{harmony: b.harmony}:
		return whyHarmony
	case bill{aegis: b.aegis}:
		return whyAegis
	case bill{toll: b.toll}:
		return whyToll
	case bill{hammer: b.hammer}:
		return whyHammer
	default:
		return whySeveralDebts
	}
}

// touchBill is what is owed for acting on a region by a power: Harmony where tokens of its owner
// are forced, and the Aegis. SW-RACE-PANDAREN-04, SW-ART-AEGIS-02
func (p *Position) touchBill(me game.Seat, r Region, forcing bool) (b bill) {
	h := p.Holder[r]
	if !h.Active() || h.Seat() == me {
		return b
	}
	owner := h.Seat()
	if forcing && p.Harmony.Has(me) && !p.Turn.HarmonyPaid &&
		p.harmonious(owner) {
		b.harmony = creditor(owner)
	}
	if p.MarkerAt[Aegis] == r && !p.Turn.AegisPaid {
		b.aegis = creditor(owner)
	}
	return b
}

// conquestBill is what is owed for conquering a region. SW-INTERACT-80
func (p *Position) conquestBill(me game.Seat, r Region, using Using) (b bill) {
	h := p.Holder[r]
	if h >= firstSeat && h.Seat() != me {
		b = p.touchBill(me, r, true)
		if pl := &p.Players[h.Seat()]; p.takesToll(pl) && p.tolls(pl).Has(r) {
			b.toll = creditor(h.Seat())
		}
	}
	if using&UseDoomhammer != 0 {
		// One's own declined race gives no discount on the hammer. SW-INTERACT-74
		b.hammer = toStash
		if h >= firstSeat && h.Seat() != me {
			b.hammer = creditor(h.Seat())
		}
	}
	return b
}

// takesToll tells whether any region of a player may cost its conqueror a coin: mostly not.
func (p *Position) takesToll(pl *Player) bool {
	all := &p.box.tolling
	return (all.races>>pl.Race|all.powers>>pl.Power|all.powers>>pl.OldPower)&1 != 0
}

// tolls are a player's regions whose conqueror pays a coin; of those in decline if its badge says
// so and is kept. SW-POWER-MARSHDWELLER-01..05
func (p *Position) tolls(pl *Player) Regions {
	race, power, kept := &p.box.races[pl.Race], &p.box.powers[pl.Power], &p.box.powers[pl.OldPower]
	return pl.Held&(race.toll.in(&p.World)|power.toll.in(&p.World)) | pl.Old&kept.toll.in(&p.World)
}

// tolled are the regions whose conquest may owe anybody anything; all others need no bill.
func (p *Position) tolled(me game.Seat) Regions {
	owed := One(p.MarkerAt[Aegis])
	for s := range game.Seat(p.World.Seats) {
		pl := &p.Players[s]
		if p.takesToll(pl) {
			owed |= p.tolls(pl)
		}
		if p.Harmony.Has(me) && p.harmonious(s) {
			owed |= pl.Held
		}
	}
	return owed
}

// pay settles a bill. The toll is separate: it is due only if the region falls.
// SW-INTERACT-81
func (x act) pay(b bill) {
	if b.harmony != 0 {
		x.Turn.HarmonyPaid = true
		x.transfer(x.Seat, game.Seat(b.harmony)-1, harmonyCoins, forHarmony)
	}
	if b.aegis != 0 {
		x.Turn.AegisPaid = true
		x.transfer(x.Seat, game.Seat(b.aegis)-1, aegisCoins, forAegis)
	}
	switch b.hammer {
	case 0:
	case toStash:
		x.spend(x.Seat, hammerCoins, forHammer)
	default:
		x.transfer(x.Seat, game.Seat(b.hammer)-1, hammerCoins, forHammer)
	}
}

func (x act) payToll(to uint8) {
	if to != 0 {
		x.transfer(x.Seat, game.Seat(to)-1, tollCoins, forToll)
	}
}

// transfer moves coins from a player to another.
func (x act) transfer(from, to game.Seat, coins int, why reason) {
	x.Players[from].Coins -= int16(coins)
	x.Players[to].Coins += int16(coins)
	x.tellOf(Paid, from, coins, int(to), int(why))
}

// spend moves coins from a player to the stash.
func (x act) spend(from game.Seat, coins int, why reason) {
	x.Players[from].Coins -= int16(coins)
	x.Stash += int16(coins)
	x.tellOf(Paid, from, coins, int(game.Nobody), int(why))
}

// earn moves coins from the stash to a player.
func (x act) earn(to game.Seat, coins int, why reason) {
	x.Players[to].Coins += int16(coins)
	x.Stash -= int16(coins)
	x.tellOf(Gained, to, coins, int(why))
}
