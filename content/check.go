package content

import (
	"fmt"
	"slices"
)

// finding is something wrong with loaded facts; the loader knows which line a path stands on.
type finding struct{ path, message string }

type findings []finding

func (f *findings) add(path, format string, args ...any) {
	*f = append(*f, finding{path, fmt.Sprintf(format, args...)})
}

// check is everything a content tree must satisfy beyond its form.
func check(w *SmallWorld) findings {
	var f findings
	f.room(w)
	f.banners(w)
	f.badgesAndMarkers(w)
	f.pieces(w)
	f.regionIDs(w)
	for i := range w.Faces {
		f.face(&w.Faces[i])
	}
	if len(f) == 0 {
		f.boardSets(w)
		f.dryFace(w)
	}
	return f
}

// How many things of a kind there is room for in a position.
const (
	MaxRaces   = 24
	MaxPowers  = 32
	MaxMarkers = 16
)

// room: no more things than a position holds.
func (f *findings) room(w *SmallWorld) {
	if n := len(w.Banners); n > MaxRaces {
		f.add("race/"+w.Banners[n-1].ID, "%d races where there is room for %d", n, MaxRaces)
	}
	if n := len(w.Badges); n > MaxPowers {
		f.add("power/"+w.Badges[n-1].ID, "%d powers where there is room for %d", n, MaxPowers)
	}
	if n := len(w.Markers); n > MaxMarkers {
		f.add("marker/"+w.Markers[n-1].ID, "%d markers where there is room for %d", n, MaxMarkers)
	}
}

// banners: whatever power comes with them, there are tokens enough.
func (f *findings) banners(w *SmallWorld) {
	largest := 0
	for _, b := range w.Badges {
		largest = max(largest, b.Tokens)
	}
	for _, b := range w.Banners {
		at := "race/" + b.ID
		f.stated(at, b.Faction == "", "faction")
		if b.Tokens < 1 {
			f.add(at+"/tokens", "%s has no tokens on its banner", b.ID)
		}
		if b.Tokens+largest > b.Box {
			f.add(at+"/box", "%s takes up to %d + %d tokens, the box holds %d",
				b.ID, b.Tokens, largest, b.Box)
		}
	}
}

func (f *findings) stated(path string, missing bool, key string) {
	if missing {
		f.add(path, "%s is missing", key)
	}
}

// badgesAndMarkers: badges of at most five tokens.
func (f *findings) badgesAndMarkers(w *SmallWorld) {
	for _, b := range w.Badges {
		if b.Tokens < 1 || b.Tokens > 5 {
			f.add("power/"+b.ID+"/tokens", "%s gives %d tokens, not 1 to 5", b.ID, b.Tokens)
		}
	}
	for _, m := range w.Markers {
		f.stated("marker/"+m.ID, m.Kind == "", "kind")
	}
}

// pieces: a die of six sides, boards and rounds for two to five players (SW-SETUP-01..11).
func (f *findings) pieces(w *SmallWorld) {
	if sides := w.Pieces.Die.Sides; len(sides) != 6 || slices.Max(sides) > 3 {
		f.add("piece/die/sides", "the die has six sides of 0 to 3 pips, not %v", sides)
	}
	if len(w.Setup.Tables) != 4 {
		f.add("piece/setup/tables", "%d tables where there are four: for 2, 3, 4 and 5 players",
			len(w.Setup.Tables))
	}
	for i, t := range w.Setup.Tables {
		at := fmt.Sprintf("piece/setup/tables/%d", i)
		if t.Players != i+2 {
			f.add(at, "table %d is for %d players, not for %d", i+1, t.Players, i+2)
		}
		if t.Rounds < 1 {
			f.add(at, "no rounds for %d players", t.Players)
		}
		if t.Large > 2 || t.Medium > 2 || t.Small > 2 {
			f.add(at, "the box holds two boards of each size")
		}
		// One marker a player, one marker a board (SW-SETUP-24, SW-SETUP-25).
		if boards := t.Large + t.Medium + t.Small; boards != t.Players {
			f.add(at, "%d boards for %d players", boards, t.Players)
		}
	}
}

// regionIDs: an id means one region, whatever boards are in play.
func (f *findings) regionIDs(w *SmallWorld) {
	first := map[string]string{}
	for i := range w.Faces {
		for _, r := range w.Faces[i].Regions {
			if other, ok := first[r.ID]; ok {
				f.add(w.Faces[i].ID+"/"+r.ID, "region %q is also on face %s", r.ID, other)
				continue
			}
			first[r.ID] = w.Faces[i].ID
		}
	}
}
