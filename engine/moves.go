package engine

import (
	"encoding/json"
	"strconv"

	"twobanners/game"
)

type movesAnswer struct {
	Moves []moveShown `json:"moves"`
}

// moveShown is a legal move: seat and move, or seat and packed, can be sent back to apply it.
type moveShown struct {
	Seat   game.Seat `json:"seat"`
	Move   any       `json:"move"`
	Packed game.Move `json:"packed"`
	Cost   *sum      `json:"cost,omitempty"`
}

// sum is a number and what it is made of.
type sum struct {
	Total int              `json:"total"`
	Terms []game.NamedTerm `json:"terms"`
}

// moves lists what a seat may do, or everybody.
func (s *Session) moves(f seatFields) (a movesAnswer, p *Problem) {
	pos := s.match.Position
	seats := pos.Actors()
	if f.Seat != nil {
		seat, p := s.seat(f.Seat)
		if p != nil {
			return a, p
		}
		seats &= game.Only(seat)
	}
	a.Moves = []moveShown{}
	for _, seat := range seats.List() {
		for _, m := range pos.Moves(seat, nil) {
			shown := moveShown{Seat: seat, Move: s.match.Game.ShowMove(pos, m), Packed: m}
			shown.Cost = s.cost(seat, m)
			a.Moves = append(a.Moves, shown)
		}
	}
	return a, nil
}

func (s *Session) cost(seat game.Seat, m game.Move) *sum {
	terms := s.match.Game.Explain(s.match.Position, seat, m)
	if terms == nil {
		return nil
	}
	cost := &sum{Terms: terms}
	for _, t := range terms {
		cost.Total += t.N
	}
	return cost
}

type moveFields struct {
	envelope
	Seat *int            `json:"seat"`
	Move json.RawMessage `json:"move"`
}

// readMove reads a move in notation, or packed if it is a number.
func (s *Session) readMove(f moveFields) (seat game.Seat, m game.Move, p *Problem) {
	if seat, p = s.seat(f.Seat); p != nil {
		return seat, 0, p
	}
	if len(f.Move) == 0 {
		return seat, 0, problem(codeBadRequest, "move is missing")
	}
	if packed, err := strconv.ParseUint(string(f.Move), 10, 64); err == nil {
		return seat, game.Move(packed), nil
	}
	m, err := s.match.Game.ReadMove(s.match.Position, seat, f.Move)
	if err != nil {
		return seat, 0, problem(codeBadMove, "%v", err)
	}
	return seat, m, nil
}

// whyAnswer judges a move without making it.
type whyAnswer struct {
	Legal bool `json:"legal"`
	Cost  *sum `json:"cost,omitempty"`
	Refused
}

func (s *Session) why(f moveFields) (a whyAnswer, p *Problem) {
	seat, m, p := s.readMove(f)
	if p != nil {
		return a, p
	}
	refusal := s.match.Position.Why(seat, m)
	if refusal.OK() {
		return whyAnswer{Legal: true, Cost: s.cost(seat, m)}, nil
	}
	return whyAnswer{Refused: s.refused(refusal)}, nil
}

type applyAnswer struct {
	Events   []eventShown `json:"events"`
	Decision decision     `json:"decision"`
}

// eventShown is something that happened; To is left out when everybody may know it.
type eventShown struct {
	Fact any         `json:"fact"`
	To   []game.Seat `json:"to,omitempty"`
}

func (s *Session) apply(f moveFields) (a applyAnswer, p *Problem) {
	seat, m, p := s.readMove(f)
	if p != nil {
		return a, p
	}
	pos := s.match.Position
	mayDecide := pos.Actors() == 0 || pos.Actors().Has(seat)
	log, refusal := s.match.Apply(seat, m)
	switch {
	case refusal.Cites(game.NotAMove):
		return a, s.refusalProblem(codeBadMove, refusal)
	case !refusal.OK() && !mayDecide:
		return a, s.refusalProblem(codeWrongSeat, refusal)
	case !refusal.OK():
		return a, s.refusalProblem(codeNotLegal, refusal)
	}
	a = applyAnswer{Events: []eventShown{}, Decision: s.decision()}
	for _, e := range log.Events {
		shown := eventShown{Fact: s.match.Game.ShowEvent(pos, e)}
		if e.To != game.Everyone {
			shown.To = e.To.List()
		}
		a.Events = append(a.Events, shown)
	}
	return a, nil
}
