package sqlite

import (
	"context"
	"database/sql"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Append adds entries to a table's log.
func (s *Store) Append(
	ctx context.Context, table string, entries []store.Entry, card *store.Card,
) error {
	add := func(tx *change) error {
		if err := next(tx, table, entries); err != nil {
			return err
		}
		if err := insert(tx, table, entries); err != nil || card == nil {
			return err
		}
		return putCard(tx, card)
	}
	return s.submit(ctx, &write{do: add, early: true, done: make(chan error, 1)})
}

// next makes sure that the entries are the next ones and new.
func next(tx *change, table string, entries []store.Entry) error {
	var done, last sql.NullInt64
	id := entries[len(entries)-1].ID
	err := tx.QueryRow("SELECT (SELECT seq FROM events WHERE table_id = ?1 AND move_id = ?2),"+
		" (SELECT max(seq) FROM events WHERE table_id = ?1)", table, id).Scan(&done, &last)
	switch {
	case err != nil:
		return err
	case done.Valid:
		return store.Done{Seq: done.Int64}
	case !last.Valid || entries[0].Seq != last.Int64+1:
		return store.ErrStale
	}
	return nil
}

func insert(tx *change, table string, entries []store.Entry) error {
	for i := range entries {
		e := &entries[i]
		_, err := tx.Exec("INSERT INTO events (table_id, seq, move_id, seat, kind, at, data)"+
			" VALUES (?, ?, ?, ?, ?, ?, ?)",
			table, e.Seq, e.ID, int(e.Seat), e.Kind, e.At.UnixMilli(), string(e.Data))
		if err != nil {
			return err
		}
	}
	return nil
}

// Read lists the entries after a number.
func (s *Store) Read(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	rows, err := s.reads.query(ctx, "SELECT seq, move_id, seat, kind, at, data FROM events"+
		" WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(e *store.Entry) error {
		var seat int
		var at int64
		err := rows.Scan(&e.Seq, &e.ID, &seat, &e.Kind, &at, &e.Data)
		e.Seat, e.At = game.Seat(seat), fromMillis(at)
		return err
	})
}

// collect reads all rows.
func collect[T any](rows *sql.Rows, scan func(*T) error) ([]T, error) {
	defer func() { _ = rows.Close() }() // rows.Err tells what went wrong
	var list []T
	for rows.Next() {
		var one T
		if err := scan(&one); err != nil {
			return nil, trouble(err)
		}
		list = append(list, one)
	}
	return list, trouble(rows.Err())
}

func fromMillis(at int64) time.Time { return time.UnixMilli(at).UTC() }
