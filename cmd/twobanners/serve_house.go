package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"twobanners/server"
	"twobanners/table"
)

// house is the server with what it needs round it: a socket, an alarm clock, a private door.
type house struct {
	door    *server.Server
	hall    *table.Hall
	log     *slog.Logger
	metrics string
}

const shutdownLimit = 10 * time.Second

// serve serves until the context ends, and then lets everybody finish.
func (h *house) serve(ctx context.Context, socket net.Listener) error {
	servers := []*http.Server{h.server(h.door)}
	sockets := []net.Listener{socket}
	if h.metrics != "" {
		private, err := net.Listen("tcp", h.metrics)
		if err != nil {
			return errors.Join(badInput(err), socket.Close())
		}
		servers, sockets = append(servers, h.server(h.door.Metrics())), append(sockets, private)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var work sync.WaitGroup
	defer work.Wait()
	failed := make(chan error, len(servers))
	for i, s := range servers {
		work.Go(func() {
			failed <- s.Serve(sockets[i])
			stop()
		})
	}
	work.Go(func() { h.wake(ctx) })
	<-ctx.Done()
	h.log.Info("shutting down")
	h.door.Close()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownLimit)
	defer cancel()
	var err error
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

func (h *house) server(handler http.Handler) *http.Server {
	return &http.Server{
		Handler: handler, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(h.log.Handler(), slog.LevelWarn),
	}
}

// wake looks after the tables every minute.
func (h *house) wake(ctx context.Context) {
	every := time.NewTicker(time.Minute)
	defer every.Stop()
	for {
		if err := h.hall.Wake(ctx); err != nil && ctx.Err() == nil {
			h.log.Error("the tables cannot be looked after", "error", err)
		}
		select {
		case <-every.C:
		case <-ctx.Done():
			return
		}
	}
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
