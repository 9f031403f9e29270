package table

import (
	"context"
	"crypto/subtle"
	"fmt"
	"slices"
	"time"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/store"
)

// Join takes an open seat: for Nobody the one kept for the person, or else the first. The nonce is
// what the person brings to the dice, and may be empty.
func (t *Table) Join(
	ctx context.Context, who Who, invite string, seat game.Seat, nonce string,
) (taken game.Seat, err error) {
	setups, err := t.setups(ctx)
	if err != nil {
		return game.Nobody, err
	}
	ask := who.once(askJoin)
	ask.ID = setups // who has left may come back
	seq, err := t.do(ctx, ask, func(s *State) ([]fact, error) {
		if s.Status() != Open {
			return nil, fault(Taken, "This seat is taken.")
		}
		seat, kept := s.openSeat(seat, who.Person)
		switch {
		case !kept && !s.Created.Public && !s.invited(invite):
			return nil, fault(NotInvited, "This table is private: ask for its invitation link.")
		case seat == game.Nobody:
			return nil, fault(Taken, "This seat is taken.")
		}
		if kept {
			return s.keptFor(who, nonce), nil
		}
		return []fact{{seat, KindJoined, who.seat(nonce)}}, nil
	})
	if err != nil {
		return game.Nobody, err
	}
	err = t.Read(ctx, func(s *State, _ store.Secret) error {
		for ; s.Entry(seq).Kind != KindJoined; seq-- { // the game may have begun with it
		}
		taken = s.Entry(seq).Seat
		return nil
	})
	return taken, err
}

// setups names the seats that people join: those set at first, or set anew since.
func (t *Table) setups(ctx context.Context) (id string, err error) {
	err = t.Read(ctx, func(s *State, _ store.Secret) error {
		if s.setups > 0 {
			id = fmt.Sprint(s.setups)
		}
		return nil
	})
	return id, err
}

// keptFor takes all the seats that are kept for a person.
func (s *State) keptFor(who Who, nonce string) (facts []fact) {
	for i, seat := range s.Seats {
		if seat.Open() && seat.For == who.Person {
			taken := who.seat(nonce)
			taken.Name = seat.Name
			facts = append(facts, fact{game.Seat(i), KindJoined, taken})
		}
	}
	return facts
}

// seat is a seat that the person takes.
func (w Who) seat(nonce string) Seat {
	return Seat{
		Person: w.Person, Name: w.Name, Guest: w.Guest, Program: w.Program, Nonce: nonce,
		Owes: w.Fair && nonce == "", Vacation: w.Vacation,
	}
}

// invited tells whether a key is the table's.
func (s *State) invited(key string) bool { return SameKey(key, s.secret.Invite) }

// SameKey compares secrets without telling how much of them was right.
func SameKey(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// openSeat finds a seat for a person, and tells whether it was kept for the person.
func (s *State) openSeat(wanted game.Seat, person string) (seat game.Seat, kept bool) {
	seat = game.Nobody
	for i, at := range s.Seats {
		switch {
		case !at.Open() || wanted != game.Nobody && wanted != game.Seat(i):
		case at.For != "" && at.For == person:
			return game.Seat(i), true
		case at.For == "" && seat == game.Nobody:
			seat = game.Seat(i)
		}
	}
	return seat, false
}

// Hand gives a seat to a bot, or back to its person for an empty name. Its person may. The host may
// fill an open seat. For somebody who is away from a table without a clock the others who are there
// may agree to it; where there is a clock, it decides.
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
		case s.fixing():
			return nil, errFixing
		case mine && at.Barred:
			return nil, at.goneForGood()
		case mine && at.Bot == name:
			return nil, nil
		case mine, at.Open() && name != "" && who.Person == s.Created.Host:
			return []fact{{seat, KindHanded, Seat{Bot: name}}}, nil
		case name == "" || s.SeatsOf(who.Person) == 0 || at.Person == "" || at.Bot != "":
			return nil, fault(NotYourSeat, "Only its player can hand this seat on or take it.")
		case s.Created.Clock != nil || !t.away(s, seat):
			return nil, fault(NotYourSeat, "Its player is here, or the clock will tell.")
		case s.Asked != nil:
			return nil, errAsking
		}
		there := s.others(who.Person).Without(seat)
		for _, other := range there.List() {
			if t.away(s, other) {
				there = there.Without(other)
			}
		}
		by := s.SeatsOf(who.Person).First()
		return wish(by, Asked{What: WantReplace, Seat: seat, Bot: name, Who: there}), nil
	})
}

// goneForGood is why a person cannot come back.
func (s Seat) goneForGood() *Fault {
	if s.Resigned {
		return fault(NotAllowed, "You have resigned from this game.")
	}
	return fault(NotAllowed, "The others have voted you out of this game.")
}

// AwayAfter is how long somebody who has closed a table counts as being there.
const AwayAfter = 2 * time.Minute

// away tells whether the person of a seat neither looks at the table nor has done anything for a
// while.
func (t *Table) away(s *State, seat game.Seat) bool {
	if slices.Contains(t.registry.Present(t.id), s.Seats[seat].Person) {
		return false
	}
	for seq := s.Seq(); seq > 0; seq-- {
		e := s.Entry(seq)
		if t.registry.now().Sub(e.At) >= t.registry.away {
			return true
		}
		if e.Ask.Person == s.Seats[seat].Person {
			return false
		}
	}
	return false
}

// hand gives a seat to a bot, or back.
func (s *State) hand(seat game.Seat, to Seat) {
	at := &s.Seats[seat]
	at.Bot, at.For = to.Bot, ""
	if at.Nonce == "" {
		at.Seal = "" // it will not be told
	}
	if to.Forced {
		s.forced, s.Asked = true, nil
	}
	at.Barred = at.Barred || to.Barred
	at.Resigned = at.Resigned || to.Resigned
}

// Kick begins a vote about giving somebody's seat to a bot for good.
func (t *Table) Kick(ctx context.Context, who Who, seat game.Seat) (int64, error) {
	return t.do(ctx, who.asks(askKick, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who sit at the table have a vote.")
		case seat < 0 || int(seat) >= len(s.Seats) || s.Seats[seat].Person == "" || held.Has(seat):
			return nil, fault(NotFound, "There is nobody to vote about in this seat.")
		case s.Status() == Over:
			return nil, fault(IsOver, "The game is over.")
		case s.Status() == Open:
			return nil, fault(NotPlaying, "The table still waits for players.")
		case s.Asked != nil:
			return nil, errAsking
		}
		voters := s.others(who.Person) &^ s.SeatsOf(s.Seats[seat].Person)
		if voters == 0 {
			return nil, fault(NotAllowed, "One against one is no vote: report the person.")
		}
		ask := Asked{What: WantKick, Seat: seat, Bot: bot.Substitute, Who: voters}
		return wish(held.First(), ask), nil
	})
}

// Pause stops the game or lets it go on. Where a clock runs the others must agree to a pause.
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
		case paused && s.Asked != nil:
			return nil, errAsking
		case paused && s.Created.Clock != nil:
			ask := Asked{What: WantPause, Who: s.others(who.Person)}
			return wish(held.First(), ask), nil
		}
		return []fact{{held.First(), KindPaused, Paused{paused}}}, nil
	})
}
