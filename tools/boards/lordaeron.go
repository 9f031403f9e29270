package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"

	"github.com/goccy/go-yaml"
)

// The drawing of Lordaeron: its box, and how far land reaches from a seat and from a way.
const (
	boardWidth, boardHeight = 2080, 1552
	landAround, landAlong   = 112.0, 78.0
	boardSeed               = 20051
)

// A board is what the drawing must say: who borders whom, and which borders are black.
type board struct {
	regions  []boardRegion
	index    map[string]int
	borders  [][]bool
	closed   [][]bool
	symbols  []int // icons printed on each region
	islander int   // the region that lies alone in the sea
}

type boardRegion struct {
	ID, Name, Area  string
	Borders, Closed []string
}

// readBoard takes from the map file what matters here. The loader of content cannot be asked: it
// wants the drawing that is to be made.
func readBoard(dir string) (*board, error) {
	text, err := os.ReadFile(filepath.Join(dir, "map.yaml"))
	if err != nil {
		return nil, err
	}
	var file struct {
		Regions                            []boardRegion
		Starts, Towns, Flights, Graveyards map[string]any
	}
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	b := &board{regions: file.Regions, index: map[string]int{}}
	for i, r := range b.regions {
		b.index[r.ID] = i
	}
	b.borders, b.closed = square(len(b.regions)), square(len(b.regions))
	for i, r := range b.regions {
		for _, id := range r.Borders {
			b.borders[i][b.index[id]] = true
		}
		for _, id := range r.Closed {
			b.closed[i][b.index[id]] = true
		}
	}
	b.symbols = make([]int, len(b.regions))
	for _, icon := range []map[string]any{file.Starts, file.Towns, file.Flights, file.Graveyards} {
		carrying := map[string]bool{}
		for _, list := range icon {
			if ids, ok := list.([]any); ok {
				for _, id := range ids {
					carrying[fmt.Sprint(id)] = true
				}
			}
		}
		for id := range carrying {
			b.symbols[b.index[id]]++
		}
	}
	b.islander = b.index["purgation-isle"]
	return b, nil
}

func square(n int) [][]bool {
	rows := make([][]bool, n)
	for i := range rows {
		rows[i] = make([]bool, n)
	}
	return rows
}

// toBoard and fromBoard move between the mesh, whose middle is 0,0, and the drawing.
func toBoard(p place) place   { return place{p.x + boardWidth/2, p.y + boardHeight/2} }
func fromBoard(p place) place { return place{p.x - boardWidth/2, p.y - boardHeight/2} }

// coastline picks the land: around every seat and along every way, roughened by noise.
func (b *board) coastline(at []place) map[corner]bool {
	set := map[corner]bool{}
	for _, c := range cells() {
		p := toBoard(c.middle())
		if p.x < 30 || p.y < 30 || p.x > boardWidth-30 || p.y > boardHeight-30 {
			continue
		}
		rough := smooth(boardSeed+1, p.x/90, p.y/90)*24 + smooth(boardSeed+2, p.x/34, p.y/34)*22
		if b.height(at, p, rough) > 0 {
			set[c] = true
		}
	}
	return filed(set)
}

// height is above zero on land. Between the islander and the rest there is always a strait.
func (b *board) height(at []place, p place, rough float64) float64 {
	const strait = 44
	main := math.Inf(-1)
	for i, a := range at {
		if i == b.islander {
			continue
		}
		main = max(main, landAround-math.Hypot(p.x-a.x, p.y-a.y))
		for j := range i {
			if b.borders[i][j] && j != b.islander {
				main = max(main, landAlong-toSegment(p, a, at[j]))
			}
		}
	}
	isle := at[b.islander]
	alone := landAround - 10 - math.Hypot((p.x-isle.x)*0.86, p.y-isle.y)
	if min(main, alone) > -strait {
		return -1
	}
	return max(main, alone) + rough
}

func toSegment(p, a, b place) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := ((p.x-a.x)*dx + (p.y-a.y)*dy) / (dx*dx + dy*dy + 1e-9)
	t = max(0, min(1, t))
	return math.Hypot(p.x-a.x-t*dx, p.y-a.y-t*dy)
}

// filed takes off spits of one cell and fills notches of one.
func filed(set map[corner]bool) map[corner]bool {
	for range 3 {
		for _, c := range cells() {
			around := 0
			for _, d := range across {
				if set[c.plus(d)] {
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
	return set
}

// lordaeron draws the board and writes its outlines beside the map.
func lordaeron(dir string) error {
	b, err := readBoard(dir)
	if err != nil {
		return err
	}
	s := b.settle()
	if s == nil {
		return fmt.Errorf("no drawing of Lordaeron found")
	}
	b.report(s)
	text := drawingOf(b.furnished(s))
	return os.WriteFile(filepath.Join(dir, "outlines.yaml"), []byte(text), 0o644)
}

// report names what the map must learn of the drawing: new black borders, and borders not drawn.
func (b *board) report(s *shape) {
	for i, one := range b.regions {
		for j, other := range b.regions[:i] {
			touch := s.drawn.Shared[i][j] > 0
			switch {
			case touch && !b.borders[i][j] && !b.closed[i][j]:
				fmt.Fprintln(os.Stderr, "black border:", one.ID, other.ID)
			case !touch && b.borders[i][j]:
				fmt.Fprintln(os.Stderr, "over water:", one.ID, other.ID)
			}
		}
	}
}

func seatsOf(b *board) []place {
	at := make([]place, len(b.regions))
	for _, s := range seats {
		at[b.index[s.region]] = s.at
	}
	return slices.Clip(at)
}
