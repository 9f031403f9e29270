package main

import (
	"errors"
	"math"
	"os"
	"time"

	"twobanners/game"
	"twobanners/lab"
)

type labGamesCmd struct {
	packs
	Game    string        `default:"${game}" help:"The game to play."`
	Tables  []string      `default:"2,3,4,5" help:"Kinds of tables to play at in turn: 4, 4-team."`
	Bot     []string      `default:"plan:width=4:rolls=2:leaf=net" help:"Who plays, in turn."`
	Games   int           `default:"1000" help:"How many games; 0 means as many as there is time."`
	Time    time.Duration `help:"When to end."`
	Seed    uint64        `default:"1" help:"The seed of the first game."`
	Weights string        `type:"existingdir" placeholder:"DIR" help:"Weights to think with."`
	Out     string        `type:"path" required:"" help:"The folder to write the records to."`
}

// Help says what the records are for.
func (c *labGamesCmd) Help() string {
	return "Writes what a net is trained on: each beginning of a turn as the net is told about " +
		"it, with what became of it. docs/weights.md tells the format; `make train` uses it."
}

// Run plays and writes.
func (c *labGamesCmd) Run(std console) error {
	g, err := c.game(c.Game)
	if err != nil {
		return badInput(err)
	}
	gather := &lab.Gather{Folder: c.Out, Games: c.Games}
	switch {
	case c.Games < 0 || c.Time < 0 || c.Games == 0 && c.Time == 0:
		return badInput(errors.New("say how many games, or how long"))
	case c.Games == 0:
		gather.Games = math.MaxInt32
	}
	if c.Time > 0 {
		end := now().Add(c.Time)
		gather.Until = func() time.Duration { return end.Sub(now()) }
	}
	if gather.Studies, err = c.studies(g); err != nil {
		return badInput(err)
	}
	if err := os.MkdirAll(c.Out, 0o755); err != nil {
		return badInput(err)
	}
	watch := watchProgress(std.err, "games", gather.Games, gather.Played.Load)
	err = gather.Run()
	watch.stop()
	if err != nil {
		return err
	}
	page := &page{out: std.out}
	page.line("%d games", gather.Played.Load())
	return page.err
}

// studies are all tables with the first bot, then all with the next.
func (c *labGamesCmd) studies(g game.Game) (list []lab.Study, err error) {
	library, err := libraryIn(c.Weights)
	if err != nil {
		return nil, err
	}
	for _, player := range c.Bot {
		for _, kind := range c.Tables {
			table, err := tableOf(c.Game, kind)
			if err != nil {
				return nil, err
			}
			list = append(list, lab.Study{
				Game: g, Seats: table.Players, Options: []byte(table.Options), Bot: player,
				Library: library, Seed: c.Seed, Forks: 10, Settles: 4, Whims: 25, Whim: 2.5,
			})
		}
	}
	return list, nil
}
