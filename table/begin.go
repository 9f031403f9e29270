package table

import (
	"context"
	"slices"

	"twobanners/game"
)

// The dice are fair even if the operator is not. A table commits to a secret when it is made; then
// every person brings a nonce; when the last one has come, the set-up is drawn from the secret and
// all nonces, and so is every die after it. So neither the host nor the operator can try tables
// until one suits, and anybody can check it from the record. See game.Seed.With.

// complete tells whether a table can begin: every seat is taken, and no nonce is owed.
func complete(seats []Seat) bool {
	waiting := func(s Seat) bool { return s.Open() || s.Owes && s.Bot == "" }
	return !slices.ContainsFunc(seats, waiting)
}

// noncesOf are what the seats bring, none if nobody brings any.
func noncesOf(seats []Seat) (nonces []string) {
	some := false
	for _, seat := range seats {
		nonces = append(nonces, seat.Nonce)
		some = some || seat.Nonce != ""
	}
	if !some {
		return nil
	}
	return nonces
}

// beginning is the set-up, if facts complete the table.
func (t *Table) beginning(s *State, facts []fact) ([]fact, error) {
	if s.begun || s.ended || s.tree.position != nil {
		return nil, nil
	}
	after := State{Seats: slices.Clone(s.Seats)}
	for _, f := range facts {
		switch data := f.data.(type) {
		case Seat:
			if f.kind == KindJoined {
				after.Seats[f.seat] = data
			} else {
				after.hand(f.seat, data)
			}
		case Setup:
			after.Seats = slices.Clone(data.Seats)
		case Nonce:
			for _, seat := range after.SeatsOf(after.Seats[f.seat].Person).List() {
				after.Seats[seat].Nonce, after.Seats[seat].Owes = data.Nonce, false
			}
		}
	}
	if !complete(after.Seats) {
		return nil, nil
	}
	match, err := game.NewMatch(s.Game, len(after.Seats), s.Created.Options, s.secret.Seed,
		noncesOf(after.Seats)...)
	if err != nil {
		return nil, err
	}
	return []fact{{game.Nobody, KindBegan, Began{match.Record.Head}}}, nil
}

// Bring adds what a person brings to the dice, who had promised it.
func (t *Table) Bring(ctx context.Context, who Who, nonce string) (int64, error) {
	return t.do(ctx, who.once(askNonce), func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		switch {
		case held == 0:
			return nil, fault(NotYourSeat, "Only those who sit at the table bring something.")
		case !s.Seats[held.First()].Owes:
			return nil, nil
		}
		return []fact{{held.First(), KindNonce, Nonce{nonce}}}, nil
	})
}
