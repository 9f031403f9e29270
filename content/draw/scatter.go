package draw

import (
	"cmp"
	"math"
	"slices"
	"unicode/utf8"

	"twobanners/content"
)

// A habit says how a terrain's glyphs grow: which, how far apart, how tall.
type habit struct {
	glyphs           []string
	apart, pad, tall float64
	room             float64 // kept free round symbols
	size             float64
}

func habitOf(t content.Terrain) habit {
	switch t {
	case content.Fields:
		return habit{[]string{"ear", "ear", "sheaf"}, 30, 19, 27, 4, 1.6}
	case content.Forest:
		return habit{[]string{"oak", "pine", "bush", "pine"}, 24, 15, 40, 5, 1.55}
	case content.Hills:
		return habit{[]string{"down", "mound"}, 37, 29, 22, 6, 1.6}
	case content.Swamp:
		return habit{[]string{"reeds", "puddle", "sedge", "reeds"}, 31, 21, 25, 8, 1.65}
	case content.Mountain:
		return habit{[]string{"peak", "crag"}, 38, 27, 46, 6, 1.6}
	default:
		return habit{[]string{"wave-long", "wave-short"}, 40, 26, 0, 4, 1.6}
	}
}

type grown struct {
	spot
	glyph string
	scale float64
	flip  bool
}

// growth puts the glyphs of all regions down, the northern ones first, so that they overlap well.
func (p *picture) growth() {
	for i := range p.face.Regions {
		r := &p.face.Regions[i]
		class := ""
		if r.Terrain.Water() {
			class = ` class="wave in"`
		}
		p.put("<g%s>", class)
		for _, g := range grow(r) {
			side := g.scale
			if g.flip {
				side = -side
			}
			p.put(`<use href="#%s" transform="translate(%s %s) scale(%.2f %.2f)"/>`,
				g.glyph, short(g.x), short(g.y), side, g.scale)
		}
		p.put("</g>\n")
	}
}

func grow(r *content.Region) []grown {
	h := habitOf(r.Terrain)
	c := newChance("growth " + r.ID)
	low, high := r.Outline.Border.Bounds()
	var all []grown
	for range 2600 {
		at := spot{
			float64(low.X) + c.float()*float64(high.X-low.X),
			float64(low.Y) + c.float()*float64(high.Y-low.Y),
		}
		if slices.ContainsFunc(all, func(g grown) bool {
			return math.Hypot(at.x-g.x, (at.y-g.y)*1.25) < h.apart
		}) || !fits(r, h, at) {
			continue
		}
		steep := r.Terrain == content.Mountain || r.Terrain == content.Hills // lit from the west
		all = append(all, grown{
			at, h.glyphs[c.IntN(len(h.glyphs))], h.size * (0.85 + 0.3*c.float()),
			c.float() < 0.5 && !steep,
		})
	}
	slices.SortFunc(all, func(a, b grown) int { return cmp.Compare(a.y, b.y) })
	return all
}

// fits keeps glyphs inside their region, tips included, and off symbols and name.
func fits(r *content.Region, h habit, at spot) bool {
	top, middle := at.y-h.tall, at.y-h.tall*0.4
	for i := range r.Symbols() {
		s := r.Outline.Spots[i]
		if math.Hypot(at.x-float64(s.X), middle-float64(s.Y)) < chipRadius+h.room+h.tall*0.3+8 {
			return false
		}
	}
	wide, high := NameBox(r.Name)
	l := r.Outline.Label
	if math.Abs(at.x-float64(l.X)) < wide/2+h.pad*0.6 &&
		at.y > float64(l.Y)-high/2-2 && top < float64(l.Y)+high/2 {
		return false
	}
	line := r.Outline.Border
	return line.Contains(at.x, at.y) && line.Contains(at.x, top) &&
		line.Clearance(at.x, at.y) >= h.pad && line.Clearance(at.x, top) >= 12
}

// NameBox is about the room that a region's name takes.
func NameBox(name string) (wide, high float64) {
	lines := nameLines(name)
	for _, line := range lines {
		wide = max(wide, float64(utf8.RuneCountInString(line))*10.6)
	}
	return wide, float64(len(lines)) * lineHeight
}
