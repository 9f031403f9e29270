package sqlite

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"twobanners/store"
)

// write is a change that waits for its commit.
type write struct {
	do    func(*change) error
	early bool // an answer comes before anything is changed, so there is nothing to take back
	done  chan error
}

const maxBatch = 128

// write makes a change durable, together with whatever else is waiting. What do answers of the
// kind of store.ErrStale is an answer: its own changes are taken back, the others stand. Any other
// error is the database's: nothing of the group is kept, and each of its writes is tried alone.
func (s *Store) write(ctx context.Context, do func(*change) error) error {
	return s.submit(ctx, &write{do: do, done: make(chan error, 1)})
}

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

// writeAll is the one writer.
func (s *Store) writeAll() {
	for {
		select {
		case first := <-s.queue:
			s.commit(s.gather(first))
		case <-s.closing:
			return
		}
	}
}

// gather takes what has come while the last group was being written.
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

func (s *Store) commit(group []*write) {
	began := time.Now() //nolint:forbidigo // for the figures only
	answers, err := s.transaction(group)
	s.observe(store.Commit{
		Took: time.Since(began), Writes: len(group), Queued: len(s.queue), Failed: err != nil,
	})
	if err != nil && len(group) > 1 { // one bad write fails none of its neighbours
		for _, w := range group {
			s.commit([]*write{w})
		}
		return
	}
	for i, w := range group {
		if err != nil {
			w.done <- err
		} else {
			w.done <- answers[i]
		}
	}
}

func (s *Store) transaction(group []*write) (answers []error, err error) {
	if err := s.present(); err != nil {
		return nil, err
	}
	c, err := s.writes.begin()
	if err != nil {
		return nil, trouble(err)
	}
	defer func() {
		if err != nil {
			_ = c.tx.Rollback() // the error that led here says more
		}
	}()
	for _, w := range group {
		answer, err := w.make(c)
		if err != nil {
			return nil, trouble(err)
		}
		answers = append(answers, answer)
	}
	if err := c.tx.Commit(); err != nil {
		return nil, trouble(err)
	}
	c.learn()
	return answers, nil
}

// make makes one change of a group, or takes it back.
func (w *write) make(c *change) (answer, err error) {
	if w.early {
		if answer = w.do(c); answer != nil && !store.IsAnswer(answer) {
			return nil, answer
		}
		return answer, nil
	}
	if _, err := c.Exec("SAVEPOINT one"); err != nil {
		return nil, err
	}
	answer = w.do(c)
	if answer != nil {
		if !store.IsAnswer(answer) {
			return nil, answer
		}
		if _, err := c.Exec("ROLLBACK TO one"); err != nil {
			return nil, err
		}
	}
	_, err = c.Exec("RELEASE one")
	return answer, err
}

// present makes sure that the files written are those that will be read after a restart: one that
// was moved or deleted could still be written, into nowhere.
func (s *Store) present() error {
	for i, name := range s.files() {
		now, err := os.Stat(name)
		if err != nil || !os.SameFile(now, s.opened[i]) {
			return fmt.Errorf("%w: %s has been moved, deleted or replaced",
				store.ErrUnavailable, filepath.Base(name))
		}
	}
	return nil
}
