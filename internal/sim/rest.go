package sim

import (
	"slices"
	"time"

	"twobanners/table"
)

const (
	// quietEnd: by then every table rests, or goes on by itself.
	quietEnd = 30 * time.Second
	// still is how long a table that has not come to rest may write nothing: more than a turn
	// with its reserve, and more than it takes to take over from a dead node.
	still = 6 * time.Second
	// lastEnd: by then the longest game that bots play alone is over.
	lastEnd = time.Minute
)

// comeToRest lets a world without faults go on until nothing happens any more. There is no fixed
// end: people who were late are out of time late, and then bots play the whole game, which 30 s
// can cut in two. But from quietEnd on, a table that writes nothing must have nothing to do.
func (w *world) comeToRest() {
	w.run(quietEnd)
	for w.now < lastEnd && len(w.problem) == 0 && slices.ContainsFunc(w.tables, w.active) {
		for _, t := range w.tables {
			if truth := w.judge(t); truth != nil && !w.active(t) {
				w.checkRest(t, truth)
			}
		}
		w.run(w.now + time.Second)
	}
}

// active tells whether a table has written something lately.
func (w *world) active(t *tableInfo) bool {
	when := w.db.when[t.id]
	return len(when) > 0 && when[len(when)-1]+still > w.now
}

// checkRest: nothing is left to do by the table itself.
func (w *world) checkRest(t *tableInfo, truth *table.State) {
	if truth.Status() != table.Playing {
		return
	}
	for _, seat := range truth.Position().Actors().List() {
		if truth.Seats[seat].Bot != "" {
			w.fail("table %s waits for the bot in seat %d at entry %d", t.name, seat, truth.Seq())
		}
	}
}
