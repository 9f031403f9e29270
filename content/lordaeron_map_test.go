package content

import (
	"math"
	"slices"
	"testing"
)

// WB-CONTENT-22, WB-SETUP-01: 67 regions in seven areas, each in one; what a card names is there.
func TestRegionsOfAreas(t *testing.T) {
	got := map[string]int{}
	for _, g := range lordaeron(t).Regions {
		got[g.Area]++
	}
	for area, want := range map[string]int{
		"tirisfal-glades": 12, "silverpine-forest": 8, "alterac-mountains": 6,
		"hillsbrad-foothills": 8, "western-plaguelands": 8, "the-hinterlands": 10,
		"eastern-plaguelands": 15,
	} {
		if got[area] != want {
			t.Errorf("%d regions in %s, want %d", got[area], area, want)
		}
	}
	w := lordaeron(t)
	if len(w.Regions) != 67 || len(got) != 7 || w.region("ambermill").Area != "silverpine-forest" {
		t.Errorf("%d regions in %d areas", len(w.Regions), len(got))
	}
	for _, q := range w.Quests {
		for _, s := range q.Spawns {
			if w.region(s.Region) == nil {
				t.Errorf("%s puts creatures into %q", q.ID, s.Region)
			}
		}
	}
}

// WB-CONTENT-23: 118 borders, each from both sides.
func TestBordersAreMutual(t *testing.T) {
	w := lordaeron(t)
	directed, closed := 0, 0
	for _, g := range w.Regions {
		directed += len(g.Adjacent)
		closed += len(g.Closed)
		for _, id := range g.Adjacent {
			if id == g.ID || !slices.Contains(w.region(id).Adjacent, g.ID) {
				t.Errorf("%s and %s", g.ID, id)
			}
		}
	}
	if directed != 236 || closed != 68 {
		t.Errorf("%d directed borders, %d closed", directed, closed)
	}
}

// distances counts the borders to cross from a region to every other, never entering one.
func (w *Lordaeron) distances(from, never string) map[string]int {
	far := map[string]int{from: 0}
	for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
		for _, id := range w.region(queue[0]).Adjacent {
			if _, seen := far[id]; !seen && id != never {
				far[id] = far[queue[0]] + 1
				queue = append(queue, id)
			}
		}
	}
	return far
}

// WB-CONTENT-24: every region can be reached, for each faction without the enemy's starting region.
func TestMapIsConnected(t *testing.T) {
	w := lordaeron(t)
	if got := len(w.distances("brill", "")); got != 67 {
		t.Errorf("%d regions from Brill", got)
	}
	alliance, horde := w.distances("southshore", "brill"), w.distances("brill", "southshore")
	if len(alliance) != 66 || len(horde) != 66 {
		t.Errorf("%d and %d regions without the enemy's start", len(alliance), len(horde))
	}
}

// WB-CONTENT-25, WB-CONTENT-26, WB-TRAVEL-12, WB-GUIDE-16: four flights and three towns a faction,
// its start among them.
func TestTownsAndFlights(t *testing.T) {
	for _, side := range []Faction{Alliance, Horde} {
		var start string
		var towns, flights []string
		for _, g := range lordaeron(t).Regions {
			if g.Start == side {
				start = g.ID
			}
			if slices.Contains(g.Town, side) {
				towns = append(towns, g.ID)
			}
			if slices.Contains(g.Flight, side) {
				flights = append(flights, g.ID)
			}
		}
		if len(towns) != 3 || len(flights) != 4 || !slices.Contains(towns, start) ||
			!slices.Contains(flights, start) {
			t.Errorf("%s: start %s, towns %v, flights %v", side, start, towns, flights)
		}
	}
}

