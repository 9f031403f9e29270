package smallworld

import (
	"twobanners/content"
	"twobanners/game"
)

// EngineVersion changes whenever a rule does, so that no old record replays differently.
const EngineVersion = "2"

// Game is the rules with the content of a box.
type Game struct {
	content *content.SmallWorld
	version string
	box     *Box
	// maps are the faces as the rules see them; sets the legal board sets by number of players.
	maps []faceMap
	sets [MaxSeats + 1][][]int
	// printed is a position with the numbers of the components and nothing else.
	printed Position
}

var _ game.Game = (*Game)(nil)

// NewGame compiles a content.
func NewGame(c *content.SmallWorld) (*Game, error) {
	g := &Game{content: c, version: EngineVersion + "-" + c.Hash[:min(12, len(c.Hash))]}
	var err error
	if g.box, err = newBox(c); err != nil {
		return nil, err
	}
	for i := range c.Faces {
		g.maps = append(g.maps, mapOf(&c.Faces[i]))
	}
	g.printed = g.empty()
	g.print(&g.printed)
	for seats := range g.sets {
		g.sets[seats] = c.BoardSets(seats)
	}
	return g, nil
}

// ID is the game's short name.
func (g *Game) ID() string { return "smallworld" }

// Version is the engine's and the content's.
func (g *Game) Version() string { return g.version }

// SeatLimits are two to five. SW-SETUP-01
func (g *Game) SeatLimits() (least, most int) { return 2, MaxSeats }

// Content is the box the game is played with.
func (g *Game) Content() *content.SmallWorld { return g.content }

// TermName names a term of a price or an evaluation.
func (g *Game) TermName(t game.TermID) string { return g.box.termName(t) }

// Box are the things the game is played with, by number.
func (g *Game) Box() *Box { return g.box }

// RegionName is a region's id; RegionByName finds it again.
func (g *Game) RegionName(p *Position, r Region) string {
	if face, i := g.at(p, r); face != nil {
		return face.Regions[i].ID
	}
	return ""
}

// RegionByName finds a region of the position by its id.
func (g *Game) RegionByName(p *Position, name string) (Region, bool) {
	for r := range Region(p.World.Regions) {
		if g.RegionName(p, r) == name {
			return r, true
		}
	}
	return NoRegion, false
}

// at finds the face a region is on, and which of its regions it is.
func (g *Game) at(p *Position, r Region) (*content.Face, int) {
	i := int(r)
	if i < 0 {
		return nil, 0
	}
	for b := range p.World.Boards {
		face := &g.content.Faces[p.World.Face[b]]
		if i < len(face.Regions) {
			return face, i
		}
		i -= len(face.Regions)
	}
	return nil, 0
}
