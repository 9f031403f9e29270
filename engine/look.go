package engine

import "twobanners/game"

// decision says what the match waits for.
type decision struct {
	Actors []game.Seat `json:"actors"`
	Stage  string      `json:"stage,omitempty"`
	Moves  int         `json:"moves"`
	Over   bool        `json:"over"`
	Hash   string      `json:"hash"`
}

func (s *Session) decision() decision {
	m := s.match
	d := decision{Actors: m.Position.Actors().List(), Moves: len(m.Record.Steps)}
	_, d.Over = m.Position.Outcome()
	if g, ok := m.Game.(game.StageNamer); ok {
		d.Stage = g.StageName(m.Position)
	}
	d.Hash = m.Record.Head.Hash
	if d.Moves > 0 {
		d.Hash = m.Record.Steps[d.Moves-1].Hash
	}
	return d
}

func (s *Session) whoseDecision(envelope) (decision, *Problem) { return s.decision(), nil }

type seatFields struct {
	envelope
	Seat *int `json:"seat"`
}

// seat checks that a seat was named and exists.
func (s *Session) seat(field *int) (game.Seat, *Problem) {
	if field == nil {
		return game.Nobody, problem(codeBadRequest, "seat is missing")
	}
	if seats := s.match.Position.Seats(); *field < 0 || *field >= seats {
		return game.Nobody, problem(codeWrongSeat, "there is no seat %d: seats are 0 to %d",
			*field, seats-1)
	}
	return game.Seat(*field), nil
}

type viewAnswer struct {
	Seat *int `json:"seat"`
	View any  `json:"view"`
}

// view shows what a seat may know; without a seat, what a spectator may know.
func (s *Session) view(f seatFields) (a viewAnswer, p *Problem) {
	seat := game.Nobody
	if f.Seat != nil {
		if seat, p = s.seat(f.Seat); p != nil {
			return a, p
		}
	}
	return viewAnswer{f.Seat, s.match.Game.Show(s.match.Position.View(seat))}, nil
}

type stateAnswer struct {
	State any `json:"state"`
}

func (s *Session) state(envelope) (stateAnswer, *Problem) {
	return stateAnswer{s.match.Game.Show(s.match.Position)}, nil
}

type redealFields struct {
	envelope
	Seat *int       `json:"seat"`
	Seed *seedField `json:"seed"`
}

// redeal shows the match with everything the seat may not know drawn anew. The match stays as is.
func (s *Session) redeal(f redealFields) (a stateAnswer, p *Problem) {
	seat, p := s.seat(f.Seat)
	if p != nil {
		return a, p
	}
	seed := game.NewSeed()
	if f.Seed != nil {
		seed = f.Seed.seed
	}
	return stateAnswer{s.match.Game.Show(s.redealt(seat, seed))}, nil
}

func (s *Session) redealt(seat game.Seat, seed game.Seed) game.Position {
	p := s.match.Position.Clone()
	p.Redeal(seat, game.NewSecret(seed))
	return p
}

// evaluate explains how well a seat stands.
func (s *Session) evaluate(f seatFields) (a sum, p *Problem) {
	seat, p := s.seat(f.Seat)
	if p != nil {
		return a, p
	}
	value := s.match.Position.Evaluate(seat)
	a = sum{Total: int(value.Total), Terms: []game.NamedTerm{}}
	for _, t := range value.Terms() {
		a.Terms = append(a.Terms, game.NamedTerm{
			Name: s.match.Game.TermName(t.ID), N: int(t.N),
		})
	}
	return a, nil
}

type adviceAnswer struct {
	Advice any `json:"advice"`
	Odds   any `json:"odds,omitempty"`
}

type adviceFields struct {
	seatFields
	Part string `json:"part"`
}

// advice is what the game says about the seat's choices, from what the seat knows.
func (s *Session) advice(f adviceFields) (a adviceAnswer, p *Problem) {
	seat, p := s.seat(f.Seat)
	if p != nil {
		return a, p
	}
	a.Advice = struct{}{}
	if g, ok := s.match.Game.(game.Adviser); ok {
		a.Advice = g.Advise(s.match.Position, seat)
	}
	if g, ok := s.match.Game.(game.Foreteller); ok {
		a.Odds = g.Foretell(s.match.Position, seat, f.Part)
	}
	return a, nil
}
