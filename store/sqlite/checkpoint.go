package sqlite

import "sync"

// checkpointEvery is after how many writes the log is copied into the database: some 60 MB of it.
// A page that many moves change is copied once.
const checkpointEvery = 6000

// checkpoints copy the log into the database beside the writer. If the writer did it, everybody
// would wait for it, long enough to be seen in the slowest hundredth of all moves.
type checkpoints struct {
	writing sync.Mutex // held while a group is written
	since   int        // writes since the log was last copied; under writing
	due     chan struct{}
	copier  sync.WaitGroup
}

// wrote counts writes.
func (c *checkpoints) wrote(n int) {
	if c.since += n; c.since < checkpointEvery {
		return
	}
	select {
	case c.due <- struct{}{}:
		c.since = 0
	default: // it is under way
	}
}

// copyLog copies the log whenever it is due: nearly all of it beside the writer, then the little
// that was written meanwhile while the writer waits, so that the next group begins the log anew.
// What cannot be copied, because somebody still reads what was before or the disk is full, is kept
// in the log and copied next time.
func (s *Store) copyLog() {
	const passive = "PRAGMA wal_checkpoint(PASSIVE)" // waits for nobody
	for range s.due {
		_, _ = s.copies.Exec(passive)
		s.writing.Lock()
		_, _ = s.copies.Exec(passive)
		s.writing.Unlock()
	}
}
