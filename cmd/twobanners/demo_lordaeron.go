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
	g := d.game.(*lordaeron.Game)
	for i := range int8(d.p.Characters) {
		c := &d.p.People[i]
		d.page.line("  %s  %-8s level %d  %2d XP  Health %d/%d  Energy %d/%d  %2d gold  %s",
			d.badge(c.Owner), title(g.WhoName(d.p, i)), c.Level, c.XP, c.Health,
			d.p.HealthCapacity(i), c.Energy, d.p.EnergyCapacity(i), c.Gold,
			d.story.word("region", g.RegionName(c.Region)))
	}
	d.page.line("")
}

func (d party) end(*game.Outcome) {
	d.characters()
	e := d.p.Ending()
	d.page.line("  %s", strings.TrimSpace(title(e.How)+" "+title(e.By)))
}
