package main

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"twobanners/store"
	"twobanners/store/moving"
	"twobanners/store/postgres"
	"twobanners/store/sqlite"
)

// place is where a store is.
type place struct {
	Data string `placeholder:"DIR" help:"A data folder."`
	DB   string `name:"db" placeholder:"URL" help:"A PostgreSQL database."`
}

type movable interface {
	store.Movable
	Close() error
}

// read opens the store to be read, perhaps while a server uses it.
func (p place) read(ctx context.Context) (movable, error) {
	private()
	if p.DB != "" {
		return postgres.OpenToRead(ctx, p.DB)
	}
	file, err := p.file()
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(file); err != nil {
		return nil, badInput(err)
	}
	return sqlite.OpenToRead(file)
}

// fill opens the store to be filled.
func (p place) fill(ctx context.Context) (movable, error) {
	private()
	if p.DB != "" {
		return postgres.Open(ctx, p.DB)
	}
	file, err := p.file()
	if err != nil {
		return nil, err
	}
	return sqlite.Open(ctx, file)
}

func (p place) file() (string, error) {
	dir, err := (&serveCmd{Data: p.Data}).dataDir()
	return filepath.Join(dir, fileName), err
}

type exportCmd struct {
	place
}

// Run writes a store to the output.
func (c *exportCmd) Run(std console) error {
	_, err := c.write(std.out)
	return err
}

func (p place) write(to io.Writer) (rows int, err error) {
	ctx := context.Background()
	from, err := p.read(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	return moving.Write(ctx, from, to)
}

type importCmd struct {
	place
}

// Run fills a store from the input.
func (c *importCmd) Run(std console) error { return c.take(std, std.in) }

func (p place) take(std console, from io.Reader) (err error) {
	ctx := context.Background()
	to, err := p.fill(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	rows, err := moving.Read(ctx, to, from)
	switch {
	case errors.Is(err, store.ErrTaken):
		return badInput(errors.New("the store is not empty: only an empty one is filled"))
	case errors.Is(err, moving.ErrDamaged):
		return badInput(err)
	case err != nil:
		return err
	}
	page := &page{out: std.out}
	page.line("%d rows", rows)
	return page.err
}

type backupCmd struct {
	place
	File string `arg:"" help:"The file to be written."`
}

// Run writes a store to a file, reads it again, and only then gives it its name.
func (c *backupCmd) Run(std console) (err error) {
	part := c.File + ".part"
	file, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_RDWR, 0o600)
	if err != nil {
		return badInput(err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(part))
		}
	}()
	rows, err := c.write(file)
	if err == nil {
		err = file.Sync()
	}
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err == nil {
		_, err = moving.Check(file)
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	if err := os.Rename(part, c.File); err != nil {
		return err
	}
	page := &page{out: std.out}
	page.line("%d rows in %s, written and read again", rows, c.File)
	return page.err
}

type restoreCmd struct {
	place
	File string `arg:"" help:"A backup."`
}

// Run fills a store from a file.
func (c *restoreCmd) Run(std console) (err error) {
	if strings.Contains(c.File, "://") {
		return badInput(errors.New("a backup is a file"))
	}
	file, err := os.Open(c.File)
	if err != nil {
		return badInput(err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return c.take(std, file)
}
