package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/store"
)

// Ping tells whether the database can be written, without a write: many nodes ask often.
func (s *Store) Ping(ctx context.Context) error {
	var writable bool
	err := s.row(ctx, "SELECT NOT pg_is_in_recovery()"+
		" AND current_setting('transaction_read_only') = 'off'", nil, []any{&writable})
	if err == nil && !writable {
		return store.ErrUnavailable
	}
	return err
}

// Beat says that a server is at work.
func (s *Store) Beat(
	ctx context.Context, now time.Time, gap time.Duration,
) (last time.Time, err error) {
	err = s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		var beat int64
		err := tx.QueryRow(ctx, "SELECT beat FROM pulse FOR UPDATE").Scan(&beat)
		if errors.Is(err, pgx.ErrNoRows) {
			_, err = tx.Exec(ctx, "INSERT INTO pulse (id, beat) VALUES (1, $1)"+
				" ON CONFLICT DO NOTHING", now.UnixMilli())
			return err
		}
		if err != nil {
			return err
		}
		last = fromMillis(beat)
		if now.Sub(last) > gap {
			_, err = tx.Exec(ctx, "INSERT INTO outages (since, until) VALUES ($1, $2)",
				beat, now.UnixMilli())
			if err != nil {
				return err
			}
		}
		_, err = tx.Exec(ctx, "UPDATE pulse SET beat = greatest(beat, $1)", now.UnixMilli())
		return err
	})
	return last, err
}

// Outages lists those that ended after a time.
func (s *Store) Outages(ctx context.Context, since time.Time) ([]store.Outage, error) {
	scan := func(row pgx.CollectableRow, o *store.Outage) error {
		var from, to int64
		err := row.Scan(&from, &to)
		o.From, o.To = fromMillis(from), fromMillis(to)
		return err
	}
	return rows(ctx, s, scan, "SELECT since, until FROM outages WHERE until > $1"+
		" ORDER BY since, until", since.UnixMilli())
}

// Note keeps a note.
func (s *Store) Note(ctx context.Context, n store.Note) error {
	return s.exec(ctx, "INSERT INTO notes (kind, at, by, about, table_id, text)"+
		" VALUES ($1, $2, $3, $4, $5, $6)", n.Kind, n.At.UnixMilli(), n.By, n.About, n.Table,
		n.Text)
}

// Notes lists the newest notes of a kind.
func (s *Store) Notes(ctx context.Context, kind string, limit int) ([]store.Note, error) {
	scan := func(row pgx.CollectableRow, n *store.Note) error {
		var at int64
		err := row.Scan(&n.Kind, &at, &n.By, &n.About, &n.Table, &n.Text)
		n.At = fromMillis(at)
		return err
	}
	return rows(ctx, s, scan, "SELECT kind, at, by, about, table_id, text FROM notes"+
		" WHERE kind = $1 ORDER BY n DESC LIMIT $2", kind, limit)
}

// Flushes tells whether the database waits for its disk: if it does not, nothing that it says is
// kept for sure.
func (s *Store) Flushes(ctx context.Context) error {
	var off string
	err := s.row(ctx, "SELECT coalesce(string_agg(name, ', '), '') FROM pg_settings"+
		" WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'", nil, []any{&off})
	if err == nil && off != "" {
		err = fmt.Errorf("%s is off: a power cut loses what was acknowledged", off)
	}
	return err
}

// Check finds logs with a gap and tables without one. Pages are the database's own business:
// pg_amcheck reads those.
func (s *Store) Check(ctx context.Context) (damage []string, err error) {
	found, err := s.pool.Query(ctx, "SELECT id || ': ' || coalesce(n, 0) || ' entries, the last"+
		" is ' || coalesce(last, 0) FROM tables LEFT JOIN (SELECT table_id, count(*) AS n,"+
		" max(seq) AS last FROM events GROUP BY table_id) AS logs ON table_id = id"+
		" WHERE n IS NULL OR n <> last ORDER BY id")
	if err != nil {
		return nil, trouble(err)
	}
	damage, err = pgx.CollectRows(found, pgx.RowTo[string])
	return damage, trouble(err)
}
