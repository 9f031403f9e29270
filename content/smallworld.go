// Package content loads and validates the data that the rules read: what the boxes contain, as
// YAML, with content packs laid over it. It knows no rule and no sentence, only facts.
package content

import "fmt"

// SmallWorld is everything in the box of Small World of Warcraft that the rules and the client
// need. Slices keep the order of the files, so an index into them is a stable id.
type SmallWorld struct {
	Banners []Banner
	Badges  []Badge
	Markers []Marker
	Pieces  Pieces
	Setup   Setup
	Faces   []Face
	Things  []Thing
	// Missing is what people would miss of the things, each with its place: words in a language, a
	// drawing, rules and cases. A game can be played without.
	Missing Problems
	Hash    string // SHA-256 of the facts the rules use, in hex; see hash.go
	Tree    *Tree  // what it was read from

	where map[string]Problem
}

// Problem is what the rules find wrong with a fact that content alone cannot judge, at its line:
// the first perk of mining is power/mining/does/0.
func (w *SmallWorld) Problem(path, format string, args ...any) Problem {
	return spot(w.where, finding{path, fmt.Sprintf(format, args...)})
}

// DidYouMean asks back when a word is likely a slip of the pen.
func DidYouMean(got string, of []string) string { return meant(got, of) }

// Thing is what is told of a race, power, marker or face beside its facts: what people read and see
// and what the rules never ask for. A box that was kept in the first format has today's.
type Thing struct {
	Kind, ID string
	New      bool // it is none of the printed box
	Rules    []Rule
	Said     map[Language][]Rule // its rules in other languages: titles and texts alone
	// Words are Fluent messages: its name, what it does, its name in a sum.
	Words map[Language]string
	// Drawing is what is inside its svg: paths, circles, ellipses and groups.
	Drawing string
	Scale   int // of a race's drawing on its shield, in hundredths; 0 for the usual

	messages map[Language][]message
	cases    bool // its folder has some
}

// Sure says how a fact is known: printed in a rulebook, following from printed facts, or our own
// choice that an owner of the box may correct in a pack.
type Sure string

// The three degrees, from firm to free.
const (
	Printed Sure = "sure"
	Derived Sure = "derived"
	Assumed Sure = "assumed"
)

// Faction is the side of a race.
type Faction string

// The three factions.
const (
	Alliance Faction = "alliance"
	Horde    Faction = "horde"
	Neutral  Faction = "neutral"
)

// Banner is a race.
type Banner struct {
	ID      string
	Faction Faction
	Tokens  int // printed on the banner
	Box     int // tokens of this race in the box
	Does    []Perk
}

// Badge is a special power.
type Badge struct {
	ID     string
	Tokens int
	Does   []Perk
}

// Kind tells the two kinds of markers apart.
type Kind string

// The two kinds of markers.
const (
	Artifact Kind = "artifact"
	Place    Kind = "place"
)

// Marker is an artifact or a legendary place.
type Marker struct {
	ID   string
	Kind Kind
}

// Pieces is the supply of everything that is neither a race nor a board.
type Pieces struct {
	Supply Supply
	Die    Die
	Stash  Stash
}

// Supply counts the special pieces.
type Supply struct {
	Mountains, Murlocs, WispWalls, Harmony, Forts, WatchTowers int
	Objectives, Champions, Beasts, BombsLive, BombsDud         int
}

// Die is the reinforcement die, one entry a side.
type Die struct {
	Sides []int
}

// Stash is the bank; the mix of coins is bookkeeping only (SW-SETUP-16).
type Stash struct {
	Coins []Coin
}

// Coin is one denomination.
type Coin struct{ Value, Count int }

// Setup is what depends on the number of players.
type Setup struct {
	Coins  int // each player's at the start
	Tables []Table
}

// Table is the set-up for one number of players.
type Table struct {
	Players, Rounds      int
	Large, Medium, Small int // boards in play
}

// Terrain is the one terrain a region has (SW-SETUP-33).
type Terrain string

// The seven terrains; Sea and Lake are water.
const (
	Fields   Terrain = "fields"
	Forest   Terrain = "forest"
	Hills    Terrain = "hills"
	Swamp    Terrain = "swamp"
	Mountain Terrain = "mountain"
	Sea      Terrain = "sea"
	Lake     Terrain = "lake"
)

// Water tells whether a region of this terrain is printed sea or lake.
func (t Terrain) Water() bool { return t == Sea || t == Lake }

// Face is one side of a double-sided board: an island.
type Face struct {
	ID            string // "L1a"
	Board         string // "L1": the physical board, whose other side is never in the same game
	Size          string // "L", "M" or "S"
	Name          string
	Sure          Sure
	Regions       []Region
	Width, Height int // of the drawing
}

// Region is one region of a face.
type Region struct {
	ID         string // unique over all faces
	Name       string
	Terrain    Terrain
	Entry      bool
	Cavern     bool
	Magic      bool
	MarkerSpot bool
	Murlocs    int
	Adjacent   []string
	Outline    Outline
}

// Symbols lists what is printed on a region, in the order in which Outline.Spots holds them.
func (r *Region) Symbols() []string {
	var list []string
	for _, symbol := range []struct {
		name string
		has  bool
	}{
		{"entry", r.Entry},
		{"cavern", r.Cavern},
		{"magic", r.Magic},
		{"murloc", r.Murlocs > 0},
		{"marker-spot", r.MarkerSpot},
		{"mountain", r.Terrain == Mountain},
	} {
		if symbol.has {
			list = append(list, symbol.name)
		}
	}
	return list
}
