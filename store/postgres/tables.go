package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/game"
	"twobanners/store"
)

// Create begins a table.
func (s *Store) Create(
	ctx context.Context, card store.Card, secret store.Secret, entries []store.Entry,
) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, putCard, cardArgs(&card)...); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO secrets (table_id, seed, invite) VALUES ($1, $2, $3)",
			card.ID, secret.Seed[:], secret.Invite) // here a table that exists is ErrTaken
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "INSERT INTO events (table_id, seq, seat, kind, at, data,"+
			" ask_person, ask_kind, ask_id, ask_sum) SELECT $1, u.* FROM unnest("+
			"$2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::text[],"+
			" $7::text[], $8::text[], $9::text[], $10::text[]) AS u",
			append([]any{card.ID}, columns(entries)...)...)
		return err
	})
}

// Secret is the table's seed and its invitation.
func (s *Store) Secret(ctx context.Context, table string) (secret store.Secret, err error) {
	var seed []byte
	err = s.row(ctx, "SELECT seed, invite FROM secrets WHERE table_id = $1",
		[]any{table}, []any{&seed, &secret.Invite})
	if err == nil && copy(secret.Seed[:], seed) != len(game.Seed{}) {
		return secret, store.ErrNotFound
	}
	return secret, err
}

const cardColumns = "SELECT id, game, status, host, public, created, updated, wake, card, "

func scanCard(row pgx.CollectableRow, c *store.Card) error {
	var created, updated int64
	var wake *int64
	var data, turn string
	err := row.Scan(&c.ID, &c.Game, &c.Status, &c.Host, &c.Public, &created, &updated, &wake,
		&data, &turn)
	c.Created, c.Updated, c.Data = fromMillis(created), fromMillis(updated), []byte(data)
	if wake != nil {
		c.Wake = fromMillis(*wake)
	}
	if turn != "" {
		c.Turn = []string{turn}
	}
	return err
}

// Mine lists a person's tables.
func (s *Store) Mine(ctx context.Context, person string, limit int) ([]store.Card, error) {
	return rows(ctx, s, scanCard, cardColumns+"CASE WHEN turn THEN person ELSE '' END"+
		" FROM tables JOIN seated ON table_id = id WHERE person = $1"+
		" ORDER BY turn DESC, updated DESC, id LIMIT $2", person, limit)
}

// Hosted counts the tables a person made that are still played.
func (s *Store) Hosted(ctx context.Context, person string) (n int, err error) {
	err = s.row(ctx, "SELECT count(*) FROM tables WHERE host = $1"+
		" AND status NOT IN ('over', 'broken')", []any{person}, []any{&n})
	return n, err
}

// Public lists public tables.
func (s *Store) Public(
	ctx context.Context, status string, since time.Time, limit int,
) ([]store.Card, error) {
	return rows(ctx, s, scanCard, cardColumns+"'' FROM tables WHERE public AND status = $1"+
		" AND updated >= $2 ORDER BY updated DESC, id LIMIT $3",
		status, since.UnixMilli(), limit)
}

func scanText(row pgx.CollectableRow, text *string) error { return row.Scan(text) }

// Due lists tables that have something to do.
func (s *Store) Due(
	ctx context.Context, before time.Time, after string, limit int,
) ([]string, error) {
	return rows(ctx, s, scanText, "SELECT id FROM tables WHERE wake < $1 AND id > $2"+
		" ORDER BY id LIMIT $3", before.UnixMilli(), after, limit)
}

// Break marks a table that cannot be read.
func (s *Store) Break(ctx context.Context, table string) error {
	return s.change(ctx, "UPDATE tables SET status = 'broken', wake = NULL WHERE id = $1", table)
}
