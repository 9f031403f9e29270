package lab

import "math"

// Logistic is a logistic regression without a constant of its own, fitted by Newton's method.
type Logistic struct {
	inputs [][]float64
	came   []float64 // 1 where it came true
}

const (
	logisticRidge = 0.5
	logisticSteps = 25
)

// Add adds a row: its inputs, and whether it came true (or how often).
func (l *Logistic) Add(inputs []float64, came float64) {
	l.inputs = append(l.inputs, inputs)
	l.came = append(l.came, came)
}

// Fit gives the weights; nil if there is nothing to fit to.
func (l *Logistic) Fit() []float64 {
	if len(l.inputs) == 0 {
		return nil
	}
	n := len(l.inputs[0])
	weights := make([]float64, n)
	for range logisticSteps {
		slope, bend := make([]float64, n), make([][]float64, n)
		for i := range bend {
			bend[i] = make([]float64, n)
			bend[i][i] = logisticRidge
			slope[i] = -logisticRidge * weights[i]
		}
		for row, inputs := range l.inputs {
			said := ChanceOf(inputs, weights)
			for i, x := range inputs {
				slope[i] += x * (l.came[row] - said)
				for j, y := range inputs {
					bend[i][j] += x * y * said * (1 - said)
				}
			}
		}
		for i, step := range solved(bend, slope) {
			weights[i] += step
		}
	}
	return weights
}

// ChanceOf is the logistic function of a weighted sum.
func ChanceOf(inputs, weights []float64) float64 {
	sum := 0.0
	for i, x := range inputs {
		sum += x * weights[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

// solved solves a symmetric positive system by elimination; it writes into both.
func solved(a [][]float64, b []float64) []float64 {
	for i := range a {
		for j := i + 1; j < len(a); j++ {
			part := a[j][i] / a[i][i]
			for k := i; k < len(a); k++ {
				a[j][k] -= part * a[i][k]
			}
			b[j] -= part * b[i]
		}
	}
	for i := len(a) - 1; i >= 0; i-- {
		for k := i + 1; k < len(a); k++ {
			b[i] -= a[i][k] * b[k]
		}
		b[i] /= a[i][i]
	}
	return b
}
