package bot

import (
	"math"

	"twobanners/game"
)

// Leaf is a value function: it values a position for a seat, at the moment a turn begins: how far
// ahead it will end, in points. It keeps room to think in, so it serves one player at a time.
type Leaf interface {
	Value(p game.Planner, seat game.Seat) float64
}

// evaluated is the game's own guess at one side.
type evaluated struct{}

func (evaluated) Value(p game.Planner, seat game.Seat) float64 {
	sum := p.Evaluate(seat)
	return float64(sum.Total) / 100
}

// forecast is what each seat is expected to score in the end.
type forecast [game.MaxSeats]float64

// margin is how far a seat's side is ahead: of the one rival there is, or of the mean of all rivals
// and the best of them. A side is as strong as its weaker member, nearly.
func (f *forecast) margin(p game.Describer, seat game.Seat) float64 {
	mine := p.Side(seat)
	best, sum, rivals := math.Inf(-1), 0.0, 0
	for s := range game.Seat(p.Seats()) {
		side := p.Side(s)
		if side == mine || side.First() != s {
			continue
		}
		total := f.of(side)
		best = max(best, total)
		sum += total
		rivals++
	}
	return f.of(mine) - (best+sum/float64(rivals))/2
}

func (f *forecast) of(side game.Seats) float64 {
	least, sum := math.Inf(1), 0.0
	for rest := side; rest != 0; rest = rest.Without(rest.First()) {
		least = min(least, f[rest.First()])
		sum += f[rest.First()]
	}
	return 0.75*least + 0.25*sum/float64(side.Len())
}
