package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"twobanners/bot"
	"twobanners/insight"
)

type reviewCmd struct {
	packs
	File string `arg:"" help:"A record."`
	JSON bool   `help:"One JSON object, as the browser gets it."`
}

// Help says what the numbers are.
func (c *reviewCmd) Help() string {
	return "Tells of a recorded game how the chances went, what was luck and what was a mistake. " +
		"Points are hundredths of the chance to win, if all play alike from there on. " +
		"docs/insight.md says how they are found and how good they are."
}

// Run thinks the whole game over.
func (c *reviewCmd) Run(std console) error {
	g, r, err := c.openRecord(c.File, "")
	if err != nil {
		return err
	}
	review, err := insight.New(bot.Shipped(), g, r)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	for review.Next() {
	}
	found := review.Report()
	if c.JSON {
		return json.NewEncoder(std.out).Encode(found)
	}
	page := &page{out: std.out}
	if found.Strange != "" {
		page.line("Known less well: %s.", found.Strange)
	}
	plotChances(page, found)
	page.line("")
	tellAccounts(page, found)
	page.line("")
	for i := range found.Turns {
		tellTurn(page, found, i)
	}
	return page.err
}

// plotChances draws the chances as bands over the turns: in each column a seat's number stands as
// high as its chance.
func plotChances(page *page, found *insight.Report) {
	const rows = 10
	start := make([]float64, len(found.Seats))
	for s, a := range found.Seats {
		start[s] = a.Par + a.Deal
	}
	columns := [][]float64{start}
	for _, t := range found.Turns {
		columns = append(columns, t.Chances)
	}
	for row := range rows {
		level := (float64(rows-row) - 0.5) / rows
		var line strings.Builder
		for _, chances := range columns {
			line.WriteByte(band(chances, level))
		}
		page.line("%3d %% %s", 100*(rows-row)/rows, line.String())
	}
	page.line("      %d turns; the digit of a seat stands as high as its chance", len(found.Turns))
}

// band is the digit of the seat whose band a level lies in, seat 0 at the bottom.
func band(chances []float64, level float64) byte {
	sum, all := 0.0, 0.0
	for _, c := range chances {
		all += c
	}
	for s, c := range chances {
		if sum += c; level*all < sum {
			return byte('0' + s)
		}
	}
	return ' '
}

// tellAccounts prints where each result comes from.
func tellAccounts(page *page, found *insight.Report) {
	page.line("seat    par   deal   luck  mistakes  others  course  result")
	for s, a := range found.Seats {
		page.line("%4d %6.1f %+6.1f %+6.1f %+9.1f %+7.1f %+7.1f %7.1f", s, 100*a.Par, 100*a.Deal,
			100*a.Luck, 100*a.Mistakes, 100*a.Others, 100*a.Course, 100*a.Result)
	}
	if found.Of == 0 {
		page.line("there is no judge for this game yet: luck and mistakes are in the course")
	}
}

// tellTurn prints a turn that was not fine.
func tellTurn(page *page, found *insight.Report, i int) {
	t := &found.Turns[i]
	if t.Played == nil {
		return
	}
	page.line("turn %d, seat %d, moves %d to %d: %s, %.1f points of chance, %.1f of score",
		i+1, t.Seat, t.First, t.Last, t.Grade, 100*t.Loss, t.Points)
	page.line("  played: %+.1f now, about %.1f later, chance %.0f %%", t.Played.Now, t.Played.Later,
		100*t.Played.Chance)
	page.line("  better: %+.1f now, about %.1f later, chance %.0f %%", t.Better.Now, t.Better.Later,
		100*t.Better.Chance)
	for _, m := range t.Moves {
		text, err := json.Marshal(m.Move)
		if err != nil {
			page.err = err
		}
		page.line("    %s", text)
	}
}
