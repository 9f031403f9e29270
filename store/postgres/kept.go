package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// InitSetting keeps the first value of a name.
func (s *Store) InitSetting(ctx context.Context, name string, value []byte) ([]byte, error) {
	err := s.exec(ctx, "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
		name, value)
	if err != nil {
		return nil, err
	}
	return s.Setting(ctx, name)
}

// Setting is what is kept under a name.
func (s *Store) Setting(ctx context.Context, name string) (value []byte, err error) {
	err = s.row(ctx, "SELECT value FROM kept WHERE name = $1", []any{name}, []any{&value})
	return value, err
}

// Once remembers for a while that something has happened.
func (s *Store) Once(ctx context.Context, what string, now, until time.Time) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "DELETE FROM once WHERE till < $1", now.UnixMilli())
		if err != nil {
			return err
		}
		tag, err := tx.Exec(ctx, "INSERT INTO once (what, till) VALUES ($1, $2)"+
			" ON CONFLICT DO NOTHING", what, until.UnixMilli())
		if err == nil && tag.RowsAffected() == 0 {
			err = store.ErrTaken
		}
		return err
	})
}
