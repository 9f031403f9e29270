package postgres

import (
	"cmp"
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"twobanners/store"
	"twobanners/store/groupcommit"
)

// write is an append.
type write struct {
	table string
	args  []any
	ask   store.Ask
}

// newQueue: many tables share one round trip and one flush to the disk. Two nodes that write tables
// in the same order cannot wait for each other.
func newQueue(s *Store) *groupcommit.Queue[write] {
	return groupcommit.New(groupcommit.Store[write]{
		Commit: s.send, Trouble: trouble,
		Alone: func(err error) bool {
			var refused *pgconn.PgError
			return errors.As(err, &refused)
		},
		Order: func(a, b write) int { return cmp.Compare(a.table, b.table) },
	})
}

// send sends a group in one message. It is a transaction of its own: the database commits when it
// has read the end of it, and a node that stops in the middle holds nobody up.
func (s *Store) send(group []write) (answers []error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	batch := &pgx.Batch{}
	for _, w := range group {
		batch.Queue(appendQuery, w.args...)
	}
	results := s.writes.SendBatch(ctx, batch)
	defer func() { err = errors.Join(err, results.Close()) }() // here the commit shows at last
	for _, w := range group {
		var answer string
		var seq *int64
		var sum *string
		if err := results.QueryRow().Scan(&answer, &seq, &sum); err != nil {
			return nil, err
		}
		answers = append(answers, answerOf(w.ask, answer, seq, sum))
	}
	return answers, nil
}
