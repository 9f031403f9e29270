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
// the seat takes it back alone; else every other person at the table is asked, those for whom a bot
// sits in as well. Bots of nobody agree.
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
		u.Ask = s.others(s.Seats[seat].Person)
		u.Free = u.Ask == 0
	}
	return u, nil
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
			return nil, errAsking
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
