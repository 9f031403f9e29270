package postgres

import "context"

// KeepRecord keeps the record of a game.
func (s *Store) KeepRecord(ctx context.Context, table string, record []byte) error {
	return s.exec(ctx, "INSERT INTO records (table_id, record) VALUES ($1, $2)"+
		" ON CONFLICT DO NOTHING", table, string(record))
}

// Record is the record of a game that is over.
func (s *Store) Record(ctx context.Context, table string) ([]byte, error) {
	var record string
	err := s.row(ctx, "SELECT record FROM records WHERE table_id = $1",
		[]any{table}, []any{&record})
	return []byte(record), err
}

// Unrecorded lists tables that are over and have no record.
func (s *Store) Unrecorded(ctx context.Context, after string, limit int) ([]string, error) {
	return rows(ctx, s, scanText, "SELECT id FROM tables WHERE status = 'over' AND id > $1"+
		" AND id NOT IN (SELECT table_id FROM records) ORDER BY id LIMIT $2", after, limit)
}

// Running lists tables that go on.
func (s *Store) Running(ctx context.Context, after string, limit int) ([]string, error) {
	return rows(ctx, s, scanText, "SELECT id FROM tables WHERE status NOT IN ('over', 'broken')"+
		" AND id > $1 ORDER BY id LIMIT $2", after, limit)
}
