package lab

import "math"

// Rating is how strong a bot is in Elo's points: 400 more mean ten times the victories against one
// other. Low and high are its 95 % interval, given the first bot's.
type Rating struct {
	Bot    string  `json:"bot"`
	Rating float64 `json:"rating"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// eloOf is how many points a unit of a logit is.
var eloOf = 400 / math.Ln10

// bout is a result to rate by: one against so many of the other.
type bout struct {
	one, other, many int
	games, wins      float64
}

// rate finds the strengths that make the results likeliest (Bradley and Terry's model; a table of
// many of the other is a lottery with a ticket for each). Bot 0 stands at 0. Half a win is added to
// both sides of each bout, so that a clean sweep gives no infinite strength.
func rate(bots []string, bouts []bout) []Rating {
	n := len(bots)
	strength := make([]float64, n)
	var inverse [][]float64
	for range 50 {
		slope, curve := make([]float64, n), square(n)
		for _, b := range bouts {
			logit := strength[b.one] - strength[b.other] - math.Log(float64(b.many))
			chance := 1 / (1 + math.Exp(-logit))
			miss := b.wins + 0.5 - (b.games+1)*chance
			slope[b.one] += miss
			slope[b.other] -= miss
			weight := (b.games + 1) * chance * (1 - chance)
			curve[b.one][b.one] += weight
			curve[b.other][b.other] += weight
			curve[b.one][b.other] -= weight
			curve[b.other][b.one] -= weight
		}
		for i := range n { // who was in no bout stays where it is
			curve[i][i] += 1e-9
		}
		inverse = invert(curve, 1)
		for i := 1; i < n; i++ {
			step := 0.0
			for k := 1; k < n; k++ {
				step += inverse[i][k] * slope[k]
			}
			strength[i] += max(-1, min(1, step))
		}
	}
	list := make([]Rating, n)
	for i, name := range bots {
		wide := 0.0
		if i > 0 {
			wide = z * math.Sqrt(inverse[i][i])
		}
		list[i] = Rating{
			name, round(eloOf*strength[i], 0), round(eloOf*(strength[i]-wide), 0),
			round(eloOf*(strength[i]+wide), 0),
		}
	}
	return list
}

func square(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// invert is the inverse of a positive matrix without its first rows and columns (Gauss and Jordan).
func invert(m [][]float64, from int) [][]float64 {
	n := len(m)
	inverse := square(n)
	for i := from; i < n; i++ {
		inverse[i][i] = 1
	}
	for i := from; i < n; i++ {
		pivot := m[i][i]
		for k := from; k < n; k++ {
			m[i][k] /= pivot
			inverse[i][k] /= pivot
		}
		for row := from; row < n; row++ {
			factor := m[row][i]
			if row == i || factor == 0 {
				continue
			}
			for k := from; k < n; k++ {
				m[row][k] -= factor * m[i][k]
				inverse[row][k] -= factor * inverse[i][k]
			}
		}
	}
	return inverse
}
