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

// house is the server with what it needs round it: an alarm clock, a private door.
type house struct {
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
func (h *house) serve(ctx context.Context, socket net.Listener) error {
	servers := []*http.Server{h.server(h.door)}
	sockets := []net.Listener{socket}
	if h.private != nil {
		servers, sockets = append(servers, h.server(h.insight())), append(sockets, h.private)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	if err := h.registry.Beat(ctx); err != nil { // before anybody comes: no clock may ring for it
		h.log.Error("the store cannot be written", "error", err)
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
	work.Go(func() { h.beat(ctx) })
	work.Go(func() { h.wake(ctx) })
	work.Go(func() {
		h.repeat(ctx, callEvery, "people who are elsewhere cannot be called", h.door.Call)
	})
	if h.node != nil {
		work.Go(func() { h.share(ctx, h.node) })
	}
	var err error
	select {
	case <-ctx.Done():
	case err = <-h.broken:
		h.log.Error("the store is broken", "error", err)
		stop()
	}
	h.log.Info("shutting down")
	h.door.Close()
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
func (h *house) openPrivate(address string) (err error) {
	if address != "" {
		h.private, err = net.Listen("tcp", address)
	}
	return err
}

// announce says where everything is, in one piece: programs read it.
func (h *house) announce(out io.Writer, site *url.URL, at net.Addr) error {
	text := fmt.Sprintf("Two Banners is at %s and http://%s/\n", site, at)
	if h.private != nil {
		text += fmt.Sprintf("Its figures are at http://%s/metrics\n", h.private.Addr())
	}
	_, err := io.WriteString(out, text)
	return err
}

// insight is what the private door shows: figures, and profiles for those who look for time.
func (h *house) insight() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", h.door.Metrics())
	mux.HandleFunc("GET /live", h.door.Live)
	mux.HandleFunc("GET /ready", h.door.Ready)
	mux.HandleFunc("POST /drain", h.door.DrainAt)
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

func (h *house) server(handler http.Handler) *http.Server {
	return &http.Server{
		Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(h.log.Handler(), slog.LevelWarn),
	}
}

// callEvery is how often a server looks for turns that somebody should hear of.
const callEvery = 5 * time.Second

// beat says that the server is at work, whatever else takes long.
func (h *house) beat(ctx context.Context) {
	h.repeat(ctx, table.BeatEvery, "the server cannot say that it is at work", h.registry.Beat)
}

// wake looks after the tables every minute.
func (h *house) wake(ctx context.Context) {
	if n, err := h.registry.KeepRecords(ctx); err != nil && ctx.Err() == nil {
		h.log.Error("the records of old games cannot be kept", "error", err)
	} else if n > 0 {
		h.log.Info("the records of games that are over were kept", "games", n)
	}
	h.repeat(ctx, time.Minute, "the tables cannot be looked after", h.registry.Wake)
}

// repeat does something now and then until the context ends. It survives whatever it finds: it must
// come round again.
func (h *house) repeat(
	ctx context.Context, pause time.Duration, complaint string, do func(context.Context) error,
) {
	every := time.NewTicker(pause)
	defer every.Stop()
	for {
		if err := surviving(ctx, do); err != nil && ctx.Err() == nil {
			h.log.Error(complaint, "error", err)
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

func (h *house) openBrowser(ctx context.Context, address string) {
	name, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	}
	if err := exec.CommandContext(ctx, name, args...).Start(); err != nil {
		h.log.Warn("no browser could be opened", "error", err)
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
