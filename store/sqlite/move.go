package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"twobanners/store"
)

// OpenToRead opens a database file that a server may be using, to read it as it is: nothing is
// brought up to date.
func OpenToRead(path string) (*Store, error) {
	s := closed(path, beside)
	err := s.drop()
	if err != nil {
		return nil, err
	}
	s.reads, err = s.connect(1, "query_only(1)")
	return s, err
}

func names(s store.Sheet) string {
	list := make([]string, len(s.Columns))
	for i, c := range s.Columns {
		list[i] = c.Name
	}
	return strings.Join(list, ", ")
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
	for _, sheet := range store.Sheets {
		if err := dump(ctx, conn, sheet, each); err != nil {
			return err
		}
	}
	return nil
}

func dump(
	ctx context.Context, conn *sql.Conn, sheet store.Sheet, each func(store.Sheet, []any) error,
) (err error) {
	columns := names(sheet)
	if sheet.Name == "pulse" {
		columns = "id, 0, at" // pings are counted here alone, and are no part of what is kept
	}
	rows, err := conn.QueryContext(ctx, "SELECT "+columns+" FROM "+sheet.Name+" ORDER BY "+
		strings.Join(sheet.Key(), ", "))
	if err != nil {
		return trouble(err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	row, into := make([]any, len(sheet.Columns)), make([]any, len(sheet.Columns))
	for i := range row {
		into[i] = &row[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return trouble(err)
		}
		for i, c := range sheet.Columns {
			if n, ok := row[i].(int64); ok && c.Kind == store.Truth {
				row[i] = n != 0
			}
		}
		if err := each(sheet, row); err != nil {
			return err
		}
	}
	return trouble(rows.Err())
}

// Fill fills an empty database.
func (s *Store) Fill(
	ctx context.Context, from func(put func(store.Sheet, []any) error) error,
) error {
	var failed error
	err := s.write(ctx, func(tx *change) error {
		var some bool
		err := tx.QueryRow("SELECT EXISTS (SELECT 1 FROM people)" +
			" OR EXISTS (SELECT 1 FROM tables)").Scan(&some)
		if err != nil {
			return err
		}
		if some {
			return store.ErrTaken
		}
		if _, err := tx.Exec("DELETE FROM pulse"); err != nil {
			return err
		}
		failed = from(func(sheet store.Sheet, row []any) error {
			values := make([]any, len(row))
			for i, c := range sheet.Columns {
				if values[i], err = c.Cell(row[i]); err != nil {
					return err
				}
			}
			_, err := tx.Exec("INSERT INTO "+sheet.Name+" ("+names(sheet)+") VALUES (?"+
				strings.Repeat(", ?", len(values)-1)+")", values...)
			return err
		})
		if failed != nil {
			return store.ErrStale // takes everything back
		}
		return nil
	})
	if failed != nil {
		return failed
	}
	return err
}
