package lab

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"twobanners/game"
)

// Ending is how often games ended in one way for one side; low and high are the 95 % Wilson
// interval of the share.
type Ending struct {
	How   string  `json:"how,omitempty"`
	By    string  `json:"by,omitempty"`
	Games int     `json:"games"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Number is the mean of something counted at the end of each game, with its 95 % interval.
type Number struct {
	Name string  `json:"name"`
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

type way struct{ how, by string }

// endings is what is counted of games that tell how they ended. All of it is whole numbers, so that
// the order of adding does not matter.
type endings struct {
	ways map[way]int
	sums map[string][2]int64 // of a number and of its square
}

func (e *endings) count(p game.Position) {
	ender, ok := p.(game.Ender)
	if !ok {
		return
	}
	if e.ways == nil {
		e.ways, e.sums = map[way]int{}, map[string][2]int64{}
	}
	end := ender.Ending()
	e.ways[way{end.How, end.By}]++
	for _, n := range end.Numbers {
		sum := e.sums[n.Name]
		e.sums[n.Name] = [2]int64{sum[0] + int64(n.N), sum[1] + int64(n.N)*int64(n.N)}
	}
}

func (e *endings) add(other *endings) {
	if e.ways == nil {
		*e = *other
		return
	}
	for w, n := range other.ways {
		e.ways[w] += n
	}
	for name, sum := range other.sums {
		mine := e.sums[name]
		e.sums[name] = [2]int64{mine[0] + sum[0], mine[1] + sum[1]}
	}
}

// report gives the ways games ended, the most frequent first, how often each side won, and the
// numbers by name.
func (e *endings) report(games int, r *Report) {
	sides := map[string]int{}
	for w, n := range e.ways {
		r.Endings = append(r.Endings, endingOf(w, n, games))
		sides[w.by] += n
	}
	for by, n := range sides {
		if by != "" {
			r.Sides = append(r.Sides, endingOf(way{by: by}, n, games))
		}
	}
	for _, list := range [][]Ending{r.Endings, r.Sides} {
		slices.SortFunc(list, func(a, b Ending) int {
			return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.How, b.How),
				cmp.Compare(a.By, b.By))
		})
	}
	for _, name := range slices.Sorted(maps.Keys(e.sums)) {
		sum := e.sums[name]
		n := float64(games)
		mean := float64(sum[0]) / n
		variance := max(0, float64(sum[1])/n-mean*mean)
		wide := z * math.Sqrt(variance/max(1, n-1))
		r.Numbers = append(r.Numbers,
			Number{name, round(mean, 3), round(mean-wide, 3), round(mean+wide, 3)})
	}
}

func endingOf(w way, n, games int) Ending {
	low, high := Wilson(float64(n), games)
	return Ending{w.how, w.by, n, round(float64(n)/float64(games), 6), low, high}
}
