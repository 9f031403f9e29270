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
	for _, c := range w.Creatures {
		c.Name, c.Sure = "", ""
		fmt.Fprintf(&b, "creature %+v\n", c)
	}
	for _, c := range w.Classes {
		c.Name, c.Sure = "", ""
		fmt.Fprintf(&b, "class %+v\n", c)
	}
	for _, c := range w.Characters {
		c.Name, c.Sure = "", ""
		fmt.Fprintf(&b, "character %+v\n", c)
	}
	for _, c := range w.Cards {
		c.Name, c.Sure, c.CopiesSure = "", "", ""
		fmt.Fprintf(&b, "card %+v\n", c)
	}
	for _, q := range w.Quests {
		q.Name, q.Sure = "", ""
		fmt.Fprintf(&b, "quest %+v\n", q)
	}
	for _, e := range w.Events {
		e.Name, e.Sure = "", ""
		fmt.Fprintf(&b, "event %+v\n", e)
	}
	for _, o := range w.Overlords {
		o.Name, o.Sure = "", ""
		fmt.Fprintf(&b, "overlord %+v\n", o)
	}
	sum := sha256.Sum256([]byte(b.String()))
	return hex.EncodeToString(sum[:])
}
