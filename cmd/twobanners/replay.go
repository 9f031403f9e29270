package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"

	"twobanners/game"
)

type replayCmd struct {
	Verify replayVerifyCmd `cmd:"" help:"Replay a record and derive its draws from its seed."`
	Show   replayShowCmd   `cmd:"" help:"Tell a recorded game in ids, one line an event."`
}

type replayVerifyCmd struct {
	packs
	File string `arg:"" help:"A record."`
	Game string `help:"Refuse records of other games."`
}

// Run checks hashes, outcome, commitment and every draw.
func (c *replayVerifyCmd) Run(std console) error {
	g, r, err := c.openRecord(c.File, c.Game)
	if err != nil {
		return err
	}
	if err := game.Verify(g, r); err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	draws := len(r.Head.Draws)
	for i := range r.Steps {
		draws += len(r.Steps[i].Draws)
	}
	_, err = fmt.Fprintf(std.out, "%s: %d moves and %d draws verified\n",
		c.File, len(r.Steps), draws)
	return err
}

// openRecord reads a record and finds its game; what goes wrong here is bad input.
func (c *packs) openRecord(name, only string) (game.Game, *game.Record, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, badInput(err)
	}
	defer func() { _ = file.Close() }() // it was only read
	r, err := game.ReadRecord(name, file)
	if err != nil {
		return nil, nil, badInput(err)
	}
	g, err := c.game(r.Head.Game)
	if err == nil && only != "" && only != r.Head.Game {
		err = fmt.Errorf("the record is of %s, not of %s", r.Head.Game, only)
	}
	if err != nil {
		return nil, nil, badInput(fmt.Errorf("%s:1: %w", name, err))
	}
	return g, r, nil
}

type replayShowCmd struct {
	packs
	File string `arg:"" help:"A record."`
	Game string `help:"Refuse records of other games."`
	JSON bool   `help:"One JSON object an event, with the number of its move."`
}

// shownEvent is an event as --json prints it. Move 0 is the set-up.
type shownEvent struct {
	Move  int `json:"move"`
	Event any `json:"event"`
}

// Run tells the game as far as its record is sound.
func (c *replayShowCmd) Run(std console) error {
	g, r, err := c.openRecord(c.File, c.Game)
	if err != nil {
		return err
	}
	page := &page{out: std.out}
	end, err := game.Replay(g, r, func(step int, p game.Position, log *game.Log) {
		for _, e := range log.Events {
			shown := g.ShowEvent(p, e)
			if !c.JSON {
				page.line("%s", eventLine(step+1, shown))
				continue
			}
			text, err := json.Marshal(shownEvent{step + 1, shown})
			if err != nil {
				page.err = err
			}
			page.line("%s", text)
		}
	})
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if outcome, over := end.Outcome(); over && !c.JSON {
		page.line("winners %v, scores %v", outcome.Winners.List(), outcome.Score[:end.Seats()])
	}
	return page.err
}

// eventLine is an event as a line of ids: number of the move, event, its arguments in the order of
// their names. What is null says nothing and is left out.
func eventLine(move int, shown any) string {
	args, ok := shown.(map[string]any)
	if !ok {
		return fmt.Sprint(move, " ", shown)
	}
	line := fmt.Sprint(move, " ", args["event"])
	for _, key := range slices.Sorted(maps.Keys(args)) {
		if value := args[key]; key != "event" && value != nil {
			line += fmt.Sprintf(" %s=%v", key, value)
		}
	}
	return line
}
