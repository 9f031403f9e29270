package lordaeron

import (
	"strings"

	"twobanners/content"
	"twobanners/game"
)

// EngineVersion changes whenever a rule does, so that no old record replays differently.
const EngineVersion = "4"

// Game is the rules with the content of a box.
type Game struct {
	box     *Box
	evening *Box // the same on shorter tracks
	version string
	// few lets every estimate of a fight rest on two fights: a test can then ask everywhere.
	few bool
}

// NewGame compiles the content.
func NewGame(c *content.Lordaeron) (*Game, error) {
	box, err := compile(c)
	if err != nil {
		return nil, err
	}
	version := EngineVersion + "-" + c.Hash[:min(12, len(c.Hash))]
	return &Game{box: box, evening: box.forEvening(), version: version}, nil
}

// forEvening is the box on the tracks of a game for one evening.
func (b *Box) forEvening() *Box {
	short := *b
	short.Track = b.Track.Evening()
	return &short
}

// ID is the game's short name.
func (g *Game) ID() string { return "lordaeron" }

// Version is the engine's and the content's.
func (g *Game) Version() string { return g.version }

// As is the game under the version that its content is kept by: the hash in it may be one that was
// made otherwise, up to November 2026 by Go's way to print a struct.
func (g *Game) As(version string) game.Game {
	if !strings.HasPrefix(version, EngineVersion+"-") {
		return g
	}
	kept := *g
	kept.version = version
	return &kept
}

// SeatLimits are two to six. WB-PLAYERS-01..07
func (g *Game) SeatLimits() (least, most int) { return 2, MaxSeats }

// Content is the box the game is played with.
func (g *Game) Content() *content.Lordaeron { return g.box.Content }
