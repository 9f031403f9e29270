package main

import (
	"runtime"
	"time"

	"twobanners/lab"
)

type labPaceCmd struct {
	labPlay
	Bots  []string `default:"easy,normal,strong,expert" help:"Names or recipes."`
	Games int      `default:"8" help:"How many games at each table."`
}

// Help says what is measured.
func (c *labPaceCmd) Help() string {
	return "One core, one game after the other, by the clock: let the machine do nothing else."
}

// Run measures and reports.
func (c *labPaceCmd) Run(std console) error {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	page := &page{out: std.out}
	page.line("%-8s %-12s %6s %10s %10s", "table", "bot", "turns", "mean, ms", "most, ms")
	for _, name := range c.Bots {
		of := labSelf{labRun: labRun{labPlay: c.labPlay}, Bot: name, Games: c.Games}
		s, err := of.self(std)
		if err != nil {
			return err
		}
		for _, t := range s.Tables {
			p, err := lab.MeasurePace(s, t, now)
			if err != nil {
				return err
			}
			ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
			page.line("%-8s %-12s %6d %10.2f %10.2f",
				p.Table, p.Bot, p.Turns, ms(p.Mean), ms(p.Most))
		}
	}
	return page.err
}
