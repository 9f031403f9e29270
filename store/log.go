package store

import (
	"context"
	"fmt"
	"time"

	"twobanners/game"
)

// Ask is the idempotency key of an entry: who asked, for what kind of thing, under which id, and a
// hash of all that was asked. Person, Kind and ID together are unique in a log, so nothing is done
// twice. The table itself asks as nobody, and no client can: a person has an id.
type Ask struct {
	Person string
	Kind   string
	ID     string
	Sum    string // empty means that the body does not matter
}

// Key is what makes two asks the same.
type Key struct{ Person, Kind, ID string }

// Key is what makes two asks the same.
func (a Ask) Key() Key { return Key{a.Person, a.Kind, a.ID} }

// Done is the answer to an ask that is in the log already: it took effect once, at Seq.
type Done struct{ Seq int64 }

func (d Done) Error() string { return fmt.Sprintf("this was done already, as entry %d", d.Seq) }

// Again is the answer to an ask whose key is in the log, at a number and with a sum.
func (a Ask) Again(seq int64, sum string) error {
	if a.Sum != "" && sum != "" && a.Sum != sum {
		return ErrReused
	}
	return Done{seq}
}

// Entry is one line of a table's log. Entries are numbered from 1 without a gap. One ask may make
// several, of which the last one carries it.
type Entry struct {
	Seq  int64
	Ask  Ask
	Seat game.Seat
	Kind string
	At   time.Time // to the millisecond
	Data []byte    // JSON in the vocabulary of package table
}

// Log is the append-only event log of every table, its truth.
type Log interface {
	// Append adds entries to a table's log, all or none, and makes card the table's card, if
	// there is one. It answers ErrStale unless the first number is the next one of the log; Done
	// if the ask of the last entry is in the log, or ErrReused if that was for something else.
	// Whatever is wrong with one call fails no other.
	Append(ctx context.Context, table string, entries []Entry, card *Card) error
	// Read lists the entries after a number.
	Read(ctx context.Context, table string, after int64) ([]Entry, error)
	// Redact replaces the data of entries and the card. It is the one way in which a log
	// changes, for people who want to be forgotten; numbers, seats and kinds stay.
	Redact(ctx context.Context, table string, entries []Entry, card Card) error
}
