package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// named are the columns that have another name here. One without a name is not kept.
var named = map[string]string{
	"events.person": "ask_person", "events.ask": "ask_kind", "outages.till": "until",
	"pulse.at": "beat", "pulse.beat": "",
}

// columnsOf are the columns of a sheet as they are named here.
func columnsOf(s store.Sheet) (list []string) {
	for _, c := range s.Columns {
		list = append(list, nameOf(s, c.Name))
	}
	return list
}

// keyOf is the key of a sheet as rows are ordered by it, whatever the language of the database.
func keyOf(s store.Sheet) string {
	var list []string
	for _, key := range s.Key() {
		for _, c := range s.Columns {
			if name := nameOf(s, key); c.Name == key && c.Kind == store.Text {
				list = append(list, name+` COLLATE "C"`)
			} else if c.Name == key {
				list = append(list, name)
			}
		}
	}
	return strings.Join(list, ", ")
}

func nameOf(s store.Sheet, column string) string {
	if name, other := named[s.Name+"."+column]; other {
		return name
	}
	return column
}

// Dump hands over every row, in one transaction.
func (s *Store) Dump(ctx context.Context, each func(store.Sheet, []any) error) error {
	read := pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}
	return trouble(pgx.BeginTxFunc(ctx, s.pool, read, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "SET LOCAL statement_timeout = 0;"+
			" SET LOCAL idle_in_transaction_session_timeout = 0")
		if err != nil {
			return err
		}
		for _, sheet := range store.Sheets {
			list := columnsOf(sheet)
			for i, name := range list {
				if name == "" {
					list[i] = "0"
				}
			}
			rows, err := tx.Query(ctx, "SELECT "+strings.Join(list, ", ")+" FROM "+sheet.Name+
				" ORDER BY "+keyOf(sheet))
			if err != nil {
				return err
			}
			for rows.Next() {
				row, err := rows.Values()
				if err == nil {
					err = each(sheet, row)
				}
				if err != nil {
					rows.Close()
					return err
				}
			}
			if err := rows.Err(); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Fill fills an empty database.
func (s *Store) Fill(
	ctx context.Context, from func(put func(store.Sheet, []any) error) error,
) error {
	var failed error
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var some bool
		err := tx.QueryRow(ctx, "SELECT EXISTS (SELECT 1 FROM people)"+
			" OR EXISTS (SELECT 1 FROM tables)").Scan(&some)
		if err != nil {
			return err
		}
		if some {
			return store.ErrTaken
		}
		_, err = tx.Exec(ctx, "SET LOCAL idle_in_transaction_session_timeout = 0")
		if err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM pulse"); err != nil {
			return err
		}
		failed = from(func(sheet store.Sheet, row []any) error { return fill(ctx, tx, sheet, row) })
		return failed
	})
	if failed != nil {
		return failed
	}
	return trouble(err)
}

func fill(ctx context.Context, tx pgx.Tx, sheet store.Sheet, row []any) error {
	var list []string
	var values []any
	for i, name := range columnsOf(sheet) {
		value, err := sheet.Columns[i].Cell(row[i])
		if err != nil {
			return err
		}
		if name != "" {
			list, values = append(list, name), append(values, value)
		}
	}
	marks := make([]string, len(list))
	for i := range marks {
		marks[i] = fmt.Sprint("$", i+1)
	}
	_, err := tx.Exec(ctx, "INSERT INTO "+sheet.Name+" ("+strings.Join(list, ", ")+") VALUES ("+
		strings.Join(marks, ", ")+")", values...)
	return err
}
