package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"twobanners/game"
	"twobanners/store"
)

// keepRecord keeps the record of a game that is over, as these rules have judged it. The caller
// holds the lock. What is not kept, since the server dies now, is kept at the next start.
func (t *Table) keepRecord() {
	if t.state.Status() != Over || t.state.ended {
		return
	}
	text, err := t.state.recordText(t.state.secret.Seed)
	if err != nil {
		return
	}
	t.registry.start("record", t.id, func() {
		err := t.registry.store.KeepRecord(t.registry.ctx, t.id, text)
		if err != nil && t.registry.ctx.Err() == nil {
			t.registry.log.Error("a record could not be kept", "table", t.id, "error", err)
		}
	})
}

func (s *State) recordText(seed game.Seed) ([]byte, error) {
	r, err := s.Record(seed)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = r.Write(&text)
	return text.Bytes(), err
}

// Record is the record of a game that is over. One that was kept needs no rules.
func (t *Table) Record(ctx context.Context) (text []byte, err error) {
	text, err = t.registry.store.Record(ctx, t.id)
	if err == nil || !errors.Is(err, store.ErrNotFound) {
		return text, err
	}
	err = t.Read(ctx, func(s *State, secret store.Secret) (err error) {
		text, err = s.recordText(secret.Seed)
		return err
	})
	return text, err
}

const recordPage = 200

// KeepRecords keeps the records of games that ended before records were kept, or just before a
// crash. Where the rules of today do not replay a game, its record has no scores: they follow from
// its moves by the rules of then.
func (h *Registry) KeepRecords(ctx context.Context) (kept int, err error) {
	for after := ""; ; {
		ids, err := h.store.Unrecorded(ctx, after, recordPage)
		if err != nil {
			return kept, err
		}
		for _, id := range ids {
			after = id
			if err := h.keepOld(ctx, id); err != nil {
				h.log.Error("a record could not be made", "table", id, "error", err)
				continue
			}
			kept++
		}
		if len(ids) < recordPage || ctx.Err() != nil {
			return kept, ctx.Err()
		}
	}
}

func (h *Registry) keepOld(ctx context.Context, id string) error {
	entries, err := h.store.Read(ctx, id, 0)
	if err != nil {
		return err
	}
	secret, err := h.store.Secret(ctx, id)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if s, err := h.replay(id, entries); err == nil {
		if s.ended {
			return nil // there is none
		}
		whole, err := s.recordText(secret.Seed)
		if err != nil {
			return err
		}
		text.Write(whole)
	} else {
		r, err := recordOf(entries, secret.Seed)
		if err == nil {
			err = r.Write(&text)
		}
		if err != nil {
			return err
		}
	}
	return h.store.KeepRecord(ctx, id, text.Bytes())
}

// recordOf makes the record of a log by its undos alone, without any rules.
func recordOf(entries []store.Entry, seed game.Seed) (*game.Record, error) {
	type node struct {
		parent int
		step   game.Step
	}
	nodes, now := []node{{}}, 0
	places := make([]int, len(entries))
	r := &game.Record{}
	for i, e := range entries {
		var err error
		switch e.Kind {
		case KindCreated:
			var created Created
			if created, err = decode[Created](e.Data); err == nil && created.Head != nil {
				r.Head = *created.Head
			}
		case KindBegan:
			var began Began
			began, err = decode[Began](e.Data)
			r.Head = began.Head
		case KindMove:
			var m Move
			m, err = decode[Move](e.Data)
			nodes = append(nodes, node{now, game.Step{
				Seat: e.Seat, Move: m.Move, Draws: m.Draws, Hash: m.Hash,
			}})
			now = len(nodes) - 1
		case KindUndone, KindRedone:
			var undone Undone
			undone, err = decode[Undone](e.Data)
			if err == nil && (undone.To < 1 || undone.To > int64(i)) {
				err = fmt.Errorf("entry %d goes back to entry %d", e.Seq, undone.To)
			}
			if err == nil {
				now = places[undone.To-1]
			}
		}
		if err != nil {
			return nil, err
		}
		places[i] = now
	}
	for ; now > 0; now = nodes[now].parent {
		r.Steps = append([]game.Step{nodes[now].step}, r.Steps...)
	}
	r.Close = game.Closing{Moves: len(r.Steps), Over: true, Seed: seed.String()}
	return r, nil
}

// Replays tells whether these rules make the same of a table's log as those that it was played by:
// the log has the hash of every position.
func (h *Registry) Replays(ctx context.Context, id string) error {
	entries, err := h.store.Read(ctx, id, 0)
	if err != nil {
		return err
	}
	if len(entries) == 0 {
		return store.ErrNotFound
	}
	_, err = h.replay(id, entries)
	return err
}
