package main

import (
	"encoding/json"
	"fmt"
	"time"

	"twobanners/lab"
)

type benchCmd struct {
	packs
	Game    string        `default:"${game}" help:"The game to play."`
	Players int           `default:"4" help:"Seats at the table."`
	Options string        `placeholder:"JSON" help:"Options of the game."`
	Time    time.Duration `default:"3s" help:"How long to play."`
	JSON    bool          `help:"One JSON object instead of lines."`
}

// Run measures random play on one core.
func (c *benchCmd) Run(std console) error {
	g, err := c.game(c.Game)
	if err != nil {
		return badInput(err)
	}
	if c.Time <= 0 || c.Time > time.Hour {
		return badInput(fmt.Errorf("%s is no time to measure in", c.Time))
	}
	speed, err := lab.Measure(g, c.Players, []byte(c.Options), c.Time, now)
	if err != nil {
		return badInput(err) // only a game that cannot be set up fails
	}
	if c.JSON {
		return json.NewEncoder(std.out).Encode(speed)
	}
	page := &page{out: std.out}
	page.line("%s, %d players, random play on one core", speed.Game, speed.Players)
	page.line("%10.0f playouts a second, moves drawn by the walker", speed.PlayoutsPerS)
	page.line("%10.1f ns a step", speed.NsPerStep)
	page.line("%10.0f games a second, moves listed and judged", speed.GamesPerS)
	page.line("%10.0f moves a second", speed.MovesPerS)
	page.line("%10.1f ns a move", speed.NsPerMove)
	page.line("%10.3f allocations a move", speed.AllocsPerMove)
	page.line("%10d bytes a position", speed.StateBytes)
	return page.err
}
