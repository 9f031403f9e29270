package sqlite

import (
	"context"

	"twobanners/store"
)

// KeepRecord keeps the record of a game.
func (s *Store) KeepRecord(ctx context.Context, table string, record []byte) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO records (table_id, record) VALUES (?, ?)"+
			" ON CONFLICT DO NOTHING", table, string(record))
		return err
	})
}

// Record is the record of a game that is over.
func (s *Store) Record(ctx context.Context, table string) (record []byte, err error) {
	err = s.reads.queryRow(ctx, "SELECT record FROM records WHERE table_id = ?",
		table).Scan(&record)
	return record, trouble(err)
}

// Unrecorded lists tables that are over and have no record.
func (s *Store) Unrecorded(ctx context.Context, after string, limit int) ([]string, error) {
	return s.ids(ctx, "SELECT id FROM tables WHERE status = '"+store.StatusOver+"' AND id > ?"+
		" AND id NOT IN (SELECT table_id FROM records) ORDER BY id LIMIT ?", after, limit)
}

// Running lists tables that go on.
func (s *Store) Running(ctx context.Context, after string, limit int) ([]string, error) {
	return s.ids(ctx, "SELECT id FROM tables WHERE status NOT IN ('over', 'broken') AND id > ?"+
		" ORDER BY id LIMIT ?", after, limit)
}

func (s *Store) ids(ctx context.Context, query string, args ...any) ([]string, error) {
	rows, err := s.reads.query(ctx, query, args...)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(id *string) error { return rows.Scan(id) })
}
