package main

import (
	"bufio"
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"twobanners/games"
	"twobanners/store"
	"twobanners/store/moving"
	"twobanners/store/sqlite"
	"twobanners/table"
)

type upgradeCmd struct {
	Check bool   `required:"" help:"Replay every game that goes on, and change nothing in it."`
	DB    string `arg:"" name:"db" help:"A backup, a copy of the database file, or postgres://..."`
}

// openAny opens a database by its address or its file, which must exist. Of a backup it fills a
// database in a folder that goes with it.
func openAny(ctx context.Context, where string) (kept store.Store, remove func() error, err error) {
	remove = func() error { return nil }
	if strings.Contains(where, "://") {
		kept, err = openStore(ctx, where, "")
		return kept, remove, err
	}
	private()
	file, err := os.Open(where)
	if err != nil {
		return nil, remove, badInput(err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	lines := bufio.NewReader(file)
	if first, _ := lines.Peek(1); string(first) != "{" {
		kept, err = sqlite.Open(ctx, where)
		return kept, remove, err
	}
	dir, err := os.MkdirTemp("", "twobanners-")
	if err != nil {
		return nil, remove, err
	}
	remove = func() error { return os.RemoveAll(dir) }
	filled, err := sqlite.Open(ctx, filepath.Join(dir, fileName))
	if err != nil {
		return nil, remove, err
	}
	if _, err := moving.Read(ctx, filled, lines); err != nil {
		return nil, remove, errors.Join(badInput(err), filled.Close())
	}
	return filled, remove, nil
}

var errDiffers = errors.New("some games cannot go on under these rules")

// closing says what happens to games that differ.
const closing = "One that differs cannot be played on by this program: let it end, or end it" +
	" (admin end TABLE), by the one that began it."

// Run replays every running game by the rules of this program. Those that come out the same, hash
// by hash, go on; the others are for the old program to finish, or for their people to end.
func (c *upgradeCmd) Run(std console) (err error) {
	ctx := context.Background()
	kept, remove, err := openAny(ctx, c.DB)
	defer func() { err = errors.Join(err, remove()) }()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	served, err := allGames()
	if err != nil {
		return err
	}
	registry := table.NewRegistry(table.Config{
		Store: kept, Games: served, Time: table.WallTime{},
		Log: slog.New(slog.NewTextHandler(std.err, nil)), Old: (&games.Shelf{Kept: kept}).Find,
	})
	defer registry.Close()
	equal, differ := 0, 0
	page := &page{out: std.out}
	for after := ""; ; {
		ids, err := kept.Running(ctx, after, 200)
		if err != nil {
			return err
		}
		for _, id := range ids {
			after = id
			if err := registry.Replays(ctx, id); err != nil {
				differ++
				page.line("table %s: %v", id, err)
				continue
			}
			equal++
		}
		if len(ids) < 200 {
			break
		}
	}
	for _, g := range served {
		page.line("these are the rules %s %s", g.ID(), g.Version())
	}
	page.line("%d games go on, %d would differ", equal, differ)
	if differ > 0 {
		page.line("%s", closing)
		return errors.Join(errDiffers, page.err)
	}
	return page.err
}
