package smallworld

import "twobanners/game"

// powerRules are the hooks of a power; see raceRules.
type powerRules struct {
	// discount is taken off every price.
	discount int
	// sails: no travel surcharge.
	sails bool
	// keeps: the badge goes on working in decline.
	keeps bool
	// moves are the kinds of moves that are its own.
	moves kindSet
	// Abilities with pieces or payments of their own: leads a Champion, tames beasts, takes a toll
	// in Swamps.
	champion, beasts, tolls bool

	begin, ending, declined func(x act)

	defeated func(p *Position, f fallen) int
	score    func(p *Position, s game.Seat) int
}

// has tells whether a kind of move is the power's own.
func (r *powerRules) has(k Kind) bool { return r.moves.has(k) }

// powerByID are the rules of each power, by its id.
var powerByID = map[string]powerRules{
	// A coin for each artifact and place held. SW-POWER-ARCHAEOLOGIST-01, -02
	"archaeologist": {score: markersHeld},

	// A coin for each region that was not empty. SW-POWER-BATTLE-MASTER-01..03
	"battle-master": {defeated: func(*Position, fallen) int { return 1 }},

	// A Beast for each Hill. SW-POWER-BEAST-MASTER-01..08
	"beast-master": {beasts: true, begin: takeBeasts, declined: dropBeasts},

	// One less for every conquest. SW-POWER-BLACKSMITH-01, -02
	"blacksmith": {discount: 1},

	// One free conquest a turn. SW-POWER-CHAMPIONING-01..11
	"championing": {
		champion: true, moves: kinds(MoveChampion),
		declined: func(x act) { x.Champion = NoRegion },
	},

	// Watch Towers where it leads. SW-POWER-DEFENSIVE-01..08
	"defensive": {
		moves: kinds(PlaceTower), ending: buildTowers,
		declined: func(x act) { x.removeTowers(0) },
	},

	// As many coins as there were defenders, from two on. SW-POWER-ENRAGED-01..04
	"enraged": {defeated: func(_ *Position, f fallen) int {
		return f.defenders * yes(f.defenders > 1)
	}},

	// A coin for each board. SW-POWER-EXPLORER-01, -02
	"explorer": {score: boardsHeld},

	"farmer": {score: perRegion(Fields)}, // SW-POWER-FARMER-01

	// A coin for each region beside water. SW-POWER-FISHING-01, -02
	"fishing": {score: besideWater},

	// A Fort in every region, which stays in decline. SW-POWER-GARRISONED-01..07
	"garrisoned": {moves: kinds(PlaceFort), keeps: true, ending: buildForts},

	"herbalist": {score: perRegion(Hills)}, // SW-POWER-HERBALIST-01

	// It moves three tokens of its neighbours. SW-POWER-INTIMIDATING-01..10
	"intimidating": {moves: kinds(Intimidate)},

	// A coin from whoever conquers its Swamps. SW-POWER-MARSHDWELLER-01..05
	"marshdweller": {tolls: true, keeps: true},

	// A coin for each Cavern. SW-POWER-MINING-01
	"mining": {score: func(p *Position, s game.Seat) int {
		return (p.Players[s].Held & p.World.Cavern).Count()
	}},

	"mountaineer": {score: perRegion(Mountain)}, // SW-POWER-MOUNTAINEER-01

	// It exchanges Magic regions. SW-POWER-PORTAL-MAGE-01..05
	"portal-mage": {moves: kinds(Swap)},

	"ranger": {score: perRegion(Forest)}, // SW-POWER-RANGER-01

	"sailing": {sails: true}, // SW-POWER-SAILING-01, -02

	"swamp-walker": {score: perRegion(Swamp)}, // SW-POWER-SWAMP-WALKER-01
}

// perRegion is a coin for each region of one terrain. SW-POWER-GENERAL-01
func perRegion(t Terrain) func(*Position, game.Seat) int {
	return func(p *Position, s game.Seat) int {
		return (p.Players[s].Held & p.World.Terrain[t]).Count()
	}
}

func boardsHeld(p *Position, s game.Seat) (boards int) {
	for _, b := range p.World.Board {
		boards += yes(b&p.Players[s].Held != 0)
	}
	return boards
}

func besideWater(p *Position, s game.Seat) (coins int) {
	for set := p.Players[s].Held; set != 0; set &= set - 1 {
		coins += yes(p.World.Adjacent[set.First()]&p.World.Water != 0)
	}
	return coins
}

func markersHeld(p *Position, s game.Seat) (coins int) {
	for _, at := range p.MarkerAt {
		coins += yes(p.Players[s].Held.Has(at))
	}
	return coins
}

// takeBeasts discards all Beasts, then takes one for each Hill still held.
// SW-POWER-BEAST-MASTER-01..03, SW-INTERACT-53, -54
func takeBeasts(x act) {
	dropBeasts(x)
	held := x.Players[x.Seat].Held
	for set := held; set != 0; set &= set - 1 {
		r := set.First()
		x.settleLone(r)
		if x.Tokens[r] == 0 && x.Holder[r] != Empty {
			x.emptied(r)
		}
	}
	hills := (x.Players[x.Seat].Held & x.World.Terrain[Hills]).Count()
	x.BeastHand = uint8(min(hills, int(x.World.Supply.Beasts)))
	x.tell(BeastsTaken, int(x.BeastHand))
}

// dropBeasts puts every Beast back in the supply. SW-POWER-BEAST-MASTER-07
func dropBeasts(x act) {
	x.Beasts = [MaxRegions]uint8{}
	x.BeastHand = 0
}

// buildForts raises a Fort in every region that lacks one, while the supply lasts.
// SW-POWER-GARRISONED-01..04
func buildForts(x act) {
	for set := x.lacksFort(); set != 0 && x.fortsLeft() > 0; set &= set - 1 {
		x.buildFort(PlaceFort.in(set.First()))
	}
}

// buildTowers raises towers where the race leads and takes down the others.
// SW-POWER-DEFENSIVE-01..05
func buildTowers(x act) {
	lead := x.towerable(x.Seat)
	x.removeTowers(lead)
	for set := lead &^ x.Towers; set != 0 && x.Towers.Count() < int(x.World.Supply.Towers); {
		x.Towers |= One(set.First())
		x.tell(TowerBuilt, int(set.First()))
		set &= set - 1
	}
}
