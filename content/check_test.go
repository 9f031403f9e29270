package content

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// fresh is a copy of the shipped content that a test may spoil.
func fresh(t *testing.T) *SmallWorld {
	t.Helper()
	w, err := load(layer{fsys: Shipped("smallworld")})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// find is the first region of a face that fits.
func find(f *Face, fits func(*Region) bool) *Region {
	for i := range f.Regions {
		if fits(&f.Regions[i]) {
			return &f.Regions[i]
		}
	}
	panic("no such region")
}

var spoiled = map[string]struct {
	spoil func(w *SmallWorld, f *Face)
	want  string
}{
	"a power too many": {func(w *SmallWorld, _ *Face) {
		for i := len(w.Badges); i <= MaxPowers; i++ {
			w.Badges = append(w.Badges, Badge{ID: "power-" + strconv.Itoa(i), Tokens: 4})
		}
	}, "33 powers where there is room for 32"},
	"SW-SETUP-34 no marker spot": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.MarkerSpot }).MarkerSpot = false
	}, "has 0 marker spots"},
	"SW-SETUP-34 no entry": {func(_ *SmallWorld, f *Face) {
		for i := range f.Regions {
			f.Regions[i].Entry = false
		}
	}, "no entry region"},
	"marker on the coast": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.MarkerSpot }).MarkerSpot = false
		find(f, func(r *Region) bool { return r.Entry }).MarkerSpot = true
	}, "is not inland"},
	"entry inland": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.MarkerSpot }).Entry = true
	}, "entry region off the coast"},
	"symbol on water": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Terrain.Water() }).Magic = true
	}, "is water and carries a symbol"},
	"one more mountain": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Terrain == Hills }).Terrain = Mountain
	}, "4 mountains"},
	"one less Murloc": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Murlocs > 0 }).Murlocs = 0
	}, "3 Murlocs"},
	"no water on a large board": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Terrain.Water() }).Terrain = Hills
	}, "12 land regions"},
	"uneven terrain": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Terrain == Hills }).Terrain = Fields
	}, "3 regions of one terrain and 1 of another"},
	"border to oneself": {func(_ *SmallWorld, f *Face) {
		f.Regions[0].Adjacent[0] = f.Regions[0].ID
	}, "borders itself"},
	"border not drawn": {func(_ *SmallWorld, f *Face) {
		last := len(f.Regions) - 1
		f.Regions[0].Adjacent = append(f.Regions[0].Adjacent, f.Regions[last].ID)
		f.Regions[last].Adjacent = append(f.Regions[last].Adjacent, f.Regions[0].ID)
	}, "but not in the drawing"},
	"token outside": {func(_ *SmallWorld, f *Face) {
		f.Regions[0].Outline.Token = Point{}
	}, "0,0 is not inside"},
	"too few spots": {func(_ *SmallWorld, f *Face) {
		find(f, func(r *Region) bool { return r.Entry }).Outline.Spots = nil
	}, "has 0 spots"},
	"counterclockwise": {func(_ *SmallWorld, f *Face) {
		slices.Reverse(f.Regions[0].Outline.Border)
	}, "runs clockwise"},
	"SW-SETUP-14 Mountains": {func(w *SmallWorld, _ *Face) {
		w.Pieces.Supply.Mountains = 9
	}, "need 10 Mountains of 9"},
	"SW-SETUP-14 Murlocs": {func(w *SmallWorld, _ *Face) {
		w.Pieces.Supply.Murlocs = 14
	}, "need 15 Murlocs of 14"},
	"region on two faces": {func(w *SmallWorld, f *Face) {
		w.Faces[1].Regions[0].ID = f.Regions[0].ID
	}, "is also on face L1a"},
}

func TestEachConstraintIsKept(t *testing.T) {
	for name, c := range spoiled {
		t.Run(name, func(t *testing.T) {
			w := fresh(t)
			c.spoil(w, &w.Faces[0])
			for _, f := range check(w) {
				if strings.Contains(f.message, c.want) {
					return
				}
			}
			t.Errorf("no %q in %v", c.want, check(w))
		})
	}
}

