package main

import (
	"math"

	"twobanners/content"
)

// A shape is a candidate for a face: polygons, who borders whom, and which region may be water.
type shape struct {
	face   content.Face
	drawn  content.Borders
	near   [][]bool
	water  int // -1 for none
	depth  []float64
	middle []content.Point
	score  float64
}

// shapeOf tries many divisions of the plan's island and keeps the best that can be played on.
func shapeOf(p *plan, tries int) *shape {
	island := land(p.blobs, p.seed, p.regions()*cellsPerRegion)
	var best *shape
	for try := range tries {
		seed := p.seed*1000 + uint64(try)
		loops := divide(island, p.regions(), seed).loops()
		if loops == nil {
			continue
		}
		s := measured(outlines(loops, seed))
		if s == nil || !s.placeWater(p.water()) {
			continue
		}
		if best == nil || s.score > best.score {
			best = s
		}
	}
	return best
}

// measured moves the polygons into a box from 0,0 and refuses what a player could misread.
func measured(polygons []content.Polygon) *shape {
	const margin = 90
	s := &shape{water: -1}
	var whole content.Polygon
	for _, line := range polygons {
		whole = append(whole, line...)
	}
	low, high := whole.Bounds()
	s.face.Width, s.face.Height = high.X-low.X+2*margin, high.Y-low.Y+2*margin
	s.face.Regions = make([]content.Region, len(polygons))
	for i, line := range polygons {
		for k := range line {
			line[k].X += margin - low.X
			line[k].Y += margin - low.Y
		}
		s.face.Regions[i].Outline.Border = line
	}
	s.drawn = content.DrawnBorders(s.face.Lines())
	s.near = make([][]bool, len(polygons))
	for i := range polygons {
		s.near[i] = make([]bool, len(polygons))
		for j := range polygons {
			shared := s.drawn.Shared[i][j]
			s.near[i][j] = shared >= content.ShortestBorder
			if i == j && shared > 0 || !s.near[i][j] && (shared > 0 || s.drawn.Touch[i][j]) {
				return nil
			}
			if s.near[i][j] {
				s.score += min(0, shared-80) / 20
			}
		}
	}
	for i := range polygons {
		spot, depth := deepest(polygons[i])
		s.middle, s.depth = append(s.middle, spot), append(s.depth, depth)
		if neighbours := s.count(i, s.near); neighbours < 2 || neighbours > 6 || depth < 54 {
			return nil
		}
		s.score += min(0, depth-72) / 3
		if coast := s.drawn.Coast[i]; coast > 0 && coast < 70 {
			return nil
		}
	}
	return s
}

func (s *shape) count(i int, near [][]bool) int {
	count := 0
	for j := range near[i] {
		if near[i][j] && j != s.water {
			count++
		}
	}
	return count
}

func (s *shape) coastal(i int) bool { return s.drawn.Coast[i] > 0 }

// placeWater picks the region that becomes the sea or the lake; another must be inland.
func (s *shape) placeWater(water content.Terrain) bool {
	best, found := math.Inf(-1), false
	try := func(i int) {
		s.water = i
		if value, ok := s.playable(); ok && value > best {
			best, found = value, true
			return
		}
		s.water = -1
	}
	if water == "" {
		try(-1)
		s.score += best
		return found
	}
	chosen := -1
	for i := range s.near {
		if s.coastal(i) != (water == content.Sea) {
			continue
		}
		if try(i); s.water == i {
			chosen = i
		}
	}
	s.water = chosen
	s.score += best
	return found
}

// playable: land hangs together over land, nowhere a blind alley, one inland region worth a marker.
func (s *shape) playable() (float64, bool) {
	value, inland := 0.0, 0
	for i := range s.near {
		if i == s.water {
			touches := s.count(i, s.near)
			if touches < 3 {
				return 0, false
			}
			// A sea is best as an inlet with a narrow mouth.
			value += float64(touches) - s.drawn.Coast[i]/40
			continue
		}
		neighbours := s.count(i, s.near)
		if neighbours < 2 {
			return 0, false
		}
		if neighbours == 2 {
			value -= 1.5
		}
		if !s.coastal(i) && neighbours >= 3 {
			inland++
		}
	}
	return value, inland > 0 && s.joined()
}

func (s *shape) joined() bool {
	seen := make([]bool, len(s.near))
	var visit func(int) int
	visit = func(i int) int {
		seen[i] = true
		count := 1
		for j := range s.near[i] {
			if s.near[i][j] && j != s.water && !seen[j] {
				count += visit(j)
			}
		}
		return count
	}
	start, landRegions := 0, len(s.near)
	if s.water >= 0 {
		landRegions--
		if s.water == 0 {
			start = 1
		}
	}
	return visit(start) == landRegions
}
