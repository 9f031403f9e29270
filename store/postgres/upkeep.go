package postgres

import (
	"context"
	"fmt"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Ping tells whether the database can be written, without a write: many nodes ask often.
func (s *Store) Ping(ctx context.Context) error {
	var writable bool
	err := s.One(ctx, "SELECT NOT pg_is_in_recovery()"+
		" AND current_setting('transaction_read_only') = 'off'", nil, []any{&writable})
	if err == nil && !writable {
		return store.ErrUnavailable
	}
	return err
}

// Flushes tells whether the database waits for its disk: if it does not, nothing that it says is
// kept for sure.
func (s *Store) Flushes(ctx context.Context) error {
	var off string
	err := s.One(ctx, "SELECT coalesce(string_agg(name, ', '), '') FROM pg_settings"+
		" WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'", nil, []any{&off})
	if err == nil && off != "" {
		err = fmt.Errorf("%s is off: a power cut loses what was acknowledged", off)
	}
	return err
}

// Check finds logs with a gap and tables without one. Pages are the database's own business:
// pg_amcheck reads those.
func (s *Store) Check(ctx context.Context) ([]string, error) {
	return sqlstore.All(ctx, &s.Queries, sqlstore.Text, "SELECT id || ': ' || coalesce(n, 0)"+
		" || ' entries, the last is ' || coalesce(last, 0) FROM tables LEFT JOIN"+
		" (SELECT table_id, count(*) AS n, max(seq) AS last FROM events GROUP BY table_id)"+
		" AS logs ON table_id = id WHERE n IS NULL OR n <> last ORDER BY id")
}
