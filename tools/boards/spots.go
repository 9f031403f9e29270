package main

import (
	"math"

	"twobanners/content"
	"twobanners/content/draw"
)

const (
	tokenRadius = 40.0
	spotRadius  = 21.0
	spotCount   = 6
)

// deepest is the place farthest from a polygon's line, and how far that is.
func deepest(line content.Polygon) (content.Point, float64) {
	var best content.Point
	far := -1.0
	everyPlace(line, 4, func(x, y int) {
		if d := line.Clearance(float64(x), float64(y)); d > far {
			best, far = content.Point{X: x, Y: y}, d
		}
	})
	return best, far
}

func everyPlace(line content.Polygon, pace int, visit func(x, y int)) {
	low, high := line.Bounds()
	for y := low.Y; y <= high.Y; y += pace {
		for x := low.X; x <= high.X; x += pace {
			if line.Contains(float64(x), float64(y)) {
				visit(x, y)
			}
		}
	}
}

type disc struct {
	at     content.Point
	radius float64
}

func (d disc) gap(x, y int) float64 {
	return math.Hypot(float64(x-d.at.X), float64(y-d.at.Y)) - d.radius
}

// furnish fills in where tokens, name, symbols and pieces of a region go.
func furnish(r *content.Region) {
	line := r.Outline.Border
	r.Outline.Token, _ = deepest(line)
	taken := []disc{{r.Outline.Token, tokenRadius}}
	for range spotCount {
		best, value := r.Outline.Token, math.Inf(-1)
		everyPlace(line, 3, func(x, y int) {
			v := min(10, line.Clearance(float64(x), float64(y))-spotRadius-7)
			for _, d := range taken {
				v = min(v, d.gap(x, y)-spotRadius)
			}
			v -= math.Abs(float64(y-r.Outline.Token.Y)) * 0.01
			if v > value {
				best, value = content.Point{X: x, Y: y}, v
			}
		})
		taken = append(taken, disc{best, spotRadius})
		r.Outline.Spots = append(r.Outline.Spots, best)
	}
	r.Outline.Label = labelPlace(r, taken[1:1+len(r.Symbols())])
}

// labelPlace finds room for the name in one or two lines, off the symbols, near the middle.
func labelPlace(r *content.Region, symbols []disc) content.Point {
	wide, high := draw.NameBox(r.Name)
	half, rise := wide/2, high/2
	line := r.Outline.Border
	best, value := r.Outline.Token, math.Inf(-1)
	everyPlace(line, 4, func(x, y int) {
		v := 12.0
		for _, side := range []float64{-half, -half / 2, 0, half / 2, half} {
			for _, up := range []float64{-rise, rise} {
				px, py := float64(x)+side, float64(y)+up
				if c := line.Clearance(px, py); line.Contains(px, py) {
					v = min(v, c-4)
				} else {
					v = min(v, -c-4)
				}
			}
		}
		for _, d := range symbols {
			dx := max(0, math.Abs(float64(x-d.at.X))-half)
			dy := max(0, math.Abs(float64(y-d.at.Y))-rise)
			v = min(v, math.Hypot(dx, dy)-d.radius-2)
		}
		v -= math.Hypot(float64(x-r.Outline.Token.X), float64(y-r.Outline.Token.Y)) * 0.05
		if v > value {
			best, value = content.Point{X: x, Y: y}, v
		}
	})
	return best
}
