// Package sqlstore has the queries that SQLite and PostgreSQL both understand: all of a store but
// the log of moves, which each database writes in its own way. A query to the store is written
// here, once.
package sqlstore

import (
	"context"
	"database/sql"
	"strings"
	"time"

	"twobanners/store"
)

// Tx is a transaction that is under way.
type Tx interface {
	Exec(query string, args ...any) (sql.Result, error)
	Query(query string, args ...any) (*sql.Rows, error)
}

// Dialect is what one database does in its own way.
type Dialect struct {
	// Query reads; Timeout limits one read with all its rows, 0 does not.
	Query   func(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	Timeout time.Duration
	// Write runs a transaction: all of it is durable or nothing. An error that is an answer of a
	// store comes back as it is. Exec is a transaction of one statement; nil means Write.
	Write func(ctx context.Context, do func(Tx) error) error
	Exec  func(ctx context.Context, query string, args ...any) (sql.Result, error)
	// Error makes an error of the database one of a store.
	Error func(error) error
	// PutCard writes a table's card and who sits there.
	PutCard func(Tx, *store.Card) error
	// Names are the columns, such as "outages.till", that have another name here.
	Names map[string]string
	// Bytewise makes an order by a text one by its bytes. Lock and SkipLocked end a SELECT of rows
	// that are to be changed.
	Bytewise, Lock, SkipLocked string
}

// Queries is a store without its log. Both databases embed it.
type Queries struct{ db Dialect }

// New is the store of a database.
func New(d Dialect) Queries { return Queries{d} }

func (s *Queries) name(column string) string {
	if name, other := s.db.Names[column]; other {
		return name
	}
	_, name, _ := strings.Cut(column, ".")
	return name
}

// One reads one row; none is ErrNotFound.
func (s *Queries) One(ctx context.Context, query string, args, into []any) error {
	list, err := All(ctx, s, func(rows *sql.Rows, _ *struct{}) error {
		return rows.Scan(into...)
	}, query, args...)
	if err == nil && len(list) == 0 {
		err = store.ErrNotFound
	}
	return err
}

// All reads all rows.
func All[T any](
	ctx context.Context, s *Queries, scan func(*sql.Rows, *T) error, query string, args ...any,
) ([]T, error) {
	if s.db.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.db.Timeout)
		defer cancel()
	}
	rows, err := s.db.Query(ctx, query, args...)
	list, err := collect(rows, err, scan)
	return list, s.db.Error(err)
}

func collect[T any](
	rows *sql.Rows, err error, scan func(*sql.Rows, *T) error,
) (list []T, _ error) {
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }() // rows.Err tells what went wrong
	for rows.Next() {
		var one T
		if err := scan(rows, &one); err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, rows.Err()
}

// Text scans a row of one text.
func Text(rows *sql.Rows, text *string) error { return rows.Scan(text) }

// Exec changes rows, or none.
func (s *Queries) Exec(ctx context.Context, query string, args ...any) error {
	_, err := s.exec(ctx, query, args...)
	return err
}

// Change changes rows; none is ErrNotFound.
func (s *Queries) Change(ctx context.Context, query string, args ...any) error {
	n, err := s.exec(ctx, query, args...)
	if err == nil && n == 0 {
		err = store.ErrNotFound
	}
	return err
}

func (s *Queries) exec(ctx context.Context, query string, args ...any) (n int64, err error) {
	if s.db.Exec != nil {
		n, err = affected(s.db.Exec(ctx, query, args...))
		return n, s.db.Error(err)
	}
	err = s.db.Write(ctx, func(tx Tx) (err error) {
		n, err = affected(tx.Exec(query, args...))
		return err
	})
	return n, err
}

func affected(result sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// changed makes a change of no rows ErrNotFound.
func changed(result sql.Result, err error) error {
	n, err := affected(result, err)
	if err == nil && n == 0 {
		err = store.ErrNotFound
	}
	return err
}

// execAll makes several changes with the same arguments.
func execAll(tx Tx, args []any, queries ...string) error {
	for _, query := range queries {
		if _, err := tx.Exec(query, args...); err != nil {
			return err
		}
	}
	return nil
}

// Row reads one row of a transaction; none is sql.ErrNoRows.
func Row(tx Tx, query string, args []any, into ...any) error {
	rows, err := tx.Query(query, args...)
	list, err := collect(rows, err, func(rows *sql.Rows, _ *struct{}) error {
		return rows.Scan(into...)
	})
	if err == nil && len(list) == 0 {
		err = sql.ErrNoRows
	}
	return err
}

// FromMillis reads a time as databases have it.
func FromMillis(at int64) time.Time { return time.UnixMilli(at).UTC() }
