package draw

import (
	"fmt"
	"math"
)

// compass fills the emptiest water with a rose, if there is room for one.
func (p *picture) compass() {
	const margin = 20
	width, height := float64(p.face.Width), float64(p.face.Height)
	var at spot
	radius := 0.0
	for y := 60.0; y < height-60; y += 20 {
		for x := 60.0; x < width-60; x += 20 {
			room := min(x, y, width-x, height-y) - margin
			room = min(room, p.title.distance(x, y)-margin)
			if room > radius {
				room = min(room, seaward(p.face, x, y)-50)
			}
			if room > radius {
				at, radius = spot{x, y}, room
			}
		}
	}
	if radius < 34 {
		return
	}
	p.put("<g transform=\"translate(%s %s) rotate(8) scale(%.2f)\" opacity=\".75\">%s</g>\n",
		short(at.x), short(at.y), min(radius, 72)/100, rose())
}

// title is where the island's name stands.
type title struct{ x, y, half float64 }

func (t title) distance(x, y float64) float64 {
	return math.Hypot(max(0, math.Abs(x-t.x)-t.half), max(0, math.Abs(y-t.y+14)-20))
}

// rose is a compass of radius 100.
func rose() string {
	s := `<circle class="rose3" r="82"/><circle class="rose3" r="50"/>`
	for i := range 36 {
		s += fmt.Sprintf(`<path class="rose3" d="M0-76V-82" transform="rotate(%d)"/>`, i*10)
	}
	for i := range 8 {
		long := 100 - i%2*38
		s += fmt.Sprintf(`<g transform="rotate(%d)"><path class="rose" d="M0 0-13-20 0-%d Z"/>`+
			`<path class="rose2" d="M0 0 13-20 0-%d Z"/></g>`, i*45, long, long)
	}
	return s + `<circle class="rose" r="6"/>`
}
