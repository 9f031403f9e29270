package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"twobanners/store"
)

// Ping writes a little.
func (s *Store) Ping(ctx context.Context) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO pulse (id, beat) VALUES (1, 0)" +
			" ON CONFLICT (id) DO UPDATE SET beat = beat + 1")
		return err
	})
}

// Beat says that a server is at work.
func (s *Store) Beat(
	ctx context.Context, now time.Time, gap time.Duration,
) (last time.Time, err error) {
	err = s.write(ctx, func(tx *change) error {
		last = time.Time{}
		var at int64
		err := tx.QueryRow("SELECT at FROM pulse WHERE id = 1").Scan(&at)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if at > 0 {
			last = fromMillis(at)
			if now.Sub(last) > gap {
				_, err := tx.Exec("INSERT INTO outages (since, till) VALUES (?, ?)"+
					" ON CONFLICT DO NOTHING", at, now.UnixMilli())
				if err != nil {
					return err
				}
			}
		}
		_, err = tx.Exec("INSERT INTO pulse (id, beat, at) VALUES (1, 0, ?)"+
			" ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)", now.UnixMilli())
		return err
	})
	return last, err
}

// Outages lists the times without a server.
func (s *Store) Outages(ctx context.Context, since time.Time) ([]store.Outage, error) {
	rows, err := s.reads.query(ctx, "SELECT since, till FROM outages WHERE till > ?"+
		" ORDER BY since", since.UnixMilli())
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(o *store.Outage) error {
		var from, to int64
		err := rows.Scan(&from, &to)
		o.From, o.To = fromMillis(from), fromMillis(to)
		return err
	})
}

// Note keeps a note.
func (s *Store) Note(ctx context.Context, n store.Note) error {
	return s.write(ctx, func(tx *change) error {
		_, err := tx.Exec("INSERT INTO notes (kind, at, by, about, table_id, text)"+
			" VALUES (?, ?, ?, ?, ?, ?)", n.Kind, n.At.UnixMilli(), n.By, n.About, n.Table, n.Text)
		return err
	})
}

// Notes lists the newest notes of a kind.
func (s *Store) Notes(ctx context.Context, kind string, limit int) ([]store.Note, error) {
	rows, err := s.reads.query(ctx, "SELECT kind, at, by, about, table_id, text FROM notes"+
		" WHERE kind = ? ORDER BY id DESC LIMIT ?", kind, limit)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(n *store.Note) error {
		var at int64
		err := rows.Scan(&n.Kind, &at, &n.By, &n.About, &n.Table, &n.Text)
		n.At = fromMillis(at)
		return err
	})
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
	rows, err := s.reads.QueryContext(ctx, query)
	if err != nil {
		return nil, trouble(err)
	}
	list, err := collect(rows, func(line *string) error { return rows.Scan(line) })
	if len(list) == 1 && list[0] == "ok" {
		list = nil
	}
	return list, err
}
