// Package store says what must outlast the process: the log of every table, the list of tables,
// the people and their ratings. It redacts nothing and changes nothing that was written to a log.
package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"twobanners/game"
)

// What a store can answer instead of doing what it was asked. Any other error is trouble with the
// store itself; then nothing of the request was kept.
var (
	// ErrStale means that the log has grown, or is not as long as the caller thinks: read it again.
	ErrStale = errors.New("the log is not where the caller thinks it is")
	// ErrNotFound means that there is no such thing.
	ErrNotFound = errors.New("there is no such thing in the store")
	// ErrTaken means that a name or a credential belongs to somebody else.
	ErrTaken = errors.New("this is taken")
	// ErrUnavailable means that the store cannot be written or read now; it may be well later.
	ErrUnavailable = errors.New("the store is out of order")
)

// Done is the answer to an entry whose id is in the log already: it took effect once, at Seq.
type Done struct{ Seq int64 }

func (d Done) Error() string { return fmt.Sprintf("this was done already, as entry %d", d.Seq) }

// Entry is one line of a table's log. Entries are numbered from 1 without a gap.
type Entry struct {
	Seq  int64
	ID   string // made by whoever sent it; unique in the log, so that nothing is done twice
	Seat game.Seat
	Kind string
	At   time.Time // to the millisecond
	Data []byte    // JSON in the vocabulary of package table
}

// Log is the truth of every table.
type Log interface {
	// Append adds entries to a table's log, all or none, and makes card the table's card, if
	// there is one. It answers ErrStale unless the first number is the next one of the log, and
	// Done if the id of the last entry is in the log.
	Append(ctx context.Context, table string, entries []Entry, card *Card) error
	// Read lists the entries after a number.
	Read(ctx context.Context, table string, after int64) ([]Entry, error)
}

// Secret is what belongs to a table and is in nobody's log or view.
type Secret struct {
	Seed   game.Seed
	Invite string
}

// Card is a table as lists of tables know it. It follows from the log and could be made again.
type Card struct {
	ID      string
	Game    string
	Status  string
	Public  bool
	Created time.Time
	Updated time.Time
	Wake    time.Time // when the table has something to do by itself; zero means never
	People  []string  // who sits there, each once
	Turn    []string  // whom it waits for
	Data    []byte    // what a list shows, JSON in the vocabulary of package table
}

// Tables is the list of tables.
type Tables interface {
	// Create begins a table with its first entries; it is ErrTaken if the id is in use.
	Create(ctx context.Context, card Card, secret Secret, entries []Entry) error
	// Secret is ErrNotFound for a table that is not.
	Secret(ctx context.Context, table string) (Secret, error)
	// Mine lists the tables a person sits at: those that wait for the person first, then the
	// newest. Turn of such a card is the person, or empty; People is not given.
	Mine(ctx context.Context, person string, limit int) ([]Card, error)
	// Public lists the public tables of a status that have changed since a time, newest first.
	Public(ctx context.Context, status string, since time.Time, limit int) ([]Card, error)
	// Due lists the ids of the tables that have something to do by themselves before a time.
	Due(ctx context.Context, before time.Time, limit int) ([]string, error)
}

// Store is everything.
type Store interface {
	Log
	Tables
	People
	// Ping tells whether the store can be read and written.
	Ping(ctx context.Context) error
	Close() error
}
