package sqlite

import (
	"os"
	"sync"

	"twobanners/store"
)

// checkpoints runs WAL checkpoints in the background, so that no commit waits for one: it showed in
// the 99th percentile of moves.
type checkpoints struct {
	writing sync.Mutex // held while a group is written
	since   int        // writes since the last checkpoint; under writing
	wanted  chan struct{}
	runner  sync.WaitGroup
	observe func(store.Checkpoint)
}

// wrote counts writes.
func (c *checkpoints) wrote(n, every int) {
	if c.since += n; c.since < every {
		return
	}
	select {
	case c.wanted <- struct{}{}:
		c.since = 0
	default: // it is under way
	}
}

// runCheckpoints checkpoints whenever one is wanted. What cannot be copied, because a reader holds
// an old snapshot or the disk is full, stays in the WAL until the next one.
func (s *Store) runCheckpoints() {
	for range s.wanted {
		err := s.checkpoint()
		done := store.Checkpoint{Failed: err}
		if info, err := os.Stat(s.path + walSuffix); err == nil {
			done.WAL = info.Size()
		}
		s.observe(done)
	}
}

// checkpoint copies nearly all of the WAL into the database beside the writer, then the rest while
// the writer waits, so that the next group begins the WAL anew.
func (s *Store) checkpoint() (err error) {
	const passive = "PRAGMA wal_checkpoint(PASSIVE)" // waits for nobody
	_, err = s.checkpointer.Exec(passive)
	s.writing.Lock()
	defer s.writing.Unlock()
	if err == nil {
		_, err = s.checkpointer.Exec(passive)
	}
	if err != nil {
		err = s.judge(err)
	}
	s.noteCheckpoint(err)
	return err
}
