package draw

import (
	"math"
	"strings"
	"unicode/utf8"

	"twobanners/content"
)

const lineHeight = 21

// names writes the regions' names on them and the island's into open water.
func (p *picture) names() {
	for i := range p.face.Regions {
		r := &p.face.Regions[i]
		class := "name"
		if r.Terrain.Water() {
			class = "name wet"
		}
		lines := nameLines(r.Name)
		y := r.Outline.Label.Y - (len(lines)-1)*lineHeight/2 + 6
		p.put(`<text class="%s">`, class)
		for k, line := range lines {
			p.put(`<tspan x="%d" y="%d">%s</tspan>`,
				r.Outline.Label.X, y+k*lineHeight, escaped(line))
		}
		p.put("</text>\n")
	}
	p.put("<text class=\"isle\" x=\"%s\" y=\"%s\">%s</text>\n",
		short(p.title.x), short(p.title.y), escaped(p.face.Name))
}

// nameLines breaks a long name at the space nearest to its middle.
func nameLines(name string) []string {
	if utf8.RuneCountInString(name) < 11 {
		return []string{name}
	}
	best := -1
	for i, c := range name {
		if c == ' ' && (best < 0 || abs(2*i-len(name)) < abs(2*best-len(name))) {
			best = i
		}
	}
	if best < 0 {
		return []string{name}
	}
	return []string{strings.TrimSpace(name[:best]), strings.TrimSpace(name[best:])}
}

func abs(n int) int { return max(n, -n) }

// titlePlace is where the island's name is farthest from land, without leaving the sheet.
func titlePlace(f *content.Face) title {
	half := float64(utf8.RuneCountInString(f.Name)) * 14.5
	found, best := title{half: half}, math.Inf(-1)
	width, height := float64(f.Width), float64(f.Height)
	for cy := 52.0; cy < height-30; cy += 20 {
		for cx := half + 30; cx < width-half-29; cx += 20 {
			near := 60.0
			for _, part := range []float64{-1, -0.5, 0, 0.5, 1} {
				near = min(near, seaward(f, cx+part*half, cy-14))
			}
			// Prefer the rim of the sheet, and its top a little.
			edge := min(cx-half, width-half-cx) + min(cy, height-cy)
			if value := near - edge*0.02 - cy*0.002; value > best {
				found.x, found.y, best = cx, cy, value
			}
		}
	}
	return found
}
