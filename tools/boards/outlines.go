package main

import (
	"math"
	"slices"

	"twobanners/content"
)

const outside = -1

func (p partition) at(c corner) int {
	if l, ok := p.label[c]; ok {
		return l
	}
	return outside
}

// side is one piece of a region's raw boundary, with the region that lies beyond it.
type side struct {
	from   corner
	beyond int
}

// exit is where a region's boundary goes on from a corner, and who lies beyond.
type exit struct {
	to     corner
	beyond int
}

// loops walks round each region, clockwise; nil when one is not in a single piece.
func (p partition) loops() [][]side {
	exits := make([]map[corner]exit, p.count)
	for i := range exits {
		exits[i] = map[corner]exit{}
	}
	for _, c := range cells() {
		mine := p.at(c)
		if mine == outside {
			continue
		}
		for k, d := range across {
			if other := p.at(c.plus(d)); other != mine {
				exits[mine][c.plus(corners[k])] = exit{c.plus(corners[(k+1)%6]), other}
			}
		}
	}
	loops := make([][]side, p.count)
	for i, leave := range exits {
		if loops[i] = loop(leave); len(loops[i]) == 0 || len(loops[i]) != len(leave) {
			return nil
		}
	}
	return loops
}

// loop walks round one region from a corner where two neighbours meet, so that no border is cut in
// the middle; from anywhere when one neighbour lies all round.
func loop(leave map[corner]exit) []side {
	first := northmost(leave)
	start := leave[first].to
	for at := first; leave[start].beyond == leave[at].beyond; at, start = start, leave[start].to {
		if start == first {
			break
		}
	}
	var walked []side
	for c := start; len(walked) == 0 || c != start; c = leave[c].to {
		walked = append(walked, side{c, leave[c].beyond})
	}
	return walked
}

func northmost[V any](m map[corner]V) corner {
	best := corner{0, math.MaxInt}
	for c := range m {
		if c.v < best.v || c.v == best.v && c.u < best.u {
			best = c
		}
	}
	return best
}

// outlines turns the raw loops into polygons. A border is smoothed once and used by both sides.
func outlines(loops [][]side, seed uint64) []content.Polygon {
	lines := map[[2]corner]content.Polygon{}
	polygons := make([]content.Polygon, len(loops))
	for i, loop := range loops {
		for start := 0; start < len(loop); {
			end := start + 1
			for end < len(loop) && loop[end].beyond == loop[start].beyond {
				end++
			}
			run := make([]corner, 0, end-start+1)
			for _, s := range loop[start:end] {
				run = append(run, s.from)
			}
			run = append(run, loop[end%len(loop)].from)
			line := border(lines, run, loop[start].beyond == outside, seed)
			polygons[i] = append(polygons[i], line[:len(line)-1]...)
			start = end
		}
	}
	return polygons
}

func border(
	lines map[[2]corner]content.Polygon, run []corner, coast bool, seed uint64,
) content.Polygon {
	// Two regions may share two runs between the same corners; the second corner tells them apart.
	back := [2]corner{run[len(run)-1], run[len(run)-2]}
	if known, ok := lines[back]; ok {
		line := slices.Clone(known)
		slices.Reverse(line)
		return line
	}
	line := softened(run, coast, seed)
	lines[[2]corner{run[0], run[1]}] = line
	return line
}

// softened moves the corners, evens out the zigzag of the cells, rounds, and drops needless points.
func softened(run []corner, coast bool, seed uint64) content.Polygon {
	points := make([]place, len(run))
	for i, c := range run {
		points[i] = c.moved(seed)
	}
	passes := 3
	if coast {
		passes = 2
	}
	for range passes {
		next := slices.Clone(points)
		for i := 1; i < len(points)-1; i++ {
			next[i].x = (points[i-1].x + 2*points[i].x + points[i+1].x) / 4
			next[i].y = (points[i-1].y + 2*points[i].y + points[i+1].y) / 4
		}
		points = next
	}
	if coast {
		points = notched(points, seed)
	}
	points = cutCorners(points)
	points = thinned(points, 0.7)
	var line content.Polygon
	for _, p := range points {
		q := content.Point{X: int(math.Round(p.x)), Y: int(math.Round(p.y))}
		if len(line) == 0 || line[len(line)-1] != q {
			line = append(line, q)
		}
	}
	return line
}

// notched roughens a coast: a small step aside in the middle of each piece.
func notched(points []place, seed uint64) []place {
	out := []place{points[0]}
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		push := (unit(mixed(seed+41, int(a.x*8), int(a.y*8))) - 0.5) * 0.5
		out = append(out, place{(a.x+b.x)/2 - (b.y-a.y)*push, (a.y+b.y)/2 + (b.x-a.x)*push}, b)
	}
	return out
}

func cutCorners(points []place) []place {
	last := len(points) - 1
	out := []place{points[0]}
	for i := range last {
		a, b := points[i], points[i+1]
		if i > 0 {
			out = append(out, place{a.x*0.75 + b.x*0.25, a.y*0.75 + b.y*0.25})
		}
		if i < last-1 {
			out = append(out, place{a.x*0.25 + b.x*0.75, a.y*0.25 + b.y*0.75})
		}
	}
	return append(out, points[last])
}

// thinned leaves out points that lie within a hair of the line without them (Douglas-Peucker).
func thinned(points []place, hair float64) []place {
	if len(points) < 3 {
		return points
	}
	a, b := points[0], points[len(points)-1]
	length := math.Hypot(b.x-a.x, b.y-a.y) + 1e-9
	worst, at := hair, 0
	for i, p := range points[1 : len(points)-1] {
		off := math.Abs((p.x-a.x)*(b.y-a.y)-(p.y-a.y)*(b.x-a.x)) / length
		if length < 1 {
			off = math.Hypot(p.x-a.x, p.y-a.y)
		}
		if off > worst {
			worst, at = off, i+1
		}
	}
	if at == 0 {
		return []place{a, b}
	}
	head := thinned(points[:at+1], hair)
	return append(head[:len(head):len(head)], thinned(points[at:], hair)[1:]...)
}
