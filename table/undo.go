package table

import (
	"context"

	"twobanners/game"
	"twobanners/store"
)

// Undo tells what taking a move back would mean for a seat.
type Undo struct {
	To   int64      // the entry whose position would be again
	Free bool       // nobody is asked
	Ask  game.Seats // who is asked
}

// Undo finds the last move of a seat. Inside its own turn, with nothing drawn or revealed since,
// the seat takes it back alone; else every other person at the table is asked. Bots agree.
func (s *State) Undo(seat game.Seat) (Undo, error) {
	if s.Status() == Over {
		return Undo{}, fault(IsOver, "The game is over and its seed shown: nothing is undone.")
	}
	places := s.tree.places
	at := s.tree.now
	for at > 0 && places[at].step.Seat != seat {
		at = places[at].parent
	}
	if at == 0 {
		return Undo{}, fault(NothingToUndo, "There is no move of this seat to take back.")
	}
	u := Undo{To: places[places[at].parent].seq}
	u.Free = at == s.tree.now && s.tree.position.Actors().Has(seat) && s.tree.freeToUndo(at)
	if !u.Free {
		u.Ask = s.others(seat)
		u.Free = u.Ask == 0
	}
	return u, nil
}

// others are the people beside the one in a seat who must agree to an undo.
func (s *State) others(seat game.Seat) game.Seats {
	return s.people() &^ s.SeatsOf(s.Seats[seat].Person)
}

// answered takes a person's answer to an undo for all the person's seats.
func (s *State) answered(seat game.Seat, agree bool) {
	switch {
	case s.Asked == nil:
	case agree:
		s.Asked.Waiting &^= s.SeatsOf(s.Seats[seat].Person)
	default:
		s.Asked = nil
	}
}

// Undo takes the seat's last move back, or asks for it: asked are those who must agree.
func (t *Table) Undo(
	ctx context.Context, who Who, id string, seen int64, seat game.Seat,
) (seq int64, asked game.Seats, err error) {
	seq, err = t.do(ctx, who.asks(askUndo, id, seen, seat), func(s *State) ([]fact, error) {
		if err := s.owns(who, seat); err != nil {
			return nil, err
		}
		if err := s.fresh(seen); err != nil {
			return nil, err
		}
		if s.Asked != nil {
			return nil, fault(NotAllowed, "An undo is being asked for already.")
		}
		undo, err := s.Undo(seat)
		if err != nil {
			return nil, err
		}
		if undo.Free {
			return []fact{{seat, KindUndone, Undone{undo.To}}}, nil
		}
		return []fact{{seat, KindAsked, Asked{undo.To, undo.Ask}}}, nil
	})
	if err != nil {
		return 0, 0, err
	}
	err = t.Look(ctx, func(s *State, _ store.Secret) error {
		if e := s.Entry(seq); e.Kind == KindAsked {
			wish, err := decode[Asked](e.Data)
			asked = wish.Who
			return err
		}
		return nil
	})
	return seq, asked, err
}

// Consent answers an undo for a seat.
func (t *Table) Consent(
	ctx context.Context, who Who, id string, seat game.Seat, agree bool,
) (int64, error) {
	return t.do(ctx, who.asks(askConsent, id, seat, agree), func(s *State) ([]fact, error) {
		if err := s.owns(who, seat); err != nil {
			return nil, err
		}
		if s.Asked == nil || !s.Asked.Waiting.Has(seat) {
			return nil, fault(NotAsked, "Nobody waits for your consent.")
		}
		facts := []fact{{seat, KindAnswered, Answered{agree}}}
		if agree {
			facts = append(facts, s.granted(s.SeatsOf(who.Person))...)
		}
		return facts, nil
	})
}

// granted is the undo itself, once the last of those asked agrees.
func (s *State) granted(agreeing game.Seats) []fact {
	if s.Asked == nil || s.Asked.Waiting&^agreeing != 0 {
		return nil
	}
	return []fact{{s.Asked.By, KindUndone, Undone{s.Asked.To}}}
}
