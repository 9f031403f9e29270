package main

import (
	"fmt"
	"strings"

	"twobanners/game"
	"twobanners/smallworld"
)

// islands is the scene of Small World: its boards and who holds them.
type islands struct {
	*demo
	p *smallworld.Position
}

func (d islands) title() string { return "Small World of Warcraft" }

func (d islands) begin() {
	d.newRound(1)
	d.line(d.p.Seat, playerName(d.p.Seat)+" begins")
}

func (d islands) round(n int) {
	d.page.line("── Round %d of %d %s", n, d.p.World.Rounds, strings.Repeat("─", 56))
	d.page.line("")
	d.boards()
	d.standings()
}

// standings is a line for each player.
func (d islands) standings() {
	for s := range game.Seat(d.p.World.Seats) {
		pl := &d.p.Players[s]
		var holds []string
		if pl.Race != smallworld.NoRace {
			holds = append(holds, fmt.Sprintf("%s %s in %d regions",
				title(pl.Power.String()), title(pl.Race.String()), pl.Held.Count()))
		}
		if pl.OldRace != smallworld.NoRace {
			holds = append(holds, fmt.Sprintf("declined %s in %d",
				title(pl.OldRace.String()), pl.Old.Count()))
		}
		d.page.line("  %s %3d coins  %s", d.badge(s), pl.Coins, strings.Join(holds, ", "))
	}
	d.page.line("")
}

func (d islands) end(o *game.Outcome) {
	d.boards()
	for place := uint8(1); place <= d.p.World.Seats; place++ {
		for s := range game.Seat(d.p.World.Seats) {
			if o.Place[s] == place {
				d.page.line("  %d. %s %4d coins", place, d.badge(s), o.Score[s])
			}
		}
	}
}
