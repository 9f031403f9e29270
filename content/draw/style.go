package draw

import (
	"fmt"

	"twobanners/content"
)

const serif = `"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif`

const style = `
.deep{fill:#1c120a}.edge2{fill:#4a2f1b}.edge1{fill:#8a6238}
.coast{fill:#e9d9a8;stroke:#f3e6bd;stroke-width:7;stroke-linejoin:round}
.ring{stroke-linejoin:round}.rim{fill:none;stroke:#fff2c8;stroke-opacity:.3;stroke-width:22}
.lake{fill:#2f6f80}.sea{fill:#3d8595;fill-opacity:.75}
.shoal1{fill:none;stroke:#e9dcb0;stroke-opacity:.55;stroke-width:10}
.shoal2{fill:none;stroke:#9fd0d4;stroke-opacity:.35;stroke-width:38}
.shoal3{fill:none;stroke:#bfe2e2;stroke-opacity:.22;stroke-width:74}
.border{fill:none;stroke:#2a1a0e;stroke-width:3.6;stroke-linejoin:round}
.reef{fill:none;stroke:#eaf6f2;stroke-opacity:.85;stroke-width:4;stroke-dasharray:2 11;
stroke-linecap:round}
.wave{fill:none;stroke:#a9d4d2;stroke-width:1.5;stroke-linecap:round;stroke-opacity:.45}
.wave.in{stroke:#d4edf1;stroke-opacity:.8}
.sh{fill:#1a1206;opacity:.35}.fur0{fill:none;stroke:#8a6420;stroke-width:2.4;opacity:.6}
.fur1{fill:none;stroke:#a97b28;stroke-width:2.4;opacity:.75}
.scree{fill:none;stroke:#4d443f;stroke-width:2;stroke-linejoin:round;opacity:.45}
.rose{fill:#c79a4b;stroke:#0f262d;stroke-width:.8}.rose2{fill:#1b434d;stroke:#c79a4b;stroke-width:1}
.rose3{fill:none;stroke:#c79a4b;stroke-width:1.2}
.turf{fill:none;stroke:#3a4630;stroke-width:2;stroke-linecap:round;opacity:.5}
.chip{fill:#f5e9c9;stroke:#3a2614;stroke-width:2.2}.drop{fill:#000;opacity:.35}
.entry .chip{fill:#e0edf2}.stone{fill:#a79d93;stroke:#241d1a;stroke-width:2.4}
.slate{fill:#241d1a}.vein{fill:#d9d2c6;stroke:#6d635b;stroke-width:1.2;stroke-dasharray:5 3}
.em{fill:currentColor}.o{fill:none;stroke:currentColor;stroke-width:7;stroke-linecap:round}
.o.w{stroke-width:9}.k{fill:none;stroke:#f5e9c9;stroke-width:5;stroke-linecap:round}
.entry{color:#1f4d68}.cavern{color:#4a3524}.magic{color:#6a3f96}.murloc{color:#2f6a57}
.mouth{fill:#140c07}
.hex{fill:#f5e9c9;stroke:#3a2614;stroke-width:2.6}.hex2{fill:none;stroke:#9a7434;stroke-width:1.4}
.letter{font:700 25px ` + serif + `;fill:#3a2614;text-anchor:middle}
.name{font:600 19px ` + serif + `;text-anchor:middle;fill:#22150a;stroke:#f8ecca;stroke-opacity:.8;
stroke-width:5;stroke-linejoin:round;paint-order:stroke}
.name.wet{fill:#f0faf6;stroke:#17414d;stroke-opacity:.6;font-style:italic}
.isle{font:italic 600 40px ` + serif + `;text-anchor:middle;fill:#f0e2c4;letter-spacing:2px;
stroke:#0f2b33;stroke-opacity:.75;stroke-width:7;stroke-linejoin:round;paint-order:stroke}
`

const gradients = `
<radialGradient id="deepsea" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#2c5f69"/>
<stop offset=".6" stop-color="#1f4a55"/><stop offset="1" stop-color="#122e37"/></radialGradient>
<radialGradient id="mid"><stop offset="0" stop-color="#fff3cf" stop-opacity=".34"/>
<stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>`

// The filters tint with slow noise (wash, bloom) and roughen with quick noise (grain).
const filters = `
<filter id="fall" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="3" dy="16"
stdDeviation="16" flood-color="#000" flood-opacity=".6"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"
baseFrequency=".008 .01" numOctaves="4" seed="11"/><feColorMatrix
values="0 0 0 0 .16 0 0 0 0 .09 0 0 0 0 .02 1.5 .5 0 0 -.82"/></filter>
<filter id="bloom" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"
baseFrequency=".011 .009" numOctaves="4" seed="31"/><feColorMatrix
values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .75 1.4 .5 0 0 -.85"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise"
baseFrequency=".5" numOctaves="2" seed="4"/><feColorMatrix
values="0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .03 .55 .3 0 0 -.33"/></filter>`

type colour struct{ r, g, b float64 }

func (c colour) towards(d colour, part float64) colour {
	mix := func(x, y float64) float64 { return x + (y-x)*part }
	return colour{mix(c.r, d.r), mix(c.g, d.g), mix(c.b, d.b)}
}

func (c colour) String() string {
	return fmt.Sprintf("#%02x%02x%02x", int(c.r+0.5), int(c.g+0.5), int(c.b+0.5))
}

func soilOf(t content.Terrain) colour {
	switch t {
	case content.Fields:
		return colour{216, 169, 74}
	case content.Forest:
		return colour{95, 125, 60}
	case content.Hills:
		return colour{158, 166, 84}
	case content.Swamp:
		return colour{92, 114, 98}
	case content.Mountain:
		return colour{156, 144, 135}
	default:
		return colour{47, 107, 124}
	}
}

// tint is a region's own shade of its terrain's colour.
func tint(r *content.Region) string {
	c := newChance("tint " + r.ID)
	towards := colour{255, 255, 255}
	if c.float() < 0.5 {
		towards = colour{42, 26, 10}
	}
	return soilOf(r.Terrain).towards(towards, c.float()*0.1).String()
}
