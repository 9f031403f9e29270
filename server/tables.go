package server

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"

	"twobanners/game"
	"twobanners/table"
)

func (s *Server) table(r *http.Request) *table.Table { return s.Hall.Table(r.PathValue("id")) }

// NewTable is the wish for a table.
type NewTable struct {
	Game    string          `json:"game"`
	Seats   []NewSeat       `json:"seats"`
	Options json.RawMessage `json:"options"`
	Clock   *table.Clock    `json:"clock"`
	Public  bool            `json:"public"`
}

// NewSeat is the wish for a seat.
type NewSeat struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	Bot  string `json:"bot"`
}

func (s *Server) createTable(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[NewTable](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	who := table.Who{Person: p.ID, Name: p.Name}
	plan := table.Plan{
		Game: wish.Game, Options: wish.Options, Clock: wish.Clock, Public: wish.Public,
	}
	if string(plan.Options) == "null" {
		plan.Options = nil
	}
	for i, seat := range wish.Seats {
		planned, err := seat.plan(who, i)
		if err != nil {
			return nil, err
		}
		plan.Seats = append(plan.Seats, planned)
	}
	id, invite, err := s.Hall.Create(r.Context(), who, plan)
	return map[string]string{"id": id, "invite": invite}, err
}

func (n NewSeat) plan(who table.Who, i int) (seat table.Seat, err error) {
	name := n.Name
	if name != "" {
		if name, err = goodName(name); err != nil {
			return seat, err
		}
	}
	either := func(other string) string {
		if name != "" {
			return name
		}
		return other
	}
	switch n.Kind {
	case "me":
		return table.Seat{Person: who.Person, Name: either(who.Name)}, nil
	case "local":
		return table.Seat{Person: who.Person, Name: either(fmt.Sprintf("Player %d", i+1))}, nil
	case "bot":
		bot := n.Bot
		if bot == "" {
			bot = "greedy"
		}
		return table.Seat{Bot: bot, Name: either(bot)}, nil
	case "open":
		return table.Seat{}, nil
	default:
		return seat, fault(table.BadRequest, "A seat is for me, open, bot or local.")
	}
}

func (s *Server) join(w http.ResponseWriter, r *http.Request) (any, error) {
	wish, err := read[struct {
		Invite string
		Seat   *game.Seat
		Name   string
	}](r)
	if err != nil {
		return nil, err
	}
	p, err := s.person(w, r)
	if err != nil {
		return nil, err
	}
	if wish.Name != "" {
		if p.Name, err = goodName(wish.Name); err != nil {
			return nil, err
		}
	}
	seat := game.Nobody
	if wish.Seat != nil {
		seat = *wish.Seat
	}
	who := table.Who{Person: p.ID, Name: p.Name}
	taken, err := s.table(r).Join(r.Context(), who, wish.Invite, seat)
	return map[string]game.Seat{"seat": taken}, err
}

// seatPath reads the seat in the path.
func seatPath(r *http.Request) (game.Seat, error) {
	n, err := strconv.Atoi(r.PathValue("seat"))
	if err != nil || n < 0 || n >= game.MaxSeats {
		return game.Nobody, fault(table.NotFound, "There is no such seat.")
	}
	return game.Seat(n), nil
}

// goodID makes sure that a move id can be one.
func goodID(id string) error {
	if len(id) < 8 || len(id) > 64 {
		return fault(table.BadRequest, "An id of your own making, of 8 to 64 letters, is needed.")
	}
	return nil
}
