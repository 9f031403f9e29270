package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"twobanners/game"
)

type replayCmd struct {
	Verify replayVerifyCmd `cmd:"" help:"Replay a record and derive its draws from its seed."`
	Show   replayShowCmd   `cmd:"" help:"Tell a recorded game, one line an event."`
}

type replayVerifyCmd struct {
	File string `arg:"" help:"A record."`
	Game string `help:"Refuse records of other games."`
}

// Run checks hashes, outcome, commitment and every draw.
func (c *replayVerifyCmd) Run(std console) error {
	g, r, err := openRecord(c.File, c.Game)
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
func openRecord(name, only string) (game.Game, *game.Record, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, badInput(err)
	}
	defer func() { _ = file.Close() }() // it was only read
	r, err := game.ReadRecord(name, file)
	if err != nil {
		return nil, nil, badInput(err)
	}
	g, err := gameByName(r.Head.Game)
	if err == nil && only != "" && only != r.Head.Game {
		err = fmt.Errorf("the record is of %s, not of %s", r.Head.Game, only)
	}
	if err != nil {
		return nil, nil, badInput(fmt.Errorf("%s:1: %w", name, err))
	}
	return g, r, nil
}

type replayShowCmd struct {
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
	g, r, err := openRecord(c.File, c.Game)
	if err != nil {
		return err
	}
	page := &page{out: std.out}
	end, err := game.Replay(g, r, c.teller(g, page))
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if outcome, over := end.Outcome(); over && !c.JSON {
		page.line("")
		page.line("%s", verdict(end.Seats(), &outcome))
	}
	return page.err
}

func (c *replayShowCmd) teller(
	g game.Game, page *page,
) func(int, game.Position, *game.Log) {
	if c.JSON {
		return func(step int, p game.Position, log *game.Log) {
			for _, e := range log.Events {
				text, err := json.Marshal(shownEvent{step + 1, g.ShowEvent(p, e)})
				if err != nil {
					page.err = err
				}
				page.line("%s", text)
			}
		}
	}
	s, round := newStory(g), 0
	return func(step int, p game.Position, log *game.Log) {
		if step < 0 && s.begun {
			round = 1
			page.line("%s 1", s.teller.round)
			page.line("%s begins", playerName(p.Actors().First()))
		}
		for _, e := range log.Events {
			if begun := s.round(p, e); begun > round {
				round = begun
				page.line("")
				page.line("%s %d", s.teller.round, round)
			}
			page.line("%s", s.tell(p, e))
		}
	}
}

// round is the round that an event begins a turn of, or 0.
func (s *story) round(p game.Position, e game.Event) int {
	shown, _ := s.game.ShowEvent(p, e).(map[string]any)
	if turn, ok := shown["turn"].(int); ok && shown["event"] == "turn-began" {
		return turn
	}
	if s.teller.round != "Round" {
		return 0 // fights have rounds of their own
	}
	n, _ := shown["round"].(int)
	return n
}

// verdict is the end of a game in a sentence.
func verdict(seats int, o *game.Outcome) string {
	var winners, scores []string
	for _, s := range o.Winners.List() {
		winners = append(winners, playerName(s))
	}
	for s := range seats {
		scores = append(scores, fmt.Sprint(o.Score[s]))
	}
	verb := "wins"
	if len(winners) > 1 {
		verb = "win together"
	}
	return fmt.Sprintf("%s %s: %s", strings.Join(winners, " and "), verb, strings.Join(scores, " "))
}
