// Package smallworld is the complete rules of Small World of Warcraft: the classic game and the
// Battle for Azeroth team variant. See README.md for its model. Rule ids (SW-…) are those of the
// rulebook package.
package smallworld

import "twobanners/game"

// MaxSeats and MaxBoards are the most players and boards of a game. SW-SETUP-01
const (
	MaxSeats  = 5
	MaxBoards = 5
)

// Position is the whole state of a game: what never changes in it, then what does.
type Position struct {
	// box never changes either, so positions share it.
	box *Box

	World World

	Round uint8
	Stage Stage
	// Seat is whose turn it is; Deployer is who places survivors in StageRedeploy.
	Seat     game.Seat
	Deployer game.Seat

	Players [MaxSeats]Player
	Turn    Turn
	Column  Column

	// Who stands where. Tokens are race tokens, or Murlocs where Holder says so.
	Holder [MaxRegions]Holder
	Tokens [MaxRegions]uint8
	Beasts [MaxRegions]uint8

	// Things on the boards. Mountains never move: they are World.Terrain[Mountain].
	Forts, Walls, Towers, Objectives Regions
	// Bombs lie face down; which of them are live nobody knows.
	Bombs, LiveBombs Regions
	// BombStack holds a bit a bomb, the top is bit BombsLeft-1.
	BombStack uint16
	BombsLeft uint8
	// Champion is where the Champion stands: a region, InHand, or NoRegion while nobody has it.
	Champion  Region
	BeastHand uint8
	// Harmony are the seats that hold a Harmony token.
	Harmony game.Seats

	// MarkerAt is where a face-up marker lies, or NoRegion.
	MarkerAt [MaxMarkers]Region
	// Hidden are the face-down markers, one a board at most, and HiddenAt where they lie.
	Hidden   [MaxBoards]Marker
	HiddenAt [MaxBoards]Region
	// Undrawn are the markers still in the box, next first.
	Undrawn      [MaxMarkers]Marker
	UndrawnCount uint8

	// Tray are the tokens of each race in the tray.
	Tray [raceRoom]uint8
	// Stash is what the bank holds; it may run below nothing. SW-SETUP-16
	Stash int16
	// Scored are the terms of the last turn each seat ended.
	Scored [MaxSeats][scoreTerms]int8
}

// InHand is where a Champion is that stands in no region.
const InHand Region = -2

// World is what a game is set up with and never changes: the map and the numbers printed on the
// components. It is part of the position so that a position needs nothing but itself.
type World struct {
	Adjacent [MaxRegions]Regions
	Terrain  [terrainCount]Regions
	Board    [MaxBoards]Regions
	Land     Regions
	Water    Regions
	Entry    Regions
	Cavern   Regions
	Magic    Regions

	Banner  [raceRoom]uint8
	Badge   [powerRoom]uint8
	Box     [raceRoom]uint8
	Faction [raceRoom]Faction
	Die     [6]uint8
	// Face names the board faces in use, as indices into the game's content.
	Face   [MaxBoards]uint8
	Supply Supply

	Regions, Boards, Seats, Rounds uint8

	First      game.Seat
	Team       bool
	Portuguese bool
	// Side is each seat's faction in the team variant.
	Side [MaxSeats]Faction
}

// Supply is how many pieces of a kind there are. SW-SETUP-15
type Supply struct {
	Walls, Harmony, Forts, Towers, Objectives, Beasts, LiveBombs, Duds uint8
}

// Player is one player's side of the table.
type Player struct {
	Coins int16
	// Race and Power are the active combo; OldRace is the race in decline, OldPower the badge
	// it keeps, if it keeps one.
	Race     Race
	OldRace  Race
	Power    Power
	OldPower Power
	// Hand are race tokens in hand, neither Beasts nor the Champion.
	Hand uint8
	// Held are the regions of the active race, Old those of the race in decline.
	Held, Old Regions
}

// Column is the combos on offer. The classic game has one group of six lines; in the team variant
// each faction has a group of four, beside one column of powers. SW-COLUMN, SW-TEAM-11..13
type Column struct {
	Race  [factionCount][Lines]Race
	Power [Lines]Power
	Coins [Lines]uint8

	// Stack lies under the visible banners, next first; its last Returned banners came back in
	// play, so everybody knows them.
	Stack    [factionCount][MaxRaces]Race
	Count    [factionCount]uint8
	Returned [factionCount]uint8

	PowerStack   [MaxPowers]Power
	PowerCount   uint8
	Discard      [MaxPowers]Power
	DiscardCount uint8
}

// Lines is the length of the classic column; the team variant uses TeamLines of it.
const (
	Lines     = 6
	TeamLines = 4
)

// Stage is what the turn is waiting for.
type Stage uint8

// The stages of a turn, in order. SW-INTERACT-01. Their numbers are in every hash, so a new one is
// added at the end.
const (
	StagePick Stage = iota
	StageForm
	StageStart
	StageConquest
	// StageAssault waits, after the Gnomes' free die, for the final die or a withdrawal.
	StageAssault
	// StageWell waits for a water to put the Well of Eternity in.
	StageWell
	StageBuy
	StageDeploy
	StageRedeploy
	StageOver
	// StageBombs, when a turn begins, waits for the bomb that is turned up next; StageBlast for the
	// price of one that is live, or for letting it be. SW-INTERACT-02, -58
	StageBombs
	StageBlast
	stageCount
)

