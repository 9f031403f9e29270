package main

import (
	"math"
	"slices"
)

// A blob is a disc of land, or of open sea when its radius is negative, in a plan's own units.
type blob struct{ x, y, r float64 }

// height is above zero on land: the discs melt into each other, bays are cut out, noise roughens.
func height(blobs []blob, seed uint64, x, y float64) float64 {
	const melt = 14.0
	sum, cut := 0.0, math.Inf(1)
	for _, b := range blobs {
		far := math.Hypot(x-b.x, y-b.y)
		if b.r > 0 {
			sum += math.Exp((b.r - far) / melt)
		} else {
			cut = min(cut, far+b.r)
		}
	}
	return min(melt*math.Log(sum+1e-9), cut) +
		smooth(seed+21, x/26, y/26)*7 + smooth(seed+22, x/10, y/10)*6
}

// land picks the cells of an island of the wanted number of cells, by finding the right scale.
func land(blobs []blob, seed uint64, wanted int) map[corner]bool {
	low, high := 0.5, 8.0
	var best map[corner]bool
	for range 24 {
		scale := (low + high) / 2
		best = tidied(raised(blobs, seed, scale))
		if len(best) < wanted {
			low = scale
		} else {
			high = scale
		}
	}
	return best
}

func raised(blobs []blob, seed uint64, scale float64) map[corner]bool {
	set := map[corner]bool{}
	for _, c := range cells() {
		p := c.middle()
		if height(blobs, seed, p.x/scale, p.y/scale) > 0 {
			set[c] = true
		}
	}
	return set
}

// tidied keeps the largest piece of land, fills ponds and files off one-cell spits.
func tidied(set map[corner]bool) map[corner]bool {
	for range 3 {
		for _, c := range cells() {
			around := 0
			for _, step := range across {
				if set[c.plus(step)] {
					around++
				}
			}
			if around <= 2 {
				delete(set, c)
			} else if around >= 5 {
				set[c] = true
			}
		}
	}
	set = largest(set)
	open := map[corner]bool{}
	for _, c := range cells() {
		if !set[c] {
			open[c] = true
		}
	}
	outside := largest(open)
	for _, c := range cells() {
		if !outside[c] {
			set[c] = true
		}
	}
	return set
}

func largest(set map[corner]bool) map[corner]bool {
	var best []corner
	seen := map[corner]bool{}
	for _, start := range cells() {
		if !set[start] || seen[start] {
			continue
		}
		seen[start] = true
		piece := []corner{start}
		for i := 0; i < len(piece); i++ {
			for _, step := range across {
				if next := piece[i].plus(step); set[next] && !seen[next] {
					seen[next] = true
					piece = append(piece, next)
				}
			}
		}
		if len(piece) > len(best) {
			best = piece
		}
	}
	kept := map[corner]bool{}
	for _, c := range best {
		kept[c] = true
	}
	return kept
}

// inOrder lists a set of cells row by row, so that nothing depends on a map's order.
func inOrder(set map[corner]bool) []corner {
	list := make([]corner, 0, len(set))
	for c := range set {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b corner) int {
		if a.v != b.v {
			return a.v - b.v
		}
		return a.u - b.u
	})
	return list
}
