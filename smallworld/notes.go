package smallworld

import (
	"strconv"

	"twobanners/game"
)

var _ game.Noter = (*Game)(nil)

// NoteEvent tells which combos were picked. A seat's first is told apart: who must pick late or
// often is losing already.
func (g *Game) NoteEvent(pos game.Position, e game.Event, note game.Note) {
	if e.Kind != Picked {
		return
	}
	p := pos.(*Position)
	race, power := g.box.RaceName(Race(e.Args[0])), g.box.PowerName(Power(e.Args[1]))
	note(e.Seat, "race", race)
	note(e.Seat, "power", power)
	note(e.Seat, "combination", power+" "+race)
	if me := &p.Players[e.Seat]; p.Round <= 1 && me.OldRace == NoRace {
		note(e.Seat, "first race", race)
		note(e.Seat, "first power", power)
	}
}

// NoteEnd tells where everybody sat, and the boards.
func (g *Game) NoteEnd(pos game.Position, note game.Note) {
	p := pos.(*Position)
	for s := range game.Seat(p.World.Seats) {
		note(s, "seat", strconv.Itoa(int(s)+1))
		for b := range p.World.Boards {
			note(s, "board", g.content.Faces[p.World.Face[b]].ID)
		}
		if p.World.Team {
			note(s, "faction", p.World.Side[s].String())
		}
	}
}