// Turn is what is remembered during one turn and forgotten with it.
type Turn struct {
	Form Form
	Side Faction
	// SideOpen: a neutral race has come to the Battleground and conquered nothing since.
	SideOpen bool
	// Picked: the combo was taken this turn, so it cannot decline.
	Picked bool
	// Readied: a region was abandoned, so the turn cannot be one of decline any more.
	Readied bool
	// Used are the once-a-turn helps that are spent.
	Used Using
	// Stole: the Ethereals have used their one turn's ability, either way.
	Stole         bool
	Intimidations uint8
	Swaps         uint8
	HarmonyPaid   bool
	AegisPaid     bool
	// HolyLight are those whose first casualty was kept, by the places of what saves it in the box:
	// one of the printed box.
	HolyLight uint8
	// Attacked are the seats whose active race was attacked.
	Attacked game.Seats
	// Dead counts the losses forced on others, which the Forsaken may enlist.
	Dead uint8
	// Defeated counts, by race, the regions conquered from it.
	Defeated [raceRoom]uint8
	// RaceCoins and PowerCoins were earned by conquests and are paid at scoring. SW-SCORE-12
	RaceCoins, PowerCoins uint8
	HeartCoins            int8

	// The assault under way: its region, its helps and its free die. Target is also the region of
	// the bomb that waits in StageBlast.
	Target      Region
	TargetUsing Using
	AssaultDie  uint8
	// WellNext is the stage that follows once the Well is placed, WellAt where it was found.
	WellNext Stage
	WellAt   Region

	// Redeployment: regions to be filled again, the next region that may be filled, what was
	// moved already.
	Owed          Regions
	Cursor        Region
	ChampionMoved bool
	// ChampionTaken: readying has taken the Champion up, though it stands there until it is used.
	ChampionTaken bool
	// ChampionFreed: a captured Champion waits for its owner to place it.
	ChampionFreed bool
	// Placing: end-of-turn markers are being placed, so redeployment is over.
	Placing          bool
	ObjectivesPlaced uint8
	AegisMoved       bool
	HeartDone        bool
}

// Form is what the bearer of the forms is this turn.
type Form uint8

// The forms.
const (
	NoForm Form = iota
	HumanForm
	WolfForm
)

// Holder says who stands in a region.
type Holder uint8

// Nobody stands in an empty region; ByMurlocs are there from the start.
const (
	Empty Holder = iota
	ByMurlocs
	firstSeat
)

// ActiveOf is the holder that a seat's active race is.
func ActiveOf(s game.Seat) Holder { return firstSeat + Holder(s)*2 }

// DeclinedOf is the holder that a seat's race in decline is.
func DeclinedOf(s game.Seat) Holder { return ActiveOf(s) + 1 }

// Seat is whose race it is, Nobody for none's.
func (h Holder) Seat() game.Seat {
	if h < firstSeat {
		return game.Nobody
	}
	return game.Seat((h - firstSeat) / 2)
}

// Active tells whether an active race of a player holds.
func (h Holder) Active() bool { return h >= firstSeat && h&1 == 0 }

// Declined tells whether a race in decline of a player holds.
func (h Holder) Declined() bool { return h >= firstSeat && h&1 == 1 }

// RaceAt is the race that stands in a region, NoRace for none and for Murlocs.
func (p *Position) RaceAt(r Region) Race {
	h := p.Holder[r]
	switch {
	case h < firstSeat:
		return NoRace
	case h.Active():
		return p.Players[h.Seat()].Race
	default:
		return p.Players[h.Seat()].OldRace
	}
}

// PowerAt is the badge that works for the race in a region.
func (p *Position) PowerAt(r Region) Power {
	h := p.Holder[r]
	switch {
	case h < firstSeat:
		return NoPower
	case h.Active():
		return p.Players[h.Seat()].Power
	default:
		return p.Players[h.Seat()].OldPower
	}
}

// hold gives a region to a holder and keeps the players' sets in step.
func (p *Position) hold(r Region, h Holder) {
	one := One(r)
	if old := p.Holder[r]; old >= firstSeat {
		owner := &p.Players[old.Seat()]
		owner.Held &^= one
		owner.Old &^= one
	}
	p.Holder[r] = h
	if h >= firstSeat {
		if h.Active() {
			p.Players[h.Seat()].Held |= one
		} else {
			p.Players[h.Seat()].Old |= one
		}
	}
}

// pieces are the race tokens and Beasts in a region: Beasts are race tokens for every purpose.
// SW-POWER-BEAST-MASTER-04
func (p *Position) pieces(r Region) int { return int(p.Tokens[r]) + int(p.Beasts[r]) }

// piecesIn are those of some regions.
func (p *Position) piecesIn(in Regions) (n int) {
	for ; in != 0; in &= in - 1 {
		n += p.pieces(in.First())
	}
	return n
}

// handPieces are a seat's race tokens and Beasts in hand.
func (p *Position) handPieces(s game.Seat) int {
	n := int(p.Players[s].Hand)
	if p.BeastHand > 0 && p.TamesBeasts(s) {
		n += int(p.BeastHand)
	}
	return n
}

// markerIn tells whether a face-up marker lies in one of the regions.
func (p *Position) markerIn(m Marker, in Regions) bool { return in.Has(p.MarkerAt[m]) }
