package lab

import "math"

// sequential is a sequential probability ratio test, in its generalised form for results that are
// roughly normal, as engine testers use it: is a bot better than par by a tenth of it, or worse?
// It looks at deals, not games: the games of a deal are not independent.
type sequential struct {
	par          float64
	n, sum, sumq float64
}

const (
	// seqError is how often either wrong answer is given, at the edge.
	seqError = 0.01
	// seqLeast is the number of deals below which the spread is not known well enough.
	seqLeast = 20
	// seqSpread is the least spread believed: a bot that wins every game so far may lose one.
	seqSpread = 0.1
)

// add takes the share of a deal in.
func (s *sequential) add(share float64) {
	s.n++
	s.sum += share - s.par
	s.sumq += (share - s.par) * (share - s.par)
}

// verdict is 1 for better, -1 for worse, 0 as long as it is not plain.
func (s *sequential) verdict() int {
	if s.n < seqLeast {
		return 0
	}
	mean := s.sum / s.n
	spread := max(s.sumq/s.n-mean*mean, seqSpread*seqSpread)
	ratio := s.n * (2 * s.par / 10) * mean / spread
	switch limit := math.Log((1 - seqError) / seqError); {
	case ratio >= limit:
		return 1
	case ratio <= -limit:
		return -1
	}
	return 0
}
