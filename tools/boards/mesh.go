package main

import "math"

// A mesh is a sheet of small cells: hexagons whose corners are moved a little. Exactly three cells
// meet in every corner, so regions made of cells can never touch in a mere point.
const (
	cellRadius     = 13.0
	cellsPerRegion = 84
	meshColumns    = 96
	meshRows       = 96
)

type corner struct{ u, v int }

type place struct{ x, y float64 }

var corners = [6]corner{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// across[k] is the step to the cell behind the side from corner k to corner k+1.
var across = [6]corner{{1, -3}, {2, 0}, {1, 3}, {-1, 3}, {-2, 0}, {-1, -3}}

// A cell is known by its middle, in half widths and half radii.
func cellAt(column, row int) corner { return corner{2*column + row&1, 3 * row} }

func cells() []corner {
	var all []corner
	for row := range meshRows {
		for column := range meshColumns {
			all = append(all, cellAt(column-meshColumns/2, row-meshRows/2))
		}
	}
	return all
}

func (c corner) plus(d corner) corner { return corner{c.u + d.u, c.v + d.v} }

func (c corner) middle() place {
	return place{float64(c.u) * cellRadius * math.Sqrt(3) / 2, float64(c.v) * cellRadius / 2}
}

// moved is where a corner is drawn: shaken a little by itself, more together with its surroundings.
func (c corner) moved(seed uint64) place {
	p := c.middle()
	shake := func(n uint64) float64 { return unit(mixed(seed+n, c.u, c.v)) - 0.5 }
	return place{
		p.x + shake(1)*cellRadius*0.75 + smooth(seed+11, p.x/46, p.y/46)*14,
		p.y + shake(2)*cellRadius*0.75 + smooth(seed+12, p.x/46, p.y/46)*14,
	}
}

// mixed scrambles a seed and two numbers (splitmix64).
func mixed(seed uint64, a, b int) uint64 {
	z := seed * 0x9e3779b97f4a7c15
	z += uint64(int64(a))*0xbf58476d1ce4e5b9 + uint64(int64(b))*0x94d049bb133111eb
	z ^= z >> 30
	z *= 0xbf58476d1ce4e5b9
	z ^= z >> 27
	z *= 0x94d049bb133111eb
	return z ^ z>>31
}

func unit(bits uint64) float64 { return float64(bits>>11) / (1 << 53) }

// smooth is value noise between -1 and 1.
func smooth(seed uint64, x, y float64) float64 {
	i, j := int(math.Floor(x)), int(math.Floor(y))
	ease := func(t float64) float64 { return t * t * (3 - 2*t) }
	fx, fy := ease(x-float64(i)), ease(y-float64(j))
	at := func(a, b int) float64 { return unit(mixed(seed, a, b))*2 - 1 }
	top := at(i, j)*(1-fx) + at(i+1, j)*fx
	bottom := at(i, j+1)*(1-fx) + at(i+1, j+1)*fx
	return top*(1-fy) + bottom*fy
}
