package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/server"
	"twobanners/store/postgres"
	"twobanners/table"
)

// daemon is the process that serves: the server, its timers, and a private address for figures.
type daemon struct {
	door     *server.Server
	registry *table.Registry
	log      *slog.Logger
	node     *postgres.Node // what it shares with others; may be none
	private  net.Listener   // for figures and profiles; may be none
	broken   <-chan error   // why the store must be opened anew; may be none
}

const shutdownLimit = 10 * time.Second

// serve serves until the context ends, and then lets everybody finish. It ends by itself if the
// disk of the store has failed: only a start finds out what is on it.
func (d *daemon) serve(ctx context.Context, socket net.Listener) error {
	servers := []*http.Server{d.server(d.door)}
	sockets := []net.Listener{socket}
	if d.private != nil {
		servers, sockets = append(servers, d.server(d.insight())), append(sockets, d.private)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	if err := d.registry.Beat(ctx); err != nil { // before anybody comes: no clock may ring for it
		d.log.Error("the store cannot be written", "error", err)
	}
	var work sync.WaitGroup
	defer work.Wait()
	failed := make(chan error, len(servers))
	for i, s := range servers {
		work.Go(func() {
			failed <- s.Serve(sockets[i])
			stop()
		})
	}
	work.Go(func() { d.beat(ctx) })
	work.Go(func() { d.wake(ctx) })
	work.Go(func() {
		d.repeat(ctx, callEvery, "people who are elsewhere cannot be called", d.door.Call)
	})
	if d.node != nil {
		work.Go(func() { d.share(ctx, d.node) })
	}
	var err error
	select {
	case <-ctx.Done():
	case err = <-d.broken:
		d.log.Error("the store is broken", "error", err)
		stop()
	}
	d.log.Info("shutting down")
	d.door.Close()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownLimit)
	defer cancel()
	for _, s := range servers {
		err = errors.Join(err, s.Shutdown(last))
	}
	for range servers {
		if e := <-failed; !errors.Is(e, http.ErrServerClosed) {
			err = errors.Join(err, e)
		}
	}
	return err
}

// openPrivate opens the private door, if one is wanted.
func (d *daemon) openPrivate(address string) (err error) {
	if address != "" {
		d.private, err = net.Listen("tcp", address)
	}
	return err
}

// announce says where everything is, in one piece: programs read it.
func (d *daemon) announce(out io.Writer, site *url.URL, at net.Addr) error {
	text := fmt.Sprintf("Two Banners is at %s and http://%s/\n", site, at)
	if d.private != nil {
		text += fmt.Sprintf("Its figures are at http://%s/metrics\n", d.private.Addr())
	}
	_, err := io.WriteString(out, text)
	return err
}

// insight is what the private door shows: figures, and profiles for those who look for time.
func (d *daemon) insight() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", d.door.Metrics())
	mux.HandleFunc("GET /live", d.door.Live)
	mux.HandleFunc("GET /ready", d.door.Ready)
	mux.HandleFunc("POST /drain", d.door.DrainAt)
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return privateHosts(http.NewCrossOriginProtection().Handler(mux))
}

// privateHosts lets requests through that name the private door by a number, by localhost or by a
// name without a dot, as in a network of containers. Any other name leads here by DNS rebinding: a
// page of that name would pass for one of ours.
func privateHosts(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			name = strings.Trim(r.Host, "[]")
		}
		if net.ParseIP(name) == nil && strings.Contains(name, ".") {
			http.Error(w, "there is no site of this name here", http.StatusMisdirectedRequest)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func (d *daemon) server(handler http.Handler) *http.Server {
	return &http.Server{
		Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(d.log.Handler(), slog.LevelWarn),
	}
}

// callEvery is how often a server looks for turns that somebody should hear of.
const callEvery = 5 * time.Second

// beat says that the server is at work, whatever else takes long.
func (d *daemon) beat(ctx context.Context) {
	d.repeat(ctx, table.BeatEvery, "the server cannot say that it is at work", d.registry.Beat)
}

// wake looks after the tables every minute.
func (d *daemon) wake(ctx context.Context) {
	if n, err := d.registry.KeepRecords(ctx); err != nil && ctx.Err() == nil {
		d.log.Error("the records of old games cannot be kept", "error", err)
	} else if n > 0 {
		d.log.Info("the records of games that are over were kept", "games", n)
	}
	d.repeat(ctx, time.Minute, "the tables cannot be looked after", d.registry.Wake)
}

// repeat does something now and then until the context ends. It survives whatever it finds: it must
// come round again.
func (d *daemon) repeat(
	ctx context.Context, pause time.Duration, complaint string, do func(context.Context) error,
) {
	every := time.NewTicker(pause)
	defer every.Stop()
	for {
		if err := surviving(ctx, do); err != nil && ctx.Err() == nil {
			d.log.Error(complaint, "error", err)
		}
		select {
		case <-every.C:
		case <-ctx.Done():
			return
		}
	}
}

// surviving makes an error of a panic.
func surviving(ctx context.Context, do func(context.Context) error) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("panic: %v\n%s", broken, debug.Stack())
		}
	}()
	return do(ctx)
}

func (d *daemon) openBrowser(ctx context.Context, address string) {
	name, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	}
	if err := exec.CommandContext(ctx, name, args...).Start(); err != nil {
		d.log.Warn("no browser could be opened", "error", err)
	}
}

// warnOfStaleNets says what bots have not been trained with.
func warnOfStaleNets(log *slog.Logger, served []game.Game) {
	for _, g := range served {
		if stale := bot.Shipped().Stale(g); stale != "" {
			log.Warn(stale)
		}
	}
}

// dataDir is the folder of the games, made if need be.
func (c *serveCmd) dataDir() (string, error) {
	dir := c.Data
	if dir == "" {
		base, err := userData()
		if err != nil {
			return "", fmt.Errorf("there is no data folder, give --data: %w", err)
		}
		dir = filepath.Join(base, "twobanners")
	}
	return dir, os.MkdirAll(dir, 0o700)
}

func userData() (string, error) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return os.UserConfigDir()
	}
	if base := os.Getenv("XDG_DATA_HOME"); base != "" {
		return base, nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share"), err
}
