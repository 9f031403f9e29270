package table

import (
	"context"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

// Leave gives up a person's seats. Before the game begins they are open again, and the table of a
// host who leaves is closed, as it is when anybody leaves while nonces are told. In a game it is a
// resignation: bots play on for the others, the person cannot come back and is placed behind
// everybody who stayed. A game that nobody is left in ends.
func (t *Table) Leave(ctx context.Context, who Who) (int64, error) {
	return t.do(ctx, who.asks(askLeave, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who sit at the table can leave it.")
		case s.Status() == Over:
			return nil, fault(IsOver, "The game is over.")
		case s.Status() == Open && who.Person == s.Created.Host, s.fixing():
			return []fact{{held.First(), KindEnded, struct{}{}}}, nil
		case s.Status() == Open:
			seats := append([]Seat(nil), s.Seats...)
			for _, seat := range held.List() {
				seats[seat] = Seat{}
			}
			return []fact{{game.Nobody, KindSetup, Setup{seats}}}, nil
		case s.others(who.Person) == 0:
			return []fact{{held.First(), KindEnded, struct{}{}}}, nil
		}
		var facts []fact
		for _, seat := range held.List() {
			left := Seat{Bot: bot.Substitute, Barred: true, Resigned: true}
			facts = append(facts, fact{seat, KindHanded, left})
		}
		return facts, nil
	})
}

// Abandon ends a game without a winner, if everybody who plays agrees. Those who have resigned are
// not asked.
func (t *Table) Abandon(ctx context.Context, who Who) (int64, error) {
	return t.do(ctx, who.asks(askAbandon, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0 || s.Seats[held.First()].Barred:
			return nil, fault(NotYourSeat, "Only those who play can end the game.")
		case s.Status() == Over:
			return nil, fault(IsOver, "The game is over.")
		case s.Status() == Open:
			return nil, fault(NotPlaying, "The table still waits for players.")
		case s.Asked != nil:
			return nil, errAsking
		}
		return wish(held.First(), Asked{What: WantEnd, Who: s.others(who.Person)}), nil
	})
}

// nudgeEvery is how often a table may be reminded of the same person's turn.
const nudgeEvery = 3 * time.Minute

// Nudge reminds the people whose turn it is.
func (t *Table) Nudge(ctx context.Context, who Who) (int64, error) {
	return t.do(ctx, who.asks(askNudge, newID()), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		if held == 0 {
			return nil, fault(NotYourSeat, "Only those who sit at the table can remind others.")
		}
		if err := s.playing(); err != nil {
			return nil, err
		}
		if s.thinking()&^held&^s.resting(t.registry.now()) == 0 {
			return nil, fault(NotAllowed, "Nobody else is to be reminded.")
		}
		for seq := s.Seq(); seq > 0; seq-- {
			e := s.Entry(seq)
			if t.registry.now().Sub(e.At) >= nudgeEvery {
				break
			}
			if e.Kind == KindNudged {
				return nil, fault(NotAllowed, "They were reminded a moment ago.")
			}
		}
		return []fact{{held.First(), KindNudged, struct{}{}}}, nil
	})
}

// resigned are the seats whose people gave up.
func (s *State) resigned() (seats game.Seats) {
	for i, seat := range s.Seats {
		if seat.Resigned {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}