// SW-PLACE-WELL-02: the Well must be able to find no water.
func TestOneFaceIsDry(t *testing.T) {
	w := fresh(t)
	for i := range w.Faces {
		f := &w.Faces[i]
		f.Sure = Printed
		r := find(f, func(r *Region) bool { return !r.Entry && !r.MarkerSpot })
		r.Terrain, r.Cavern, r.Magic, r.Murlocs = Lake, false, false, 0
	}
	found := check(w)
	if len(found) != 1 || !strings.Contains(found[0].message, "one must be dry") {
		t.Errorf("found %v", found)
	}
}

// SW-ENTRY-07: adjacency is symmetric. The problem stands where the border is written.
func TestOneSidedBorderNamesItsLine(t *testing.T) {
	files := tree(t)
	face := fresh(t).Faces[0]
	first, second := face.Regions[0].ID, face.Regions[0].Adjacent[0]
	data := strings.Replace(string(files["faces/L1a/face.yaml"].Data),
		"adjacent: ["+second+", ", "adjacent: [", 1)
	files["faces/L1a/face.yaml"] = &fstest.MapFile{Data: []byte(data)}
	_, err := Load(files)
	line := lineWith(t, []byte(data), "id: "+second) + 1
	expect(t, err, "faces/L1a/face.yaml", line, second+" borders "+first+", but "+first+" does not")
}

func TestStrangeNeighbourNamesItsLine(t *testing.T) {
	files := tree(t)
	data := strings.Replace(string(files["faces/L1a/face.yaml"].Data),
		"adjacent: [", "adjacent: [nowhere, ", 1)
	files["faces/L1a/face.yaml"] = &fstest.MapFile{Data: []byte(data)}
	_, err := Load(files)
	expect(t, err, "faces/L1a/face.yaml", lineWith(t, []byte(data), "nowhere"), "not on face L1a")
}

// A point contact, and a border too short to see, are drawn here in four squares round a corner.
func TestPointContact(t *testing.T) {
	square := func(id string, x, y int, next ...string) Region {
		corner := Polygon{{x, y}, {x + 90, y}, {x + 90, y + 90}, {x, y + 90}}
		inside := Point{x + 45, y + 45}
		return Region{
			ID: id, Name: id, Terrain: Hills, Adjacent: next, Entry: true, MarkerSpot: id == "a",
			Outline: Outline{corner, inside, inside, []Point{inside, inside}},
		}
	}
	face := Face{
		ID: "L1a", Size: "L", Name: "Squares", Sure: Printed, Width: 180, Height: 180,
		Regions: []Region{
			square("a", 0, 0, "b", "c"), square("b", 90, 0, "a", "d"),
			square("c", 0, 90, "a", "d"), square("d", 90, 90, "b", "c"),
		},
	}
	var f findings
	f.face(&face)
	if len(f) != 4 || !strings.Contains(f[0].message, "a and d touch in a point") {
		t.Errorf("found %v", f)
	}
}

// The ways over an island, told apart from its drawing, which would complain first.
func TestWaysOverAFace(t *testing.T) {
	for want, spoil := range map[string]func(f *Face){
		"touches 2 land regions": func(f *Face) {
			lake := find(f, func(r *Region) bool { return r.Terrain.Water() })
			lake.Adjacent = lake.Adjacent[:2]
		},
		"has 1 neighbours": func(f *Face) { f.Regions[0].Adjacent = f.Regions[0].Adjacent[:1] },
		"has 7 neighbours": func(f *Face) {
			for i := range f.Regions[1:8] {
				f.Regions[0].Adjacent = append(f.Regions[0].Adjacent[:i], f.Regions[i+1].ID)
			}
		},
		"does not hang together": func(f *Face) {
			f.Regions[0].Adjacent = nil
			for i := range f.Regions {
				f.Regions[i].Adjacent = slices.DeleteFunc(f.Regions[i].Adjacent,
					func(id string) bool { return id == f.Regions[0].ID })
			}
		},
	} {
		face := fresh(t).Faces[0]
		spoil(&face)
		var found findings
		found.ways(&face)
		if !slices.ContainsFunc(found, func(f finding) bool {
			return strings.Contains(f.message, want)
		}) {
			t.Errorf("no %q in %v", want, found)
		}
	}
}
