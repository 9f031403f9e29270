package smallworld

import "twobanners/content"

// faceMap is a board face as the rules see it: sets of its own regions, counted from 0.
type faceMap struct {
	adjacent             []Regions
	terrain              [terrainCount]Regions
	entry, cavern, magic Regions
	murlocs              []uint8
	spot                 Region
}

// mapOf makes the map of a face. A border counts for both sides, whichever names it.
func mapOf(face *content.Face) faceMap {
	m := faceMap{
		adjacent: make([]Regions, len(face.Regions)), murlocs: make([]uint8, len(face.Regions)),
		spot: NoRegion,
	}
	index := map[string]Region{}
	for i := range face.Regions {
		index[face.Regions[i].ID] = Region(i)
	}
	for i := range face.Regions {
		from := &face.Regions[i]
		r := Region(i)
		terrain, _ := ParseTerrain(string(from.Terrain))
		m.terrain[terrain] |= One(r)
		for _, name := range from.Adjacent {
			m.adjacent[r] |= One(index[name])
			m.adjacent[index[name]] |= One(r)
		}
		if from.Entry {
			m.entry |= One(r)
		}
		if from.Cavern {
			m.cavern |= One(r)
		}
		if from.Magic {
			m.magic |= One(r)
		}
		if from.MarkerSpot {
			m.spot = r
		}
		m.murlocs[i] = uint8(from.Murlocs)
	}
	return m
}

// lay adds a face to the world, its regions after those already there.
func (p *Position) lay(m *faceMap, face uint8) {
	w := &p.World
	first := w.Regions
	for i, around := range m.adjacent {
		r := Region(first) + Region(i)
		w.Adjacent[r] = around << first
		w.Board[w.Boards] |= One(r)
		if m.murlocs[i] > 0 {
			p.Tokens[r] = m.murlocs[i]
			p.hold(r, ByMurlocs)
		}
	}
	for terrain, set := range m.terrain {
		w.Terrain[terrain] |= set << first
	}
	w.Water = w.Terrain[Sea] | w.Terrain[Lake]
	w.Land |= w.Board[w.Boards] &^ w.Water
	w.Entry |= m.entry << first
	w.Cavern |= m.cavern << first
	w.Magic |= m.magic << first
	w.Face[w.Boards] = face
	w.Regions += uint8(len(m.adjacent))
	w.Boards++
}
