package draw

import "twobanners/content"

const chipRadius = 20

// symbols prints what a region carries on the spots kept for it.
func (p *picture) symbols() {
	for i := range p.face.Regions {
		r := &p.face.Regions[i]
		for k, name := range r.Symbols() {
			at := r.Outline.Spots[k]
			p.put(`<g class="symbol %s" data-region="%s" data-symbol="%s" `+
				`transform="translate(%d %d)">`,
				name, r.ID, name, at.X, at.Y)
			p.put("%s</g>\n", chip(name, p.face))
		}
	}
}

// chip is the small disc of a symbol; the marker spot is a hexagon with the board's size, the
// Mountain a piece of stone.
func chip(name string, f *content.Face) string {
	switch name {
	case "marker-spot":
		return `<path class="drop" d="M0-22 20-10V14L0 26-20 14V-10Z"/>` +
			`<path class="hex" d="M0-24 21-12V12L0 24-21 12V-12Z"/>` +
			`<path class="hex2" d="M0-19.500 17-9.700V9.700L0 19.500-17 9.700V-9.700Z"/>` +
			`<text class="letter" y="8.500">` + f.Size + `</text>`
	case "mountain":
		return `<circle class="drop" r="22" cy="5"/><circle class="slate" r="21" cy="3"/>` +
			`<circle class="stone" r="21"/><circle class="vein" r="17"/>` +
			`<path d="M-14 10-4-11 2-4 6-8 15 10Z" fill="#4b423d"/>` +
			`<path d="M-4-11 2-4 6-8 10 0 6-2 3 2-1-3-5 1-9 0Z" fill="#fbf8f1"/>`
	}
	return `<circle class="drop" r="20" cy="3"/><circle class="chip" r="20"/>` +
		`<g class="em" transform="scale(.27)">` + emblem(name) + `</g>`
}

// emblem is a silhouette in a box from -50 to 50.
func emblem(name string) string {
	const arm = `<path class="o w" d="M0-5C-10-22 6-44 26-34 38-27 36-10 24-8"`
	switch name {
	case "entry":
		return `<circle class="o" cy="-32" r="9"/>` +
			`<path class="o w" d="M0-22V38M-18-10H18M-36 10C-34 30-16 38 0 40 16 38 34 30 36 ` +
			`10"/>` +
			`<path d="M-44 16-34-4-24 14ZM44 16 34-4 24 14Z"/>`
	case "cavern":
		return `<path d="M-46 34C-44-4-30-38 0-40 30-38 44-4 46 34Z"/>` +
			`<path class="mouth" d="M-26 34H26C28 6 16-14 0-14-16-14-28 6-26 34Z"/>` +
			`<path d="M-10-12-6 2-3-13ZM6-13 10-2 13-9Z"/>`
	case "magic":
		return arm + `/>` + arm + ` transform="rotate(120)"/>` + arm + ` ` +
			`transform="rotate(240)"/>` +
			`<circle r="6"/>`
	default: // murloc: a shell
		return `<path d="M0 38C-8 36-12 30-14 26-34 20-44-2-36-18-30-34-12-40 0-40 12-40 30-34 ` +
			`36-18 ` +
			`44-2 34 20 14 26 12 30 8 36 0 38Z"/>` +
			`<path class="k" d="M0 26V-30M-9 22-22-22M9 22 22-22M-14 18-34-4M14 18 34-4"/>`
	}
}
