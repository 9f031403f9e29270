package main

import "twobanners/lab"

// labSelf is what the experiments have in common in which one bot plays all seats.
type labSelf struct {
	labRun
	Bot   string `default:"strong" help:"Who plays in all seats: a name or a recipe."`
	Games int    `default:"400" help:"How many games at each table."`
}

// self is the games to be played.
func (c *labSelf) self(std console) (s *lab.Self, err error) {
	s = &lab.Self{SelfPlan: lab.SelfPlan{Bot: c.Bot, Games: c.Games}, Seed: c.Seed}
	if s.Game, s.Library, err = c.open(std); err != nil {
		return s, badInput(err)
	}
	if s.Tables, err = c.tables(); err == nil {
		err = s.Check()
	}
	if err != nil {
		return s, badInput(err)
	}
	return s, nil
}

type labBalanceCmd struct{ labSelf }

// Help says how to read the figures.
func (c *labBalanceCmd) Help() string {
	return "fair is the share of victories of the seats that had a thing over a fair share, with " +
		"its 95 % interval. Who must pick again late is losing already, so look at `first race` " +
		"and `first power` as well. Games are a multiple of eight." + manyMachines
}

// Run plays what is not played yet, and reports.
func (c *labBalanceCmd) Run(std console) error {
	s, err := c.self(std)
	if err != nil {
		return err
	}
	b := &lab.Balance{Self: s}
	return carryOut(&c.labRun, std, b, &b.Progress, showBalance)
}

func showBalance(p *page, r *lab.BalanceReport) error {
	for _, t := range r.Tables {
		p.line("%s, table %s, %d games", r.Head.Game, t.Table, t.Games)
		for _, k := range t.Kinds {
			p.line("")
			p.line("%-34s %7s %7s   %-13s %7s", k.Kind, "seats", "fair", "95 % interval", "score")
			for _, w := range k.Things {
				p.line("%-34s %7d %7.2f   %5.2f – %5.2f %7.1f ± %.1f",
					w.Name, w.Seats, w.Fair, w.Low, w.High, w.Score, w.Give)
			}
		}
		p.line("")
	}
	return p.err
}

type labCalibrateCmd struct{ labSelf }

// Help says how to read the figures.
func (c *labCalibrateCmd) Help() string {
	return "Brier is the mean squared error of the chances that the net tells at each beginning " +
		"of a turn, half of the sum over sides; par is the same of always telling a fair share. " +
		"off is the mean distance between what was told and what came true, over tenths." +
		manyMachines
}

// Run plays what is not played yet, and reports.
func (c *labCalibrateCmd) Run(std console) error {
	s, err := c.self(std)
	if err != nil {
		return err
	}
	e := &lab.Calibration{Self: s}
	return carryOut(&c.labRun, std, e, &e.Progress, showCalibration)
}

func showCalibration(p *page, r *lab.CalibrationReport) error {
	for _, t := range r.Tables {
		p.line("%s, table %s, %d games", r.Head.Game, t.Table, t.Games)
		p.line("")
		p.line("%-8s %7s %7s %7s", "quarter", "Brier", "par", "off")
		for _, q := range t.Quarters {
			p.line("%-8s %7.4f %7.4f %7.4f", q.When, q.Brier, q.ParBrier, q.Off)
		}
		p.line("")
		p.line("%7s %7s %8s", "said", "was", "times")
		for _, tenth := range t.Quarters[len(t.Quarters)-1].Tenths {
			p.line("%7.3f %7.3f %8d", tenth.Said, tenth.Was, tenth.Times)
		}
		p.line("")
		for turns, w := range t.Quarters[len(t.Quarters)-1].Waits {
			p.line("%7.4f %7.4f %8d  turns to wait: %d", w.Said, w.Was, w.Times, turns)
		}
		p.line("")
	}
	return p.err
}
