package sim

import (
	"time"

	"twobanners/game"
	"twobanners/table"
)

// turnTime is how long a person may think, at the tables that have a clock.
const turnTime = 4 * time.Second

// How far the clocks of two nodes may be apart: when nobody has set one, and else as long as it
// takes to tell the others.
const (
	near = 100 * time.Millisecond
	far  = 3 * time.Second
)

// clockOf is the clock of the tables: one run of 32 has one, since the
// bot that sits in for somebody out of time takes its time.
func (w *world) clockOf() *table.Clock {
	if w.seed%32 != 0 {
		return nil
	}
	return &table.Clock{Turn: int(turnTime / time.Second), Reserve: 1}
}

// checkClocks: whose time is said to be up had to decide for as long as that, in true time,
// whatever the clocks of the nodes said.
func (w *world) checkClocks(t *tableInfo, truth *table.State) {
	when := w.db.when[t.id]
	least := turnTime - near
	if w.faults["clock jump"] > 0 {
		least = turnTime - far
	}
	var thought [game.MaxSeats]time.Duration
	var actors, bots game.Seats
	for seq := int64(1); seq <= truth.Seq(); seq++ {
		e := truth.Entry(seq)
		for seat := range game.Seat(game.MaxSeats) {
			switch {
			case !actors.Has(seat):
				thought[seat] = 0
			case !bots.Has(seat):
				thought[seat] += when[seq-1] - when[seq-2]
			}
		}
		if e.Kind == table.KindOutTime {
			w.faults["out of time"]++
			if !actors.Has(e.Seat) || bots.Has(e.Seat) || thought[e.Seat] < least {
				w.fail("seat %d of table %s is out of time at entry %d after %v",
					e.Seat, t.name, seq, thought[e.Seat])
			}
			bots = bots.With(e.Seat)
		}
		if p := truth.PositionAt(seq); p != nil {
			actors = p.Actors()
		}
	}
}
