package draw

import (
	"fmt"
	"math"
	"strings"

	"twobanners/content"
)

// openSea paints the water round the island: rings of depth from the coast itself, then waves.
func (p *picture) openSea() {
	f := p.face
	p.put("<rect width=\"%d\" height=\"%d\" fill=\"url(#deepsea)\"/>\n", f.Width, f.Height)
	deep, shallow := colour{31, 74, 85}, colour{118, 176, 176}
	for i, wide := range []float64{170, 124, 82, 44} {
		step := float64(i+1) / 5
		ring := deep.towards(shallow, step*step*0.8)
		p.ring(deep.towards(shallow, step), wide)
		p.ring(ring, wide-4)
	}
	c := newChance("sea " + f.ID)
	var waves []spot
	for range 900 {
		w := spot{c.float() * float64(f.Width), c.float() * float64(f.Height)}
		if w.x > 30 && w.x < float64(f.Width)-30 && w.y > 20 && w.y < float64(f.Height)-20 &&
			w.clearOf(waves, 74) && seaward(f, w.x, w.y) > 48 {
			waves = append(waves, w)
			p.put(`<use href="#%s" class="wave" transform="translate(%s %s) scale(%s)"/>`,
				[]string{"wave-long", "wave-short"}[c.IntN(2)], short(w.x), short(w.y),
				short(1.4+c.float()*0.7))
		}
	}
	p.put("\n")
}

// ring is the island, grown by half its stroke.
func (p *picture) ring(c colour, wide float64) {
	p.put("<use href=\"#all-%s\" class=\"ring\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>\n",
		p.face.ID, c, c, short(wide))
}

type spot struct{ x, y float64 }

func (s spot) clearOf(others []spot, far float64) bool {
	for _, o := range others {
		if math.Hypot(s.x-o.x, (s.y-o.y)*1.3) < far {
			return false
		}
	}
	return true
}

// reef is the part of a sea region's line that no other region has: its mouth.
func reef(f *content.Face, sea *content.Region) string {
	owners := map[content.Point]int{}
	for i := range f.Regions {
		for _, p := range f.Regions[i].Outline.Border {
			owners[p]++
		}
	}
	line := sea.Outline.Border
	at := func(i int) content.Point { return line[i%len(line)] }
	open := func(i int) bool { return min(owners[at(i)], owners[at(i+1)]) == 1 }
	var b strings.Builder
	for start := range line {
		if !open(start) || open(start+len(line)-1) {
			continue
		}
		fmt.Fprintf(&b, "M%d %d", at(start).X, at(start).Y)
		for i := start; open(i); i++ {
			fmt.Fprintf(&b, " %d %d", at(i+1).X, at(i+1).Y)
		}
	}
	return b.String()
}

// seaward is the distance to the island, below zero inside it.
func seaward(f *content.Face, x, y float64) float64 {
	near := math.Inf(1)
	for i := range f.Regions {
		line := f.Regions[i].Outline.Border
		if line.Contains(x, y) {
			return -1
		}
		near = min(near, line.Clearance(x, y))
	}
	return near
}
