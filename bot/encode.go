package bot

import "twobanners/game"

// extras are the inputs of a seat that follow its features and its class: when it moves, how many
// play, whether it has allies, its score, and how far it and its forecast are ahead of rivals.
const extras = 2*game.MaxSeats + 5

// Encoded is a position as a net is told about it, at the moment a turn begins: a row of inputs for
// each seat, and the scene.
type Encoded struct {
	Seats  int
	Sides  [game.MaxSeats]game.Seats
	Class  [game.MaxSeats]int
	Score  [game.MaxSeats]float32
	Linear [game.MaxSeats]float32
	Rows   [game.MaxSeats][]float32
	Scene  []float32
}

// Inputs is the length of a row.
func Inputs(p game.Describer) int {
	features, _, classes := p.Shape()
	return features + classes + extras
}

// NewEncoded makes room for the positions of a game.
func NewEncoded(p game.Describer) *Encoded {
	_, scene, _ := p.Shape()
	e := &Encoded{Scene: make([]float32, scene)}
	for s := range e.Rows {
		e.Rows[s] = make([]float32, Inputs(p))
	}
	return e
}

// Encode describes a position. The linear forecast is an input: the net corrects it.
func (e *Encoded) Encode(p game.Describer, l *Linear, mover game.Seat) {
	features, _, classes := p.Shape()
	e.Seats = p.Seats()
	p.Scene(e.Scene)
	for s := range game.Seat(e.Seats) {
		row := e.Rows[s]
		clear(row[features:])
		p.Features(s, row[:features])
		e.Sides[s], e.Class[s], e.Score[s] = p.Side(s), p.Class(s), float32(p.Score(s))
		e.Linear[s] = 0
		if e.Class[s] > 0 {
			e.Linear[s] = l.Future(e.Class[s], row[:features])
		}
		row[features+e.Class[s]] = 1
	}
	for s := range e.Seats {
		order := (s - int(mover) + e.Seats) % e.Seats
		extra := e.Rows[s][features+classes:]
		extra[order] = 1
		extra[game.MaxSeats+e.Seats-1] = 1
		extra = extra[2*game.MaxSeats:]
		if e.Sides[s].Len() > 1 {
			extra[0] = 1
		}
		score, total := e.Score[s], e.Score[s]+e.Linear[s]
		bestScore, bestTotal := e.bestRival(s)
		extra[1], extra[2] = score/50, (score-bestScore)/20
		extra[3], extra[4] = e.Linear[s]/20, (total-bestTotal)/20
	}
}

func (e *Encoded) bestRival(s int) (score, total float32) {
	score, total = -1e3, -1e3
	for o := range e.Seats {
		if !e.Sides[s].Has(game.Seat(o)) {
			score = max(score, e.Score[o])
			total = max(total, e.Score[o]+e.Linear[o])
		}
	}
	return score, total
}
