package sqlite

import (
	"context"
	"database/sql"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Append adds entries to a table's log.
func (s *Store) Append(
	ctx context.Context, table string, entries []store.Entry, card *store.Card,
) error {
	add := func(tx sqlstore.Tx) error {
		if err := addEntries(tx, table, entries); err != nil || card == nil {
			return err
		}
		return putCard(tx, card)
	}
	return s.queue.Write(ctx, write{do: add, checksFirst: true})
}

// addEntries adds entries if they are the next ones and new. One alone, as most are, is added by
// a statement that looks by itself: without an entry before it the number is null, which no row may
// have. Why it was not added is asked for afterwards. (To insert what is selected from the same
// table SQLite would make a table of its own for the selection, for every move.)
func addEntries(tx sqlstore.Tx, table string, entries []store.Entry) error {
	if len(entries) > 1 {
		if err := next(tx, table, entries); err != nil {
			return err
		}
		return insert(tx, table, entries)
	}
	e := &entries[0]
	done, err := tx.Exec("INSERT OR IGNORE INTO events"+
		" (table_id, seq, person, ask, ask_id, ask_sum, seat, kind, at, data) VALUES (?1,"+
		" (SELECT seq + 1 FROM events WHERE table_id = ?1 AND seq = ?2 - 1),"+
		" ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)", table, e.Seq, e.Ask.Person, e.Ask.Kind, e.Ask.ID,
		e.Ask.Sum, int(e.Seat), e.Kind, e.At.UnixMilli(), string(e.Data))
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 1 {
		return err
	}
	if err := next(tx, table, entries); err != nil {
		return err
	}
	return store.ErrStale
}

// next makes sure that the entries are the next ones and new.
func next(tx sqlstore.Tx, table string, entries []store.Entry) error {
	ask := entries[len(entries)-1].Ask
	var done, last sql.NullInt64
	var sum sql.NullString
	err := sqlstore.Row(tx, "SELECT (SELECT max(seq) FROM events WHERE table_id = ?1),"+
		" seq, ask_sum FROM (SELECT 1) LEFT JOIN events ON table_id = ?1 AND person = ?2"+
		" AND ask = ?3 AND ask_id = ?4",
		[]any{table, ask.Person, ask.Kind, ask.ID}, &last, &done, &sum)
	switch {
	case err != nil:
		return err
	case done.Valid:
		return ask.Again(done.Int64, sum.String)
	case !last.Valid || !numbered(entries, last.Int64+1):
		return store.ErrStale
	}
	return nil
}

// numbered tells whether entries have the numbers from first on.
func numbered(entries []store.Entry, first int64) bool {
	for i := range entries {
		if entries[i].Seq != first+int64(i) {
			return false
		}
	}
	return true
}

func insert(tx sqlstore.Tx, table string, entries []store.Entry) error {
	for i := range entries {
		e := &entries[i]
		var person, kind, id, sum any // null but for the last: those before belong to it
		if i == len(entries)-1 {
			person, kind, id, sum = e.Ask.Person, e.Ask.Kind, e.Ask.ID, e.Ask.Sum
		}
		_, err := tx.Exec("INSERT INTO events"+
			" (table_id, seq, person, ask, ask_id, ask_sum, seat, kind, at, data)"+
			" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", table, e.Seq, person, kind, id, sum,
			int(e.Seat), e.Kind, e.At.UnixMilli(), string(e.Data))
		if err != nil {
			return err
		}
	}
	return nil
}
