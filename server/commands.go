package server

import (
	"cmp"
	"encoding/json"
	"net/http"

	"twobanners/game"
	"twobanners/table"
)

// command reads who asks and what.
func command[T any](s *Server, r *http.Request) (who table.Who, body T, err error) {
	if body, err = read[T](r); err != nil {
		return who, body, err
	}
	who, err = s.who(r)
	return who, body, err
}

type seqAnswer struct {
	Seq int64 `json:"seq"`
}

const maxMoves = 64

// movesRequest is a request for moves.
type movesRequest struct {
	ID    string
	Seq   int64
	Seat  game.Seat
	Moves []json.RawMessage
	// With tells that the press that made the seat's last move sent these as well.
	With bool
}

func (s *Server) moves(r *http.Request) (any, error) {
	who, body, err := command[movesRequest](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	if len(body.Moves) == 0 || len(body.Moves) > maxMoves {
		return nil, fault(table.BadRequest, "One to 64 moves can be sent at once.")
	}
	notation := make([][]byte, len(body.Moves))
	for i, m := range body.Moves {
		notation[i] = m
	}
	play := s.table(r).Play
	if body.With {
		play = s.table(r).PlayOn
	}
	seq, err := play(r.Context(), who, body.ID, body.Seq, body.Seat, notation)
	return seqAnswer{seq}, err
}

// atSeq is what a seat asks for without saying more, at a position it has seen.
type atSeq struct {
	ID   string
	Seq  int64
	Seat game.Seat
}

func (s *Server) atSeq(r *http.Request) (table.Who, atSeq, error) {
	who, body, err := command[atSeq](s, r)
	if err == nil {
		err = goodID(body.ID)
	}
	return who, body, err
}

func (s *Server) undo(r *http.Request) (any, error) {
	who, body, err := s.atSeq(r)
	if err != nil {
		return nil, err
	}
	seq, asked, err := s.table(r).Undo(r.Context(), who, body.ID, body.Seq, body.Seat)
	if asked != 0 {
		return map[string]any{"seq": seq, "asked": asked.List()}, err
	}
	return seqAnswer{seq}, err
}

func (s *Server) redo(r *http.Request) (any, error) {
	who, body, err := s.atSeq(r)
	if err != nil {
		return nil, err
	}
	seq, err := s.table(r).Redo(r.Context(), who, body.ID, body.Seq, body.Seat)
	return seqAnswer{seq}, err
}

func (s *Server) consent(r *http.Request) (any, error) {
	who, body, err := command[struct {
		ID    string
		Seat  game.Seat
		Agree bool
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	seq, err := s.table(r).Consent(r.Context(), who, body.ID, body.Seat, body.Agree)
	return seqAnswer{seq}, err
}

func (s *Server) chat(r *http.Request) (any, error) {
	who, body, err := command[struct {
		ID, Text string
		Seat     *game.Seat
		Team     bool
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	if p, err := s.visitor(r); err != nil || p.Muted {
		return nil, cmp.Or(err, fault(muted, "The operator of this site has muted you."))
	}
	talk := table.Talk{Seat: game.Nobody, Text: cleanText(body.Text), Team: body.Team}
	if body.Seat != nil {
		talk.Seat = *body.Seat
	}
	seq, err := s.table(r).Say(r.Context(), who, body.ID, talk)
	return seqAnswer{seq}, err
}

// advise proposes a move to a teammate.
func (s *Server) advise(r *http.Request) (any, error) {
	who, body, err := command[struct {
		ID        string
		Seq       int64
		Seat, For game.Seat
		Move      json.RawMessage
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	seq, err := s.table(r).Advise(r.Context(), who, body.ID, body.Seq, body.Seat, body.For,
		body.Move)
	return seqAnswer{seq}, err
}

func (s *Server) hand(r *http.Request) (any, error) {
	who, body, err := command[struct{ Kind, Bot string }](s, r)
	if err != nil {
		return nil, err
	}
	seat, err := seatPath(r)
	if err != nil {
		return nil, err
	}
	switch {
	case body.Kind == "person":
		body.Bot = ""
	case body.Kind != "bot":
		return nil, fault(table.BadRequest, "A seat is handed to a bot or to its person.")
	case body.Bot == "":
		body.Bot = "greedy"
	}
	seq, err := s.table(r).Hand(r.Context(), who, seat, body.Bot)
	return seqAnswer{seq}, err
}

// kick begins a vote about somebody.
func (s *Server) kick(r *http.Request) (any, error) {
	who, body, err := command[struct{ Seat game.Seat }](s, r)
	if err != nil {
		return nil, err
	}
	seq, err := s.table(r).Kick(r.Context(), who, body.Seat)
	return seqAnswer{seq}, err
}

func (s *Server) pause(r *http.Request) (any, error) {
	who, body, err := command[struct{ Paused bool }](s, r)
	if err != nil {
		return nil, err
	}
	seq, err := s.table(r).Pause(r.Context(), who, body.Paused)
	return seqAnswer{seq}, err
}

func (s *Server) rematch(_ http.ResponseWriter, r *http.Request) (any, error) {
	who, body, err := command[struct {
		Nonce string
		Fair  bool
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodNonce(body.Nonce); err != nil {
		return nil, err
	}
	who.Fair = body.Fair
	id, err := s.table(r).Rematch(r.Context(), who, body.Nonce)
	return map[string]string{"id": id}, err
}
