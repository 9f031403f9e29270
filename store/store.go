// Package store is the interface of persistence: the append-only log of every table, the list of
// tables, accounts, sessions and ratings. It hides nothing from its caller.
package store

import (
	"context"
	"errors"
	"time"
)

// What a store can answer instead of doing what it was asked. Any other error is trouble with the
// store itself; then nothing of the request was kept.
var (
	// ErrStale means that the log has grown, or is not as long as the caller thinks: read it again.
	ErrStale = errors.New("the log is not where the caller thinks it is")
	// ErrReused means that somebody has asked for something else under this id.
	ErrReused = errors.New("this id was used for something else")
	// ErrNotFound means that there is no such thing.
	ErrNotFound = errors.New("there is no such thing in the store")
	// ErrTaken means that a name or a credential belongs to somebody else.
	ErrTaken = errors.New("this is taken")
	// ErrUnavailable means that the store cannot be written or read now; it may be well later.
	ErrUnavailable = errors.New("the store is out of order")
)

// IsAnswer tells an answer of a store from trouble with it.
func IsAnswer(err error) bool {
	var done Done
	return errors.As(err, &done) || errors.Is(err, ErrStale) || errors.Is(err, ErrReused) ||
		errors.Is(err, ErrNotFound) || errors.Is(err, ErrTaken)
}

// Outage is a time in which no server was at work.
type Outage struct{ From, To time.Time }

// Note is something an operator should be able to read later: a report by a player, or what an
// administrator did.
type Note struct {
	Kind  string // NoteReport or NoteAdmin
	At    time.Time
	By    string // a person, or the name of an administrator
	About string // a person or a table
	Table string
	Text  string
}

// The kinds of notes.
const (
	NoteReport = "report"
	NoteAdmin  = "admin"
)

// Upkeep is what keeps a server in order.
type Upkeep interface {
	// Ping tells whether the store can be read and written.
	Ping(ctx context.Context) error
	// Beat says that a server is at work at a time. If none has said so for longer than gap, the
	// time between is kept as an outage. It answers the last time before.
	Beat(ctx context.Context, now time.Time, gap time.Duration) (last time.Time, err error)
	// Outages lists those that ended after a time, the oldest first.
	Outages(ctx context.Context, since time.Time) ([]Outage, error)
	// Note keeps a note; Notes lists the newest of a kind.
	Note(ctx context.Context, n Note) error
	Notes(ctx context.Context, kind string, limit int) ([]Note, error)
	// Check reads everything and says what is damaged. It takes its time.
	Check(ctx context.Context) (damage []string, err error)
}

// Store is all of persistence.
type Store interface {
	Log
	Tables
	Records
	People
	Social
	Calls
	Settings
	Upkeep
	Close() error
}

// Commit is what became of a group of writes.
type Commit struct {
	Took   time.Duration
	Writes int
	Queued int // writes that wait for the next group
	Failed bool
}

// Checkpoint is what became of a WAL checkpoint of SQLite.
type Checkpoint struct {
	Failed error
	WAL    int64 // bytes of its file
}

// Watch is told what a store does.
type Watch struct {
	Commit     func(Commit)
	Checkpoint func(Checkpoint)
}

// Observable is a store that tells what it does. Observe is called once, before the first write.
type Observable interface{ Observe(Watch) }

// OnDisk is a store on a disk of this machine, which may fail.
type OnDisk interface {
	// Ready is why nothing can be stored now, or nil. It writes nothing.
	Ready() error
	// Broken tells, once, why nothing is stored any more until the store is opened anew: a flush
	// has failed, and nobody knows what is on the disk.
	Broken() <-chan error
}
