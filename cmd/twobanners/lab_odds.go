package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"twobanners/lab"
)

type labOddsCmd struct {
	labSelf
	Times   int      `default:"10" help:"How often each fight is played by dice."`
	Fit     string   `type:"path" placeholder:"FILE" help:"Fit a correction and write it there."`
	Samples string   `type:"path" placeholder:"FILE" help:"Write the fights, one a line."`
	From    []string `type:"existingfile" placeholder:"FILE" help:"Play nothing: read fights."`
	Groups  bool     `help:"Tell levels, heads, classes and rounds apart."`
}

// Help says how to read the figures.
func (c *labOddsCmd) Help() string {
	return "What is said of fights, against the same fights played by dice with bots deciding: " +
		"by tenths of what was said, for fights that were chosen, those that were left, and " +
		"arranged ones. ± is two standard errors of what was won. Wounds are of a side, those of " +
		"pets too." +
		manyMachines
}

// Run plays what is not played yet, and reports.
func (c *labOddsCmd) Run(std console) error {
	s, err := c.self(std)
	if err != nil {
		return err
	}
	e := &lab.Odds{Self: s, Times: max(1, c.Times)}
	if len(c.From) > 0 {
		return c.again(std, e)
	}
	return carryOut(&c.labRun, std, e, &e.Progress, func(p *page, r *lab.OddsReport) error {
		if err := c.write(r); err != nil {
			return err
		}
		return c.show(p, r)
	})
}

// again reports on fights that were written down.
func (c *labOddsCmd) again(std console, e *lab.Odds) error {
	r, err := e.Empty(lab.Made{Command: command(), Commit: cmp.Or(c.Commit, commit())})
	if err != nil {
		return badInput(err)
	}
	for _, name := range c.From {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		err = r.Read(file)
		if err = errors.Join(err, file.Close()); err != nil {
			return badInput(fmt.Errorf("%s: %w", name, err))
		}
	}
	if err := c.write(r); err != nil {
		return err
	}
	return c.show(&page{out: std.out}, r)
}

func (c *labOddsCmd) write(r *lab.OddsReport) error {
	if c.Fit != "" {
		fit := r.Fit()
		raw, err := json.Marshal(fit)
		if err != nil {
			return err
		}
		if err := os.WriteFile(c.Fit, append(raw, '\n'), 0o644); err != nil {
			return err
		}
	}
	if c.Samples == "" {
		return nil
	}
	file, err := os.Create(c.Samples)
	if err != nil {
		return err
	}
	out := json.NewEncoder(file)
	for i := range r.Samples {
		if err := out.Encode(&r.Samples[i]); err != nil {
			return err
		}
	}
	return file.Close()
}

func (c *labOddsCmd) show(p *page, r *lab.OddsReport) error {
	for _, cell := range r.Cells {
		if cell.Group != "" && !c.Groups {
			continue
		}
		name := cell.Kind
		if cell.Group != "" {
			name += ", " + cell.Group
		}
		if cell.Source != "" {
			name += ", " + cell.Source
		}
		p.line("%s", name)
		p.line("%-9s %7s %7s %7s %6s %8s %8s", "tenth", "fights", "said", "won", "±", "wounds",
			"taken")
		for _, t := range cell.Tenths {
			p.line("%-9s %7d %7.3f %7.3f %6.3f %8.2f %8.2f",
				fmt.Sprintf("%d–%d %%", 10*t.Tenth, 10*t.Tenth+10), t.Fights, t.Said, t.Won,
				t.Noise, t.Wounds, t.Hurt)
		}
		p.line("")
	}
	return p.err
}
