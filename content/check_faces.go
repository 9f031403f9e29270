package content

import "slices"

// face is what the rules need of any face; a face of our own design must satisfy more.
func (f *findings) face(face *Face) {
	f.stated(face.ID, face.Name == "", "name")
	f.stated(face.ID, face.Sure == "", "sure")
	if len(face.Regions) == 0 {
		f.add(face.ID, "face %s has no regions", face.ID)
		return
	}
	before := len(*f)
	entries, spots := 0, 0
	for i := range face.Regions {
		r := &face.Regions[i]
		f.region(face, r)
		entries += count(r.Entry)
		spots += count(r.MarkerSpot)
	}
	// SW-SETUP-34
	if spots != 1 {
		f.add(face.ID, "face %s has %d marker spots, not one", face.ID, spots)
	}
	if entries == 0 {
		f.add(face.ID, "face %s has no entry region", face.ID)
	}
	if len(*f) == before {
		f.drawing(face)
	}
	if len(*f) == before && face.Sure == Assumed {
		f.design(face)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

func (f *findings) region(face *Face, r *Region) {
	at := face.ID + "/" + r.ID
	f.stated(at, r.Name == "", "name")
	f.stated(at, r.Terrain == "", "terrain")
	if r.Terrain.Water() && (r.Entry || r.Cavern || r.Magic || r.MarkerSpot || r.Murlocs > 0) {
		f.add(at, "%s is water and carries a symbol", r.ID)
	}
	if r.Murlocs > 1 { // SW-SETUP-21
		f.add(at+"/murlocs", "%s starts with %d Murlocs, not 0 or 1", r.ID, r.Murlocs)
	}
	f.adjacency(face, r)
}

// adjacency is mutual and never with oneself (SW-ENTRY-07), and stays on the island (SW-SETUP-07).
func (f *findings) adjacency(face *Face, r *Region) {
	at := face.ID + "/" + r.ID + "/adjacent"
	f.mutual(at, "borders", r.ID, r.Adjacent, "face "+face.ID, func(id string) ([]string, bool) {
		other := face.region(id)
		if other == nil {
			return nil, false
		}
		return other.Adjacent, true
	})
}

// mutual: what one region says of others they say of it, once, and nobody of himself.
func (f *findings) mutual(
	at, does, id string, list []string, where string, of func(string) ([]string, bool),
) {
	for i, other := range list {
		back, known := of(other)
		switch {
		case other == id:
			f.add(at, "%s %s itself", id, does)
		case !known:
			f.add(at, "%s %s %q, which is not on %s", id, does, other, where)
		case slices.Contains(list[:i], other):
			f.add(at, "%s %s %s twice", id, does, other)
		case !slices.Contains(back, id):
			f.add(at, "%s %s %s, but %s does not", id, does, other, other)
		}
	}
}

// drawing: what is drawn and what is written are the same map.
func (f *findings) drawing(face *Face) {
	before := len(*f)
	for i := range face.Regions {
		r := &face.Regions[i]
		f.outline(outlinePath(face.ID)+"/"+r.ID, r.ID, &r.Outline, len(r.Symbols()),
			Point{face.Width, face.Height})
	}
	if len(*f) > before {
		return
	}
	drawn := DrawnBorders(face.Lines())
	for _, i := range drawn.Torn {
		f.add(borderPath(face, i), "%s shares a line with two others", face.Regions[i].ID)
	}
	for i := range face.Regions {
		r := &face.Regions[i]
		for k := range face.Regions {
			f.border(face, drawn, i, k, slices.Contains(r.Adjacent, face.Regions[k].ID))
		}
		if r.Entry && drawn.Coast[i] == 0 {
			f.add(face.ID+"/"+r.ID+"/entry", "%s is an entry region off the coast", r.ID)
		}
	}
}

func borderPath(face *Face, i int) string {
	return outlinePath(face.ID) + "/" + face.Regions[i].ID + "/border"
}

// outline: a region can be drawn, in its box, with room for what is printed on it.
func (f *findings) outline(at, id string, o *Outline, symbols int, box Point) {
	if len(o.Border) < 3 || o.Border.Area() <= 0 {
		f.add(at+"/border", "%s needs a border that runs clockwise", id)
		return
	}
	if _, high := o.Border.Bounds(); high.X > box.X || high.Y > box.Y {
		f.add(at+"/border", "%s leaves the box of %d,%d", id, box.X, box.Y)
	}
	if len(o.Spots) < symbols {
		f.add(at+"/spots", "%s has %d spots for %d symbols", id, len(o.Spots), symbols)
	}
	for _, p := range append([]Point{o.Token, o.Label}, o.Spots...) {
		if !o.Border.Contains(float64(p.X), float64(p.Y)) {
			f.add(at, "%d,%d is not inside %s", p.X, p.Y, id)
		}
	}
}

// border compares one written border with the drawing; contact in a point is none (SW-ENTRY-07).
func (f *findings) border(face *Face, drawn Borders, i, k int, written bool) {
	a, b, shared := face.Regions[i].ID, face.Regions[k].ID, drawn.Shared[i][k]
	switch at := face.ID + "/" + a + "/adjacent"; {
	case i == k && shared > 0:
		f.add(borderPath(face, i), "%s folds back on itself", a)
	case written && shared == 0:
		f.add(at, "%s borders %s, but not in the drawing", a, b)
	case !written && shared > 0:
		f.add(at, "%s is drawn with a border to %s that is not written", a, b)
	case written && shared < ShortestBorder:
		f.add(borderPath(face, i), "the border of %s and %s is too short to see", a, b)
	case !written && drawn.Touch[i][k]:
		f.add(borderPath(face, i), "%s and %s touch in a point", a, b)
	}
}
