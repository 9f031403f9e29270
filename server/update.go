package server

import (
	"cmp"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"

	"twobanners/game"
	"twobanners/store"
	"twobanners/table"
)

// Update is one entry of the log as one viewer sees it.
type Update struct {
	Seq  int64     `json:"seq"`
	Kind string    `json:"kind"`
	Seat game.Seat `json:"seat"`
	At   int64     `json:"at"`
	Move any       `json:"move,omitempty"`
	// Ground is why a bot made the move, in the game's words.
	Ground json.RawMessage `json:"ground,omitempty"`
	Events []any           `json:"events"`
	Chat   *Chat           `json:"chat,omitempty"`
	// Undone is a move that was taken back since; Back are the moves that an undo took back.
	Undone bool    `json:"undone,omitempty"`
	Back   []int64 `json:"back,omitempty"`
	// With is a move that one press sent together with the one before.
	With bool `json:"with,omitempty"`
	// Agree is the answer to what was asked for.
	Agree    *bool     `json:"agree,omitempty"`
	Snapshot *Snapshot `json:"snapshot,omitempty"`
	// Now is when a stream sent it, if that is not when it happened.
	Now int64 `json:"now,omitempty"`
}

func (v *viewer) update(st *table.State, secret store.Secret, seq int64) *Update {
	entry := st.Entry(seq)
	u := &Update{
		Seq: seq, Kind: entry.Kind, Seat: entry.Seat, At: entry.At.UnixMilli(), Events: []any{},
	}
	if !v.brief {
		u.Snapshot = v.snapshot(st, secret, seq)
	}
	switch entry.Kind {
	case table.KindUndone:
		u.Back = st.TakenBack(seq)
	case table.KindAnswered, table.KindReplied:
		u.Agree = st.Answer(seq)
	case table.KindMove:
		u.Undone, u.With = !st.Stands(seq), st.With(seq)
		step, events, before := st.Step(seq)
		if g, ok := st.Game.(game.Sealer); !ok || st.Status() == table.Over ||
			!g.Sealed(before, step.Seat, step.Move, v.seat) {
			u.Move, u.Ground = st.Game.ShowMove(before, step.Move), st.Ground(seq)
		}
		after := st.Seen(seq)
		log := game.Log{Events: events}
		for _, event := range log.For(v.seat) {
			u.Events = append(u.Events, st.Game.ShowEvent(after, event))
		}
	case table.KindChat:
		at, found := slices.BinarySearchFunc(st.Chat, seq,
			func(line table.Line, seq int64) int { return cmp.Compare(line.Seq, seq) })
		if found && v.hears(st, st.Chat[at]) {
			said := lineOf(st.Chat[at])
			u.Chat = &said
		}
	}
	return u
}

func number(text string, otherwise int64) (int64, error) {
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 {
		return 0, fault(table.BadRequest, "This is not the number of an entry: "+text)
	}
	return n, nil
}

// at shows a moment of the past.
func (s *Server) at(r *http.Request) (any, error) {
	v, err := s.viewer(r)
	if err != nil {
		return nil, err
	}
	seq, err := number(r.PathValue("seq"), 0)
	if err != nil {
		return nil, err
	}
	var shot *Snapshot
	err = s.table(r).Read(r.Context(), func(st *table.State, secret store.Secret) error {
		if err := v.chooseSeat(st); err != nil {
			return err
		}
		if seq < 1 || seq > st.Seq() {
			return fault(table.NotFound, "The table has no such entry.")
		}
		shot = v.snapshot(st, secret, seq)
		return nil
	})
	return shot, err
}

// record sends the record of a finished game as a file.
func (s *Server) record(w http.ResponseWriter, r *http.Request) {
	record, err := s.table(r).Record(r.Context())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/jsonl")
	w.Header().Set("Content-Disposition", `attachment; filename="game.jsonl"`)
	if _, err := w.Write(record); err != nil {
		s.Log.Info("a record was not sent to its end", "error", err)
	}
}
