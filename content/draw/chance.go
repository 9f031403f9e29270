package draw

import (
	"encoding/xml"
	"hash/fnv"
	"math/rand/v2"
	"strconv"
	"strings"

	"twobanners/content"
)

// chance draws the same numbers for the same words on every machine.
type chance struct{ *rand.Rand }

func newChance(words string) chance {
	h := fnv.New64a()
	h.Write([]byte(words))
	return chance{rand.New(rand.NewPCG(h.Sum64(), 1))}
}

func (c chance) float() float64 { return c.Float64() }

// short writes a number with one decimal at most.
func short(x float64) string {
	s := strconv.FormatFloat(x, 'f', 1, 64)
	s = strings.TrimSuffix(s, ".0")
	if s == "-0" {
		return "0"
	}
	return s
}

func escaped(s string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		return "" // a strings.Builder never fails
	}
	return b.String()
}

// pathOf writes a polygon as SVG path data in relative steps, which are shorter.
func pathOf(line content.Polygon) string {
	var b strings.Builder
	for i, p := range line {
		if i == 0 {
			b.WriteString("M" + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y) + "l")
			continue
		}
		from := line[i-1]
		b.WriteString(strconv.Itoa(p.X-from.X) + " " + strconv.Itoa(p.Y-from.Y) + " ")
	}
	return strings.TrimSuffix(b.String(), " ") + "z"
}
