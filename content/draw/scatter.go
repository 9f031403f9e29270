package draw

import (
	"cmp"
	"math"
	"slices"
	"unicode/utf8"

	"twobanners/content"
)

// A habit says how a terrain's glyphs grow.
type habit struct {
	glyphs     []string
	apart, pad float64 // from each other, from the border
}

func habitOf(t content.Terrain) habit {
	switch t {
	case content.Fields:
		return habit{[]string{"ear", "ear", "sheaf"}, 30, 17}
	case content.Forest:
		return habit{[]string{"oak", "pine", "bush", "pine"}, 24, 13}
	case content.Hills:
		return habit{[]string{"down", "mound"}, 36, 14}
	case content.Swamp:
		return habit{[]string{"reeds", "puddle", "sedge", "reeds"}, 30, 14}
	case content.Mountain:
		return habit{[]string{"peak", "crag", "tor"}, 30, 12}
	default:
		return habit{[]string{"wave-long", "wave-short"}, 40, 20}
	}
}

// grown is a glyph in its place.
type grown struct {
	spot
	*glyph
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
				g.id, short(g.x), short(g.y), side, g.scale)
		}
		p.put("</g>\n")
	}
}

func grow(r *content.Region) []grown {
	h := habitOf(r.Terrain)
	c := newChance("growth " + r.ID)
	low, high := r.Outline.Border.Bounds()
	steep := r.Terrain == content.Mountain || r.Terrain == content.Hills
	const tries = 2600
	var all []grown
	for try := range tries {
		kinds := len(h.glyphs)
		if steep { // the great ones first, then what fits between them
			kinds = 1 + try*kinds/tries
		}
		g := grown{
			spot: spot{
				float64(low.X) + c.float()*float64(high.X-low.X),
				float64(low.Y) + c.float()*float64(high.Y-low.Y),
			},
			glyph: glyphOf(h.glyphs[c.IntN(kinds)]),
			scale: 1.35 + 0.45*c.float(),
			flip:  c.float() < 0.5 && !steep, // slopes are lit from the west
		}
		if g.apartFrom(all, h.apart) && g.fits(r, h.pad) {
			all = append(all, g)
		}
	}
	slices.SortFunc(all, func(a, b grown) int { return cmp.Compare(a.y, b.y) })
	return all
}

// apartFrom lets large glyphs stand farther apart than small ones.
func (g *grown) apartFrom(all []grown, apart float64) bool {
	return !slices.ContainsFunc(all, func(o grown) bool {
		feet := g.wide*g.scale + o.wide*o.scale
		return math.Hypot(g.x-o.x, (g.y-o.y)*1.25) < max(apart, 0.75*feet)
	})
}

// fits keeps a glyph inside its region, feet and tip included, and off symbols and name.
func (g *grown) fits(r *content.Region, pad float64) bool {
	wide, tall := g.wide*g.scale, g.tall*g.scale
	top, middle := g.y-tall, g.y-tall*0.4
	for i := range r.Symbols() {
		s := r.Outline.Spots[i]
		if math.Hypot(g.x-float64(s.X), middle-float64(s.Y)) < chipRadius+8+wide*0.5+tall*0.2 {
			return false
		}
	}
	nameWide, nameHigh := NameBox(r.Name)
	l := r.Outline.Label
	if math.Abs(g.x-float64(l.X)) < nameWide/2+wide*0.8 &&
		g.y > float64(l.Y)-nameHigh/2-2 && top < float64(l.Y)+nameHigh/2 {
		return false
	}
	line := r.Outline.Border
	return line.Contains(g.x, g.y) && line.Contains(g.x, top) &&
		line.Contains(g.x-wide, g.y+6) && line.Contains(g.x+wide, g.y+6) &&
		line.Clearance(g.x, g.y) >= pad && line.Clearance(g.x, top) >= 12
}

// NameBox is about the room that a region's name takes.
func NameBox(name string) (wide, high float64) {
	lines := nameLines(name)
	for _, line := range lines {
		wide = max(wide, float64(utf8.RuneCountInString(line))*10.6)
	}
	return wide, float64(len(lines)) * lineHeight
}
