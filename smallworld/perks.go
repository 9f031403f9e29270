package smallworld

import (
	"fmt"

	"twobanners/content"
	"twobanners/game"
)

// hooks are what a race or power does, named after the moments of the rules; nil, false or nought
// where it does nothing. The phases call them in a fixed order. They work for the active race
// alone. SW-RACE-GENERAL-01
type hooks struct {
	// What prices and scores ask comes first: together it fills a line of the memory's cache.

	// moves are the kinds of moves that are its own.
	moves kindSet
	// least is the fewest tokens that may hold a region: one, if not more.
	least int8
	// less is what it takes off every price, cost what else it changes about that of a region.
	less int8
	// swims: seas and lakes can be conquered. sails: no travel surcharge.
	swims, sails bool
	// saves: the first casualty in each opponent's turn is kept.
	saves bool
	// keeps: the badge goes on working in decline.
	keeps bool
	// Abilities that other rules ask for: an assault from the air, with a free die; attackers that
	// hold its token pay; a Champion; Beasts.
	assaults, harmony, champion, beasts bool
	// odd: it has Beasts, or needs more than one token.
	odd  bool
	cost func(p *Position, r Region) int
	// score is the bonus at turn's end.
	score func(p *Position, s game.Seat) int
	// near are as good as adjacent; first conquests may begin in those of enters.
	near, enters area
	// toll are regions whose conqueror pays the owner a coin; conquests of walls get a Wisp Wall.
	toll, walls area
	// defeated gives the coins for a conquest, paid at scoring.
	defeated func(p *Position, f fallen) int
	// picked, begin and ending are the moments of the owner's turns; declined the last of them.
	picked, begin, ending, declined func(x act)
}

// area are the regions of a world that have something printed on them.
type area func(w *World) Regions

func areaOf(name string) area {
	switch name {
	case "water":
		return func(w *World) Regions { return w.Water }
	case "cavern":
		return func(w *World) Regions { return w.Cavern }
	case "magic":
		return func(w *World) Regions { return w.Magic }
	case "entry":
		return func(w *World) Regions { return w.Entry }
	}
	terrain, ok := ParseTerrain(name)
	if !ok {
		return nil
	}
	return func(w *World) Regions { return w.Terrain[terrain] }
}

// in are the regions of an area, if there is one.
func (a area) in(w *World) Regions {
	if a == nil {
		return 0
	}
	return a(w)
}

// hooksOf compiles one word.
func hooksOf(perk content.Perk) (h hooks, err error) {
	where := areaOf(perk.Of)
	switch perk.Word {
	case content.PerkCoinsEach:
		h.score = coinsEach(perk.Of)
	case content.PerkCoinsConquest:
		h.defeated = coinsFor(perk.Of, max(1, perk.N))
	case content.PerkCost:
		h.cost, h.less = lessIn(perk.Of, perk.N)
	case content.PerkNear:
		h.near = where
	case content.PerkEnters:
		h.enters = where
	case content.PerkToll:
		h.toll = where
	case content.PerkWall:
		h.walls = where
	case content.PerkSwims:
		h.swims = true
	case content.PerkSails:
		h.sails = true
	case content.PerkKeeps:
		h.keeps = true
	case content.PerkSaves:
		h.saves = true
	case content.PerkLeast:
		h.least = int8(perk.N)
	default:
		return h, fmt.Errorf("the rules know no word %q", perk.Word)
	}
	return h, nil
}

// coinsEach is a coin for each of something held. SW-POWER-GENERAL-01
func coinsEach(of string) func(*Position, game.Seat) int {
	switch of {
	case content.EachMarker:
		return markersHeld
	case content.EachBoard:
		return boardsHeld
	case content.EachBesideWater:
		return besideWater
	}
	where := areaOf(of)
	return func(p *Position, s game.Seat) int {
		return (p.Players[s].Held & where(&p.World)).Count()
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

// coinsFor is a coin for each conquest of a region that was not empty, or that was a faction's; or
// as many as there were defenders, from so many on.
func coinsFor(conquest string, from int) func(*Position, fallen) int {
	switch conquest {
	case content.FromOccupied:
		return func(*Position, fallen) int { return 1 }
	case content.FromDefenders:
		return func(_ *Position, f fallen) int { return f.defenders * yes(f.defenders >= from) }
	}
	faction, _ := ParseFaction(conquest)
	return func(p *Position, f fallen) int {
		return yes(f.race != NoRace && p.World.Faction[f.race] == faction)
	}
}

// lessIn is so much off the price of some regions, or of all.
func lessIn(where string, n int) (func(*Position, Region) int, int8) {
	switch where {
	case "":
		return nil, int8(n)
	case content.WhereHeld:
		return func(p *Position, r Region) int {
			return -n * yes(p.Holder[r] != Empty)
		}, 0
	}
	if terrain, ok := ParseTerrain(where); ok { // searches ask for it region by region
		return func(p *Position, r Region) int {
			return -n * p.World.Terrain[terrain].bit(r)
		}, 0
	}
	in := areaOf(where)
	return func(p *Position, r Region) int { return -n * in(&p.World).bit(r) }, 0
}

// has tells whether a kind of move is its own.
func (h *hooks) has(k Kind) bool { return h.moves.has(k) }

// off is what it changes about a price.
func (h *hooks) off(p *Position, r Region) int {
	if h.cost == nil {
		return -int(h.less)
	}
	return h.cost(p, r) - int(h.less)
}

// and are hooks that do what both do.
func (h hooks) and(o hooks) hooks {
	return hooks{
		cost: sum(h.cost, o.cost), less: h.less + o.less,
		near: h.near.or(o.near), enters: h.enters.or(o.enters),
		toll: h.toll.or(o.toll), walls: h.walls.or(o.walls),
		swims: h.swims || o.swims, sails: h.sails || o.sails, keeps: h.keeps || o.keeps,
		saves: h.saves || o.saves, least: max(h.least, o.least), moves: h.moves | o.moves,
		assaults: h.assaults || o.assaults, harmony: h.harmony || o.harmony,
		champion: h.champion || o.champion, beasts: h.beasts || o.beasts,
		picked: then(h.picked, o.picked), begin: then(h.begin, o.begin),
		ending: then(h.ending, o.ending), declined: then(h.declined, o.declined),
		defeated: sum(h.defeated, o.defeated), score: sum(h.score, o.score),
	}
}

func (a area) or(b area) area {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	default:
		return func(w *World) Regions { return a(w) | b(w) }
	}
}

func sum[T any](f, g func(*Position, T) int) func(*Position, T) int {
	switch {
	case f == nil:
		return g
	case g == nil:
		return f
	default:
		return func(p *Position, of T) int { return f(p, of) + g(p, of) }
	}
}

func then(f, g func(act)) func(act) {
	switch {
	case f == nil:
		return g
	case g == nil:
		return f
	default:
		return func(x act) { f(x); g(x) }
	}
}
