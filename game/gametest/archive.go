package gametest

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"twobanners/content"
	"twobanners/game"
)

// GoldenGame is a recorded game that is replayed for ever. A record is only ever added, never made
// anew: it is replayed with the content that lies beside it, whatever bots have learned since.
type GoldenGame struct {
	Name    string
	Seats   int
	Options string
	// Bots play the game that -update adds, the first from a seed on that ends so; a record without
	// them is kept and cannot be made again.
	Bots []string
	// Ends is the end that the game is there for.
	Ends func(end game.Position) bool
}

// GoldenGames replays each game of the archive move by move to its hashes and its end, and its
// draws follow from its seed. With update it first writes those that are missing, and keeps their
// content.
func GoldenGames[G game.Game](
	t *testing.T, today G, of func(version string) G, list []GoldenGame, update bool,
) {
	t.Helper()
	files, err := filepath.Glob(goldenFile("*"))
	if err != nil {
		t.Fatal(err)
	}
	if !update && len(files) != len(list) {
		t.Errorf("%d golden games are listed, and %d are there", len(list), len(files))
	}
	for _, golden := range list {
		t.Run(golden.Name, func(t *testing.T) {
			name := goldenFile(golden.Name)
			if _, err := os.Stat(name); update && errors.Is(err, fs.ErrNotExist) {
				golden.add(t, today)
			}
			file, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = file.Close() }()
			r, err := game.ReadRecord(name, file)
			if err != nil {
				t.Fatal(err)
			}
			g := of(r.Head.Version)
			if err := game.Verify(g, r); err != nil {
				t.Fatal(err)
			}
			end, err := game.Replay(g, r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, over := end.Outcome(); !over || !golden.Ends(end) {
				t.Errorf("it does not end the way it is here for")
			}
		})
	}
}

func goldenFile(name string) string { return filepath.Join("testdata", "golden", name+".jsonl") }

// add writes a game that the archive lacks, and keeps its content.
func (golden *GoldenGame) add(t *testing.T, g game.Game) {
	t.Helper()
	const seeds = 20_000
	for seed := range uint64(seeds) {
		m := PlayMatch(t, g, golden.Seats, golden.Options, golden.Bots, seed)
		if !golden.Ends(m.Position) {
			continue
		}
		file, err := os.Create(goldenFile(golden.Name))
		if err != nil {
			t.Fatal(err)
		}
		record := m.Save(false)
		if err := errors.Join(record.Write(file), file.Close()); err != nil {
			t.Fatal(err)
		}
		Keep(t, g.Version(), content.Shipped(g.ID()))
		return
	}
	t.Fatalf("none of %d seeds leads to such an end", seeds)
}
