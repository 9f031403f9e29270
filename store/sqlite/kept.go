package sqlite

import (
	"context"
	"time"
)

const keptValue = "SELECT value FROM kept WHERE name = ?"

// InitSetting keeps the first value of a name.
func (s *Store) InitSetting(
	ctx context.Context, name string, value []byte,
) (kept []byte, err error) {
	err = s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
			name, value)
		if err != nil {
			return err
		}
		return tx.QueryRow(keptValue, name).Scan(&kept)
	})
	return kept, err
}

// Setting is what is kept under a name.
func (s *Store) Setting(ctx context.Context, name string) (value []byte, err error) {
	err = s.reads.queryRow(ctx, keptValue, name).Scan(&value)
	return value, trouble(err)
}

// Once remembers for a while that something has happened.
func (s *Store) Once(ctx context.Context, what string, now, until time.Time) error {
	return s.write(ctx, func(tx *change) error {
		if _, err := tx.Exec("DELETE FROM once WHERE till < ?", now.UnixMilli()); err != nil {
			return err
		}
		_, err := tx.Exec("INSERT INTO once (what, till) VALUES (?, ?)", what, until.UnixMilli())
		return taken(err)
	})
}
