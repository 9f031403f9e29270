package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"
	"time"

	"twobanners/game"
	"twobanners/games"
	"twobanners/server"
	"twobanners/store"
	"twobanners/store/sqlite"
	"twobanners/table"
)

type serveCmd struct {
	packs
	Addr    string        `default:"127.0.0.1:8080" help:"Where to listen."`
	Data    string        `placeholder:"DIR" help:"Where games are kept (your data folder)."`
	DB      string        `name:"db" placeholder:"URL" help:"PostgreSQL instead, for many nodes."`
	Open    bool          `help:"Open a browser."`
	Site    string        `placeholder:"URL" help:"The address people use, if another."`
	Proxy   []string      `placeholder:"ADDR" help:"Proxies to be believed, as 10.0.0.0/8."`
	Metrics string        `placeholder:"ADDR" help:"A private address for Prometheus to ask at."`
	Pace    time.Duration `default:"0s" help:"The least time between two moves of bots."`
	Away    time.Duration `default:"2m" help:"How long who has left a table counts as there."`
	Seed    *uint64       `placeholder:"N" help:"FOR TESTS: the same dice, bots and names."`
	JSON    bool          `name:"json" help:"Log in JSON."`
	Verbose bool          `help:"Log every request."`
	Limit   limitFlags    `embed:"" prefix:"limit-" group:"Limits (0 means none)"`

	disk *sqlite.Disk // another one than this machine's, for tests
}

// Run serves until it is told to stop.
func (c *serveCmd) Run(std console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	private()
	if os.Getenv("GOGC") == "" { // memory that is small anyway, for a tenth of the time
		debug.SetGCPercent(gcPercent)
	}
	return c.serve(ctx, std)
}

// gcPercent lets the heap grow to five times what is alive: a table is some kilobytes, and every
// move leaves as much behind.
const gcPercent = 400

func (c *serveCmd) serve(ctx context.Context, std console) (err error) {
	log := c.logger(std)
	limits, err := c.Limit.limits()
	proxies, wrong := server.ParseProxies(c.Proxy)
	if err := errors.Join(err, wrong); err != nil {
		return badInput(err)
	}
	dir := ""
	if c.DB == "" {
		if dir, err = c.dataDir(); err != nil {
			return badInput(err)
		}
		release, err := lockFolder(dir)
		if err != nil {
			return badInput(err)
		}
		defer func() { err = errors.Join(err, release()) }()
	}
	kept, err := c.openStore(ctx, dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	served, err := allGames()
	if err != nil {
		return err
	}
	warnOfStaleNets(log, served)
	shelf, offered, err := c.openShelf(ctx, kept, served)
	if err != nil {
		return err
	}
	shared := node(kept, log)
	registry := table.NewRegistry(table.Config{
		Cluster: clusterOf(shared),
		Store:   kept, Games: served, Time: table.WallTime{}, Pace: c.Pace, Away: &c.Away,
		Log:  log,
		Seed: c.tableSeeds(), Old: shelf.Find, Packed: shelf.With,
		Printed: shelf.Printed,
	})
	defer registry.Close()
	socket, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return badInput(err)
	}
	site, err := c.site(socket.Addr())
	if err == nil {
		err = c.seedIsPrivate(site, socket.Addr(), log)
	}
	if err != nil {
		return errors.Join(badInput(err), socket.Close())
	}
	door, err := server.New(server.Config{
		Store: kept, Tables: registry, Log: log, Now: table.WallTime{}.Now,
		Site: site, Proxies: proxies, Limits: limits, Guest: c.guests(), Packs: offered,
	})
	if err != nil {
		return errors.Join(err, socket.Close())
	}
	d := &daemon{door: door, registry: registry, log: log, node: shared, broken: brokenOf(kept)}
	if err := d.openPrivate(c.Metrics); err != nil {
		return errors.Join(badInput(err), socket.Close())
	}
	if err := d.announce(std.out, site, socket.Addr()); err != nil {
		return errors.Join(err, socket.Close())
	}
	if c.Open {
		d.openBrowser(ctx, site.String())
	}
	return d.serve(ctx, socket)
}

// openShelf keeps the content that is served, and tries the packs that tables may be made with.
func (c *serveCmd) openShelf(
	ctx context.Context, kept store.Store, served []game.Game,
) (*games.Shelf, map[string][]game.Pack, error) {
	found, err := games.Packs(c.Content)
	if err != nil {
		return nil, nil, badInput(err)
	}
	shelf := &games.Shelf{Kept: kept, Offered: found}
	if err := shelf.Add(ctx, served); err != nil {
		return nil, nil, err
	}
	offered, err := shelf.Offer(ctx)
	if err != nil {
		return nil, nil, badInput(err)
	}
	return shelf, offered, nil
}

// brokenOf tells when the disk of a store has failed; nil if it is not on one of ours.
func brokenOf(kept store.Store) <-chan error {
	if disk, ok := kept.(store.OnDisk); ok {
		return disk.Broken()
	}
	return nil
}

func (c *serveCmd) logger(std console) *slog.Logger {
	options := &slog.HandlerOptions{Level: slog.LevelInfo}
	if c.Verbose {
		options.Level = slog.LevelDebug
	}
	if c.JSON {
		return slog.New(slog.NewJSONHandler(std.err, options))
	}
	return slog.New(slog.NewTextHandler(std.err, options))
}

// site is the address people use. The machine itself is called localhost there, since passkeys
// are bound to names.
func (c *serveCmd) site(at net.Addr) (*url.URL, error) {
	if c.Site != "" {
		site, err := url.Parse(c.Site)
		if err != nil || site.Host == "" || site.Scheme != "http" && site.Scheme != "https" {
			return nil, fmt.Errorf("--site is an address such as https://play.example.org, not %q",
				c.Site)
		}
		return &url.URL{Scheme: site.Scheme, Host: site.Host, Path: "/"}, nil
	}
	host, port, err := net.SplitHostPort(at.String())
	if err != nil {
		return nil, err
	}
	if ip := net.ParseIP(host); ip != nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		host = "localhost"
	}
	return &url.URL{Scheme: "http", Host: net.JoinHostPort(host, port), Path: "/"}, nil
}
