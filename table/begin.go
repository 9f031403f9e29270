package table

import (
	"context"
	"slices"

	"twobanners/game"
)

// The dice are fair even if the operator is not, and even if he plays. A table commits to a secret
// when it is made; every person brings a nonce, and shows its seal, a hash, before anybody tells a
// nonce; when the last one has told it, the set-up is drawn from the secret and all nonces, and so
// is every die after it. So neither the host nor the operator can try tables or nonces until one
// suits, and anybody can check it from the record. See game.Seed.With.

// maxAnew is how often nonces that were told may be given up for new ones, since somebody has lost
// the own. Each time is a try for an operator who plays, and all see it.
const maxAnew = 3

// complete tells whether a table can begin: every seat is taken, and no nonce is owed.
func complete(seats []Seat) bool {
	waiting := func(s Seat) bool { return s.Open() || s.Owes && (s.Bot == "" || s.Seal != "") }
	return !slices.ContainsFunc(seats, waiting)
}

// noncesOf are what the seats bring, none if nobody brings any.
func noncesOf(seats []Seat) []string {
	return unlessEmpty(seats, func(s Seat) string { return s.Nonce })
}

// sealsOf are the seals of what the seats bring, none if nobody has sealed any. Who told a nonce
// without sealing it did so before anybody else did: its hash is its seal.
func sealsOf(seats []Seat) []string {
	if unlessEmpty(seats, func(s Seat) string { return s.Seal }) == nil {
		return nil
	}
	return unlessEmpty(seats, func(s Seat) string {
		if s.Seal == "" && s.Nonce != "" {
			return game.Seal(s.Nonce)
		}
		return s.Seal
	})
}

// unlessEmpty lists a text of each seat, unless none has any.
func unlessEmpty(seats []Seat, of func(Seat) string) []string {
	list := make([]string, len(seats))
	for i, seat := range seats {
		list[i] = of(seat)
	}
	if !slices.ContainsFunc(list, func(text string) bool { return text != "" }) {
		return nil
	}
	return list
}

// told tells whether some seat has told the nonce that it had sealed.
func told(seats []Seat) bool {
	return slices.ContainsFunc(seats, func(s Seat) bool { return s.Seal != "" && s.Nonce != "" })
}

// bring gives the seats of a person what the person brings. A seal that comes when nonces were told
// already makes those give theirs up: whoever sealed last would have known them.
func bring(seats []Seat, of game.Seat, n Nonce) (anew bool) {
	person := seats[of].Person
	if anew = n.Seal != "" && told(seats); anew {
		for i := range seats {
			if seat := &seats[i]; seat.Seal != "" && seat.Nonce != "" {
				seat.Seal, seat.Nonce, seat.Owes = "", "", true
			}
		}
	}
	for i := range seats {
		if seat := &seats[i]; person != "" && seat.Person == person {
			seat.Nonce, seat.Owes = n.Nonce, n.Seal != ""
			if n.Seal != "" {
				seat.Seal = n.Seal
			}
		}
	}
	return anew
}

// Due is what a seat has to bring now: "seal", "nonce", or nothing as long as others have to. Where
// one person alone plays nobody can wait for that person's nonce, so it needs no seal.
func (s *State) Due(of game.Seat) string {
	seat := s.Seats[of]
	if s.begun || !seat.Owes || seat.Bot != "" {
		return ""
	}
	if seat.Seal == "" && !s.single(seat.Person) {
		return "seal"
	}
	for _, other := range s.Seats {
		if other.Open() || other.Owes && other.Bot == "" && other.Seal == "" &&
			other.Person != seat.Person {
			return ""
		}
	}
	return "nonce"
}

// single tells whether nobody but bots plays with a person, at one device.
func (s *State) single(person string) bool {
	return !slices.ContainsFunc(s.Seats, func(at Seat) bool {
		return at.Open() || at.Person != "" && at.Person != person
	})
}

// errFixing is why seats are not changed while nonces are told.
var errFixing = fault(NotAllowed, "The dice are being fixed: who has told a nonce stays.")

// fixing tells whether the seats must stay, since nonces are being told.
func (s *State) fixing() bool { return s.Status() == Open && told(s.Seats) }

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
			bring(after.Seats, f.seat, data)
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
	match.Record.Head.Seals = sealsOf(after.Seats)
	return []fact{{game.Nobody, KindBegan, Began{match.Record.Head}}}, nil
}

// Bring adds what a person brings to the dice, who had promised it: the seal of a nonce, and the
// nonce when all have sealed theirs.
func (t *Table) Bring(ctx context.Context, who Who, n Nonce) (int64, error) {
	// A repetition is told by the seat: who has got up and sits again may seal the same.
	ask := who.asks(askNonce, newID(), n)
	return t.do(ctx, ask, func(s *State) ([]fact, error) {
		held := s.SeatsOf(who.Person)
		if held == 0 {
			return nil, fault(NotYourSeat, "Only those who sit at the table bring something.")
		}
		own, due := s.Seats[held.First()], s.Due(held.First())
		switch {
		case s.begun || !own.Owes || n.Seal != "" && n.Seal == own.Seal:
			return nil, nil
		case n.Seal != "" && s.fixing() && s.anew >= maxAnew:
			return nil, fault(NotAllowed, "The dice were begun too often: open another table.")
		case n.Seal == "" && due != "nonce":
			return nil, fault(NotAllowed, "Nonces are told when all have sealed theirs.")
		case n.Seal == "" && own.Seal != "" && own.Seal != game.Seal(n.Nonce):
			return nil, fault(BadRequest, "This is not the nonce that was sealed.")
		}
		return []fact{{held.First(), KindNonce, n}}, nil
	})
}
