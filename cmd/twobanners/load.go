package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/signal"
	"runtime/debug"
	"time"

	"twobanners/lab/load"
)

type loadCmd struct {
	Tables   int           `default:"100" help:"Tables to play at, each with two guests."`
	Moves    int           `help:"The most moves at one table; 0 means until its game is over."`
	Rate     float64       `help:"Moves a second at all tables; 0 means as many as there can be."`
	Streams  bool          `default:"true" negatable:"" help:"Both guests of each table listen."`
	Listen   int           `help:"Of how many tables, where files are few; 0 means of all."`
	For      time.Duration `default:"20s" help:"How long to play."`
	Parallel int           `default:"64" help:"Requests under way at a time."`
	Seed     uint64        `default:"1" help:"What the guests decide by."`
	DB       string        `name:"db" help:"A PostgreSQL database for the servers started."`
	Nodes    int           `default:"1" help:"How many servers share it."`
	URL      string        `help:"A server on this machine (one is started without)."`
	Figures  string        `placeholder:"URL" help:"Its private door, to measure it."`
	JSON     bool          `help:"One JSON object instead of lines."`
}

// guestsGC lets the guests leave more garbage: they share the cores with what is measured.
const guestsGC = 800

// Run puts a server under load and measures it.
func (c *loadCmd) Run(std console) (err error) {
	debug.SetGCPercent(guestsGC)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	config := load.Config{
		Tables: c.Tables, Moves: c.Moves, Rate: c.Rate, Streams: c.Streams, Listen: c.Listen,
		For: c.For, Parallel: c.Parallel, Seed: c.Seed, Now: now,
	}
	if config.URL, err = given(c.URL); err != nil {
		return badInput(err)
	}
	if config.Figures, err = given(c.Figures); err != nil {
		return badInput(err)
	}
	if err := config.Check(); err != nil {
		return badInput(err)
	}
	if config.URL == nil {
		if c.Nodes < 1 || c.Nodes > 1 && c.DB == "" {
			return badInput(errors.New("several nodes need a database to share: --db"))
		}
		for i := range c.Nodes {
			node, cleanUp, err := startNode(ctx, std, c.DB)
			if err != nil {
				return err
			}
			defer cleanUp()
			if i > 0 {
				config.More = append(config.More, node)
				continue
			}
			config.URL, config.Figures, config.Disk = node.URL, node.Figures, node.Data
		}
	}
	report, err := load.Run(ctx, config)
	if err != nil {
		return err
	}
	if c.JSON {
		return json.NewEncoder(std.out).Encode(report)
	}
	return writeLoad(std, report)
}

// given reads an address; none is nil.
func given(text string) (*url.URL, error) {
	if text == "" {
		return nil, nil
	}
	at, err := url.Parse(text)
	if err != nil || at.Host == "" {
		return nil, fmt.Errorf("%q is no address such as http://127.0.0.1:8080", text)
	}
	return at, nil
}

// startNode starts this program as a server with a data folder that does not last.
func startNode(ctx context.Context, std console, db string) (*load.Node, func(), error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, err
	}
	data, err := os.MkdirTemp("", "twobanners-load-")
	if err != nil {
		return nil, nil, err
	}
	node, err := load.Start(ctx, program, cmp.Or(db, data), std.err)
	if err != nil {
		return nil, nil, errors.Join(err, os.RemoveAll(data))
	}
	return node, func() {
		if err := errors.Join(node.Kill(), os.RemoveAll(data)); err != nil {
			_, _ = fmt.Fprintln(std.err, "twobanners:", err) // the figures stand all the same
		}
	}, nil
}

func writeLoad(std console, r *load.Report) error {
	page := &page{out: std.out}
	page.line("%d tables, %d streams, %.1f seconds", r.Tables, r.Streams, r.Seconds)
	page.line("%10.0f moves a second, every one on the disk", r.MovesPerS)
	page.line("%10.2f ms to the other seat, half of the moves", r.P50Ms)
	page.line("%10.2f ms, 95 of 100", r.P95Ms)
	page.line("%10.2f ms, 99 of 100", r.P99Ms)
	if r.DiskP50Ms > 0 {
		page.line("%10.2f ms for the disk alone, half of the time", r.DiskP50Ms)
		page.line("%10.2f ms, 99 of 100", r.DiskP99Ms)
	}
	page.line("%10.0f bytes an update, to one guest", r.UpdateB)
	page.line("%10.2f cores for the server", r.ServerCPU)
	page.line("%10.2f cores for the guests", r.ClientCPU)
	page.line("%10.1f KiB a resting table", r.RestingKiB)
	page.line("%10.1f KiB with its two streams", r.ListenKiB)
	page.line("%10.1f KiB after these moves", r.PlayedKiB)
	page.line("%10.1f MiB for a server at the end, at most", r.RSSMiB)
	page.line("%10d moves, %d came too late, %d games over", r.Moves, r.Stale, r.Over)
	return page.err
}
