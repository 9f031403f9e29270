package lordaeron

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// This writes the records that the archive lacks:
//
//	go test ./lordaeron -run Golden -update
//
// A record is never written again: it is replayed with the content that lies beside it, whatever
// bots have learned since. The first nine are of the first format, as games of 2026 were kept.
var update = flag.Bool("update", false, "write missing golden games, and the counts anew")

// countedVersion is what the counts of legal moves were made with.
const countedVersion = "4-915aa74c134f"

// gameOf is the game of the content that something was made with.
func gameOf(t testing.TB, version string) *Game {
	t.Helper()
	return gametest.GameOf(t, newGame(t), version, func(tree fs.FS) (*Game, error) {
		box, err := content.LoadLordaeronTree(content.Tree{Base: tree})
		if err != nil {
			return nil, err
		}
		return NewGame(box)
	})
}

// newGoldenGames are games that -update adds: the first from a seed on that ends so.
var newGoldenGames = []struct {
	name    string
	seats   int
	options string
	bots    []string
	ends    string
}{
	{"four-greedy", 4, ``, []string{"greedy"}, "final-battle"},
	{"three-greedy-short", 3, `{"turns":12,"deadly-pvp":true}`, []string{"greedy"}, ""},
}

// Every game of the archive replays move by move to its hashes and its end, and its draws follow
// from its seed; both usual ways to end are there.
func TestGoldenGames(t *testing.T) {
	if *update {
		addGolden(t)
	}
	names, err := filepath.Glob(filepath.Join("testdata", "golden", "*.jsonl"))
	if err != nil || len(names) == 0 {
		t.Fatal("no golden games", err)
	}
	ends := map[string]bool{}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".jsonl"), func(t *testing.T) {
			file, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = file.Close() }()
			r, err := game.ReadRecord(name, file)
			if err != nil {
				t.Fatal(err)
			}
			g := gameOf(t, r.Head.Version)
			if err := game.Verify(g, r); err != nil {
				t.Fatal(err)
			}
			end, err := game.Replay(g, r, nil)
			if err != nil {
				t.Fatal(err)
			}
			ends[end.(*Position).Ending().How] = true
		})
	}
	for _, how := range []string{"draw", "final-battle"} {
		if !ends[how] {
			t.Errorf("no golden game ends by %s", how)
		}
	}
}

// addGolden writes the games that the archive lacks, and keeps their content.
func addGolden(t *testing.T) {
	g := newGame(t)
	for _, golden := range newGoldenGames {
		name := filepath.Join("testdata", "golden", golden.name+".jsonl")
		if _, err := os.Stat(name); err == nil {
			continue
		}
		m := firstThatEnds(t, golden.ends, func(seed uint64) *game.Match {
			return gametest.PlayMatch(t, g, golden.seats, golden.options, golden.bots, seed)
		})
		file, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		record := m.Save(false)
		if err := record.Write(file); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		gametest.Keep(t, g.Version(), content.Shipped(g.ID()))
	}
}

func firstThatEnds(
	t *testing.T, how string, play func(seed uint64) *game.Match,
) *game.Match {
	t.Helper()
	for seed := range uint64(50) {
		m := play(seed)
		if how == "" || m.Position.(*Position).Ending().How == how {
			return m
		}
	}
	t.Fatalf("no seed leads to the end %q", how)
	return nil
}

// The trees of legal moves have not changed.
func TestGoldenCounts(t *testing.T) {
	g := gameOf(t, countedVersion)
	found := map[string][]uint64{}
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, moves := range []int{0, 30, 120, 300} {
			key := fmt.Sprintf("%d players after %d moves", seats, moves)
			for depth := 1; depth <= 2; depth++ {
				chance := game.NewFast(uint64(seats))
				p := gametest.After(t, g, seats, "", chance, moves)
				found[key] = append(found[key], gametest.Perft(p, *chance, depth))
			}
		}
	}
	gametest.Golden(t, "testdata/perft.json", found, *update)
}
