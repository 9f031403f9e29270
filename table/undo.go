package table

import (
	"context"

	"twobanners/game"
	"twobanners/store"
)

// Undo tells what taking a move back would mean for a seat.
type Undo struct {
	To    int64      // the entry whose position would be again
	Free  bool       // nobody is asked
	Ask   game.Seats // who is asked
	Moves int        // how many moves go with it; what one press sent is one
	Whose game.Seats // and whose they are
}

// Undo finds the last move of a seat, with all that the same press sent. As long as nobody has
// moved since, with nothing drawn or revealed, the seat takes it back alone, also when its turn has
// ended with it; else every other person at the table is asked, those for whom a bot sits in as
// well. Bots of nobody agree, but not to taking back a draw: nobody could see that a die is not
// thrown to find out how it falls.
func (s *State) Undo(seat game.Seat) (Undo, error) {
	if s.Status() == Over {
		return Undo{}, fault(IsOver, "The game is over and its seed shown: nothing is undone.")
	}
	if s.Asked != nil {
		return Undo{}, errAsking
	}
	if s.Seats[seat].Barred {
		return Undo{}, fault(NotAllowed, "Who has left the game takes nothing back.")
	}
	places := s.tree.places
	at := s.tree.now
	for at > 0 && places[at].step.Seat != seat {
		at = places[at].parent
	}
	if at == 0 {
		return Undo{}, fault(NothingToUndo, "There is no move of this seat to take back.")
	}
	var u Undo
	drawn := false
	first := s.tree.press(at)
	for i := s.tree.now; i >= first; i = places[i].parent {
		if i == first || !places[i].with {
			u.Moves++
		}
		u.Whose = u.Whose.With(places[i].step.Seat)
		drawn = drawn || len(places[i].step.Draws) > 0
	}
	u.To = places[places[first].parent].seq
	u.Free = at == s.tree.now && s.tree.freeToUndo(at)
	if !u.Free {
		u.Ask = s.others(s.Seats[seat].Person)
		u.Free = u.Ask == 0
	}
	if u.Free && drawn && s.alone(seat) {
		return Undo{}, fault(Drawn, "Against bots alone a die is not taken back.")
	}
	return u, nil
}

// alone tells whether a seat has nobody but bots of nobody against it.
func (s *State) alone(seat game.Seat) bool {
	for i := range s.Seats {
		if game.Seat(i) != seat && s.Seats[i].Person != "" {
			return false
		}
	}
	return true
}

// Redo is where the game was before the seat took something back, if nobody has moved since.
func (s *State) Redo(seat game.Seat) (to int64, ok bool) {
	if len(s.undone) == 0 || s.Status() == Over {
		return 0, false
	}
	last := s.undone[len(s.undone)-1]
	return s.tree.places[last.place].seq, last.seat == seat && !s.Seats[seat].Barred
}

// Redo brings back what the seat took back last. It needs no consent: what others agreed to was
// to forget it.
func (t *Table) Redo(
	ctx context.Context, who Who, id string, seen int64, seat game.Seat,
) (seq int64, err error) {
	return t.do(ctx, who.asks(askRedo, id, seen, seat), func(s *State) ([]fact, error) {
		if err := s.owns(who, seat); err != nil {
			return nil, err
		}
		if err := s.fresh(seen); err != nil {
			return nil, err
		}
		to, ok := s.Redo(seat)
		if !ok {
			return nil, fault(NothingToUndo, "There is nothing that this seat took back.")
		}
		return []fact{{seat, KindRedone, Undone{to}}}, nil
	})
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
		undo, err := s.Undo(seat)
		if err != nil {
			return nil, err
		}
		if undo.Free {
			return []fact{{seat, KindUndone, Undone{undo.To}}}, nil
		}
		return []fact{{seat, KindAsked, Asked{To: undo.To, Who: undo.Ask}}}, nil
	})
	if err != nil {
		return 0, 0, err
	}
	err = t.Read(ctx, func(s *State, _ store.Secret) error {
		if e := s.Entry(seq); e.Kind == KindAsked {
			wish, err := decode[Asked](e.Data)
			asked = wish.Who
			return err
		}
		return nil
	})
	return seq, asked, err
}
