package postgres

import (
	"context"
	"fmt"
	"slices"

	"twobanners/store"
	"twobanners/store/sqlstore"
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

func putCard(tx sqlstore.Tx, c *store.Card) error {
	_, err := tx.Exec("SELECT put_card($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
		cardArgs(c)...)
	return err
}

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
