// Package postgres keeps the store in a PostgreSQL database, so that many nodes can share it. The
// keys of the log decide who was first; no node locks or leads.
package postgres

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"twobanners/store"
	"twobanners/store/groupcommit"
	"twobanners/store/sqlstore"
)

//go:embed migrations/*.sql
var migrations embed.FS

const (
	connections = 8
	// reserved are for moves and for the hints about them: whoever looks, however many, does not
	// make them wait.
	reserved = 2
	// patience is how long one call may take. A node must not hang on a database that does.
	patience = 5 * time.Second
)

// settings are asked of every connection. A lock is waited for only while another node commits;
// what was answered is on the disk of the database.
var settings = map[string]string{
	"application_name":                    "twobanners",
	"synchronous_commit":                  "on",
	"lock_timeout":                        "2s",
	"statement_timeout":                   "5s",
	"idle_in_transaction_session_timeout": "2s",
}

// Store is a database.
type Store struct {
	sqlstore.Queries
	pool   *pgxpool.Pool
	db     *sql.DB       // the same
	writes *pgxpool.Pool // for moves and hints
	queue  *groupcommit.Queue[write]
}

var _ store.Store = (*Store)(nil)

// Open connects to the database at an address such as postgres://user@host/name and brings its
// schema up to date. Many nodes may do so at once.
func Open(ctx context.Context, address string) (*Store, error) { return open(ctx, address, true) }

// OpenToRead connects to a database as it is: nothing is brought up to date.
func OpenToRead(ctx context.Context, address string) (*Store, error) {
	return open(ctx, address, false)
}

func open(ctx context.Context, address string, upToDate bool) (*Store, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, err
	}
	if config.ConnConfig.ConnectTimeout == 0 {
		config.ConnConfig.ConnectTimeout = patience
	}
	if upToDate {
		if err := migrate(ctx, config.ConnConfig); err != nil {
			return nil, fmt.Errorf("%s: %w", config.ConnConfig.Database, err)
		}
	}
	for name, value := range settings {
		config.ConnConfig.RuntimeParams[name] = value
	}
	config.MaxConns = max(config.MaxConns, connections)
	s := &Store{}
	if s.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return nil, err
	}
	config = config.Copy()
	config.MaxConns, config.MinConns = reserved, 0
	if s.writes, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		s.pool.Close()
		return nil, err
	}
	s.db = stdlib.OpenDBFromPool(s.pool)
	s.Queries = sqlstore.New(s.dialect())
	s.queue = newQueue(s)
	s.queue.Start()
	return s, nil
}

// Two banners, and two nodes that must not build the same table at once.
const migrationLock = 0x2ba22e25

// migrate holds a lock of the database: whoever comes second finds everything done.
func migrate(ctx context.Context, config *pgx.ConnConfig) (err error) {
	db := stdlib.OpenDB(*config)
	defer func() { err = errors.Join(err, db.Close()) }()
	holder, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, holder.Close()) }() // and the lock goes with it
	if _, err := holder.ExecContext(ctx, "SELECT pg_advisory_lock($1)", migrationLock); err != nil {
		return err
	}
	return steps(ctx, db)
}

func steps(ctx context.Context, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectPostgres, db, files)
	if err != nil {
		return err
	}
	_, err = provider.Up(ctx)
	return err
}

// Close waits for what is being written.
func (s *Store) Close() error {
	s.queue.Close()
	err := s.db.Close()
	s.writes.Close()
	s.pool.Close()
	return err
}

// Observe tells about commits from now on.
func (s *Store) Observe(w store.Watch) { s.queue.Observe = w.Commit }

// The codes of the database that are answers.
const (
	uniqueViolation = "23505"
	badText         = "22021" // no text of ours: there is nothing of that name
)

// trouble tells an answer from an error of the database.
func trouble(err error) error {
	var failed *pgconn.PgError
	switch {
	case err == nil, store.IsAnswer(err):
		return err
	case errors.Is(err, sql.ErrNoRows):
		return store.ErrNotFound
	case errors.As(err, &failed) && failed.Code == uniqueViolation:
		return store.ErrTaken
	case errors.As(err, &failed) && failed.Code == badText:
		return store.ErrNotFound
	default:
		return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
}
