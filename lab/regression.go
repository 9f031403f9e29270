package lab

import "math"

// regression collects what a ridge regression needs to know of its samples: sums of products.
type regression struct {
	n       int
	samples float64
	// squares is the lower triangle of the sum of x·xᵀ, row by row; cross the sum of x·y.
	squares []float64
	cross   []float64
	y, yy   float64
}

func newRegression(n int) *regression {
	return &regression{
		n: n, squares: make([]float64, n*(n+1)/2), cross: make([]float64, n),
	}
}

// add takes a sample in; nonzero are the places of x that count.
func (r *regression) add(x []float32, nonzero []int, y float64) {
	for k, i := range nonzero {
		xi := float64(x[i])
		r.cross[i] += xi * y
		row := r.squares[i*(i+1)/2:]
		for _, j := range nonzero[:k+1] {
			row[j] += xi * float64(x[j])
		}
	}
	r.samples++
	r.y += y
	r.yy += y * y
}

func (r *regression) merge(other *regression) {
	for i, v := range other.squares {
		r.squares[i] += v
	}
	for i, v := range other.cross {
		r.cross[i] += v
	}
	r.samples += other.samples
	r.y += other.y
	r.yy += other.yy
}

// at is an element of the symmetric sum of squares.
func (r *regression) at(i, j int) float64 {
	if j > i {
		i, j = j, i
	}
	return r.squares[i*(i+1)/2+j]
}

// times is the sum of squares applied to weights.
func (r *regression) times(w []float64) []float64 {
	out := make([]float64, r.n)
	for i := range out {
		for j, v := range w {
			out[i] += r.at(i, j) * v
		}
	}
	return out
}

// solve gives the weights that fit best, drawn towards prior ones by ridge. The first input, which
// is always one, is hardly drawn.
func (r *regression) solve(prior []float64, ridge float64) []float64 {
	const hardly = 1e-3
	right := r.times(prior)
	for i := range right {
		right[i] = r.cross[i] - right[i]
	}
	// Cholesky: a = l·lᵀ, then two triangular systems.
	l := append([]float64(nil), r.squares...)
	for i := range r.n {
		row := l[i*(i+1)/2:]
		row[i] += ridge
		if i == 0 {
			row[i] += hardly - ridge
		}
		for j := 0; j <= i; j++ {
			other := l[j*(j+1)/2:]
			sum := row[j]
			for k := range j {
				sum -= row[k] * other[k]
			}
			if i == j {
				row[i] = math.Sqrt(max(sum, 1e-12))
			} else {
				row[j] = sum / other[j]
			}
		}
	}
	for i := range r.n {
		row := l[i*(i+1)/2:]
		for k := range i {
			right[i] -= row[k] * right[k]
		}
		right[i] /= row[i]
	}
	for i := r.n - 1; i >= 0; i-- {
		for k := i + 1; k < r.n; k++ {
			right[i] -= l[k*(k+1)/2+i] * right[k]
		}
		right[i] /= l[i*(i+1)/2+i]
	}
	for i := range right {
		right[i] += prior[i]
	}
	return right
}

// squaredError is the sum of squared errors of weights on the samples.
func (r *regression) squaredError(w []float64) float64 {
	sum := r.yy
	for i, v := range r.times(w) {
		sum += w[i] * (v - 2*r.cross[i])
	}
	return max(0, sum)
}

// variance is the sum of squares around the mean.
func (r *regression) variance() float64 {
	if r.samples == 0 {
		return 0
	}
	return r.yy - r.y*r.y/r.samples
}
