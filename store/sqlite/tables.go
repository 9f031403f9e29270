package sqlite

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Create begins a table.
func (s *Store) Create(
	ctx context.Context, card store.Card, secret store.Secret, entries []store.Entry,
) error {
	return s.write(ctx, func(tx *change) error {
		if err := putCard(tx, &card); err != nil {
			return err
		}
		_, err := tx.Exec("INSERT INTO secrets (table_id, seed, invite) VALUES (?, ?, ?)",
			card.ID, secret.Seed[:], secret.Invite)
		if err != nil {
			return taken(err)
		}
		return insert(tx, card.ID, entries)
	})
}

func putCard(tx *change, c *store.Card) error {
	var wake sql.NullInt64
	if !c.Wake.IsZero() {
		wake = sql.NullInt64{Int64: c.Wake.UnixMilli(), Valid: true}
	}
	_, err := tx.Exec("INSERT INTO tables"+
		" (id, game, status, host, public, created, updated, wake, card)"+
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"+
		" status = excluded.status, host = excluded.host, public = excluded.public,"+
		" updated = excluded.updated, wake = excluded.wake, card = excluded.card",
		c.ID, c.Game, c.Status, c.Host, c.Public, c.Created.UnixMilli(), c.Updated.UnixMilli(),
		wake, string(c.Data))
	if err != nil {
		return err
	}
	return putSeated(tx, c)
}

// putSeated writes who sits at a table. A turn that begins asks for a call, if the person has a
// subscription.
func putSeated(tx *change, c *store.Card) error {
	stay := []any{c.ID}
	for _, person := range c.People {
		stay = append(stay, person)
	}
	_, err := tx.Exec("DELETE FROM seated WHERE table_id = ? AND person NOT IN ("+
		strings.TrimSuffix(strings.Repeat("?,", len(c.People)), ",")+")", stay...)
	for _, person := range c.People {
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO seated (table_id, person, turn, since, called) VALUES"+
			" (?1, ?2, ?3, ?4, CASE WHEN ?3 AND EXISTS (SELECT 1 FROM pushes WHERE person = ?2)"+
			" THEN 0 ELSE -1 END) ON CONFLICT (person, table_id) DO UPDATE SET"+
			" turn = excluded.turn, since = excluded.since, called = excluded.called"+
			" WHERE turn <> excluded.turn", c.ID, person, slices.Contains(c.Turn, person),
			c.Updated.UnixMilli())
	}
	return err
}

// Secret is the table's seed and its invitation.
func (s *Store) Secret(ctx context.Context, table string) (store.Secret, error) {
	var secret store.Secret
	var seed []byte
	err := s.reads.queryRow(ctx, "SELECT seed, invite FROM secrets WHERE table_id = ?",
		table).Scan(&seed, &secret.Invite)
	if err == nil && copy(secret.Seed[:], seed) != len(game.Seed{}) {
		return secret, store.ErrNotFound
	}
	return secret, trouble(err)
}

const cardColumns = "SELECT id, game, status, host, public, created, updated, wake, card, "

// Mine lists a person's tables.
func (s *Store) Mine(ctx context.Context, person string, limit int) ([]store.Card, error) {
	return s.cards(ctx, cardColumns+"CASE WHEN turn THEN person ELSE '' END"+
		" FROM tables JOIN seated ON table_id = id WHERE person = ?"+
		" ORDER BY turn DESC, updated DESC, id LIMIT ?", person, limit)
}

// Public lists public tables.
func (s *Store) Public(
	ctx context.Context, status string, since time.Time, limit int,
) ([]store.Card, error) {
	return s.cards(ctx, cardColumns+"'' FROM tables WHERE public AND status = ? AND updated >= ?"+
		" ORDER BY updated DESC, id LIMIT ?", status, since.UnixMilli(), limit)
}

func (s *Store) cards(ctx context.Context, query string, args ...any) ([]store.Card, error) {
	rows, err := s.reads.query(ctx, query, args...)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(c *store.Card) error {
		var created, updated int64
		var wake sql.NullInt64
		var turn string
		err := rows.Scan(&c.ID, &c.Game, &c.Status, &c.Host, &c.Public, &created, &updated, &wake,
			&c.Data, &turn)
		if turn != "" {
			c.Turn = []string{turn}
		}
		c.Created, c.Updated = fromMillis(created), fromMillis(updated)
		if wake.Valid {
			c.Wake = fromMillis(wake.Int64)
		}
		return err
	})
}

// Hosted counts the tables of a person that go on.
func (s *Store) Hosted(ctx context.Context, person string) (count int, err error) {
	err = s.reads.queryRow(ctx, "SELECT count(*) FROM tables WHERE host = ?"+
		" AND status NOT IN ('over', 'broken')", person).Scan(&count)
	return count, trouble(err)
}

// Due lists tables that have something to do.
func (s *Store) Due(
	ctx context.Context, before time.Time, after string, limit int,
) ([]string, error) {
	rows, err := s.reads.query(ctx, "SELECT id FROM tables WHERE wake < ? AND id > ?"+
		" ORDER BY id LIMIT ?", before.UnixMilli(), after, limit)
	if err != nil {
		return nil, trouble(err)
	}
	return collect(rows, func(id *string) error { return rows.Scan(id) })
}

// Break marks a table that cannot be read.
func (s *Store) Break(ctx context.Context, table string) error {
	return s.write(ctx, func(tx *change) error {
		return changed(tx.Exec("UPDATE tables SET status = ?, wake = NULL WHERE id = ?",
			store.StatusBroken, table))
	})
}
