package sqlstore

import (
	"context"
	"database/sql"
	"time"

	"twobanners/store"
)

// InitSetting keeps the first value of a name.
func (s *Queries) InitSetting(ctx context.Context, name string, value []byte) ([]byte, error) {
	err := s.Exec(ctx, "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
		name, value)
	if err != nil {
		return nil, err
	}
	return s.Setting(ctx, name)
}

// Setting is the value of a name.
func (s *Queries) Setting(ctx context.Context, name string) (value []byte, err error) {
	err = s.One(ctx, "SELECT value FROM kept WHERE name = $1", []any{name}, []any{&value})
	return value, err
}

// Once remembers for a while that something has happened.
func (s *Queries) Once(ctx context.Context, what string, now, until time.Time) error {
	return s.db.Write(ctx, func(tx Tx) error {
		if _, err := tx.Exec("DELETE FROM once WHERE till < $1", now.UnixMilli()); err != nil {
			return err
		}
		n, err := affected(tx.Exec("INSERT INTO once (what, till) VALUES ($1, $2)"+
			" ON CONFLICT DO NOTHING", what, until.UnixMilli()))
		if err == nil && n == 0 {
			err = store.ErrTaken
		}
		return err
	})
}

// Beat says that a server is at work.
func (s *Queries) Beat(
	ctx context.Context, now time.Time, gap time.Duration,
) (last time.Time, err error) {
	at := s.name("pulse.at")
	err = s.db.Write(ctx, func(tx Tx) error {
		last = time.Time{}
		_, err := tx.Exec("INSERT INTO pulse (id, beat) VALUES (1, 0) ON CONFLICT DO NOTHING")
		if err != nil {
			return err
		}
		var before int64
		err = Row(tx, "SELECT "+at+" FROM pulse WHERE id = 1"+s.db.Lock, nil, &before)
		if err != nil {
			return err
		}
		if before > 0 {
			last = FromMillis(before)
			if now.Sub(last) > gap {
				_, err := tx.Exec("INSERT INTO outages (since, "+s.name("outages.till")+")"+
					" VALUES ($1, $2) ON CONFLICT DO NOTHING", before, now.UnixMilli())
				if err != nil {
					return err
				}
			}
		}
		_, err = tx.Exec("UPDATE pulse SET "+at+" = $1 WHERE "+at+" < $1", now.UnixMilli())
		return err
	})
	return last, err
}

// Outages lists the times without a server that ended after a time.
func (s *Queries) Outages(ctx context.Context, since time.Time) ([]store.Outage, error) {
	till := s.name("outages.till")
	return All(ctx, s, func(rows *sql.Rows, o *store.Outage) error {
		var from, to int64
		err := rows.Scan(&from, &to)
		o.From, o.To = FromMillis(from), FromMillis(to)
		return err
	}, "SELECT since, "+till+" FROM outages WHERE "+till+" > $1 ORDER BY since, "+till,
		since.UnixMilli())
}

// Note keeps a note.
func (s *Queries) Note(ctx context.Context, n store.Note) error {
	return s.Exec(ctx, "INSERT INTO notes (kind, at, by, about, table_id, text)"+
		" VALUES ($1, $2, $3, $4, $5, $6)", n.Kind, n.At.UnixMilli(), n.By, n.About, n.Table,
		n.Text)
}

// Notes lists the newest notes of a kind.
func (s *Queries) Notes(ctx context.Context, kind string, limit int) ([]store.Note, error) {
	return All(ctx, s, func(rows *sql.Rows, n *store.Note) error {
		var at int64
		err := rows.Scan(&n.Kind, &at, &n.By, &n.About, &n.Table, &n.Text)
		n.At = FromMillis(at)
		return err
	}, "SELECT kind, at, by, about, table_id, text FROM notes WHERE kind = $1 ORDER BY "+
		s.name("notes.id")+" DESC LIMIT $2", kind, limit)
}
