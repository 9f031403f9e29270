package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// row reads one row; none is ErrNotFound.
func (s *Store) row(ctx context.Context, query string, args, into []any) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return trouble(s.pool.QueryRow(ctx, query, args...).Scan(into...))
}

// rows reads all rows.
func rows[T any](
	ctx context.Context, s *Store, scan func(pgx.CollectableRow, *T) error,
	query string, args ...any,
) ([]T, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	found, err := s.pool.Query(ctx, query, args...)
	if err != nil {
		return nil, trouble(err)
	}
	list, err := pgx.AppendRows([]T(nil), found, func(row pgx.CollectableRow) (T, error) {
		var one T
		err := scan(row, &one)
		return one, err
	})
	return list, trouble(err)
}

// change changes rows; none is ErrNotFound.
func (s *Store) change(ctx context.Context, query string, args ...any) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	tag, err := s.pool.Exec(ctx, query, args...)
	if err == nil && tag.RowsAffected() == 0 {
		err = store.ErrNotFound
	}
	return trouble(err)
}

// exec changes rows, or none.
func (s *Store) exec(ctx context.Context, query string, args ...any) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	_, err := s.pool.Exec(ctx, query, args...)
	return trouble(err)
}

// transaction changes several things, all or none.
func (s *Store) transaction(ctx context.Context, do func(context.Context, pgx.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return trouble(pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error { return do(ctx, tx) }))
}

func fromMillis(at int64) time.Time { return time.UnixMilli(at).UTC() }
