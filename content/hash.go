package content

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// hash is over what can change the course of a game: ids, numbers, terrains, symbols and borders,
// in order. Names, drawing and sureness are left out: redrawing an island must not orphan the
// games played on it.
func hash(w *SmallWorld) string {
	var b strings.Builder
	for _, r := range w.Banners {
		fmt.Fprintf(&b, "banner %s %s %d %d\n", r.ID, r.Faction, r.Tokens, r.Box)
	}
	for _, p := range w.Badges {
		fmt.Fprintf(&b, "badge %s %d\n", p.ID, p.Tokens)
	}
	for _, r := range w.Banners {
		hashDoes(&b, r.ID, r.Does)
	}
	for _, p := range w.Badges {
		hashDoes(&b, p.ID, p.Does)
	}
	for _, m := range w.Markers {
		fmt.Fprintf(&b, "marker %s %s\n", m.ID, m.Kind)
	}
	s := w.Pieces.Supply
	fmt.Fprintln(&b, "supply", s.Mountains, s.Murlocs, s.WispWalls, s.Harmony, s.Forts,
		s.WatchTowers, s.Objectives, s.Champions, s.Beasts, s.BombsLive, s.BombsDud)
	fmt.Fprintln(&b, "die", w.Pieces.Die.Sides)
	fmt.Fprintln(&b, "stash", w.Pieces.Stash.Coins)
	fmt.Fprintln(&b, "setup", w.Setup.Coins, w.Setup.Tables)
	for i := range w.Faces {
		fmt.Fprintln(&b, "face", w.Faces[i].ID)
		for _, r := range w.Faces[i].Regions {
			fmt.Fprintln(&b, "region", r.ID, r.Terrain, r.Entry, r.Cavern, r.Magic, r.MarkerSpot,
				r.Murlocs, r.Adjacent)
		}
	}
	sum := sha256.Sum256([]byte(b.String()))
	return hex.EncodeToString(sum[:])
}

// hashDoes writes what a thing does, but where it is what code knew of it before things said so:
// boxes of that time keep their hash.
func hashDoes(b *strings.Builder, id string, does []Perk) {
	if slices.Equal(does, knownByCode[id]) {
		return
	}
	fmt.Fprintln(b, "does", id, does)
}
