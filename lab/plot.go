package lab

import (
	"cmp"
	"fmt"
	"html"
	"html/template"
	"math"
	"slices"
	"strings"
)

// drawing is an SVG picture being made. Its colours are the page's.
type drawing struct {
	strings.Builder
	width, height int
}

func newDrawing(width, height int, title string) *drawing {
	d := &drawing{width: width, height: height}
	d.add(`<svg viewBox="0 0 %d %d" role="img" aria-label="%s" style="max-width:%dpx">`,
		width, height, html.EscapeString(title), width)
	return d
}

func (d *drawing) add(format string, parts ...any) {
	_, _ = fmt.Fprintf(&d.Builder, format, parts...) // a builder takes everything
}

func (d *drawing) text(x, y float64, class, text string) {
	d.add(`<text x="%.1f" y="%.1f" class="%s">%s</text>`, x, y, class, html.EscapeString(text))
}

func (d *drawing) line(x1, y1, x2, y2 float64, class string) {
	d.add(`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" class="%s"/>`, x1, y1, x2, y2, class)
}

// done gives the picture. Every text in it was escaped.
func (d *drawing) done() template.HTML {
	d.add(`</svg>`)
	return template.HTML(d.String())
}

// dot is a value with its interval.
type dot struct {
	label, figure    string
	value, low, high float64
	class            string
}

const (
	dotRow    = 22
	dotSpace  = 270 // the scale
	dotLetter = 6.6 // a letter, about
)

// dots draws values with intervals below each other on one scale, with lines at some marks.
func dots(title string, list []dot, from, to float64, marks []float64) template.HTML {
	left, right := 60.0, 60.0
	for _, of := range list {
		left = max(left, 20+dotLetter*float64(len(of.label)))
		right = max(right, 20+dotLetter*float64(len(of.figure)))
	}
	d := newDrawing(int(left+dotSpace+right), dotRow*len(list)+34, title)
	place := func(v float64) float64 {
		return left + dotSpace*(min(max(v, from), to)-from)/(to-from)
	}
	bottom := float64(dotRow*len(list) + 10)
	for _, mark := range marks {
		d.line(place(mark), 6, place(mark), bottom, "mark")
		d.text(place(mark), bottom+16, "tick", fmt.Sprintf("%g", mark))
	}
	for i, of := range list {
		y := float64(dotRow*i + 18)
		d.text(left-12, y+4, "label", of.label)
		d.line(place(of.low), y, place(of.high), y, "span "+of.class)
		d.add(`<circle cx="%.1f" cy="%.1f" r="5" class="dot %s"><title>%s</title></circle>`,
			place(of.value), y, of.class, html.EscapeString(of.label+": "+of.figure))
		d.text(left+dotSpace+10, y+4, "told", of.figure)
	}
	return d.done()
}

func ratingPlot(t TableRating) template.HTML {
	from, to := 0.0, 100.0
	var list []dot
	for i := len(t.Ratings) - 1; i >= 0; i-- {
		r := t.Ratings[i]
		from, to = min(from, r.Low), max(to, r.High)
		figure := fmt.Sprintf("%.0f", r.Rating)
		list = append(list, dot{r.Bot, figure, r.Rating, r.Low, r.High, "good"})
	}
	step := 200.0
	if to-from > 1500 {
		step = 500
	}
	from, to = step*math.Floor(from/step), step*math.Ceil(to/step)
	var marks []float64
	for v := from; v <= to; v += step {
		marks = append(marks, v)
	}
	return dots("ratings with 95 % intervals", list, from, to, marks)
}

// What is far from fair if it is an assumption of ours: the issue of balance says so.
const (
	unfairLow  = 0.7
	unfairHigh = 1.4
	fairMost   = 30 // things of a kind that a plot shows
)

func fairnessPlot(k KindFound) template.HTML {
	things := slices.Clone(k.Things)
	if len(things) > fairMost { // the surely lucky and the surely unlucky
		slices.SortStableFunc(things, func(a, b Weight) int { return cmp.Compare(b.Low, a.Low) })
		rest := things[fairMost/2:]
		slices.SortStableFunc(rest, func(a, b Weight) int { return cmp.Compare(b.High, a.High) })
		things = append(things[:fairMost/2], rest[len(rest)-fairMost/2:]...)
	}
	var list []dot
	for _, w := range things {
		class := "even"
		switch {
		case w.Low > unfairHigh || w.High < unfairLow:
			class = "bad"
		case w.Low > 1 || w.High < 1:
			class = "good"
		}
		figure := fmt.Sprintf("%.2f · %.0f", w.Fair, w.Score)
		list = append(list, dot{w.Name, figure, w.Fair, w.Low, w.High, class})
	}
	return dots("share of victories over a fair share", list, 0, 2.5,
		[]float64{0, unfairLow, 1, unfairHigh, 2})
}

// curvePlot compares chances told with what came true, on a diagonal.
func curvePlot(t TableCalibration) template.HTML {
	const size, edge = 300.0, 40.0
	d := newDrawing(size+2*edge, size+2*edge, "chances told and come true")
	place := func(said, was float64) (x, y float64) { return edge + size*said, edge + size*(1-was) }
	d.line(edge, edge+size, edge+size, edge, "mark")
	for _, tick := range []float64{0, 0.5, 1} {
		x, y := place(tick, tick)
		d.text(x, edge+size+18, "tick", fmt.Sprintf("%.0f %%", 100*tick))
		d.text(edge-8, y+4, "label", fmt.Sprintf("%.0f %%", 100*tick))
	}
	all := t.Quarters[len(t.Quarters)-1]
	var path strings.Builder
	for i, tenth := range all.Tenths {
		x, y := place(tenth.Said, tenth.Was)
		_, _ = fmt.Fprintf(&path, "%c%.1f %.1f", "LM"[btoi(i == 0)], x, y)
		d.add(`<circle cx="%.1f" cy="%.1f" r="5" class="dot good"><title>said %.3f, was %.3f, `+
			`%d times</title></circle>`, x, y, tenth.Said, tenth.Was, tenth.Times)
	}
	d.add(`<path d="%s" class="path"/>`, path.String())
	d.text(edge+size/2, edge+size+34, "tick", "told → came true ↑")
	return d.done()
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// quarterPlot shows the error by quarter of the game, beside that of knowing nothing.
func quarterPlot(t TableCalibration) template.HTML {
	var list []dot
	most := 0.0
	for _, q := range t.Quarters {
		most = max(most, q.ParBrier)
		figure := fmt.Sprintf("%.3f of %.3f", q.Brier, q.ParBrier)
		list = append(list, dot{q.When + " quarter", figure, q.Brier, 0, q.Brier, "good"})
	}
	list[len(list)-1].label = "whole game"
	return dots("squared error by quarter of the game", list, 0, most, []float64{0, round(most, 3)})
}
