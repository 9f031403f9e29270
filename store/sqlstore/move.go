package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"twobanners/store"
)

// Snapshot is a connection in a transaction that reads.
type Snapshot interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// DumpFrom hands over every row of every sheet, in the order of the bytes of their keys.
func (s *Queries) DumpFrom(
	ctx context.Context, from Snapshot, each func(store.Sheet, []any) error,
) error {
	for _, sheet := range store.Sheets {
		if err := s.dump(ctx, from, sheet, each); err != nil {
			return err
		}
	}
	return nil
}

func (s *Queries) dump(
	ctx context.Context, from Snapshot, sheet store.Sheet, each func(store.Sheet, []any) error,
) (err error) {
	key := make([]string, len(sheet.Key()))
	var columns []string
	row, into := make([]any, len(sheet.Columns)), make([]any, len(sheet.Columns))
	for i, c := range sheet.Columns {
		into[i] = &row[i]
		name := s.name(sheet.Name + "." + c.Name)
		if at := slices.Index(sheet.Key(), c.Name); at >= 0 {
			key[at] = name
			if c.Kind == store.Text {
				key[at] += " " + s.db.Bytewise
			}
		}
		if sheet.Name == "pulse" && c.Name == "beat" {
			name = "0" // SQLite counts pings there, which are no part of what is kept
		}
		columns = append(columns, name)
	}
	rows, err := from.QueryContext(ctx, "SELECT "+strings.Join(columns, ", ")+" FROM "+
		sheet.Name+" ORDER BY "+strings.Join(key, ", "))
	if err != nil {
		return s.db.Error(err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return s.db.Error(err)
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
	return s.db.Error(rows.Err())
}

// FillIn fills an empty database.
func (s *Queries) FillIn(tx Tx, from func(put func(store.Sheet, []any) error) error) error {
	var some bool
	err := Row(tx, "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)", nil,
		&some)
	if err != nil {
		return err
	}
	if some {
		return store.ErrTaken
	}
	if _, err := tx.Exec("DELETE FROM pulse"); err != nil {
		return err
	}
	return from(func(sheet store.Sheet, row []any) error {
		var names, marks []string
		var values []any
		for i, c := range sheet.Columns {
			name := s.name(sheet.Name + "." + c.Name)
			if name == "" {
				continue // it is not kept here
			}
			value, err := c.Cell(row[i])
			if err != nil {
				return err
			}
			names, values = append(names, name), append(values, value)
			marks = append(marks, fmt.Sprint("$", len(values)))
		}
		_, err := tx.Exec("INSERT INTO "+sheet.Name+" ("+strings.Join(names, ", ")+") VALUES ("+
			strings.Join(marks, ", ")+")", values...)
		return err
	})
}
