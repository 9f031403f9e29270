package sqlite

import (
	"context"
	"database/sql"
	"slices"
	"strings"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Create begins a table.
func (s *Store) Create(
	ctx context.Context, card store.Card, secret store.Secret, entries []store.Entry,
) error {
	return s.write(ctx, func(tx sqlstore.Tx) error {
		if err := putCard(tx, &card); err != nil {
			return err
		}
		if err := sqlstore.AddSecret(tx, card.ID, secret); err != nil {
			return err
		}
		return insert(tx, card.ID, entries)
	})
}

func putCard(tx sqlstore.Tx, c *store.Card) error {
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
func putSeated(tx sqlstore.Tx, c *store.Card) error {
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
