// Package sqlite keeps the store in one file, with nothing to set up. One connection writes, in
// group commits that reach the disk before anybody is answered; several read.
package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"github.com/pressly/goose/v3"

	"twobanners/store"
	"twobanners/store/groupcommit"
	"twobanners/store/sqlstore"
)

//go:embed migrations/*.sql
var migrations embed.FS

const readers = 4

// Store is a database file.
type Store struct {
	path   string
	disk   Disk
	opened []fs.FileInfo // the file and its log, to notice that one has gone

	anchor       io.Closer // see drop
	writes       *prepared
	reads        *prepared
	checkpointer *prepared

	queue *groupcommit.Queue[write]
	sqlstore.Queries
	checkpoints
	health
}

var (
	_ store.Store  = (*Store)(nil)
	_ store.OnDisk = (*Store)(nil)
)

// closed is a store of which nothing is open yet.
func closed(path string, disk Disk) *Store {
	s := &Store{path: path, disk: disk, health: health{broken: make(chan error, 1)}}
	// Due at the first write: a server that was killed may have left a long log.
	s.wanted, s.since = make(chan struct{}, 1), disk.CheckpointEvery
	s.queue, s.observe = newQueue(s), func(store.Checkpoint) {}
	s.Queries = sqlstore.New(sqlstore.Dialect{
		Query: func(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
			return s.reads.query(ctx, query, args...)
		},
		Write: s.write, Error: trouble, PutCard: putCard, Bytewise: "COLLATE BINARY",
	})
	return s
}

// Open opens the database file, makes it if need be and brings its schema up to date. What it finds
// is on the disk before anything of it is answered.
func Open(ctx context.Context, path string) (*Store, error) {
	return OpenOn(ctx, thisMachine, path)
}

// OpenBeside is Open beside a server that is at work and has synced the WAL already.
func OpenBeside(ctx context.Context, path string) (*Store, error) {
	return OpenOn(ctx, beside, path)
}

// OpenOn is Open on another disk.
func OpenOn(ctx context.Context, disk Disk, path string) (*Store, error) {
	s := closed(path, disk)
	if err := s.open(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", filepath.Base(path), err), s.closeFiles())
	}
	s.queue.Start()
	s.runner.Go(s.runCheckpoints)
	return s, nil
}

func (s *Store) open(ctx context.Context) (err error) {
	if err := s.openAnchor("journal_mode(WAL)"); err != nil {
		return err
	}
	s.writes, err = s.connect(1, "journal_mode(WAL)", "synchronous(FULL)",
		"wal_autocheckpoint(0)", "cache_size(-32768)") // see checkpoints; 32 MiB at most
	if err != nil {
		return err
	}
	if err := s.syncWAL(); err != nil {
		return s.failWrites(err)
	}
	if err := migrate(ctx, s.writes.DB); err != nil {
		return err
	}
	if s.reads, err = s.connect(readers, "query_only(1)"); err != nil {
		return err
	}
	if s.checkpointer, err = s.connect(1, "synchronous(FULL)"); err != nil {
		return err
	}
	for _, name := range s.files() {
		info, err := os.Stat(name)
		if err != nil {
			return err
		}
		s.opened = append(s.opened, info)
	}
	return nil
}

// files are what holds the data while the store is open: the database, and the log of what has not
// been written into it yet.
func (s *Store) files() []string { return []string{s.path, s.path + walSuffix} }

const walSuffix = "-wal"

// name is the file as the driver takes it.
func (s *Store) name(pragmas ...string) string {
	query := url.Values{"_txlock": {"immediate"}}
	if s.disk.VFS != "" {
		query.Set("vfs", s.disk.VFS)
	}
	for _, p := range append(pragmas, "busy_timeout(5000)", "foreign_keys(1)") {
		query.Add("_pragma", p)
	}
	name := url.URL{Scheme: "file", Opaque: filepath.ToSlash(s.path), RawQuery: query.Encode()}
	return name.String()
}

func (s *Store) connect(connections int, pragmas ...string) (*prepared, error) {
	db, err := sql.Open("sqlite", s.name(pragmas...))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return &prepared{DB: db, statements: map[string]*sql.Stmt{}}, nil
}

func migrate(ctx context.Context, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	steps, err := goose.NewProvider(goose.DialectSQLite3, db, files)
	if err != nil {
		return err
	}
	if _, err = steps.Up(ctx); err != nil {
		return err
	}
	return nameLooks(ctx, db)
}

// nameLooks fills in how the names of accounts look that were made before anybody asked. Of two
// that look the same the first one keeps the look; both keep their names.
func nameLooks(ctx context.Context, db *sql.DB) error {
	all := sqlstore.New(sqlstore.Dialect{Query: db.QueryContext, Error: trouble})
	list, err := sqlstore.All(ctx, &all, func(rows *sql.Rows, p *store.Person) error {
		return rows.Scan(&p.ID, &p.Name)
	}, "SELECT id, name FROM people WHERE name_key IS NOT NULL AND look IS NULL ORDER BY created")
	for i := 0; err == nil && i < len(list); i++ {
		_, err = db.ExecContext(ctx, "UPDATE OR IGNORE people SET look = ? WHERE id = ?",
			store.NameLook(list[i].Name), list[i].ID)
	}
	return err
}

// Close waits for what is being written.
func (s *Store) Close() error {
	s.queue.Close()
	close(s.wanted)
	s.runner.Wait()
	return s.closeFiles()
}

func (s *Store) closeFiles() (err error) {
	if s.anchor != nil && s.disk.Open != nil && s.failed() == nil {
		err = s.anchor.Close()
	}
	for _, db := range []*prepared{s.reads, s.checkpointer, s.writes} {
		if db != nil {
			err = errors.Join(err, db.Close())
		}
	}
	return err
}

// Observe lets somebody watch commits and checkpoints.
func (s *Store) Observe(w store.Watch) { s.queue.Observe, s.observe = w.Commit, w.Checkpoint }

// trouble marks an error of the database as such.
func trouble(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, sql.ErrNoRows):
		return store.ErrNotFound
	default:
		return fmt.Errorf("%w: %w", store.ErrUnavailable, err)
	}
}
