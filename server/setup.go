package server

import (
	"context"
	"net/http"

	"twobanners/game"
	"twobanners/table"
)

// arrange changes a seat of a table that still waits, for its host.
func (s *Server) arrange(r *http.Request) (any, error) {
	who, body, err := command[struct {
		ID   string
		Seat game.Seat
		Kind table.PlaceKind
		Name string
		Bot  string
	}](s, r)
	if err != nil {
		return nil, err
	}
	if err := goodID(body.ID); err != nil {
		return nil, err
	}
	if body.Name != "" {
		if body.Name, err = goodName(body.Name); err != nil {
			return nil, err
		}
	}
	if body.Kind == table.PlaceKept {
		return nil, fault(table.BadRequest, "A seat is kept by an invitation.")
	}
	place := table.Place{Seat: body.Seat, Kind: body.Kind, Name: body.Name, Bot: body.Bot}
	seq, err := s.table(r).Arrange(r.Context(), who, body.ID, place)
	return seqAnswer{seq}, err
}

// simple is a command that needs no words.
func (s *Server) simple(
	do func(*table.Table, context.Context, table.Who) (int64, error),
) func(*http.Request) (any, error) {
	return func(r *http.Request) (any, error) {
		who, _, err := command[struct{}](s, r)
		if err != nil {
			return nil, err
		}
		seq, err := do(s.table(r), r.Context(), who)
		return seqAnswer{seq}, err
	}
}
