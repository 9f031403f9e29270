package main

import (
	"fmt"

	"twobanners/bot"
	"twobanners/lab"
)

type labLadderCmd struct {
	labRun
	Bots  []string `help:"Names or recipes, the weakest first (all levels)."`
	Games int      `default:"400" help:"How many games each pair plays at each table at most."`
	Full  bool     `help:"Play all of them, even if it is plain before who is the better."`
	Near  bool     `help:"Only neighbours in the list play each other."`
}

// Help says how to read a ladder.
func (c *labLadderCmd) Help() string {
	return "At a table of n sides one bot plays alone against n-1 of the other; par is 1/n. Each " +
		"deal is played from every side. A pair ends early when a sequential test finds the one " +
		"better or worse than par by a tenth of it, wrong in 1 of 100 at most; shares of such " +
		"pairs lie a little too far from par, so use --full to quote them. Ratings are Elo's: " +
		"400 points mean ten times the victories. With --out a run that was ended goes on." +
		manyMachines
}

// Run plays what is not played yet, and reports.
func (c *labLadderCmd) Run(std console) error {
	g, library, err := c.open(std)
	if err != nil {
		return badInput(err)
	}
	l := &lab.Ladder{Game: g, Library: library, Seed: c.Seed}
	l.Bots, l.Games, l.Full, l.Near = c.Bots, c.Games, c.Full, c.Near
	if len(l.Bots) == 0 {
		for _, level := range bot.Levels() {
			l.Bots = append(l.Bots, level.Name)
		}
	}
	if l.Tables, err = c.tables(); err != nil {
		return badInput(err)
	}
	if _, err := l.Pairs(); err != nil {
		return badInput(err)
	}
	return carryOut(&c.labRun, std, l, &l.Progress, showLadder)
}

func showLadder(p *page, r *lab.LadderReport) error {
	for _, t := range r.Tables {
		p.line("%s, table %s", r.Head.Game, t.Table)
		p.line("")
		p.line("%-12s %-12s %6s %7s   %-17s %9s   %s",
			"bot", "against", "games", "share", "95 % interval", "par ×", "ahead")
		for i := range r.Pairs {
			if q := &r.Pairs[i]; q.Table.Name() == t.Table {
				p.line("%-12s %-12s %6d %6.1f%%   %5.1f%% – %5.1f%%   %9.2f   %+.1f ± %.1f %s",
					q.One, q.Other, q.Games, 100*q.Share, 100*q.Low, 100*q.High, q.Share/q.Par,
					q.Ahead, q.Give, draws(q))
				showRates(p, q)
			}
		}
		p.line("")
		p.line("%-12s %6s   %s", "bot", "rating", "95 % interval")
		for _, b := range t.Ratings {
			p.line("%-12s %6.0f   %.0f – %.0f", b.Bot, b.Rating, b.Low, b.High)
		}
		p.line("")
	}
	return p.err
}

func draws(q *lab.PairReport) string {
	if q.Draws == 0 {
		return ""
	}
	return fmt.Sprintf("(%d drawn)", q.Draws)
}

// showRates shows what the game counts of both sides.
func showRates(p *page, q *lab.PairReport) {
	for i, rate := range q.Rates[0] {
		other := q.Rates[1][i]
		if rate.Of > 0 && other.Of > 0 {
			p.line("    %-24s %8.3f   against %8.3f   (of %d)", rate.Name,
				float64(rate.N)/float64(rate.Of), float64(other.N)/float64(other.Of), rate.Of)
		}
	}
}
