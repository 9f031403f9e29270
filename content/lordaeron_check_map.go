package content

import "slices"

// board: one piece of land, all drawn (WB-CONTENT-22, -23, -24).
func (f *inspection) board() {
	w := f.w
	for _, a := range w.Areas {
		f.stated("map/"+a.ID, a.Name == "", "name")
	}
	for i := range w.Regions {
		g := &w.Regions[i]
		f.boardRegion(g)
		f.outline("outlines.yaml/"+g.ID, g.ID, &g.Outline, len(g.Symbols()),
			Point{w.Width, w.Height})
	}
	f.icons()
	if len(f.findings) > 0 {
		return
	}
	for _, side := range []struct{ own, enemy string }{
		{w.Icons.Starts.Alliance[0], w.Icons.Starts.Horde[0]},
		{w.Icons.Starts.Horde[0], w.Icons.Starts.Alliance[0]},
	} {
		reached := map[string]bool{side.enemy: true}
		w.walk(side.own, reached)
		for _, g := range w.Regions {
			if !reached[g.ID] {
				f.add("map/"+g.ID, "%s cannot be reached from %s", g.ID, side.own)
			}
		}
	}
}

func (w *Lordaeron) walk(from string, reached map[string]bool) {
	if reached[from] {
		return
	}
	reached[from] = true
	for _, id := range w.region(from).Adjacent {
		w.walk(id, reached)
	}
}

func (f *inspection) boardRegion(g *BoardRegion) {
	at := "map/" + g.ID
	f.stated(at, g.Name == "", "name")
	if !slices.ContainsFunc(f.w.Areas, func(a BoardArea) bool { return a.ID == g.Area }) {
		f.add(at+"/area", "there is no area %q", g.Area)
	}
	f.mutual(at+"/borders", "borders", g.ID, g.Adjacent, "the map",
		func(id string) ([]string, bool) {
			other := f.w.region(id)
			if other == nil {
				return nil, false
			}
			return other.Adjacent, true
		})
	f.mutual(at+"/closed", "shuts out", g.ID, g.Closed, "the map",
		func(id string) ([]string, bool) {
			other := f.w.region(id)
			if other == nil {
				return nil, false
			}
			return other.Closed, true
		})
	for _, id := range g.Closed {
		if slices.Contains(g.Adjacent, id) {
			f.add(at+"/closed", "%s both borders %s and shuts it out", g.ID, id)
		}
	}
}

// icons: one starting region a faction, which is a town and a flight of its own, and four flights
// (WB-CONTENT-25). How many towns there are nobody knows for certain.
func (f *inspection) icons() {
	all := &f.w.Icons
	for _, kind := range []struct {
		name string
		icon *Icon
	}{
		{"starts", &all.Starts}, {"towns", &all.Towns}, {"flights", &all.Flights},
	} {
		at := "map/" + kind.name
		f.known(at+"/alliance", kind.icon.Alliance...)
		f.known(at+"/horde", kind.icon.Horde...)
		if len(kind.icon.Both) > 0 {
			f.add(at+"/both", "%s belong to a faction", kind.name)
		}
	}
	f.stated("map/graveyards", len(all.Graveyards.Both) == 0, "both")
	f.known("map/graveyards/both", all.Graveyards.Both...)
	if len(all.Graveyards.Alliance)+len(all.Graveyards.Horde) > 0 {
		f.add("map/graveyards", "graveyards belong to both factions")
	}
	for _, side := range [][]string{all.Starts.Alliance, all.Starts.Horde} {
		if len(side) != 1 {
			f.add("map/starts", "%d starting regions of a faction, not one", len(side))
		}
	}
	for _, id := range all.Starts.Alliance {
		f.home(id, all.Towns.Alliance, all.Flights.Alliance)
	}
	for _, id := range all.Starts.Horde {
		f.home(id, all.Towns.Horde, all.Flights.Horde)
	}
}

func (f *inspection) home(start string, towns, flights []string) {
	if !slices.Contains(towns, start) || !slices.Contains(flights, start) {
		f.add("map/starts", "%s is no town and flight of its own faction", start)
	}
}
