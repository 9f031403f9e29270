package table

import (
	"context"
	"crypto/subtle"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/store"
)

// Join takes an open seat, the first one for Nobody.
func (t *Table) Join(
	ctx context.Context, who Who, invite string, seat game.Seat,
) (taken game.Seat, err error) {
	seq, err := t.do(ctx, who.once(askJoin), func(s *State) ([]fact, error) {
		if !s.Created.Public && !t.invited(invite) {
			return nil, fault(NotInvited, "This table is private: ask for its invitation link.")
		}
		if seat = s.openSeat(seat); seat == game.Nobody {
			return nil, fault(Taken, "This seat is taken.")
		}
		return []fact{{seat, KindJoined, Seat{Person: who.Person, Name: who.Name}}}, nil
	})
	if err != nil {
		return game.Nobody, err
	}
	err = t.Look(ctx, func(s *State, _ store.Secret) error {
		taken = s.Entry(seq).Seat
		return nil
	})
	return taken, err
}

// invited tells whether a key is the table's.
func (t *Table) invited(key string) bool { return SameKey(key, t.secret.Invite) }

// SameKey compares secrets without telling how much of them was right.
func SameKey(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

func (s *State) openSeat(wanted game.Seat) game.Seat {
	for i, seat := range s.Seats {
		if seat.Open() && (wanted == game.Nobody || wanted == game.Seat(i)) {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// Hand gives a seat to a bot, or back to its person for an empty name. Its person may. The host
// may fill an open seat, and that of somebody who is away from a table without a clock.
func (t *Table) Hand(ctx context.Context, who Who, seat game.Seat, name string) (int64, error) {
	return t.do(ctx, who.asks(askHand, newID()), func(s *State) ([]fact, error) {
		if seat < 0 || int(seat) >= len(s.Seats) {
			return nil, fault(NotFound, "There is no such seat.")
		}
		if name != "" {
			if _, err := bot.New(s.Game, name); err != nil {
				return nil, fault(BadRequest, err.Error())
			}
		}
		at := s.Seats[seat]
		mine := who.Person != "" && at.Person == who.Person
		switch {
		case s.Status() == Over:
			return nil, fault(IsOver, "The game is over.")
		case !mine && (name == "" || who.Person != s.Created.Host || !t.away(s, at)):
			return nil, fault(NotYourSeat, "Only its player can hand this seat on or take it.")
		case at.Bot == name:
			return nil, nil
		}
		facts := []fact{{seat, KindHanded, Seat{Bot: name}}}
		if s.Asked != nil && name != "" {
			facts = append(facts, s.granted(game.Only(seat))...)
		}
		return facts, nil
	})
}

// away tells whether a seat waits for somebody who is not there.
func (t *Table) away(s *State, at Seat) bool {
	return at.Open() || s.Created.Clock == nil && !t.hall.hub.Present(t.id)[at.Person]
}

// Pause stops the game or lets it go on.
func (t *Table) Pause(ctx context.Context, who Who, paused bool) (int64, error) {
	return t.do(ctx, who.asks(askPause, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who sit at the table can pause the game.")
		case s.Status() == Over:
			return nil, fault(IsOver, "The game is over.")
		case s.paused == paused:
			return nil, nil
		}
		return []fact{{held.First(), KindPaused, Paused{paused}}}, nil
	})
}
