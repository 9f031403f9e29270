package content

// The numbers that our own faces keep to, so that any legal set of boards gives nine land regions
// a player. A face copied from the box (sure: sure) need not.
type span struct{ low, high int }

func (s span) holds(n int) bool { return s.low <= n && n <= s.high }

type measure struct {
	land, mountains, murlocs, cavern, magic, entries, water span
}

func exactly(n int) span { return span{n, n} }

var measures = map[string]measure{
	"S": {
		land: exactly(7), mountains: exactly(1), murlocs: exactly(2),
		cavern: span{1, 2}, magic: span{1, 2}, entries: exactly(2), water: span{0, 1},
	},
	"M": {
		land: exactly(9), mountains: exactly(2), murlocs: exactly(3),
		cavern: exactly(2), magic: exactly(2), entries: span{2, 3}, water: span{0, 1},
	},
	"L": {
		land: exactly(11), mountains: exactly(3), murlocs: exactly(4),
		cavern: span{2, 3}, magic: span{2, 3}, entries: exactly(3), water: exactly(1),
	},
}

var neighbours = span{2, 6}

// design checks a face of ours against the table of measures.
func (f *findings) design(face *Face) {
	var land, mountains, murlocs, cavern, magic, entries, water int
	terrains := map[Terrain]int{}
	for i := range face.Regions {
		r := &face.Regions[i]
		terrains[r.Terrain]++
		water += count(r.Terrain.Water())
		mountains += count(r.Terrain == Mountain)
		murlocs += r.Murlocs
		cavern += count(r.Cavern)
		magic += count(r.Magic)
		entries += count(r.Entry)
	}
	land = len(face.Regions) - water
	m := measures[face.Size]
	for _, row := range []struct {
		what string
		got  int
		want span
	}{
		{"land regions", land, m.land},
		{"mountains", mountains, m.mountains},
		{"Murlocs", murlocs, m.murlocs},
		{"caverns", cavern, m.cavern},
		{"magic regions", magic, m.magic},
		{"entry regions", entries, m.entries},
		{"waters", water, m.water},
	} {
		if !row.want.holds(row.got) {
			f.add(face.ID, "face %s has %d %s, a board of size %s has %d to %d",
				face.ID, row.got, row.what, face.Size, row.want.low, row.want.high)
		}
	}
	few, many := land, 0
	for _, t := range []Terrain{Fields, Forest, Hills, Swamp} {
		few, many = min(few, terrains[t]), max(many, terrains[t])
	}
	if many-few > 1 {
		f.add(face.ID, "face %s has %d regions of one terrain and %d of another",
			face.ID, many, few)
	}
	f.ways(face)
}

// ways: no region is a trap or a hub, land is one piece, water and marker are worth reaching.
func (f *findings) ways(face *Face) {
	drawn := DrawnBorders(face.Lines())
	for i := range face.Regions {
		r := &face.Regions[i]
		at := face.ID + "/" + r.ID
		ashore := 0
		for _, id := range r.Adjacent {
			ashore += count(!face.region(id).Terrain.Water())
		}
		if r.Terrain.Water() && ashore < 3 {
			f.add(at, "%s touches %d land regions, not three or more", r.ID, ashore)
		}
		if n := len(r.Adjacent); !r.Terrain.Water() && !neighbours.holds(n) {
			f.add(at+"/adjacent", "%s has %d neighbours, not %d to %d",
				r.ID, n, neighbours.low, neighbours.high)
		}
		if r.MarkerSpot && (r.Entry || drawn.Coast[i] > 0) {
			f.add(at+"/marker-spot", "%s holds the marker spot and is not inland", r.ID)
		}
	}
	if face.pieces() > 1 {
		f.add(face.ID, "the land of face %s does not hang together over land", face.ID)
	}
}

func (face *Face) region(id string) *Region {
	for i := range face.Regions {
		if face.Regions[i].ID == id {
			return &face.Regions[i]
		}
	}
	return nil
}

// pieces counts the parts into which water cuts the land.
func (face *Face) pieces() int {
	seen := map[string]bool{}
	var walk func(r *Region)
	walk = func(r *Region) {
		if r.Terrain.Water() || seen[r.ID] {
			return
		}
		seen[r.ID] = true
		for _, id := range r.Adjacent {
			walk(face.region(id))
		}
	}
	parts := 0
	for i := range face.Regions {
		before := len(seen)
		if walk(&face.Regions[i]); len(seen) > before {
			parts++
		}
	}
	return parts
}
