package sqlite

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"twobanners/store"
	"twobanners/store/groupcommit"
	"twobanners/store/sqlstore"
)

// write is a change to be made.
type write struct {
	do          func(sqlstore.Tx) error
	checksFirst bool // an answer comes before anything is changed, so there is nothing to take back
}

// write makes a change durable, together with whatever else is waiting. What do answers of the
// kind of store.ErrStale is an answer: its own changes are taken back, the others stand. Any other
// error is the database's: nothing of the group is kept, and each of its writes is tried alone.
func (s *Store) write(ctx context.Context, do func(sqlstore.Tx) error) error {
	return s.queue.Write(ctx, write{do: do})
}

func newQueue(s *Store) *groupcommit.Queue[write] {
	return groupcommit.New(groupcommit.Store[write]{
		Commit: s.transaction, Alone: func(error) bool { return true },
		Trouble: func(err error) error { return err },
	})
}

// transaction writes a group. SQLite flushes it to the disk before it shows it to anybody.
func (s *Store) transaction(group []write) (answers []error, err error) {
	s.writing.Lock()
	defer s.writing.Unlock()
	defer func() { s.noteCommit(err) }()
	if err := s.present(); err != nil {
		return nil, err
	}
	c, err := s.writes.begin()
	if err != nil {
		return nil, s.judge(err)
	}
	defer func() {
		if err != nil {
			_ = c.tx.Rollback() // the error that led here says more
		}
	}()
	for _, w := range group {
		answer, err := w.make(c)
		if err != nil {
			return nil, s.judge(err)
		}
		answers = append(answers, answer)
	}
	if err := c.tx.Commit(); err != nil {
		return nil, s.judge(err)
	}
	c.learn()
	s.wrote(len(group), s.disk.CheckpointEvery)
	return answers, nil
}

// make makes one change of a group, or takes it back.
func (w write) make(c *change) (answer, err error) {
	if w.checksFirst {
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
	if err := s.failed(); err != nil {
		return err
	}
	for i, name := range s.files() {
		now, err := os.Stat(name)
		if err != nil || !os.SameFile(now, s.opened[i]) {
			return fmt.Errorf("%w: %s has been moved, deleted or replaced",
				store.ErrUnavailable, filepath.Base(name))
		}
	}
	return nil
}
