package sqlite

import "sync"

// logRoom is the room that the log of a server is given after its first reserveAfter writes, with
// some to spare for what is written while it is copied. Most servers of tests write less.
const (
	logRoom      = 80 << 20
	reserveAfter = 1000
)

// checkpointEvery is after how many writes the log is copied into the database: some 50 to 70 MB of
// it. A page that many moves change is copied once.
const checkpointEvery = 5000

// checkpoints copy the log into the database beside the writer. If the writer did it, everybody
// would wait for it, long enough to be seen in the slowest hundredth of all moves.
type checkpoints struct {
	writing sync.Mutex // held while a group is written
	since   int        // writes since the log was last copied; under writing
	room    int64      // how long the log shall become; 0 if it is; under writing
	due     chan struct{}
	copier  sync.WaitGroup
}

// wrote counts writes.
func (c *checkpoints) wrote(n int) {
	every := checkpointEvery
	if c.room > 0 {
		every = reserveAfter
	}
	if c.since += n; c.since < every {
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
	for first := true; ; first = false {
		if _, open := <-s.due; !open {
			return
		}
		_, _ = s.copies.Exec(passive)
		s.writing.Lock()
		_, _ = s.copies.Exec(passive)
		s.writing.Unlock()
		for !first && s.reserve() {
			s.settle()
		}
	}
}

// reserve makes the log a little longer, and tells whether it is to grow on. A log that grows with
// every write is flushed together with what the file system knows of all files, which may take a
// tenth of a second; one that is overwritten is flushed alone. Nobody else may write meanwhile, not
// even another program.
func (s *Store) reserve() (more bool) {
	s.writing.Lock()
	defer s.writing.Unlock()
	held, err := s.writes.begin()
	if err != nil {
		return false
	}
	defer func() { _ = held.tx.Rollback() }() // there is nothing in it
	info, err := s.log.Stat()
	if err == nil && info.Size() < s.room {
		_, err = s.log.WriteAt(nothing[:], info.Size())
		return err == nil
	}
	s.room = 0
	return false
}

var nothing [256 << 10]byte

// settle waits, beside the writer, until what was reserved is on the disk: else the next move would
// wait for all of it.
func (s *Store) settle() {
	if err := s.flush(s.log); err != nil {
		s.writing.Lock()
		defer s.writing.Unlock()
		_ = s.lose(err)
	}
}
