package sqlite

import (
	"context"
	"errors"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// OpenToRead opens a database file that a server may be using, to read it as it is: nothing is
// brought up to date.
func OpenToRead(path string) (*Store, error) {
	s := closed(path, beside)
	err := s.openAnchor()
	if err != nil {
		return nil, err
	}
	s.reads, err = s.connect(1, "query_only(1)")
	return s, err
}

// Dump hands over every row, in one transaction. It only reads, so nobody has to wait for it.
func (s *Store) Dump(ctx context.Context, each func(store.Sheet, []any) error) (err error) {
	conn, err := s.reads.Conn(ctx)
	if err != nil {
		return trouble(err)
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	if _, err := conn.ExecContext(ctx, "BEGIN DEFERRED"); err != nil {
		return trouble(err)
	}
	defer func() {
		_, end := conn.ExecContext(context.WithoutCancel(ctx), "ROLLBACK") // nothing was written
		err = errors.Join(err, end)
	}()
	return s.DumpFrom(ctx, conn, each)
}

// Fill fills an empty database.
func (s *Store) Fill(
	ctx context.Context, from func(put func(store.Sheet, []any) error) error,
) error {
	var failed error
	err := s.write(ctx, func(tx sqlstore.Tx) error {
		err := s.FillIn(tx, func(put func(store.Sheet, []any) error) error {
			failed = from(put)
			return failed
		})
		if failed != nil {
			return store.ErrStale // takes everything back
		}
		return err
	})
	if failed != nil {
		return failed
	}
	return err
}
