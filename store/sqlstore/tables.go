package sqlstore

import (
	"context"
	"database/sql"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Read lists the entries after a number.
func (s *Queries) Read(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	person, ask := s.name("events.person"), s.name("events.ask")
	return All(ctx, s, func(rows *sql.Rows, e *store.Entry) error {
		var seat int
		var at int64
		err := rows.Scan(&e.Seq, &e.Ask.Person, &e.Ask.Kind, &e.Ask.ID, &e.Ask.Sum, &seat,
			&e.Kind, &at, &e.Data)
		e.Seat, e.At = game.Seat(seat), FromMillis(at)
		return err
	}, "SELECT seq, coalesce("+person+", ''), coalesce("+ask+", ''), coalesce(ask_id, ''),"+
		" coalesce(ask_sum, ''), seat, kind, at, data FROM events"+
		" WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after)
}

// Redact replaces the data of entries and the card.
func (s *Queries) Redact(
	ctx context.Context, table string, entries []store.Entry, card store.Card,
) error {
	return s.db.Write(ctx, func(tx Tx) error {
		for i := range entries {
			err := changed(tx.Exec("UPDATE events SET data = $3 WHERE table_id = $1 AND seq = $2",
				table, entries[i].Seq, string(entries[i].Data)))
			if err != nil {
				return err
			}
		}
		return s.db.PutCard(tx, &card)
	})
}

// AddSecret is the part of Create that is the same everywhere: a table that exists is ErrTaken.
func AddSecret(tx Tx, table string, secret store.Secret) error {
	_, err := tx.Exec("INSERT INTO secrets (table_id, seed, invite) VALUES ($1, $2, $3)",
		table, secret.Seed[:], secret.Invite)
	return err
}

// Secret is the table's seed and its invitation.
func (s *Queries) Secret(ctx context.Context, table string) (secret store.Secret, err error) {
	var seed []byte
	err = s.One(ctx, "SELECT seed, invite FROM secrets WHERE table_id = $1",
		[]any{table}, []any{&seed, &secret.Invite})
	if err == nil && copy(secret.Seed[:], seed) != len(game.Seed{}) {
		return secret, store.ErrNotFound
	}
	return secret, err
}

func (s *Queries) cards(ctx context.Context, rest string, args ...any) ([]store.Card, error) {
	return All(ctx, s, func(rows *sql.Rows, c *store.Card) error {
		var created, updated int64
		var wake sql.NullInt64
		var turn string
		err := rows.Scan(&c.ID, &c.Game, &c.Status, &c.Host, &c.Public, &created, &updated, &wake,
			&c.Data, &turn)
		if turn != "" {
			c.Turn = []string{turn}
		}
		c.Created, c.Updated = FromMillis(created), FromMillis(updated)
		if wake.Valid {
			c.Wake = FromMillis(wake.Int64)
		}
		return err
	}, "SELECT id, game, status, host, public, created, updated, wake, card, "+rest, args...)
}

// Mine lists a person's tables.
func (s *Queries) Mine(ctx context.Context, person string, limit int) ([]store.Card, error) {
	return s.cards(ctx, "CASE WHEN turn THEN person ELSE '' END"+
		" FROM tables JOIN seated ON table_id = id WHERE person = $1"+
		" ORDER BY turn DESC, updated DESC, id LIMIT $2", person, limit)
}

// Hosted counts the tables a person made that go on.
func (s *Queries) Hosted(ctx context.Context, person string) (n int, err error) {
	err = s.One(ctx, "SELECT count(*) FROM tables WHERE host = $1"+
		" AND status NOT IN ('over', 'broken')", []any{person}, []any{&n})
	return n, err
}

// Public lists public tables.
func (s *Queries) Public(
	ctx context.Context, status string, since time.Time, limit int,
) ([]store.Card, error) {
	return s.cards(ctx, "'' FROM tables WHERE public AND status = $1 AND updated >= $2"+
		" ORDER BY updated DESC, id LIMIT $3", status, since.UnixMilli(), limit)
}

// Due lists tables that have something to do.
func (s *Queries) Due(
	ctx context.Context, before time.Time, after string, limit int,
) ([]string, error) {
	return All(ctx, s, Text, "SELECT id FROM tables WHERE wake < $1 AND id > $2"+
		" ORDER BY id LIMIT $3", before.UnixMilli(), after, limit)
}

// Break marks a table that cannot be read.
func (s *Queries) Break(ctx context.Context, table string) error {
	return s.Change(ctx, "UPDATE tables SET status = 'broken', wake = NULL WHERE id = $1", table)
}

// KeepRecord keeps the record of a game.
func (s *Queries) KeepRecord(ctx context.Context, table string, record []byte) error {
	return s.Exec(ctx, "INSERT INTO records (table_id, record) VALUES ($1, $2)"+
		" ON CONFLICT DO NOTHING", table, string(record))
}

// Record is the record of a game that is over.
func (s *Queries) Record(ctx context.Context, table string) (record []byte, err error) {
	err = s.One(ctx, "SELECT record FROM records WHERE table_id = $1",
		[]any{table}, []any{&record})
	return record, err
}

// Unrecorded lists tables that are over and have no record.
func (s *Queries) Unrecorded(ctx context.Context, after string, limit int) ([]string, error) {
	return All(ctx, s, Text, "SELECT id FROM tables WHERE status = 'over' AND id > $1"+
		" AND id NOT IN (SELECT table_id FROM records) ORDER BY id LIMIT $2", after, limit)
}

// Running lists tables that go on.
func (s *Queries) Running(ctx context.Context, after string, limit int) ([]string, error) {
	return All(ctx, s, Text, "SELECT id FROM tables WHERE status NOT IN ('over', 'broken')"+
		" AND id > $1 ORDER BY id LIMIT $2", after, limit)
}
