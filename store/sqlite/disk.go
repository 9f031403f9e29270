package sqlite

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"twobanners/store"
)

// Disk is where a store keeps its files: this machine's, or a double of it in a test.
type Disk struct {
	VFS string // a file system by the name under which SQLite knows it
	// Open opens a file to write it again; nil if somebody else has done so. See syncWAL.
	Open func(name string) (File, error)
	// CheckpointEvery is after how many writes a WAL checkpoint is due.
	CheckpointEvery int
}

// File is a file of a disk.
type File interface {
	io.ReaderAt
	io.WriterAt
	io.Closer
	Sync() error
}

// Five thousand writes are some 50 to 70 MB of WAL. A page that many moves change is copied once.
var thisMachine = Disk{CheckpointEvery: 5000, Open: func(name string) (File, error) {
	return os.OpenFile(name, os.O_RDWR, 0)
}}

// beside is this machine's disk for a program that must leave the log to the server: it neither
// writes it again nor, at its end, copies and deletes it.
var beside = Disk{CheckpointEvery: thisMachine.CheckpointEvery}

// openAnchor opens a connection that does nothing. SQLite checkpoints and deletes the WAL when the
// last connection is closed; while this one is open no other is the last. It is closed in good
// order only: after an fsync that failed nobody may copy what need not be on the disk, and the end
// of the process lets go of the file.
func (s *Store) openAnchor(pragmas ...string) (err error) {
	s.anchor, err = new(driver.Driver).Open(s.name(append(pragmas, "user_version")...))
	return err
}

// syncWAL writes the WAL again, byte for byte, and syncs it, before anything in it is believed. A
// server that ended because an fsync failed leaves a WAL that can be read from the system's memory
// and need not be on the disk, and a later fsync skips what an earlier one failed to write. Copying
// the log into the database instead would not do: after a power cut an old, shorter log could be
// found beside the newer database. Nobody else writes meanwhile, not even another program.
func (s *Store) syncWAL() (err error) {
	if s.disk.Open == nil {
		return nil
	}
	held, err := s.writes.begin()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, held.tx.Rollback()) }() // there is nothing in it
	log, err := s.disk.Open(s.path + walSuffix)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, log.Close()) }()
	part := make([]byte, 1<<20)
	for at := int64(0); ; at += int64(len(part)) {
		n, err := log.ReadAt(part, at)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if _, err := log.WriteAt(part[:n], at); err != nil {
			return err
		}
		if n < len(part) {
			return log.Sync()
		}
	}
}

// health is the error state of a store: what the disk has done to it.
type health struct {
	mu            sync.Mutex
	writeErr      error // why nothing is written any more
	commitErr     error // why the last commit failed
	checkpointErr error // why the last checkpoint failed
	broken        chan error
}

// judge wraps an error of SQLite. An I/O error other than a full disk (for the shared index too)
// ends all writing: after an fsync that failed the next one says that all is
// well, and pages are counted as copied that are not on the disk.
func (s *Store) judge(err error) error {
	var failed *driver.Error
	if !errors.As(err, &failed) || failed.Code()&0xff != codes.SQLITE_IOERR ||
		failed.Code() == codes.SQLITE_IOERR_SHMSIZE {
		return trouble(err)
	}
	return s.failWrites(err)
}

// failWrites refuses all writes from now on.
func (s *Store) failWrites(err error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.writeErr == nil {
		s.writeErr = fmt.Errorf("%w: the disk has failed, so the server must be restarted: %w",
			store.ErrUnavailable, err)
		s.broken <- s.writeErr
	}
	return s.writeErr
}

func (h *health) failed() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.writeErr
}

func (h *health) noteCommit(err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.commitErr = err
}

func (h *health) noteCheckpoint(err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.checkpointErr = err
}

// Ready is why nothing can be stored now.
func (h *health) Ready() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return errors.Join(h.writeErr, h.commitErr, h.checkpointErr)
}

// Broken tells why the store must be opened anew.
func (h *health) Broken() <-chan error { return h.broken }
