package postgres

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"twobanners/store"
)

// write is an append that waits for its commit.
type write struct {
	table string
	args  []any
	ask   store.Ask
	done  chan error
}

const maxBatch = 128

func (s *Store) submit(ctx context.Context, w *write) error {
	select {
	case s.queue <- w:
	case <-ctx.Done():
		return ctx.Err()
	case <-s.closing:
		return fmt.Errorf("%w: it is closed", store.ErrUnavailable)
	}
	select {
	case err := <-w.done: // not ctx: a change under way is either made or not made
		return err
	case <-s.closing:
	}
	s.writer.Wait()
	select {
	case err := <-w.done:
		return err
	default:
		return fmt.Errorf("%w: it is closed", store.ErrUnavailable)
	}
}

// writeAll sends what has come while the last group was being written, one group after the other:
// many tables share one round trip and one flush to the disk.
func (s *Store) writeAll() {
	for {
		select {
		case first := <-s.queue:
			group := s.gather(first)
			// Two nodes that write tables in the same order cannot wait for each other.
			slices.SortStableFunc(group, func(a, b *write) int {
				return cmp.Compare(a.table, b.table)
			})
			s.commit(group)
		case <-s.closing:
			return
		}
	}
}

func (s *Store) gather(first *write) []*write {
	group := []*write{first}
	for len(group) < maxBatch {
		select {
		case w := <-s.queue:
			group = append(group, w)
		default:
			return group
		}
	}
	return group
}

// commit writes a group. If the database refuses it as a whole, each of it is tried alone: one bad
// write fails no other.
func (s *Store) commit(group []*write) {
	began := time.Now() //nolint:forbidigo // a figure for operators; nothing is decided by it
	answers, err := s.send(group)
	var refused *pgconn.PgError
	if errors.As(err, &refused) && len(group) > 1 {
		for _, w := range group {
			s.commit([]*write{w})
		}
		return
	}
	s.observe(store.Commit{
		Took: time.Since(began), Writes: len(group), Queued: len(s.queue), Failed: err != nil,
	})
	for i, w := range group {
		if err != nil {
			w.done <- trouble(err)
		} else {
			w.done <- answers[i]
		}
	}
}

// send sends a group in one message. It is a transaction of its own: the database commits when it
// has read the end of it, and a node that stops in the middle holds nobody up.
func (s *Store) send(group []*write) (answers []error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	batch := &pgx.Batch{}
	for _, w := range group {
		batch.Queue(appendQuery, w.args...)
	}
	results := s.pool.SendBatch(ctx, batch)
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
