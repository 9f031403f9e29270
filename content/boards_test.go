package content

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"
)

func world(t *testing.T) *SmallWorld {
	t.Helper()
	w, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// ours is what we ship, without what a house lays over it: our own design keeps to more than the
// rules ask.
func ours(t *testing.T) *SmallWorld {
	t.Helper()
	w, err := readOurs()
	if err != nil {
		t.Fatal(err)
	}
	return w
}

var readOurs = sync.OnceValues(func() (*SmallWorld, error) {
	return Load(Shipped("smallworld"))
})

// SW-ENTRY-07: two regions are adjacent when they share a border; a point contact is none.
func TestDrawnBordersAreTheWrittenOnes(t *testing.T) {
	for _, f := range world(t).Faces {
		drawn := DrawnBorders(f.Lines())
		for i, r := range f.Regions {
			for k, other := range f.Regions {
				written := slices.Contains(r.Adjacent, other.ID)
				if shared := drawn.Shared[i][k]; written != (shared >= ShortestBorder) {
					t.Errorf("%s: %s and %s share %.0f units, written as border: %v",
						f.ID, r.ID, other.ID, shared, written)
				}
				if drawn.Touch[i][k] && !written {
					t.Errorf("%s: %s and %s touch in a point", f.ID, r.ID, other.ID)
				}
			}
		}
	}
}

// sheets are the outlines of every board of both games.
func sheets(t *testing.T) map[string][]Polygon {
	t.Helper()
	all := map[string][]Polygon{"lordaeron": lordaeron(t).Lines()}
	for _, f := range world(t).Faces {
		all[f.ID] = f.Lines()
	}
	return all
}

// An outline that crosses itself would have no inside to click on.
func TestNoOutlineCrossesItself(t *testing.T) {
	for id, lines := range sheets(t) {
		for _, line := range lines {
			for i := range line {
				for k := i + 2; k < len(line); k++ {
					if i == 0 && k == len(line)-1 {
						continue
					}
					if crosses(line[i], line[i+1], line[k], line[(k+1)%len(line)]) {
						t.Errorf("%s: an outline crosses itself at %v", id, line[i])
					}
				}
			}
		}
	}
}

func crosses(a, b, c, d Point) bool {
	turn := func(p, q, r Point) int { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	sign := func(n int) int { return min(1, max(-1, n)) }
	return sign(turn(a, b, c)) != sign(turn(a, b, d)) && sign(turn(c, d, a)) != sign(turn(c, d, b))
}

// Regions never overlap: together they cover no more than the land inside its coast.
func TestRegionsTileTheirIsland(t *testing.T) {
	for id, lines := range sheets(t) {
		owners := map[segment]int{}
		whole := 0.0
		for _, line := range lines {
			whole += line.Area()
			for i, p := range line {
				owners[joined(p, line[(i+1)%len(line)])]++
			}
		}
		// The coast's own area, by the shoelace formula over the sides that only one region has.
		coast := 0.0
		for _, line := range lines {
			for i, p := range line {
				q := line[(i+1)%len(line)]
				if owners[joined(p, q)] == 1 {
					coast += float64(p.X*q.Y-q.X*p.Y) / 2
				}
			}
		}
		if math.Abs(whole-coast) > 0.5 {
			t.Errorf("%s: regions cover %.1f of land of %.1f", id, whole, coast)
		}
	}
}

// SW-SETUP-06: every choice of boards with every choice of their sides, never two of one board.
func TestEveryBoardSetComesUp(t *testing.T) {
	w := world(t)
	for _, table := range w.Setup.Tables {
		want := w.choices("L", table.Large) * w.choices("M", table.Medium) *
			w.choices("S", table.Small)
		seen := map[string]bool{}
		for _, set := range w.BoardSets(table.Players) {
			boards := map[string]bool{}
			for _, i := range set {
				boards[w.Faces[i].Board] = true
			}
			if len(boards) != table.Players {
				t.Errorf("%d players: set %v shows %d boards", table.Players, set, len(boards))
			}
			seen[fmt.Sprint(set)] = true
		}
		if len(seen) != want || want == 0 {
			t.Errorf("%d players: %d sets of boards, want %d", table.Players, len(seen), want)
		}
	}
	for _, players := range []int{1, 6} {
		if sets := w.BoardSets(players); len(sets) > 0 {
			t.Errorf("%d players: %d sets of boards", players, len(sets))
		}
	}
}

// choices counts the ways to take so many boards of a size, each by one of its sides.
func (w *SmallWorld) choices(size string, boards int) int {
	sides := map[string]int{}
	for _, f := range w.Faces {
		if f.Size == size {
			sides[f.Board]++
		}
	}
	ways := make([]int, boards+1) // to take 0, 1, … of the boards so far
	ways[0] = 1
	for _, n := range sides {
		for k := boards; k > 0; k-- {
			ways[k] += n * ways[k-1]
		}
	}
	return ways[boards]
}

// SW-SETUP-14: 10 Mountains and 15 Murlocs suffice for any of our boards.
func TestEveryBoardSetCanBeLaidOut(t *testing.T) {
	w := ours(t)
	most := map[string]int{}
	for _, players := range []int{2, 3, 4, 5} {
		for _, set := range w.BoardSets(players) {
			count := map[string]int{}
			for _, i := range set {
				for _, r := range w.Faces[i].Regions {
					count["regions"]++
					if !r.Terrain.Water() {
						count["land"]++
					}
					if r.Terrain == Mountain {
						count["mountains"]++
					}
					count["murlocs"] += r.Murlocs
				}
			}
			if count["land"] != 9*players {
				t.Errorf("%d players: set %v has %d land regions", players, set, count["land"])
			}
			for what, n := range count {
				most[what] = max(most[what], n)
			}
		}
	}
	if most["mountains"] != 10 || most["murlocs"] != 15 || most["regions"] > 64 {
		t.Errorf("the fullest sets hold %v", most)
	}
}

// SW-SETUP-07: each board is an island, so no border leads to another face.
func TestBordersStayOnTheIsland(t *testing.T) {
	w := world(t)
	home := map[string]string{}
	for _, f := range w.Faces {
		for _, r := range f.Regions {
			if other, taken := home[r.ID]; taken {
				t.Errorf("%s is on %s and on %s", r.ID, other, f.ID)
			}
			home[r.ID] = f.ID
		}
	}
	for _, f := range w.Faces {
		for _, r := range f.Regions {
			for _, id := range r.Adjacent {
				if home[id] != f.ID {
					t.Errorf("%s on %s borders %s on %q", r.ID, f.ID, id, home[id])
				}
			}
		}
	}
}

// SW-SETUP-33 and SW-SETUP-34: one terrain a region; one size icon and an entry on every board.
func TestSymbolsOfEachFace(t *testing.T) {
	uniform := map[Terrain]int{}
	dry := 0
	for _, f := range ours(t).Faces {
		spots, entries, water := 0, 0, 0
		drawn := DrawnBorders(f.Lines())
		for i, r := range f.Regions {
			uniform[r.Terrain]++
			spots += count(r.MarkerSpot)
			entries += count(r.Entry)
			water += count(r.Terrain.Water())
			if r.Entry && drawn.Coast[i] < 70 {
				t.Errorf("%s: ships can hardly land in %s", f.ID, r.ID)
			}
			if r.MarkerSpot && (drawn.Coast[i] > 0 || r.Entry) {
				t.Errorf("%s: the marker in %s is not inland", f.ID, r.ID)
			}
		}
		if spots != 1 || entries < 2 {
			t.Errorf("%s: %d marker spots, %d entries", f.ID, spots, entries)
		}
		dry += count(water == 0)
	}
	for _, terrain := range []Terrain{Fields, Forest, Hills, Swamp} {
		if uniform[terrain] != 21 {
			t.Errorf("%d regions of %s, want 21 of each", uniform[terrain], terrain)
		}
	}
	if dry == 0 { // SW-PLACE-WELL-02
		t.Error("the Well of Eternity finds water on every board")
	}
}

// No terrain is richer than another: what a power pays for must not come with its neighbour's.
func TestSymbolsAreSpreadOverTheTerrains(t *testing.T) {
	ground := []Terrain{Fields, Forest, Hills, Swamp, Mountain}
	on := map[string]map[Terrain]int{}
	for _, f := range ours(t).Faces {
		for _, r := range f.Regions {
			for _, s := range r.Symbols() {
				if on[s] == nil {
					on[s] = map[Terrain]int{}
				}
				on[s][r.Terrain]++
			}
		}
	}
	for symbol, terrains := range map[string][]Terrain{
		"entry": ground[:4], "murloc": ground[:4], "cavern": ground, "magic": ground,
	} {
		few, many := 99, 0
		for _, terrain := range terrains {
			few, many = min(few, on[symbol][terrain]), max(many, on[symbol][terrain])
		}
		if many-few > 2 {
			t.Errorf("%s lies on %v", symbol, on[symbol])
		}
	}
}
