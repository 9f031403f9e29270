package content

// maxRegions is how many regions the rules can hold in one set of a position.
const maxRegions = 64

// BoardSets lists every set of faces that may be in play with a number of players, as indices into
// Faces: so many boards of each size, each on one of its two sides (SW-SETUP-02..06).
func (w *SmallWorld) BoardSets(players int) [][]int {
	for _, t := range w.Setup.Tables {
		if t.Players == players {
			sets := [][]int{nil}
			sets = w.with(sets, "L", t.Large)
			sets = w.with(sets, "M", t.Medium)
			return w.with(sets, "S", t.Small)
		}
	}
	return nil
}

// with extends each set by so many different boards of a size, in ascending order.
func (w *SmallWorld) with(sets [][]int, size string, boards int) [][]int {
	for range boards {
		var longer [][]int
		for _, set := range sets {
			for i := range w.Faces {
				if w.Faces[i].Size == size && w.follows(set, i) {
					longer = append(longer, append(set[:len(set):len(set)], i))
				}
			}
		}
		sets = longer
	}
	return sets
}

// follows keeps a set ascending by board, which also keeps the two sides of a board apart.
func (w *SmallWorld) follows(set []int, face int) bool {
	if len(set) == 0 {
		return true
	}
	last := &w.Faces[set[len(set)-1]]
	return last.Size != w.Faces[face].Size || last.Board < w.Faces[face].Board
}

// boardSets: whatever boards are drawn, the supply suffices (SW-SETUP-14), the rules can hold it.
func (f *findings) boardSets(w *SmallWorld) {
	for _, t := range w.Setup.Tables {
		for _, set := range w.BoardSets(t.Players) {
			mountains, murlocs, regions := 0, 0, 0
			names := ""
			for _, i := range set {
				names += " " + w.Faces[i].ID
				for _, r := range w.Faces[i].Regions {
					regions++
					mountains += count(r.Terrain == Mountain)
					murlocs += r.Murlocs
				}
			}
			f.within(w, set, names, "Mountains", mountains, w.Pieces.Supply.Mountains)
			f.within(w, set, names, "Murlocs", murlocs, w.Pieces.Supply.Murlocs)
			f.within(w, set, names, "regions", regions, maxRegions)
		}
	}
}

func (f *findings) within(w *SmallWorld, set []int, names, what string, got, limit int) {
	if got > limit {
		f.add(w.Faces[set[0]].ID, "the boards%s need %d %s of %d", names, got, what, limit)
	}
}

// dryFace: the Well of Eternity must be able to find no water (SW-PLACE-WELL-02).
func (f *findings) dryFace(w *SmallWorld) {
	for i := range w.Faces {
		wet := false
		for _, r := range w.Faces[i].Regions {
			wet = wet || r.Terrain.Water()
		}
		if !wet {
			return
		}
	}
	f.add("face", "every face has water, one must be dry")
}
