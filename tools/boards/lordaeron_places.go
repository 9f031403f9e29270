package main

import (
	"math"
	"strings"

	"twobanners/content"
)

// The room that a name and what stands under it take, in units of the drawing.
const (
	letterWidth = 12.6
	nameHeight  = 25
	rowWidth    = 96.0 // of a figure and a bit of its neighbour
	rowHeight   = 70.0
	iconRadius  = 19.0
)

// furnished finds in each region the places of its name, its figures and its icons.
func (b *board) furnished(s *shape) *content.Face {
	for i := range s.face.Regions {
		o := &s.face.Regions[i].Outline
		wide, high := nameBox(s.face.Regions[i].Name)
		o.Label, o.Token = block(o.Border, wide, high)
		taken := []rect{
			{o.Label, wide / 2, high / 2},
			{o.Token, rowWidth / 2, rowHeight / 2},
		}
		o.Spots = nil
		for range b.symbols[i] {
			spot := iconPlace(o.Border, taken)
			taken = append(taken, rect{spot, iconRadius, iconRadius})
			o.Spots = append(o.Spots, spot)
		}
	}
	return &s.face
}

// nameBox is the room of a name in one or two lines, broken where it becomes narrowest.
func nameBox(name string) (wide, high float64) {
	if words := strings.Fields(name); len(name) > 10 && len(words) > 1 {
		best := len(name)
		for k := 1; k < len(words); k++ {
			head, tail := strings.Join(words[:k], " "), strings.Join(words[k:], " ")
			best = min(best, max(len(head), len(tail)))
		}
		return float64(best) * letterWidth, 2 * nameHeight
	}
	return float64(len(name)) * letterWidth, nameHeight
}

type rect struct {
	at                    content.Point
	halfWidth, halfHeight float64
}

// apart is the distance from a place to the rectangle.
func (r rect) apart(x, y int) float64 {
	dx := max(0, math.Abs(float64(x-r.at.X))-r.halfWidth)
	dy := max(0, math.Abs(float64(y-r.at.Y))-r.halfHeight)
	return math.Hypot(dx, dy)
}

// inner is how far a place is inside a line; below zero outside.
func inner(line content.Polygon, x, y float64) float64 {
	if line.Contains(x, y) {
		return line.Clearance(x, y)
	}
	return -line.Clearance(x, y)
}

// block finds the place of a name with a row of figures under it, as one thing.
func block(line content.Polygon, wide, high float64) (label, row content.Point) {
	best := math.Inf(-1)
	middle, _ := deepest(line)
	all := high + rowHeight
	everyPlace(line, 6, func(x, y int) {
		cx, top := float64(x), float64(y)-all/2
		stand := inner(line, cx, top+high+rowHeight/2)
		room := 16.0
		for _, p := range [][2]float64{
			{wide / 2, 2},
			{wide / 2, high - 2},
			{rowWidth / 2, high + 12},
			{rowWidth / 2, all - 10},
			{0, 0},
			{0, all},
		} {
			room = min(room, inner(line, cx-p[0], top+p[1]), inner(line, cx+p[0], top+p[1]))
		}
		room = min(room, 3*(stand-30)) // figures need their place more than the name
		value := room - math.Hypot(cx-float64(middle.X), float64(y-middle.Y))*0.04
		if value > best {
			best = value
			label = content.Point{X: x, Y: int(top + high/2)}
			row = content.Point{X: x, Y: int(top + high + rowHeight/2)}
		}
	})
	return label, row
}

// iconPlace is near the name and the figures, clear of them and of the border.
func iconPlace(line content.Polygon, taken []rect) content.Point {
	best, value := taken[0].at, math.Inf(-1)
	everyPlace(line, 4, func(x, y int) {
		v := min(8, line.Clearance(float64(x), float64(y))-iconRadius)
		for _, r := range taken {
			v = min(v, r.apart(x, y)-iconRadius)
		}
		v -= taken[0].apart(x, y) * 0.02
		if v > value {
			best, value = content.Point{X: x, Y: y}, v
		}
	})
	return best
}
