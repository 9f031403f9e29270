package table

import (
	"context"
	"time"

	"twobanners/game"
)

// VacationMost is how long a vacation may be.
const VacationMost = restMost

// Vacation says until when a person is on vacation; a time that is past ends one. Clocks with days
// for a turn rest meanwhile, as long as restMost allows; everybody at the table can see why.
func (t *Table) Vacation(ctx context.Context, who Who, until time.Time) (int64, error) {
	return t.do(ctx, who.asks(askVacate, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		end := int64(0)
		if until.After(t.registry.now()) {
			end = until.UnixMilli()
		}
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who sit at the table are missed there.")
		case s.Status() == Over || s.others(who.Person) == 0,
			s.Seats[held.First()].Vacation == end:
			return nil, nil
		}
		return []fact{{held.First(), KindVacation, Vacation{end}}}, nil
	})
}

// resting are the seats whose people are on vacation.
func (s *State) resting(at time.Time) (seats game.Seats) {
	for i, seat := range s.Seats {
		if seat.Vacation > at.UnixMilli() {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}
