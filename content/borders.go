package content

import "math"

// ShortestBorder is the least length at which a shared line reads as a border at a glance.
const ShortestBorder = 36

// segment is an undirected piece of line.
type segment struct{ a, b Point }

func joined(a, b Point) segment {
	if b.X < a.X || b.X == a.X && b.Y < a.Y {
		a, b = b, a
	}
	return segment{a, b}
}

func (s segment) length() float64 {
	return math.Hypot(float64(s.a.X-s.b.X), float64(s.a.Y-s.b.Y))
}

// Borders is what a drawing says about who touches whom; regions are known by their places in it.
type Borders struct {
	Shared [][]float64 // length of the line that two regions share
	Touch  [][]bool    // they have a point in common
	Coast  []float64   // length of line shared with no region
	Torn   []int       // regions with a piece of line that three or more claim
}

// DrawnBorders reads the borders of regions from their outlines alone.
func DrawnBorders(lines []Polygon) Borders {
	count := len(lines)
	drawn := Borders{
		Shared: make([][]float64, count), Touch: make([][]bool, count),
		Coast: make([]float64, count),
	}
	owners := map[segment][]int{}
	corners := map[Point][]int{}
	for i, line := range lines {
		drawn.Shared[i], drawn.Touch[i] = make([]float64, count), make([]bool, count)
		for k, p := range line {
			side := joined(p, line[(k+1)%len(line)])
			owners[side] = append(owners[side], i)
			corners[p] = append(corners[p], i)
		}
	}
	for i, line := range lines {
		drawn.follow(i, line, owners, corners)
	}
	return drawn
}

// follow walks one region's line and notes who lies on its other side.
func (d *Borders) follow(i int, line Polygon, owners map[segment][]int, corners map[Point][]int) {
	torn := false
	for k, p := range line {
		side := joined(p, line[(k+1)%len(line)])
		switch claims := owners[side]; len(claims) {
		case 1:
			d.Coast[i] += side.length()
		case 2:
			d.Shared[i][claims[0]+claims[1]-i] += side.length()
		default:
			torn = true
		}
		for _, other := range corners[p] {
			d.Touch[i][other] = d.Touch[i][other] || other != i
		}
	}
	if torn {
		d.Torn = append(d.Torn, i)
	}
}
