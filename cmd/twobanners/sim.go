package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"twobanners/game"
	"twobanners/lab"
)

type simCmd struct {
	packs
	Game    string   `default:"${game}" help:"The game to play."`
	Players int      `default:"2" help:"Seats at the table."`
	Bots    []string `default:"greedy,random" help:"Who plays: a level's name, or a recipe."`
	Games   int      `default:"1000" help:"How many games."`
	Seed    uint64   `default:"1" help:"The same seed gives the same result on any machine."`
	JSON    bool     `help:"One JSON object instead of a table."`
	Options string   `placeholder:"JSON" help:"Options of the game."`
	Record  string   `type:"path" placeholder:"DIR" help:"Keep every game as a record."`
	Weights string   `type:"existingdir" placeholder:"DIR" help:"Bots think with these weights."`
}

// Help says how results are to be read.
func (c *simCmd) Help() string {
	return "Bots change seats from game to game. Seats of the same bot are counted together. A " +
		"victory that several seats share, as teams do, counts as an equal part for each, so " +
		"that the win shares of all bots add up to one. low and high are the 95 % Wilson " +
		"interval of the win share; mean_score is the mean final score of one seat."
}

// Run plays and reports.
func (c *simCmd) Run(std console) error {
	g, err := c.game(c.Game)
	if err != nil {
		return badInput(err)
	}
	library, err := libraryIn(c.Weights)
	if err != nil {
		return badInput(err)
	}
	if stale := library.Stale(g); stale != "" {
		_, _ = fmt.Fprintln(std.err, "twobanners:", stale) // a warning: the games can be played
	}
	plan := &lab.Plan{
		Game: g, Seats: c.Players, Options: []byte(c.Options), Bots: c.Bots, Games: c.Games,
		Seed: c.Seed, Library: library,
	}
	if err := plan.Check(); err != nil {
		return badInput(err)
	}
	if c.Record != "" {
		if err := os.MkdirAll(c.Record, 0o755); err != nil {
			return badInput(err)
		}
		plan.Keep = c.keep
	}
	watch := watchProgress(std.err, "games", c.Games, plan.Played.Load)
	report, err := plan.Run()
	watch.stop()
	if err != nil {
		return err
	}
	if c.JSON {
		return json.NewEncoder(std.out).Encode(report)
	}
	return showReport(&page{out: std.out}, report)
}

// keep writes a record to a numbered file.
func (c *simCmd) keep(number int, r *game.Record) error {
	name := fmt.Sprintf("%s-%d-%06d.jsonl", c.Game, c.Seed, number+1)
	file, err := os.Create(filepath.Join(c.Record, name))
	if err != nil {
		return err
	}
	if err := r.Write(file); err != nil {
		_ = file.Close() // the failed write is the news
		return err
	}
	return file.Close()
}

func showReport(p *page, r *lab.Report) error {
	p.line("%s, %d players, %d games, seed %d", r.Game, r.Players, r.Games, r.Seed)
	p.line("%.1f moves a game, %d victories shared", r.Moves, r.Shared)
	p.line("")
	p.line("%-10s %10s %9s   %-17s %10s", "bot", "wins", "share", "95 % interval", "mean score")
	for _, s := range r.Bots {
		p.line("%-10s %10.1f %8.2f%%   %6.2f%% – %6.2f%% %10.1f",
			s.Bot, s.Wins, 100*s.WinShare, 100*s.Low, 100*s.High, s.MeanScore)
	}
	showEndings(p, "ended by", r.Endings)
	showEndings(p, "won by", r.Sides)
	if len(r.Numbers) > 0 {
		p.line("\n%-28s %10s   %s", "at the end", "mean", "95 % interval")
	}
	for _, n := range r.Numbers {
		p.line("%-28s %10.2f   %.2f – %.2f", n.Name, n.Mean, n.Low, n.High)
	}
	return p.err
}

func showEndings(p *page, title string, list []lab.Ending) {
	if len(list) > 0 {
		p.line("\n%-28s %10s %9s   %s", title, "games", "share", "95 % interval")
	}
	for _, e := range list {
		p.line("%-28s %10d %8.2f%%   %6.2f%% – %6.2f%%",
			strings.TrimSpace(e.How+" "+e.By), e.Games, 100*e.Share, 100*e.Low, 100*e.High)
	}
}
