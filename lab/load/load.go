// Package load is a load test of a server: it plays at many tables over HTTP, as browsers would,
// and measures throughput and the latency from a move to the other seat.
package load

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"time"
)

// Config is what to drive and how hard.
type Config struct {
	URL      *url.URL // of the server, on this machine
	Figures  *url.URL // of its private door; nil means that its time and memory are not measured
	More     []*Node  // other nodes of the same store: the seats of a table sit at different ones
	Disk     string   // a folder on the server's disk; "" means that the disk is not measured
	Tables   int
	Moves    int     // the most at one table; 0 means until its game is over
	Rate     float64 // moves a second at all tables; 0 means as many as there can be
	Streams  bool    // both seats of every table listen; else they ask after each move
	Listen   int     // of how many tables, 0 means all; nobody plays at the others
	For      time.Duration
	Parallel int // requests under way at a time
	Seed     uint64
	Now      func() time.Time
}

const (
	maxTables   = 10_000
	maxParallel = 1024
	maxTime     = 10 * time.Minute
)

// Check tells what cannot be driven. A server elsewhere is nobody's to put under load from here.
func (c *Config) Check() error {
	switch {
	case c.Tables < 1 || c.Tables > maxTables:
		return fmt.Errorf("1 to %d tables can be driven, not %d", maxTables, c.Tables)
	case c.Moves < 0:
		return fmt.Errorf("%d is no number of moves", c.Moves)
	case !(c.Rate >= 0):
		return fmt.Errorf("%g is no number of moves a second", c.Rate)
	case c.For <= 0 || c.For > maxTime:
		return fmt.Errorf("%s is no time to measure in: up to %s", c.For, maxTime)
	case c.Parallel < 1 || c.Parallel > maxParallel:
		return fmt.Errorf("1 to %d requests can be under way, not %d", maxParallel, c.Parallel)
	}
	for _, at := range []*url.URL{c.URL, c.Figures} {
		if at != nil && !local(at) {
			return fmt.Errorf("only a server on this machine is put under load, not %s", at)
		}
	}
	return nil
}

func local(at *url.URL) bool {
	ip := net.ParseIP(at.Hostname())
	return at.Scheme == "http" && at.Port() != "" &&
		(at.Hostname() == "localhost" || ip != nil && ip.IsLoopback())
}

// Report is what was measured.
type Report struct {
	Tables     int     `json:"tables"`
	Streams    int     `json:"streams"`
	Seconds    float64 `json:"seconds"`
	Moves      int64   `json:"moves"`
	MovesPerS  float64 `json:"moves_per_s"`
	Stale      int64   `json:"stale"`
	Over       int64   `json:"games_over"`
	Arrived    int     `json:"arrived"`
	P50Ms      float64 `json:"p50_ms"`
	P95Ms      float64 `json:"p95_ms"`
	P99Ms      float64 `json:"p99_ms"`
	DiskP50Ms  float64 `json:"disk_p50_ms,omitempty"` // of a page written beside, by itself
	DiskP99Ms  float64 `json:"disk_p99_ms,omitempty"`
	UpdateB    float64 `json:"bytes_per_update"`
	ClientCPU  float64 `json:"client_cores"`
	ServerCPU  float64 `json:"server_cores"`
	RestingKiB float64 `json:"resting_kib"`
	ListenKiB  float64 `json:"listening_kib"`
	PlayedKiB  float64 `json:"played_kib"`
	RSSMiB     float64 `json:"server_rss_mib"`
}

// Run opens the tables, lets them rest, plays and reports.
func Run(ctx context.Context, c Config) (*Report, error) {
	d := newDriver(ctx, c)
	defer d.close()
	empty, err := d.memory()
	if err != nil {
		return nil, err
	}
	if err := d.openTables(); err != nil {
		return nil, err
	}
	resting, err := d.memory()
	if err != nil {
		return nil, err
	}
	if err := d.listen(); err != nil {
		return nil, err
	}
	listening, err := d.memory()
	if err != nil {
		return nil, err
	}
	r, err := d.measure()
	if err != nil {
		return nil, err
	}
	played, err := d.memory()
	if err != nil {
		return nil, err
	}
	tables := float64(c.Tables)
	r.PlayedKiB = (played - empty) / tables / 1024
	r.RestingKiB = (resting - empty) / tables / 1024
	r.ListenKiB = (listening - empty) / tables / 1024
	return r, nil
}

// measure plays for the time and counts.
func (d *driver) measure() (*Report, error) {
	before, err := d.processes()
	if err != nil {
		return nil, err
	}
	began, updates, bytes := d.Now(), d.updates.Load(), d.bytes.Load()
	ctx, cancel := context.WithTimeout(d.ctx, d.For)
	defer cancel()
	if err := d.playWatched(ctx); err != nil {
		return nil, err
	}
	seconds := d.Now().Sub(began).Seconds()
	after, err := d.processes()
	if err != nil {
		return nil, err
	}
	r := &Report{
		Tables: d.Tables, Streams: len(d.open), Seconds: seconds, Moves: d.moves.Load(),
		MovesPerS: float64(d.moves.Load()) / seconds, Stale: d.stale.Load(), Over: d.over.Load(),
		ClientCPU: (after.client - before.client) / seconds,
		ServerCPU: (after.server - before.server) / seconds, RSSMiB: after.rss / (1 << 20),
	}
	if heard := d.updates.Load() - updates; heard > 0 {
		r.UpdateB = float64(d.bytes.Load()-bytes) / float64(heard)
	}
	r.Arrived, r.P50Ms, r.P95Ms, r.P99Ms = d.arrivals.percentiles()
	_, r.DiskP50Ms, _, r.DiskP99Ms = d.disk.percentiles()
	if r.Moves == 0 {
		return r, errors.New("no move was made")
	}
	return r, nil
}
