// Package draw makes a picture of a face: one standalone SVG, the same bytes every time.
package draw

import (
	"bytes"
	"fmt"

	"twobanners/content"
)

// picture collects the layers of one face, back to front.
type picture struct {
	face  *content.Face
	title title
	out   bytes.Buffer
}

func (p *picture) put(format string, args ...any) { fmt.Fprintf(&p.out, format, args...) }

// Face draws a face with its terrain, borders, symbols and names.
func Face(f *content.Face) []byte {
	p := &picture{face: f, title: titlePlace(f)}
	p.put(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" `, f.Width, f.Height)
	p.put("role=\"img\" aria-label=\"%s\">\n", escaped(f.Name))
	p.put("<style>%s</style>\n<defs>%s%s\n", style, gradients, filters)
	for _, g := range glyphs {
		p.put("<g id=\"%s\">%s</g>\n", g.id, g.shape)
	}
	p.outlines()
	p.put("</defs>\n")
	p.openSea()
	p.compass()
	p.ground()
	p.growth()
	p.borders()
	p.symbols()
	p.names()
	p.put("</svg>\n")
	return p.out.Bytes()
}

// outlines defines each region's path once; fill, clip, border and light reuse it.
func (p *picture) outlines() {
	land, all := "", ""
	for i := range p.face.Regions {
		r := &p.face.Regions[i]
		p.put(`<path id="p-%s" d="%s"/>`, r.ID, pathOf(r.Outline.Border))
		p.put("<clipPath id=\"c-%s\"><use href=\"#p-%s\"/></clipPath>\n", r.ID, r.ID)
		use := fmt.Sprintf(`<use href="#p-%s"/>`, r.ID)
		all += use
		if r.Terrain != content.Sea {
			land += use
		}
	}
	id := p.face.ID
	p.put("<g id=\"all-%s\">%s</g>\n<g id=\"land-%s\">%s</g>\n", id, all, id, land)
	p.put("<clipPath id=\"cl-%s\">%s</clipPath>\n", id, land)
}

// ground lays the sea regions, the thickness of the land and the colours of the terrains.
func (p *picture) ground() {
	id := p.face.ID
	for i := range p.face.Regions {
		if p.face.Regions[i].Terrain == content.Sea {
			p.water(&p.face.Regions[i])
		}
	}
	p.put(`<g filter="url(#fall)"><use href="#land-%s" class="deep" y="15"/></g>`, id)
	p.put(`<use href="#land-%s" class="edge2" y="12"/>`, id)
	p.put(`<use href="#land-%s" class="edge1" y="6"/>`, id)
	p.put("<use href=\"#land-%s\" class=\"coast\"/>\n", id)
	for i := range p.face.Regions {
		switch r := &p.face.Regions[i]; r.Terrain {
		case content.Sea:
		case content.Lake:
			p.water(r)
		default:
			p.soil(r)
		}
	}
	p.noise("wash", ".55")
	p.noise("bloom", ".4")
}

// soil is the floor of a land region: its colour, a light middle, a light rim, its texture.
func (p *picture) soil(r *content.Region) {
	t := r.Outline.Token
	p.put(`<use href="#p-%s" fill="%s"/><g clip-path="url(#c-%s)">`, r.ID, tint(r), r.ID)
	p.put(`<circle cx="%d" cy="%d" r="105" fill="url(#mid)"/>`, t.X, t.Y)
	p.put("%s<use href=\"#p-%s\" class=\"rim\"/></g>\n", texture(r), r.ID)
}

func (p *picture) water(r *content.Region) {
	p.put(`<g clip-path="url(#c-%s)"><use href="#p-%s" class="%s"/>`, r.ID, r.ID, r.Terrain)
	p.put(`<use href="#p-%s" class="shoal3"/><use href="#p-%s" class="shoal2"/>`, r.ID, r.ID)
	p.put("<use href=\"#p-%s\" class=\"shoal1\"/></g>\n", r.ID)
}

func (p *picture) borders() {
	for i := range p.face.Regions {
		r := &p.face.Regions[i]
		line := fmt.Sprintf(`<use href="#p-%s" class="border"/>`, r.ID)
		if r.Terrain == content.Sea {
			line = fmt.Sprintf(`<path d="%s" class="reef"/>`, reef(p.face, r))
		}
		p.put("<g id=\"%s\">%s<title>%s</title></g>\n", r.ID, line, escaped(r.Name))
	}
	p.noise("grain", ".5")
}

// noise lays one of the filters over the land.
func (p *picture) noise(filter, opacity string) {
	p.put(`<g clip-path="url(#cl-%s)"><rect width="%d" height="%d" `,
		p.face.ID, p.face.Width, p.face.Height)
	p.put("filter=\"url(#%s)\" opacity=\"%s\"/></g>\n", filter, opacity)
}
