package main

import (
	"strings"

	"twobanners/game"
	"twobanners/lordaeron"
)

// party is the scene of Lordaeron: the characters and how they fare.
type party struct {
	*demo
	p *lordaeron.Position
}

func (d party) title() string { return "World of Warcraft: The Board Game" }

func (d party) begin() { d.page.line("") }

func (d party) round(n int) {
	d.page.line("── Turn %d %s", n, strings.Repeat("─", 60))
	d.page.line("")
	d.characters()
}

func (d party) characters() {
	for _, c := range d.game.Show(d.p).(*lordaeron.Shown).Characters {
		d.page.line("  %s  %-8s level %d  %2d XP  Health %d/%d  Energy %d/%d  %2d gold  %s",
			d.badge(c.Seat), title(c.ID), c.Level, c.XP, c.Health, c.MaxHealth,
			c.Energy, c.MaxEnergy, c.Gold, d.story.word("region", c.Region))
	}
	d.page.line("")
}

func (d party) end(*game.Outcome) {
	d.characters()
	e := d.p.Ending()
	d.page.line("  %s", strings.TrimSpace(title(e.How)+" "+title(e.By)))
}
