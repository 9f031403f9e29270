package smallworld

import "twobanners/game"

// bill is what a move owes before it is made, each debt to its own creditor. A creditor is a seat
// plus one; zero means nothing is owed. SW-INTERACT-80
type bill struct {
	harmony, aegis, marsh uint8
	// hammer is Doomhammer's creditor; toStash where nobody holds the region.
	hammer uint8
}

const toStash = 255

const (
	harmonyCoins = 2
	aegisCoins   = 2
	marshCoins   = 1
	hammerCoins  = 2
)

func creditor(s game.Seat) uint8 { return uint8(s + 1) }

func (b bill) total() int {
	return harmonyCoins*yes(b.harmony != 0) + aegisCoins*yes(b.aegis != 0) +
		marshCoins*yes(b.marsh != 0) + hammerCoins*yes(b.hammer != 0)
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
	case bill{marsh: b.marsh}:
		return whyMarsh
	case bill{hammer: b.hammer}:
		return whyHammer
	default:
		return whySeveralDebts
	}
}

// touchBill is what is owed for acting on a region by a power: Harmony where Pandaren tokens are
// forced, and the Aegis. SW-RACE-PANDAREN-04, SW-ART-AEGIS-02
func (p *Position) touchBill(me game.Seat, r Region, forcing bool) (b bill) {
	h := p.Holder[r]
	if !h.Active() || h.Seat() == me {
		return b
	}
	owner := h.Seat()
	if forcing && p.Harmony.Has(me) && !p.Turn.HarmonyPaid &&
		p.box.races[p.Players[owner].Race].harmony {
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
		if p.World.Terrain[Swamp].Has(r) && p.box.powers[p.PowerAt(r)].tolls {
			b.marsh = creditor(h.Seat())
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

// tolled are the regions whose conquest may owe anybody anything; all others need no bill.
func (p *Position) tolled(me game.Seat) Regions {
	owed := One(p.MarkerAt[Aegis])
	swamps := p.World.Terrain[Swamp]
	for s := range game.Seat(p.World.Seats) {
		pl := &p.Players[s]
		if p.box.powers[pl.Power].tolls {
			owed |= pl.Held & swamps
		}
		if p.box.powers[pl.OldPower].tolls {
			owed |= pl.Old & swamps
		}
		if p.box.races[pl.Race].harmony && p.Harmony.Has(me) {
			owed |= pl.Held
		}
	}
	return owed
}

// pay settles a bill. The Marshdweller coin is separate: it is due only if the region falls.
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

func (x act) payMarsh(to uint8) {
	if to != 0 {
		x.transfer(x.Seat, game.Seat(to)-1, marshCoins, forMarsh)
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
