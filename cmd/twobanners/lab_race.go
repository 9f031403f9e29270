package main

import "twobanners/lab"

type labRaceCmd struct {
	labRun
	Bots  []string `default:"easy,normal,strong,expert" help:"Who plays: every pair of them."`
	Games int      `default:"60" help:"How many games of each pair at each table."`
	Score bool     `help:"Fit nothing and score on all games: they must be new to the weights."`
}

// Help says how to read the figures.
func (c *labRaceCmd) Help() string {
	return "Each beginning of a turn is scored: the squared error of a side's chance, a draw " +
		"counting half, by turns of five. Scores are of the third of the games that nothing was " +
		"fitted to; said is what the game tells with the weights in its source, fitted anew the " +
		"same with the weights shown. off is the mean distance between what was told and what " +
		"came true, over tenths; change how far it moves in a turn." + manyMachines
}

// Run plays what is not played yet, fits and reports.
func (c *labRaceCmd) Run(std console) error {
	r := &lab.Race{Self: &lab.Self{Seed: c.Seed}}
	r.Bots, r.Score = c.Bots, c.Score
	var err error
	if r.Game, r.Library, err = c.open(std); err != nil {
		return badInput(err)
	}
	if r.Tables, err = c.tables(); err != nil {
		return badInput(err)
	}
	r.Games = c.Games
	return carryOut(&c.labRun, std, r, &r.Progress, showRace)
}

func showRace(p *page, r *lab.RaceReport) error {
	for i := range r.Tables {
		t := &r.Tables[i]
		p.line("%s, table %s, fitted to %d games, scored on %d (%d drawn)",
			r.Head.Game, t.Table, t.Fit, t.Held, t.Drawn)
		p.line("win %v, draw %v, with more %v", t.Win, t.Draw, t.More)
		showRaceScores(p, t.Scores)
		showRaceScores(p, t.Pairs)
		p.line("%7s %7s %8s", "said", "was", "times")
		for _, tenth := range t.Scores[2].Tenths {
			p.line("%7.3f %7.3f %8d", tenth.Said, tenth.Was, tenth.Times)
		}
		p.line("")
	}
	return p.err
}

func showRaceScores(p *page, scores []lab.RaceScore) {
	p.line("")
	p.line("%-28s %5s %6s %6s %6s %6s %6s  %s", "", "games", "Brier", "even", "three", "off",
		"change", "by turns of five")
	for _, s := range scores {
		p.line("%-28s %5d %6.3f %6.3f %6.3f %6.3f %6.3f  %.3f", s.Name, s.Games, s.Brier, s.Even,
			s.Three, s.Off, s.Change, s.Fives)
	}
	p.line("")
}
