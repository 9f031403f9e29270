package store

import (
	"context"
	"time"

	"twobanners/game"
)

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
	Host    string // who made it; empty for nobody
	Public  bool
	Created time.Time
	Updated time.Time
	Wake    time.Time // when the table has something to do by itself; zero means never
	People  []string  // who sits there or is expected, each once
	Turn    []string  // whom it waits for
	Data    []byte    // what a list shows, JSON in the vocabulary of package table
}

// The statuses that a store knows. Others are the business of package table.
const (
	StatusOver   = "over"
	StatusBroken = "broken"
)

// Tables is the list of tables.
type Tables interface {
	// Create begins a table with its first entries; it is ErrTaken if the id is in use.
	Create(ctx context.Context, card Card, secret Secret, entries []Entry) error
	// Secret is ErrNotFound for a table that is not.
	Secret(ctx context.Context, table string) (Secret, error)
	// Mine lists the tables a person sits at: those that wait for the person first, then the
	// newest. Turn of such a card is the person, or empty; People is not given.
	Mine(ctx context.Context, person string, limit int) ([]Card, error)
	// Hosted counts the tables a person made that are neither over nor broken.
	Hosted(ctx context.Context, person string) (int, error)
	// Public lists the public tables of a status that have changed since a time, newest first.
	Public(ctx context.Context, status string, since time.Time, limit int) ([]Card, error)
	// Due lists the ids of the tables that have something to do by themselves before a time, in
	// the order of their ids, after an id.
	Due(ctx context.Context, before time.Time, after string, limit int) ([]string, error)
	// Break marks a table that cannot be read: it has the status broken and is due no more, until
	// something is written to it.
	Break(ctx context.Context, table string) error
}
