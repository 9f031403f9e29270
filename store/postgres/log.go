package postgres

import (
	"context"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"twobanners/game"
	"twobanners/store"
)

const appendQuery = "SELECT answer, at_seq, with_sum FROM append_entries($1, $2, $3, $4, $5, $6," +
	" $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)"

// Append adds entries to a table's log.
func (s *Store) Append(
	ctx context.Context, table string, entries []store.Entry, card *store.Card,
) error {
	args := append([]any{table}, columns(entries)...)
	if card == nil {
		args = append(args, make([]any, 10)...)
	} else {
		args = append(args, cardArgs(card)[1:]...)
	}
	return s.queue.Write(ctx, write{table, args, entries[len(entries)-1].Ask})
}

// columns are the entries as the function of the database takes them. An ask that is none is null.
func columns(entries []store.Entry) []any {
	var seqs, ats []int64
	var seats []int
	var kinds, datas []string
	var person, askKinds, ids, sums []*string
	for i := range entries {
		e := &entries[i]
		seqs, ats = append(seqs, e.Seq), append(ats, e.At.UnixMilli())
		seats, kinds = append(seats, int(e.Seat)), append(kinds, e.Kind)
		datas = append(datas, string(e.Data))
		a := e.Ask
		if a == (store.Ask{}) {
			person, askKinds = append(person, nil), append(askKinds, nil)
			ids, sums = append(ids, nil), append(sums, nil)
			continue
		}
		person, askKinds = append(person, &a.Person), append(askKinds, &a.Kind)
		ids, sums = append(ids, &a.ID), append(sums, &a.Sum)
	}
	return []any{seqs, seats, kinds, ats, datas, person, askKinds, ids, sums}
}

// answerOf reads what the function of the database says.
func answerOf(ask store.Ask, answer string, seq *int64, sum *string) error {
	switch {
	case answer == "ok":
		return nil
	case answer == "stale":
		return store.ErrStale
	case answer == "known" && seq != nil && sum != nil:
		return ask.Again(*seq, *sum)
	default:
		return fmt.Errorf("%w: %s", store.ErrUnavailable, answer)
	}
}

// Read lists the entries after a number.
func (s *Store) Read(ctx context.Context, table string, after int64) ([]store.Entry, error) {
	return rows(ctx, s, scanEntry, "SELECT seq, coalesce(ask_person, ''), coalesce(ask_kind, ''),"+
		" coalesce(ask_id, ''), coalesce(ask_sum, ''), seat, kind, at, data FROM events"+
		" WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after)
}

func scanEntry(row pgx.CollectableRow, e *store.Entry) error {
	var seat int
	var at int64
	var data string
	err := row.Scan(&e.Seq, &e.Ask.Person, &e.Ask.Kind, &e.Ask.ID, &e.Ask.Sum, &seat, &e.Kind,
		&at, &data)
	e.Seat, e.At, e.Data = game.Seat(seat), fromMillis(at), []byte(data)
	return err
}

// Redact replaces the data of entries and the card.
func (s *Store) Redact(
	ctx context.Context, table string, entries []store.Entry, card store.Card,
) error {
	return s.transaction(ctx, func(ctx context.Context, tx pgx.Tx) error {
		for i := range entries {
			_, err := tx.Exec(ctx, "UPDATE events SET data = $3 WHERE table_id = $1 AND seq = $2",
				table, entries[i].Seq, string(entries[i].Data))
			if err != nil {
				return err
			}
		}
		_, err := tx.Exec(ctx, putCard, cardArgs(&card)...)
		return err
	})
}

const putCard = "SELECT put_card($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"

// cardArgs are a card as the functions of the database take it.
func cardArgs(c *store.Card) []any {
	var wake *int64
	if !c.Wake.IsZero() {
		at := c.Wake.UnixMilli()
		wake = &at
	}
	people, turns := c.People, make([]bool, len(c.People))
	if people == nil {
		people = []string{}
	}
	for i, person := range people {
		turns[i] = slices.Contains(c.Turn, person)
	}
	return []any{
		c.ID, c.Game, c.Status, c.Host, c.Public, c.Created.UnixMilli(), c.Updated.UnixMilli(),
		wake, string(c.Data), people, turns,
	}
}
