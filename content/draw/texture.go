package draw

import (
	"math"
	"strings"

	"twobanners/content"
)

// texture is what lies on the ground between the glyphs.
func texture(r *content.Region) string {
	switch r.Terrain {
	case content.Fields:
		return furrows(r)
	case content.Swamp:
		return turf(r, 26)
	case content.Mountain:
		return scree(r)
	case content.Hills, content.Forest:
		return turf(r, 12)
	default:
		return ""
	}
}

// scree is small broken stone at the foot of the peaks.
func scree(r *content.Region) string {
	c := newChance("scree " + r.ID)
	low, high := r.Outline.Border.Bounds()
	var b strings.Builder
	b.WriteString(`<path class="scree" d="`)
	for range 44 {
		x := float64(low.X) + c.float()*float64(high.X-low.X)
		y := float64(low.Y) + c.float()*float64(high.Y-low.Y)
		size := 4 + c.float()*5
		b.WriteString("M" + short(x) + " " + short(y) + "l" + short(size) + " " + short(-size*1.3) +
			" " + short(size*0.9) + " " + short(size*1.2))
	}
	return b.String() + `"/>`
}

// furrows ploughs a field in two plots of different direction.
func furrows(r *content.Region) string {
	c := newChance("furrows " + r.ID)
	split := c.float() * math.Pi
	var b strings.Builder
	for side, turn := range []float64{split + 0.5 + c.float()*0.5, split - 0.6 - c.float()*0.5} {
		b.WriteString(`<path class="fur` + string(rune('0'+side)) + `" d="`)
		for off := -190.0; off <= 190; off += 12 {
			furrow(&b, r, c, side, split, turn, off)
		}
		b.WriteString(`"/>`)
	}
	return b.String()
}

// furrow draws one line of a plot, with gaps, as far as the plot goes.
func furrow(
	b *strings.Builder, r *content.Region, c chance, side int, split, turn, off float64,
) {
	low, high := r.Outline.Border.Bounds()
	cx, cy := float64(low.X+high.X)/2, float64(low.Y+high.Y)/2
	cos, sin := math.Cos(turn), math.Sin(turn)
	down := false
	for along := -190.0; along <= 190; along += 14 {
		sway := off + math.Sin(along/42+float64(side))*4
		x, y := cx+cos*along-sin*sway, cy+sin*along+cos*sway
		across := -(x-cx)*math.Sin(split) + (y-cy)*math.Cos(split)
		here := (across > 4) == (side == 1) && math.Abs(across) > 4 && c.float() > 0.05 &&
			x > float64(low.X) && x < float64(high.X) && y > float64(low.Y) && y < float64(high.Y)
		if here && down {
			b.WriteString("L" + short(x) + " " + short(y))
		} else if here {
			b.WriteString("M" + short(x) + " " + short(y))
		}
		down = here
	}
}

// turf is short strokes of grass or wet ground.
func turf(r *content.Region, strokes int) string {
	c := newChance("turf " + r.ID)
	low, high := r.Outline.Border.Bounds()
	var b strings.Builder
	b.WriteString(`<path class="turf" d="`)
	for range strokes {
		x := float64(low.X) + c.float()*float64(high.X-low.X)
		y := float64(low.Y) + c.float()*float64(high.Y-low.Y)
		b.WriteString("M" + short(x) + " " + short(y) + "h" + short(8+c.float()*12))
	}
	return b.String() + `"/>`
}
