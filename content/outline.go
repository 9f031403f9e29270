package content

// Point is a place on a face, in whole units; y grows downwards.
type Point struct{ X, Y int }

// Polygon is a closed line; its last point joins its first.
type Polygon []Point

// Outline is how a region is drawn.
type Outline struct {
	Border Polygon
	Token  Point   // where race tokens stand
	Label  Point   // middle of the region's name
	Spots  []Point // the printed symbols, in the order of Region.Symbols; then room for pieces
}

// Lines are the outlines of a face's regions.
func (f *Face) Lines() []Polygon {
	lines := make([]Polygon, len(f.Regions))
	for i := range f.Regions {
		lines[i] = f.Regions[i].Outline.Border
	}
	return lines
}

// Contains tells whether a place lies inside the polygon.
func (g Polygon) Contains(x, y float64) bool {
	in := false
	for i, a := range g {
		b := g[(i+1)%len(g)]
		ax, ay, bx, by := float64(a.X), float64(a.Y), float64(b.X), float64(b.Y)
		if (ay > y) != (by > y) && x < ax+(bx-ax)*(y-ay)/(by-ay) {
			in = !in
		}
	}
	return in
}

// Area is positive when the line runs clockwise on screen.
func (g Polygon) Area() float64 {
	sum := 0
	for i, a := range g {
		b := g[(i+1)%len(g)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return float64(sum) / 2
}

// Bounds is the smallest box round the polygon.
func (g Polygon) Bounds() (low, high Point) {
	for i, p := range g {
		if i == 0 {
			low, high = p, p
		}
		low = Point{min(low.X, p.X), min(low.Y, p.Y)}
		high = Point{max(high.X, p.X), max(high.Y, p.Y)}
	}
	return low, high
}
