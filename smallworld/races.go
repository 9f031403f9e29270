package smallworld

import "twobanners/game"

// raceRules are the hooks of a race, named after the moments of the rules; nil where it has none.
// The phases call them in a fixed order. They work for the active race alone. SW-RACE-GENERAL-01
type raceRules struct {
	// cost is what the race changes about a price.
	cost func(p *Position, me game.Seat, r Region) int
	// near are regions it may attack as though they were adjacent.
	near func(p *Position, me game.Seat) Regions
	// swims: seas and lakes can be conquered.
	swims bool
	// pairs: no region is held by fewer than two tokens.
	pairs bool
	// holyLight: the first casualty in each opponent's turn is kept.
	holyLight bool
	// moves are the kinds of moves that are its own.
	moves kindSet
	// assaults: from the air, with a free die. harmony: attackers that hold its token pay.
	assaults, harmony bool
	// picked, begin and ending are the moments of the owner's turns; declined the last of them.
	picked, begin, ending, declined func(x act)
	// taken follows a conquest; defeated gives the coins for one, paid at scoring.
	taken    func(x act, r Region)
	defeated func(p *Position, f fallen) int
	// score is the bonus at turn's end.
	score func(p *Position, s game.Seat) int
}

// has tells whether a kind of move is the race's own.
func (r *raceRules) has(k Kind) bool { return r.moves.has(k) }

// least is the fewest tokens that may hold a region.
func (r *raceRules) least() int { return 1 + yes(r.pairs) }

// raceByID are the rules of each race, by its id.
var raceByID = map[string]raceRules{
	// A coin for each Magic region. SW-RACE-BLOOD-ELVES-01..04
	"blood-elves": {score: func(p *Position, s game.Seat) int {
		return (p.Players[s].Held & p.World.Magic).Count()
	}},

	// Holy Light keeps the first casualty. SW-RACE-DRAENEI-01..07
	"draenei": {holyLight: true},

	// Two less for a Mountain. SW-RACE-DWARVES-01..03
	"dwarves": {cost: inTerrain(Mountain, -2)},

	// They steal an artifact or take a place cheaper. SW-RACE-ETHEREALS-01..08
	"ethereals": {moves: kinds(Steal)},

	// They enlist the dead, a coin for a token. SW-RACE-FORSAKEN-01..07
	"forsaken": {moves: kinds(Buy)},

	// One airborne assault a turn, with a free die. SW-RACE-GNOMES-01..06
	"gnomes": {assaults: true},

	// Bombs at the neighbours, revealed a turn later. SW-RACE-GOBLINS-01..13
	"goblins": {moves: kinds(PlaceBomb), picked: shuffleBombs, begin: revealBombs},

	// Two Objectives that reward whoever takes them. SW-RACE-HUMANS-01..09
	"humans": {
		moves:    kinds(TakeObjective, PlaceObjective),
		declined: func(x act) { x.Objectives = 0 },
	},

	// Every Cavern is next door. SW-RACE-KOBOLDS-01..03
	"kobolds": {near: func(p *Position, _ game.Seat) Regions { return p.World.Cavern }},

	// They swim, and may begin in any water. SW-RACE-NAGA-01..05
	"naga": {swims: true, near: func(p *Position, me game.Seat) Regions {
		if p.Players[me].Held != 0 {
			return 0
		}
		return p.World.Water
	}},

	// Forests come cheaper and get a Wisp Wall. SW-RACE-NIGHT-ELVES-01..06
	"night-elves": {cost: inTerrain(Forest, -1), taken: raiseWall},

	// A coin for each region taken from the Alliance. SW-RACE-ORCS-01..04
	"orcs": {defeated: func(p *Position, f fallen) int {
		return yes(p.World.Faction[f.race] == Alliance)
	}},

	// Harmony for those left in peace. SW-RACE-PANDAREN-01..10
	"pandaren": {harmony: true, begin: takeHarmony, ending: giveHarmony, declined: takeHarmony},

	// Never fewer than two. SW-RACE-TAUREN-01..09
	"tauren": {pairs: true},

	// One less where somebody stands. SW-RACE-TROLLS-01..03
	"trolls": {cost: func(p *Position, _ game.Seat, r Region) int {
		return -yes(p.Holder[r] != Empty)
	}},

	// Two coins as humans, or a coin for cheaper conquests. SW-RACE-WORGEN-01..05
	"worgen": {moves: kinds(ChooseForm), cost: func(p *Position, _ game.Seat, _ Region) int {
		return -yes(p.Turn.Form == WorgenForm)
	}},
}

// inTerrain is a discount for one terrain.
func inTerrain(t Terrain, n int) func(*Position, game.Seat, Region) int {
	return func(p *Position, _ game.Seat, r Region) int { return n * p.World.Terrain[t].bit(r) }
}

// raiseWall puts a Wisp Wall in a Forest just conquered. SW-RACE-NIGHT-ELVES-02, -06
func raiseWall(x act, r Region) {
	if x.World.Terrain[Forest].Has(r) && x.Walls.Count() < int(x.World.Supply.Walls) {
		x.Walls |= One(r)
		x.tell(WallRaised, int(r))
	}
}

// takeHarmony calls all Harmony tokens back. SW-RACE-PANDAREN-07, -09
func takeHarmony(x act) {
	if x.Harmony != 0 {
		x.Harmony = 0
		x.tell(HarmonyTaken)
	}
}

// giveHarmony hands tokens to every opponent whose active race was not attacked.
// SW-RACE-PANDAREN-01..03
func giveHarmony(x act) {
	for s := range game.Seat(x.World.Seats) {
		if s != x.Seat && !x.Turn.Attacked.Has(s) && x.Harmony.Len() < int(x.World.Supply.Harmony) {
			x.Harmony = x.Harmony.With(s)
			x.tell(HarmonyGiven, int(s))
		}
	}
}
