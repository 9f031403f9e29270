package postgres

import (
	"context"
	"database/sql"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// dialect is how this database does what others do as well.
func (s *Store) dialect() sqlstore.Dialect {
	return sqlstore.Dialect{
		Query: s.db.QueryContext, Timeout: patience, Write: s.write, Exec: s.exec, Error: trouble,
		PutCard: putCard,
		Names: map[string]string{
			"events.person": "ask_person", "events.ask": "ask_kind", "outages.till": "until",
			"pulse.at": "beat", "pulse.beat": "", "notes.id": "n",
		},
		Bytewise: `COLLATE "C"`, Lock: " FOR UPDATE", SkipLocked: " FOR UPDATE SKIP LOCKED",
	}
}

// write changes several things, all or none.
func (s *Store) write(ctx context.Context, do func(sqlstore.Tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return s.transaction(ctx, nil, do)
}

func (s *Store) transaction(
	ctx context.Context, options *sql.TxOptions, do func(sqlstore.Tx) error,
) error {
	tx, err := s.db.BeginTx(ctx, options)
	if err != nil {
		return trouble(err)
	}
	if err := do(change{ctx, tx}); err != nil {
		_ = tx.Rollback() // the error that led here says more
		return trouble(err)
	}
	return trouble(tx.Commit())
}

// exec makes a change of one statement, in one round trip.
func (s *Store) exec(ctx context.Context, query string, args ...any) (sql.Result, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return s.db.ExecContext(ctx, query, args...)
}

// change is a transaction that is under way.
type change struct {
	ctx context.Context //nolint:containedctx // that of the call in which it begins and ends
	*sql.Tx
}

func (c change) Exec(query string, args ...any) (sql.Result, error) {
	return c.ExecContext(c.ctx, query, args...)
}

func (c change) Query(query string, args ...any) (*sql.Rows, error) {
	return c.QueryContext(c.ctx, query, args...)
}

// Dump hands over every row, in one transaction.
func (s *Store) Dump(ctx context.Context, each func(store.Sheet, []any) error) error {
	var failed error
	read := &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}
	err := s.transaction(ctx, read, func(tx sqlstore.Tx) error {
		for _, setting := range []string{
			"statement_timeout", "idle_in_transaction_session_timeout",
		} {
			if _, err := tx.Exec("SET LOCAL " + setting + " = 0"); err != nil {
				return err
			}
		}
		return s.DumpFrom(ctx, tx.(change), func(sheet store.Sheet, row []any) error {
			failed = each(sheet, row)
			return failed
		})
	})
	if failed != nil {
		return failed
	}
	return err
}

// Fill fills an empty database.
func (s *Store) Fill(
	ctx context.Context, from func(put func(store.Sheet, []any) error) error,
) error {
	var failed error
	err := s.transaction(ctx, nil, func(tx sqlstore.Tx) error {
		_, err := tx.Exec("SET LOCAL idle_in_transaction_session_timeout = 0")
		if err != nil {
			return err
		}
		return s.FillIn(tx, func(put func(store.Sheet, []any) error) error {
			failed = from(put)
			return failed
		})
	})
	if failed != nil {
		return failed
	}
	return err
}
