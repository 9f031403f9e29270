package main

import (
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/store/sqlite"
	"twobanners/table"
)

// old unpacks the database that the program at commit a1a7f69 left.
func old(t *testing.T) (file string) {
	t.Helper()
	packed, err := os.Open("testdata/a1a7f69/twobanners.db.gz")
	fatal(t, err)
	defer func() { _ = packed.Close() }()
	unpacked, err := gzip.NewReader(packed)
	fatal(t, err)
	text, err := io.ReadAll(unpacked)
	fatal(t, err)
	file = filepath.Join(t.TempDir(), "twobanners.db")
	fatal(t, os.WriteFile(file, text, 0o600))
	return file
}

// A finished game of an old database is there for ever: its record is what the old program gave,
// head, moves, draws and seed, whatever the rules are now.
func TestUpgradeKeepsTheArchive(t *testing.T) {
	kept, err := sqlite.Open(t.Context(), old(t))
	fatal(t, err)
	defer func() { _ = kept.Close() }()
	games, err := allGames()
	fatal(t, err)
	registry := table.NewRegistry(table.Config{
		Store: kept, Games: games, Time: table.WallTime{}, Log: slog.New(slog.DiscardHandler),
	})
	defer registry.Close()
	if n, err := registry.KeepRecords(context.Background()); err != nil || n != 2 {
		t.Fatalf("%d records were kept (%v), want 2", n, err)
	}
	for id, name := range map[string]string{
		"Y2QTZ5YPGFVL4E4BQMO3DIZACR": "smallworld", "GQ3DCSQWBJNRTOJQIS4AL55SHJ": "lordaeron",
	} {
		was, err := os.ReadFile("testdata/a1a7f69/" + name + ".jsonl")
		fatal(t, err)
		text, err := registry.Table(id).Record(t.Context())
		fatal(t, err)
		want, err := game.ReadRecord("then", strings.NewReader(string(was)))
		fatal(t, err)
		got, err := game.ReadRecord("now", strings.NewReader(string(text)))
		fatal(t, err)
		if got.Close.Scores == nil { // other rules: what they would say is left out
			want.Close.Scores, want.Close.Win = nil, nil
		}
		var a, b strings.Builder
		fatal(t, want.Write(&a))
		fatal(t, got.Write(&b))
		if a.String() != b.String() {
			t.Errorf("the record of %s is not what it was:\n%.300s\n%.300s", name,
				a.String(), b.String())
		}
	}
}

// Every running game of an old database either goes on or is named.
func TestUpgradeCheck(t *testing.T) {
	var out, complaint strings.Builder
	code := run([]string{"upgrade", "--check", old(t)}, nil, &out, &complaint)
	said := out.String()
	named := strings.Count("\n"+said, "\ntable ")
	if (code != 0) != (named > 0) {
		t.Errorf("exit %d with %d games named:\n%s%s", code, named, said, complaint.String())
	}
	want := fmt.Sprintf("%d games go on, %d would differ\n", 3-named, named)
	if !strings.Contains(said, want) {
		t.Errorf("of three games %d are named:\n%s", named, said)
	}
}
