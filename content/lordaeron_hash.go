package content

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
)

// hashLordaeron is over what can change the course of a game, in order. Names, the drawing and
// sureness are left out, as in hash.
func hashLordaeron(w *Lordaeron) string {
	var b strings.Builder
	for _, g := range w.Regions {
		fmt.Fprintln(&b, "region", g.ID, g.Area, g.Adjacent, g.Town, g.Flight, g.Start, g.Graveyard)
	}
	t := w.Track
	fmt.Fprintln(&b, "track", t.Levels, t.LastXP, t.Turns, t.Events, t.Items)
	writeEach(&b, "creature", w.Creatures, func(c *Creature) { c.Name, c.Sure = "", "" })
	writeEach(&b, "class", w.Classes, func(c *Class) { c.Name, c.Sure = "", "" })
	writeEach(&b, "character", w.Characters, func(c *Character) { c.Name, c.Sure = "", "" })
	writeEach(&b, "card", w.Cards, func(c *Card) { c.Name, c.Sure, c.CopiesSure = "", "", "" })
	writeEach(&b, "quest", w.Quests, func(q *Quest) { q.Name, q.Sure = "", "" })
	writeEach(&b, "event", w.Events, func(e *EventCard) { e.Name, e.Sure = "", "" })
	writeEach(&b, "overlord", w.Overlords, func(o *Overlord) { o.Name, o.Sure = "", "" })
	sum := sha256.Sum256([]byte(b.String()))
	return hex.EncodeToString(sum[:])
}

// writeEach writes the things of a list, without what no rule reads.
func writeEach[T any](b *strings.Builder, what string, list []T, strip func(*T)) {
	for _, thing := range list {
		strip(&thing)
		fmt.Fprintf(b, "%s %+v\n", what, thing)
	}
}
