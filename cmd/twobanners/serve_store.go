package main

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"net/url"
	"path/filepath"
	"sync"
	"time"

	"twobanners/store"
	"twobanners/store/postgres"
	"twobanners/store/sqlite"
	"twobanners/table"
)

// fileName is the database in the data folder.
const fileName = "twobanners.db"

// openStore opens a database by its address, or the file in a folder.
func openStore(ctx context.Context, db, dir string) (store.Store, error) {
	if db == "" {
		return sqlite.Open(ctx, filepath.Join(dir, fileName))
	}
	return openDatabase(ctx, db)
}

func (c *serveCmd) openStore(ctx context.Context, dir string) (store.Store, error) {
	if c.DB == "" && c.disk != nil {
		return sqlite.OpenOn(ctx, *c.disk, filepath.Join(dir, fileName))
	}
	return openStore(ctx, c.DB, dir)
}

// openBeside opens a store at which a server may be at work.
func openBeside(ctx context.Context, db, dir string) (kept store.Store, err error) {
	if db != "" {
		return openDatabase(ctx, db)
	}
	release, taken := lockFolder(dir)
	if taken != nil {
		return sqlite.OpenBeside(ctx, filepath.Join(dir, fileName))
	}
	defer func() { err = errors.Join(err, release()) }()
	return openStore(ctx, "", dir)
}

// openDatabase opens a database by its address.
func openDatabase(ctx context.Context, db string) (*postgres.Store, error) {
	at, err := url.Parse(db)
	if err != nil || at.Scheme != "postgres" && at.Scheme != "postgresql" {
		return nil, badInput(errors.New("--db is an address such as postgres://user@host/name"))
	}
	return postgres.Open(ctx, db)
}

// node makes a server one of many if its store can be shared.
func node(kept store.Store, log *slog.Logger) *postgres.Node {
	shared, ok := kept.(*postgres.Store)
	if !ok {
		return nil
	}
	return shared.Node(rand.Text(), func(err error) {
		log.Warn("hints of other nodes may be late", "error", err)
	})
}

// tendEvery is how often a node says that it lives and asks what it has missed.
const tendEvery = time.Second

// share keeps a node one of many until the context ends.
func (d *daemon) share(ctx context.Context, n *postgres.Node) {
	var work sync.WaitGroup
	work.Go(func() { n.Send(ctx) })
	work.Go(func() { n.Hear(ctx, d.registry.Heard) })
	every := time.NewTicker(tendEvery)
	defer every.Stop()
	for ctx.Err() == nil {
		if err := d.registry.Tend(ctx); err != nil && ctx.Err() == nil {
			d.log.Error("the other nodes' tables cannot be looked after", "error", err)
		}
		select {
		case <-every.C:
		case <-ctx.Done():
		}
	}
	work.Wait()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
	defer cancel()
	if err := n.Leave(last); err != nil {
		d.log.Warn("the other nodes will find out that this one has gone", "error", err)
	}
}

// clusterOf is a node as tables know it; none must be nil for them too.
func clusterOf(n *postgres.Node) table.Cluster {
	if n == nil {
		return nil
	}
	return n
}