// WB-CONTENT-27, WB-INTERACT-50: from every region another graveyard is at most six regions away,
// round the enemy's starting region.
func TestGraveyardsAreNear(t *testing.T) {
	w := lordaeron(t)
	graveyards := 0
	for _, g := range w.Regions {
		graveyards += count(g.Graveyard)
		for _, closed := range []string{"", "brill", "southshore"} {
			far, nearest := w.distances(g.ID, closed), 99
			for _, other := range w.Regions {
				if _, ok := far[other.ID]; ok && other.Graveyard && other.ID != g.ID {
					nearest = min(nearest, far[other.ID])
				}
			}
			if nearest > 6 && g.ID != closed {
				t.Errorf("%s: %d regions to a graveyard", g.ID, nearest)
			}
		}
	}
	if graveyards != 4 {
		t.Errorf("%d graveyards", graveyards)
	}
}

// Nefarian's way is eight regions long.
func TestNefariansWay(t *testing.T) {
	w := lordaeron(t)
	for _, o := range w.Overlords {
		if o.ID == "nefarian" {
			if far := w.distances(o.Regions[0], "")[o.Goal]; far != 8 {
				t.Errorf("%d regions from %s to %s", far, o.Regions[0], o.Goal)
			}
		}
	}
}

// WB-CONTENT-23: where one can walk, regions share a line long enough to see; the one way that does
// not is a ferry to a region alone in the sea. What else touches is a black border and written so.
func TestLordaeronIsDrawnAsWritten(t *testing.T) {
	w := lordaeron(t)
	drawn := DrawnBorders(w.Lines())
	if len(drawn.Torn) > 0 {
		t.Errorf("a line that three claim: %v", drawn.Torn)
	}
	alone := func(i int) bool { return !slices.Contains(drawn.Touch[i], true) }
	ferries := 0
	for i, g := range w.Regions {
		for k, other := range w.Regions {
			shared, touch := drawn.Shared[i][k], drawn.Touch[i][k]
			water := alone(i) || alone(k)
			switch open := slices.Contains(g.Adjacent, other.ID); {
			case open && water:
				ferries++
			case open && shared < ShortestBorder:
				t.Errorf("%s and %s share %.0f units of their border", g.ID, other.ID, shared)
			case !open && touch && !slices.Contains(g.Closed, other.ID):
				t.Errorf("%s and %s touch over %.0f units, black borders: %v",
					g.ID, other.ID, shared, g.Closed)
			}
		}
	}
	if ferries != 2 {
		t.Errorf("%d ways over water, want one, from both sides", ferries)
	}
}

// A figure stands inside its region, and icons under neither it nor the name.
func TestPlacesOnTheDrawing(t *testing.T) {
	for _, g := range lordaeron(t).Regions {
		o := &g.Outline
		if len(o.Spots) != len(g.Symbols()) {
			t.Errorf("%s: %d places for %v", g.ID, len(o.Spots), g.Symbols())
		}
		if c := clearance(o.Border, float64(o.Token.X), float64(o.Token.Y)); c < 24 {
			t.Errorf("%s: figures stand %.0f units from the border", g.ID, c)
		}
		for i, p := range o.Spots {
			for _, other := range append([]Point{o.Token, o.Label}, o.Spots[:i]...) {
				if math.Hypot(float64(p.X-other.X), float64(p.Y-other.Y)) < 30 {
					t.Errorf("%s: an icon at %v lies under %v", g.ID, p, other)
				}
			}
		}
	}
}

// clearance is the distance from a place to the polygon's line.
func clearance(g Polygon, x, y float64) float64 {
	nearest := math.Inf(1)
	for i, a := range g {
		nearest = min(nearest, distance(x, y, a, g[(i+1)%len(g)]))
	}
	return nearest
}

// distance from a place to the segment from a to b.
func distance(x, y float64, a, b Point) float64 {
	ax, ay := float64(a.X), float64(a.Y)
	dx, dy := float64(b.X)-ax, float64(b.Y)-ay
	along := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		along = max(0, min(1, ((x-ax)*dx+(y-ay)*dy)/length))
	}
	return math.Hypot(x-ax-along*dx, y-ay-along*dy)
}
