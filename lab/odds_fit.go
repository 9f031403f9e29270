package lab

import "math"

// OddsFit is a correction of what is said of fights: for each kind the weights of a logistic
// regression of winning, and those of a Poisson regression of wounds.
type OddsFit struct {
	Made   Made               `json:"made"`
	Seed   uint64             `json:"seed"`
	Times  int                `json:"times"`
	Inputs []string           `json:"inputs"`
	Kinds  map[string]KindFit `json:"kinds"`
}

// KindFit is the correction of a kind, and how many fights it rests on.
type KindFit struct {
	Fights int       `json:"fights"`
	Win    []float64 `json:"win"`
	Wounds []float64 `json:"wounds"`
}

// oddsRidge draws weights towards what is said, in fights.
const oddsRidge = 20

// steep is the least slope that a step reckons with: with less, the first steps lead nowhere.
const steep = 1. / 16

// Fit fits a correction to all samples; "said" and "wounds" are the inputs that it starts from.
func (r *OddsReport) Fit() *OddsFit {
	f := &OddsFit{Made: r.Made, Seed: r.Head.Seed, Times: r.Times, Inputs: r.Inputs}
	f.Kinds = map[string]KindFit{}
	byKind := map[string][]*Sample{}
	for i := range r.Samples {
		byKind[r.Samples[i].Kind] = append(byKind[r.Samples[i].Kind], &r.Samples[i])
	}
	times := float64(r.Times)
	for kind, list := range byKind {
		f.Kinds[kind] = KindFit{
			Fights: len(list),
			Win: r.fit(list, "said", func(s *Sample, eta float64) (slope, residual float64) {
				p := 1 / (1 + math.Exp(-eta))
				return times * max(steep, p*(1-p)), float64(s.Won) - times*p
			}),
			Wounds: r.fit(list, "wounds", func(s *Sample, eta float64) (slope, residual float64) {
				mean := times * math.Exp(eta)
				return max(steep, mean), float64(s.Hurt) + 0.2*times - mean
			}),
		}
	}
	return f
}

// fit is iteratively reweighted least squares: like tells the slope of the mean in the linear part
// and what is left.
func (r *OddsReport) fit(
	list []*Sample, from string, like func(s *Sample, eta float64) (slope, residual float64),
) []float64 {
	const rounds = 100
	n := len(r.Inputs)
	prior, all := make([]float64, n), make([]int, n)
	for i, name := range r.Inputs {
		prior[i] = float64(yes(name == from))
		all[i] = i
	}
	w := append([]float64(nil), prior...)
	x := make([]float32, n)
	for range rounds {
		sums := newRegression(n)
		for _, s := range list {
			eta := 0.0
			for i, v := range s.Inputs {
				eta += w[i] * v
			}
			slope, residual := like(s, min(20, max(-20, eta)))
			root := math.Sqrt(slope)
			for i, v := range s.Inputs {
				x[i] = float32(root * v)
			}
			sums.add(x, all, root*(eta+residual/slope))
		}
		w = sums.solve(prior, oddsRidge)
	}
	for i := range w {
		w[i] = round(w[i], 4)
	}
	return w
}
