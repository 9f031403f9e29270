package sqlite

import (
	"os"
	"sync"

	"twobanners/store"
)

// checkpoints copy the log into the database beside the writer. If the writer did it, everybody
// would wait for it, long enough to be seen in the slowest hundredth of all moves.
type checkpoints struct {
	writing sync.Mutex // held while a group is written
	since   int        // writes since the log was last copied; under writing
	due     chan struct{}
	copier  sync.WaitGroup
	watch   func(store.Copy)
}

// wrote counts writes.
func (c *checkpoints) wrote(n, every int) {
	if c.since += n; c.since < every {
		return
	}
	select {
	case c.due <- struct{}{}:
		c.since = 0
	default: // it is under way
	}
}

// copyLog copies the log whenever it is due, and tells what became of it. What cannot be copied,
// because somebody still reads what was before or the disk is full, is kept in the log and copied
// next time.
func (s *Store) copyLog() {
	for range s.due {
		err := s.copyOnce()
		done := store.Copy{Failed: err}
		if info, err := os.Stat(s.path + walSuffix); err == nil {
			done.Log = info.Size()
		}
		s.watch(done)
	}
}

// copyOnce copies nearly all of the log beside the writer, then the little that was written
// meanwhile while the writer waits, so that the next group begins the log anew.
func (s *Store) copyOnce() (err error) {
	const passive = "PRAGMA wal_checkpoint(PASSIVE)" // waits for nobody
	_, err = s.copies.Exec(passive)
	s.writing.Lock()
	defer s.writing.Unlock()
	if err == nil {
		_, err = s.copies.Exec(passive)
	}
	if err != nil {
		err = s.judge(err)
	}
	s.noteCopy(err)
	return err
}
