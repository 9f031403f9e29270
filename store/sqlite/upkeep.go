package sqlite

import (
	"context"

	"twobanners/store/sqlstore"
)

// Ping writes a little.
func (s *Store) Ping(ctx context.Context) error {
	return s.Exec(ctx, "INSERT INTO pulse (id, beat) VALUES (1, 0)"+
		" ON CONFLICT (id) DO UPDATE SET beat = beat + 1")
}

// Check reads every page of the file, and looks for rows that name what is not there.
func (s *Store) Check(ctx context.Context) ([]string, error) {
	found, err := s.damage(ctx, "PRAGMA integrity_check")
	if err != nil {
		return nil, err
	}
	orphans, err := s.damage(ctx,
		"SELECT 'a row of ' || \"table\" || ' names a missing ' || parent"+
			" FROM pragma_foreign_key_check")
	if err != nil {
		return nil, err
	}
	gaps, err := s.damage(ctx, "SELECT 'the log of ' || table_id || ' has a gap' FROM events"+
		" GROUP BY table_id HAVING max(seq) <> count(*)")
	return append(append(found, orphans...), gaps...), err
}

// damage runs a query whose answers are complaints; "ok" is none.
func (s *Store) damage(ctx context.Context, query string) ([]string, error) {
	list, err := sqlstore.All(ctx, &s.Queries, sqlstore.Text, query)
	if len(list) == 1 && list[0] == "ok" {
		list = nil
	}
	return list, err
}
