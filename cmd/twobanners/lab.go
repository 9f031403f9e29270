package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"twobanners/bot"
	"twobanners/lab"
)

// labCmd is the laboratory: one field for each of its commands.
type labCmd struct {
	Ladder    labLadderCmd    `cmd:"" help:"Let bots play each other and rate them."`
	Balance   labBalanceCmd   `cmd:"" help:"Weigh races, cards and seats by who wins with them."`
	Odds      labOddsCmd      `cmd:"" help:"Hold what is said of fights against their dice."`
	Calibrate labCalibrateCmd `cmd:"" help:"Compare the chances that the net tells with who wins."`
	Race      labRaceCmd      `cmd:"" help:"Fit the race of two sides to games, and score it."`
	Pace      labPaceCmd      `cmd:"" help:"Measure how long bots think about a turn."`
	Fit       labFitCmd       `cmd:"" help:"Fit the linear forecast that planners go by."`
	Games     labGamesCmd     `cmd:"" help:"Play games for a net to be trained on."`
}

// labTable is the kind of table that a laboratory command plays at.
type labTable struct {
	packs
	Game    string `default:"${game}" help:"The game to play."`
	Players int    `default:"2" help:"Seats at the table."`
	Options string `placeholder:"JSON" help:"Options of the game."`
	Seed    uint64 `default:"1" help:"The same seed gives the same result on any machine."`
	Weights string `type:"existingdir" placeholder:"DIR" help:"Bots think with these weights."`
}

// libraryIn is what bots think with: the weights of a folder, or those that are built in.
func libraryIn(folder string) (*bot.Library, error) {
	if folder == "" {
		return bot.Shipped(), nil
	}
	return bot.ReadLibrary(os.DirFS(folder))
}

// commit is the version of the source, where the build knows it.
func commit() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				return s.Value[:min(12, len(s.Value))]
			}
		}
	}
	return ""
}

type labFitCmd struct {
	labTable
	Games int    `default:"6000" help:"Games of the greedy bot to begin with."`
	Again int    `default:"6000" help:"Games of the planner to fit once more to."`
	Out   string `type:"path" default:"bot/weights" help:"The folder to write the weights to."`
	// The build knows its commit unless it was made elsewhere.
	Commit string `help:"The commit to note, if the build does not know its own."`
}

// Help says what is fitted.
func (c *labFitCmd) Help() string {
	return "A forecast gives what a seat will still score when a turn begins, as a weighted sum " +
		"of its features, with other weights for each number of turns left. The figures in the " +
		"file are errors on a tenth of the games, which was not fitted to."
}

// Run plays, fits and writes one file.
func (c *labFitCmd) Run(std console) error {
	g, err := c.game(c.Game)
	if err != nil {
		return badInput(err)
	}
	if c.Games < 1 || c.Again < 0 {
		return badInput(errors.New("there must be games to fit to"))
	}
	fit := &lab.Fit{
		Study: lab.Study{Game: g, Seats: c.Players, Options: []byte(c.Options), Seed: c.Seed},
		Games: c.Games, Again: c.Again,
		Made: bot.Made{Command: command(), Seed: c.Seed, Commit: cmp.Or(c.Commit, commit())},
	}
	if _, err := fit.Position(); err != nil {
		return badInput(err)
	}
	watch := watchProgress(std.err, "games", c.Games+c.Again, fit.Played.Load)
	linear, err := fit.Run()
	watch.stop()
	if err != nil {
		return err
	}
	raw, err := json.Marshal(linear)
	if err != nil {
		return err
	}
	name := filepath.Join(c.Out, fmt.Sprintf("%s-%s.linear.json", c.Game, linear.Kind))
	if err := os.MkdirAll(c.Out, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(name, append(raw, '\n'), 0o644); err != nil {
		return err
	}
	f := linear.Made.Figures
	page := &page{out: std.out}
	page.line("%s: error %.2f where scores spread by %.2f around their mean (R² %.3f)",
		name, f["rmse"], f["sd"], f["r2"])
	return page.err
}
