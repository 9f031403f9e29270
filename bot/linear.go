package bot

import (
	"fmt"
	"strings"

	"twobanners/game"
)

// Linear is a linear model of what a seat will still score: its features, weighted by class.
// `twobanners lab fit` makes it. docs/weights.md tells the format.
type Linear struct {
	Game string `json:"game"`
	// Kind is the kind of table it was fitted to.
	Kind string `json:"kind"`
	Made Made   `json:"made"`
	// Names are those of the features.
	Names []string `json:"names"`
	// Weights are by class; class 0 and classes that never came up have none.
	Weights [][]float32 `json:"weights"`
}

// Made is where weights come from.
type Made struct {
	Command string `json:"command"`
	Seed    uint64 `json:"seed"`
	Games   int    `json:"games"`
	Commit  string `json:"commit,omitempty"`
	// Version is the game's: rules and content hash.
	Version string `json:"version"`
	// Figures are errors on games that were held out, in points, by name.
	Figures map[string]float64 `json:"figures"`
}

// check tells whether every feature has its name.
func (l *Linear) check() error {
	for _, w := range l.Weights {
		if len(w) != 0 && len(w) != len(l.Names) {
			return fmt.Errorf("%d weights for %d names", len(w), len(l.Names))
		}
	}
	return named(l.Names)
}

// Future is what a seat with these features is expected to score from now on.
func (l *Linear) Future(class int, features []float32) float32 {
	sum := float32(0)
	for i, w := range l.Weights[class] {
		sum += w * features[i]
	}
	return sum
}

// linearLeaf compares forecasts by linear weights.
type linearLeaf struct {
	linear   *Linear
	features []float32
}

func newLinearLeaf(l *Linear, p game.Describer) *linearLeaf {
	features, _, _ := p.Shape()
	return &linearLeaf{l, make([]float32, features)}
}

// Value is the margin forecast.
func (l *linearLeaf) Value(p game.Planner, seat game.Seat) float64 {
	d := p.(game.Describer)
	var f forecast
	for s := range game.Seat(d.Seats()) {
		f[s] = float64(d.Score(s))
		if class := d.Class(s); class > 0 {
			d.Features(s, l.features)
			f[s] += float64(l.linear.Future(class, l.features))
		}
	}
	return f.margin(d, seat)
}

// plainKind is a kind of table without its variant.
func plainKind(kind string) string {
	plain, _, _ := strings.Cut(kind, "-")
	return plain
}
