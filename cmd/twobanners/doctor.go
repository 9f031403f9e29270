package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"twobanners/games"
	"twobanners/store/postgres"
	"twobanners/table"
)

// doctorCmd looks at everything that can be wrong with a server before somebody else notices.
type doctorCmd struct {
	Data string `placeholder:"DIR" help:"Where games are kept (your data folder)."`
	DB   string `name:"db" placeholder:"URL" help:"A PostgreSQL database instead."`
}

// Run prints what is well and what is not; it fails if something is not.
func (c *doctorCmd) Run(std console) (err error) {
	private()
	d := &doctor{page: &page{out: std.out}}
	ctx := context.Background()
	for _, name := range games.Names() {
		g, err := gameByName(name)
		d.say("content of "+name, err)
		if err == nil {
			d.page.line("       rules %s", g.Version())
		}
	}
	dir := ""
	if c.DB == "" {
		serve := serveCmd{Data: c.Data}
		if dir, err = serve.dataDir(); err != nil {
			return badInput(err)
		}
		d.folder(dir)
	}
	kept, err := openBeside(ctx, c.DB, dir)
	d.say("the store opens", err)
	if err != nil {
		return d.verdict()
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	d.say("the store can be written", kept.Ping(ctx))
	if far, ok := kept.(*postgres.Store); ok {
		d.say("the database waits for its disk", far.Flushes(ctx))
	}
	damage, err := kept.Check(ctx)
	for _, text := range damage {
		err = errors.Join(err, errors.New(text))
	}
	d.say("the store is whole", err)
	due, err := kept.Due(ctx, table.WallTime{}.Now().Add(-time.Hour), "", 1000)
	if err == nil && len(due) > 0 {
		err = fmt.Errorf("%d tables have waited for more than an hour, such as %s; is a server at"+
			" work?", len(due), due[0])
	}
	d.say("no table waits in vain", err)
	return d.verdict()
}

type doctor struct {
	page *page
	bad  int
}

func (d *doctor) say(what string, err error) {
	if err != nil {
		d.bad++
		d.page.line("BAD    %s: %v", what, err)
		return
	}
	d.page.line("ok     %s", what)
}

// folder looks at who can read the database, and whether there is room on the disk.
func (d *doctor) folder(dir string) {
	var err error
	files, _ := filepath.Glob(filepath.Join(dir, fileName+"*"))
	for _, name := range append(files, dir) {
		info, failed := os.Stat(name)
		switch {
		case failed != nil:
			err = errors.Join(err, failed)
		case info.Mode().Perm()&0o077 != 0 && name != dir:
			err = errors.Join(err, fmt.Errorf("%s can be read by others (%v)",
				filepath.Base(name), info.Mode().Perm()))
		}
	}
	d.say("the files are private", err)
	probe, err := os.CreateTemp(dir, "doctor-")
	if err == nil {
		_, err = probe.Write(make([]byte, 1<<20))
		err = errors.Join(err, probe.Close(), os.Remove(probe.Name()))
	}
	d.say("the disk has room", err)
}

func (d *doctor) verdict() error {
	if d.bad > 0 {
		return errors.Join(d.page.err, fmt.Errorf("%d things are wrong", d.bad))
	}
	return d.page.err
}
