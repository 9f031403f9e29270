package main

import (
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"sync/atomic"

	"twobanners/game"
)

// seedIsPrivate refuses a seed where others could come: whoever knows it foresees every die.
func (c *serveCmd) seedIsPrivate(site *url.URL, at net.Addr, log *slog.Logger) error {
	if c.Seed == nil {
		return nil
	}
	host, _, err := net.SplitHostPort(at.String())
	if err != nil {
		return err
	}
	for _, name := range []string{host, site.Hostname()} {
		if ip := net.ParseIP(name); name != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return fmt.Errorf("--seed is for tests on this machine: everybody could foresee"+
				" the dice at %s", name)
		}
	}
	log.Warn("FOR TESTS ONLY: dice, bots and names follow from a known seed", "seed", *c.Seed)
	return nil
}

// tableSeeds gives each new table its seed: the first of a run always the same, and so on.
func (c *serveCmd) tableSeeds() func() game.Seed {
	if c.Seed == nil {
		return nil
	}
	var tables atomic.Uint64
	return func() game.Seed {
		return game.SeedFromNumber(*c.Seed).Branch(fmt.Sprintf("table %d", tables.Add(1)))
	}
}

// guests numbers guests in the order they come.
func (c *serveCmd) guests() func() int {
	if c.Seed == nil {
		return nil
	}
	var come atomic.Int64
	return func() int { return 1000 + int(come.Add(1)) }
}
