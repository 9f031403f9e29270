package table

import (
	"context"
	"slices"

	"twobanners/bot"
	"twobanners/game"
)

// Setup is the seats of a table as its host has set them anew, before the game begins.
type Setup struct {
	Seats []Seat `json:"seats"`
}

// Place is what the host wants a seat to be.
type Place struct {
	Seat game.Seat // one beyond the last is a new one
	Kind PlaceKind
	Name string // of a bot, or of somebody beside the host
	Bot  string
	For  string // whom a seat is kept for
}

// PlaceKind is who may sit in a place.
type PlaceKind string

// The kinds of places.
const (
	PlaceOpen  PlaceKind = "open"
	PlaceBot   PlaceKind = "bot"
	PlaceLocal PlaceKind = "local" // at the host's device
	PlaceNone  PlaceKind = "none"  // the seat goes
	PlaceKept  PlaceKind = "kept"  // open for one person; of no seat in particular, the first open
)

// Arrange changes a seat of a table that still waits. Only the host may; whoever sat there has to
// come again. The game must take the seats that are left, with the options that were chosen.
func (t *Table) Arrange(ctx context.Context, who Who, id string, p Place) (int64, error) {
	return t.do(ctx, who.asks(askSetup, id, p), func(s *State) ([]fact, error) {
		switch {
		case s.Status() != Open:
			return nil, fault(NotAllowed, "The game has begun: its seats are what they are.")
		case who.Person == "" || who.Person != s.Created.Host:
			return nil, fault(NotAllowed, "Only who made the table sets it up.")
		case s.fixing():
			return nil, errFixing
		}
		if p.Kind == PlaceKept && p.Seat == game.Nobody {
			p.Seat = s.firstOpen()
		}
		if p.Seat < 0 || int(p.Seat) > len(s.Seats) || len(s.Seats) > game.MaxSeats {
			return nil, fault(NotFound, "There is no such seat.")
		}
		seats, err := s.arranged(who, p)
		if err != nil {
			return nil, err
		}
		_, err = game.NewMatch(s.Game, len(seats), s.Created.Options, s.secret.Seed)
		if err != nil {
			return nil, fault(BadOptions, err.Error())
		}
		return []fact{{game.Nobody, KindSetup, Setup{seats}}}, nil
	})
}

// arranged are the seats after a change of one.
func (s *State) arranged(who Who, p Place) ([]Seat, error) {
	seats := slices.Clone(s.Seats)
	if int(p.Seat) == len(seats) {
		seats = append(seats, Seat{})
	}
	switch p.Kind {
	case PlaceOpen:
		seats[p.Seat] = Seat{}
	case PlaceBot:
		if _, err := bot.New(s.Game, p.Bot); err != nil {
			return nil, fault(BadRequest, err.Error())
		}
		seats[p.Seat] = Seat{Bot: p.Bot, Name: p.Name}
	case PlaceLocal:
		seat := who.seat("")
		if held := s.SeatsOf(who.Person); held != 0 {
			own := s.Seats[held.First()]
			seat.Nonce, seat.Seal, seat.Owes = own.Nonce, own.Seal, own.Owes
		}
		if p.Name != "" {
			seat.Name, seat.Guest = p.Name, seat.Guest || p.Name != who.Name
		}
		seats[p.Seat] = seat
	case PlaceKept:
		if p.For == "" || s.SeatsOf(p.For) != 0 || !seats[p.Seat].Open() {
			return nil, fault(NotAllowed, "A seat is kept that is open, for who has none.")
		}
		seats[p.Seat] = Seat{For: p.For, Name: p.Name}
	case PlaceNone:
		seats = slices.Delete(seats, int(p.Seat), int(p.Seat)+1)
	default:
		return nil, fault(BadRequest, "A seat is open, for a bot, local, or none.")
	}
	if least, most := s.Game.SeatLimits(); len(seats) < least || len(seats) > most {
		return nil, fault(BadOptions, "The game is for fewer or for more people.")
	}
	return seats, nil
}

// firstOpen is the first open seat that is kept for nobody, one beyond the last if there is none.
func (s *State) firstOpen() game.Seat {
	at := slices.IndexFunc(s.Seats, func(seat Seat) bool { return seat.Open() && seat.For == "" })
	if at < 0 {
		at = len(s.Seats)
	}
	return game.Seat(at)
}
