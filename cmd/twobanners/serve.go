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
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"twobanners/content"
	"twobanners/game"
	"twobanners/server"
	"twobanners/smallworld"
	"twobanners/store/sqlite"
	"twobanners/table"
)

type serveCmd struct {
	Addr   string        `default:"127.0.0.1:8080" help:"Where to listen."`
	Data   string        `placeholder:"DIR" help:"Where games are kept; your data folder if not given."`
	Open   bool          `help:"Open a browser."`
	Pace   time.Duration `default:"0s" help:"The least time between two moves of bots."`
	Secure bool          `help:"Mark cookies for encrypted connections only (behind a TLS proxy)."`
}

// Run serves until it is told to stop.
func (c *serveCmd) Run(std console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return c.serve(ctx, std)
}

func (c *serveCmd) serve(ctx context.Context, std console) (err error) {
	log := slog.New(slog.NewTextHandler(std.err, nil))
	box, err := content.Default()
	if err != nil {
		return err
	}
	rules, err := smallworld.NewGame(box)
	if err != nil {
		return err
	}
	dir, err := c.dataDir()
	if err != nil {
		return badInput(err)
	}
	kept, err := sqlite.Open(ctx, filepath.Join(dir, "twobanners.db"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	hall := table.NewHall(table.Config{
		Store: kept, Games: []game.Game{rules}, Time: table.WallTime{}, Luck: luck,
		Pace: c.Pace, Log: log,
	})
	defer hall.Close()
	door := server.New(server.Config{
		Store: kept, Hall: hall, Content: box, Log: log, Now: table.WallTime{}.Now, Secure: c.Secure,
	})
	return c.listen(ctx, std, door, hall, log)
}

func luck() game.Chance {
	seed := game.NewSeed()
	return game.NewSecret(seed)
}

// dataDir is the folder of the games, made if need be.
func (c *serveCmd) dataDir() (string, error) {
	dir := c.Data
	if dir == "" {
		base := os.Getenv("XDG_DATA_HOME")
		if base == "" {
			home, err := os.UserHomeDir()
			if err != nil {
				return "", fmt.Errorf("no home folder; give --data: %w", err)
			}
			base = filepath.Join(home, ".local", "share")
		}
		if runtime.GOOS != "linux" {
			config, err := os.UserConfigDir()
			if err != nil {
				return "", fmt.Errorf("no data folder; give --data: %w", err)
			}
			base = config
		}
		dir = filepath.Join(base, "twobanners")
	}
	return dir, os.MkdirAll(dir, 0o700)
}

const shutdownLimit = 10 * time.Second

func (c *serveCmd) listen(ctx context.Context, std console, door *server.Server,
	hall *table.Hall, log *slog.Logger,
) error {
	socket, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return badInput(err)
	}
	s := &http.Server{
		Handler: door, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
	failed := make(chan error, 1)
	go func() { failed <- s.Serve(socket) }()
	go wakeEveryMinute(ctx, hall, log)
	address := "http://" + socket.Addr().String() + "/"
	_, _ = fmt.Fprintln(std.out, "Two Banners is at", address)
	if c.Open {
		openBrowser(ctx, address, log)
	}
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	log.Info("shutting down")
	door.Close()
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownLimit)
	defer cancel()
	return s.Shutdown(last)
}

func wakeEveryMinute(ctx context.Context, hall *table.Hall, log *slog.Logger) {
	every := time.NewTicker(time.Minute)
	defer every.Stop()
	for {
		if err := hall.Wake(ctx); err != nil && ctx.Err() == nil {
			log.Error("the tables cannot be looked after", "error", err)
		}
		select {
		case <-every.C:
		case <-ctx.Done():
			return
		}
	}
}

func openBrowser(ctx context.Context, address string, log *slog.Logger) {
	name, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	}
	if err := exec.CommandContext(ctx, name, args...).Start(); err != nil {
		log.Warn("no browser could be opened", "error", err)
	}
}
