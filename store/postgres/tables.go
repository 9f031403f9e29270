package postgres

import (
	"context"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// Create begins a table.
func (s *Store) Create(
	ctx context.Context, card store.Card, secret store.Secret, entries []store.Entry,
) error {
	return s.write(ctx, func(tx sqlstore.Tx) error {
		err := putCard(tx, &card)
		if err == nil {
			err = sqlstore.AddSecret(tx, card.ID, secret)
		}
		if err != nil {
			return err
		}
		_, err = tx.Exec("INSERT INTO events (table_id, seq, seat, kind, at, data,"+
			" ask_person, ask_kind, ask_id, ask_sum) SELECT $1, u.* FROM unnest("+
			"$2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::text[],"+
			" $7::text[], $8::text[], $9::text[], $10::text[]) AS u",
			append([]any{card.ID}, columns(entries)...)...)
		return err
	})
}
