package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games"
	"twobanners/lab"
)

// labPlay is what is played.
type labPlay struct {
	packs
	Game    string   `default:"${game}" help:"The game to play."`
	Tables  []string `default:"2,4" help:"Kinds of tables: how many play, a variant (4-team)."`
	Seed    uint64   `default:"1" help:"The same seed gives the same report on any machine."`
	Weights string   `type:"existingdir" placeholder:"DIR" help:"Bots think with these weights."`
}

// labRun is what the long experiments have in common.
type labRun struct {
	labPlay
	Out    string `type:"path" placeholder:"DIR" help:"Keep the games, to go on, and the report."`
	DB     string `placeholder:"ADDRESS" help:"Share the work with all who run the same command."`
	JSON   bool   `help:"The report as one JSON object instead of a table."`
	Commit string `help:"The commit to note, if the build does not know its own."`
}

// manyMachines is the part of the help that the long experiments have in common.
const manyMachines = " With --db postgres://... the games are kept in the database that servers " +
	"use: run the same command, with the same build, on as many machines as you like. Each takes " +
	"pieces that nobody works at; those of a machine that died are given out again after some " +
	"seconds; all print the report that one machine alone would have printed."

// reportFile is the name of an experiment's report in its folder.
const reportFile = "report.json"

// open gives what is played, by whom, and says what is stale.
func (c *labPlay) open(std console) (game.Game, *bot.Library, error) {
	g, err := c.game(c.Game)
	if err != nil {
		return nil, nil, err
	}
	library, err := libraryIn(c.Weights)
	if err != nil {
		return nil, nil, err
	}
	if stale := library.Stale(g); stale != "" {
		_, _ = fmt.Fprintln(std.err, "twobanners:", stale) // a warning: the games can be played
	}
	return g, library, nil
}

// tables reads the kinds of tables. At a table of sides, sides alternate from seat to seat.
func (c *labPlay) tables() (list []lab.Table, err error) {
	for _, kind := range c.Tables {
		t, err := tableOf(c.Game, kind)
		if err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	return list, nil
}

func tableOf(name, kind string) (t lab.Table, err error) {
	players, variant, _ := strings.Cut(kind, "-")
	if t.Players, err = strconv.Atoi(players); err != nil {
		return t, fmt.Errorf("table %q: say how many play, such as 4 or 4-team", kind)
	}
	g, err := games.Find(name)
	switch {
	case variant != "":
		t.Options = fmt.Sprintf(`{"variant": %q}`, variant)
	case g.Fair != nil:
		t.Options = g.Fair(t.Players)
	}
	return t, err
}

// experiment is one of the long ones.
type experiment[R any] interface {
	Head() (lab.Head, error)
	Run(j *lab.Journal) (R, error)
}

// carryOut runs an experiment with its journal, watched, and writes and shows its report.
func carryOut[R any](
	c *labRun, std console, e experiment[R], count *lab.Progress, show func(p *page, r R) error,
) (err error) {
	head, err := e.Head()
	if err != nil {
		return badInput(err)
	}
	journal, done, err := c.journal(head)
	if err != nil {
		return badInput(err)
	}
	defer func() { err = errors.Join(err, done()) }()
	watch := watchGrowing(std.err, "games", count.All.Load, count.Done.Load, count.Before.Load)
	report, err := e.Run(journal)
	watch.stop()
	if err != nil {
		return err
	}
	raw, err := json.Marshal(report)
	if err != nil {
		return err
	}
	raw = append(raw, '\n')
	if c.Out != "" {
		if err := os.WriteFile(filepath.Join(c.Out, reportFile), raw, 0o644); err != nil {
			return err
		}
	}
	if c.JSON {
		_, err = std.out.Write(raw)
		return err
	}
	return show(&page{out: std.out}, report)
}
