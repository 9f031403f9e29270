package bot

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// InputNames are the names of the features that weights were made with: of a seat, and of the
// scene. Weights are found by name, so they serve a box with things that they have never seen.
type InputNames struct {
	Features []string `json:"features"`
	Scene    []string `json:"scene"`
}

// NamesOf are the names of today's features.
func NamesOf(p game.Describer) InputNames {
	features, scene := p.InputNames()
	return InputNames{features, scene}
}

// named tells whether every input has a name of its own.
func named(inputs []string) error {
	seen := map[string]bool{"": true}
	for _, name := range inputs {
		if seen[name] {
			return fmt.Errorf("two inputs have the name %q, or one has none", name)
		}
		seen[name] = true
	}
	return nil
}

// rows gives the rows of a file, each so many numbers wide, in today's order. A thing that the
// weights do not know is as the mean of its kind, which is the first word of its name: one of a
// kind is always there, and no weights have ever been told of none.
func rows(of []float32, wide int, today, file []string) []float32 {
	list := make([]float32, wide*len(today))
	for i, name := range today {
		to := list[i*wide : (i+1)*wide]
		if k := slices.Index(file, name); k >= 0 {
			copy(to, of[k*wide:])
		} else if kind := kindOf(name); kind != "" {
			mean(to, of, file, kind)
		}
	}
	return list
}

// kindOf is the kind of thing that an input is about, none for most.
func kindOf(name string) string {
	kind, _, ok := strings.Cut(name, " ")
	if !ok {
		return ""
	}
	return kind
}

// mean is the mean row of a kind.
func mean(to, of []float32, file []string, kind string) {
	n := float32(0)
	for k, name := range file {
		if kindOf(name) == kind {
			n++
			add(to, of[k*len(to):], 1)
		}
	}
	for i := range to {
		to[i] /= max(1, n)
	}
}

// fitted is the net for the positions of a game, nil if its other inputs are not theirs.
func (n *Net) fitted(p game.Describer) *Net {
	today, known := NamesOf(p), &n.Head.Names
	others := n.Head.Inputs - len(known.Features)
	if Inputs(p)-len(today.Features) != others {
		return nil
	}
	fit, first := *n, n.layers[0]
	wide, cut := 3*first.out, 3*first.out*len(known.Features)
	others = len(today.Features) + others
	fit.Head.Inputs, fit.Head.Scene, fit.Head.Names = others, len(today.Scene), today
	fit.layers = append([]layer{{
		in: others, out: first.out, bias: first.bias,
		rows: append(rows(first.rows[:cut], wide, today.Features, known.Features),
			first.rows[cut:]...),
	}}, n.layers[1:]...)
	fit.scene = rows(n.scene, first.out, today.Scene, known.Scene)
	return &fit
}

// fitted are the weights for the positions of a game, nil if it tells other classes apart.
func (l *Linear) fitted(p game.Describer) *Linear {
	today := NamesOf(p).Features
	if _, _, classes := p.Shape(); len(l.Weights) != classes {
		return nil
	}
	fit := *l
	fit.Names, fit.Weights = today, make([][]float32, len(l.Weights))
	for class, w := range l.Weights {
		if len(w) > 0 {
			fit.Weights[class] = rows(w, 1, today, l.Names)
		}
	}
	return &fit
}
