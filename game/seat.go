// Package game is the interface between a game's rules and everything else: Game, Position, Move,
// Event, Chance, Record. A position is a flat value, a move a packed integer, chance is handed in,
// and everything that happens is an event with an audience. Truth is a Record; positions, views and
// stories are derived from it.
package game

import "math/bits"

// MaxSeats is the most seats any game may have.
const MaxSeats = 8

// Seat is a place at the table, counted from 0.
type Seat int8

// Nobody is the seat of no one.
const Nobody Seat = -1

// Seats is a set of seats.
type Seats uint8

// Everyone holds every seat, and with them whoever watches.
const Everyone Seats = 1<<MaxSeats - 1

// Only is the set of one seat; the set is empty for Nobody.
func Only(s Seat) Seats {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// Has tells whether the set holds a seat.
func (s Seats) Has(seat Seat) bool { return s&Only(seat) != 0 }

// With is the set and one seat more.
func (s Seats) With(seat Seat) Seats { return s | Only(seat) }

// Without is the set less one seat.
func (s Seats) Without(seat Seat) Seats { return s &^ Only(seat) }

// Len counts the seats.
func (s Seats) Len() int { return bits.OnesCount8(uint8(s)) }

// First is the lowest seat, or Nobody.
func (s Seats) First() Seat {
	if s == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros8(uint8(s)))
}

// List gives the seats in ascending order, for callers outside of search.
func (s Seats) List() []Seat {
	list := make([]Seat, 0, s.Len())
	for ; s != 0; s = s.Without(s.First()) {
		list = append(list, s.First())
	}
	return list
}
