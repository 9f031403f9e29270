package table

import (
	"encoding/json"
	"fmt"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Recorded is the table that a record could have been played at, for looking at the record. Its
// seats are held by nobody who exists, so nobody can go on with it. The record must have been
// replayed before.
func Recorded(id string, g game.Game, r *game.Record, at time.Time) (*State, error) {
	seats := make([]Seat, r.Head.Seats)
	for i := range seats {
		seats[i].Person = fmt.Sprintf("recorded %d", i)
	}
	data, err := json.Marshal(Created{Seats: seats, Options: r.Head.Options, Head: &r.Head})
	if err != nil {
		return nil, err
	}
	s, err := begin(id, g, store.Entry{
		Seq: 1, Seat: game.Nobody, Kind: KindCreated, At: at, Data: data,
	})
	if err != nil {
		return nil, err
	}
	for i, step := range r.Steps {
		data, err := json.Marshal(Move{Move: step.Move, Draws: step.Draws, Hash: step.Hash})
		if err != nil {
			return nil, err
		}
		seq := int64(i + 2)
		err = s.fold(store.Entry{
			Seq: seq, Seat: step.Seat, Kind: KindMove, At: at, Data: data,
		})
		if err != nil {
			return nil, err
		}
	}
	s.Version = r.Head.Version
	return s, nil
}
