package smallworld

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// This writes the records that the archive lacks, and the counts anew:
//
//	go test ./smallworld -run Golden -update
//
// A record is never written again: it is replayed with the content that lies beside it.
var update = flag.Bool("update", false, "write missing golden games, and the counts anew")

// countedVersion is what the counts of legal moves were made with.
const countedVersion = "2-eee6940e42b3"

// gameOf is the game of the content that something was made with.
func gameOf(t testing.TB, version string) *Game {
	t.Helper()
	return gametest.GameOf(t, newGame(t), version, func(tree fs.FS) (*Game, error) {
		box, err := content.LoadTree(content.Tree{Base: tree})
		if err != nil {
			return nil, err
		}
		return NewGame(box)
	})
}

// goldenGames are finished games, one at least for each way to end; the seeds were searched for.
var goldenGames = []struct {
	name    string
	seats   int
	options string
	bots    []string
	// ends finds the first seed from which on a game ends this way.
	ends func(p *Position, o *game.Outcome) bool
}{
	{"two-random", 2, ``, []string{"random"}, clearly},
	{"two-greedy-portuguese", 2, `{"edition":"pt"}`, []string{"greedy"}, clearly},
	{"three-mixed", 3, ``, []string{"greedy", "random", "greedy"}, clearly},
	{"four-greedy", 4, ``, []string{"greedy"}, clearly},
	{"five-random", 5, ``, []string{"random"}, clearly},
	{"five-greedy", 5, ``, []string{"greedy"}, clearly},
	{"won-by-tokens", 3, ``, []string{"random"}, byTokens},      // SW-END-03
	{"shared", 2, `{"rounds":1}`, []string{"random"}, together}, // SW-END-05
	{"team-two", 2, `{"variant":"team"}`, []string{"random"}, clearly},
	{"team-four", 4, `{"variant":"team"}`, []string{"greedy"}, anyhow},
	{"team-five", 5, `{"variant":"team"}`, []string{"random", "greedy"}, anyhow},
	{"team-by-the-better", 4, `{"variant":"team"}`, []string{"random"}, byTheBetter}, // SW-TEAM-30
	{"team-shared", 2, `{"variant":"team"}`, []string{"random"}, together},           // SW-TEAM-32
}

func anyhow(*Position, *game.Outcome) bool { return true }

func together(_ *Position, o *game.Outcome) bool { return o.Winners.Len() > 1 }

// richest counts the seats with as many coins as the winner.
func richest(p *Position, o *game.Outcome) (n int) {
	for s := range p.World.Seats {
		n += yes(o.Score[s] == o.Score[o.Winners.First()])
	}
	return n
}

func clearly(p *Position, o *game.Outcome) bool {
	return o.Winners.Len() == 1 && richest(p, o) == 1
}

func byTokens(p *Position, o *game.Outcome) bool {
	return o.Winners.Len() == 1 && richest(p, o) > 1
}

// byTheBetter: the weaker players of both sides are equal, the better ones decide.
func byTheBetter(_ *Position, o *game.Outcome) bool {
	return min(o.Score[0], o.Score[2]) == min(o.Score[1], o.Score[3]) && o.Winners.Len() == 2
}

// Every game of the archive replays move by move to its hashes, its draws follow from its seed, and
// it ends the way it is there for.
func TestGoldenGames(t *testing.T) {
	for _, golden := range goldenGames {
		t.Run(golden.name, func(t *testing.T) {
			name := filepath.Join("testdata", "golden", golden.name+".jsonl")
			if _, err := os.Stat(name); *update && errors.Is(err, fs.ErrNotExist) {
				g := newGame(t)
				writeGolden(t, name, func(seed uint64) *game.Match {
					return gametest.PlayMatch(t, g, golden.seats, golden.options, golden.bots, seed)
				}, golden.ends)
				gametest.Keep(t, g.Version(), content.Shipped(g.ID()))
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
			g := gameOf(t, r.Head.Version)
			if err := game.Verify(g, r); err != nil {
				t.Fatal(err)
			}
			end, err := game.Replay(g, r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if outcome, over := end.Outcome(); !over || !golden.ends(end.(*Position), &outcome) {
				t.Errorf("it does not end the way it is here for")
			}
		})
	}
}

func writeGolden(
	t *testing.T, name string, play func(seed uint64) *game.Match,
	ends func(*Position, *game.Outcome) bool,
) {
	t.Helper()
	for seed := range uint64(20_000) {
		m := play(seed)
		outcome, _ := m.Position.Outcome()
		if !ends(m.Position.(*Position), &outcome) {
			continue
		}
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
		return
	}
	t.Fatal("no seed leads to such an end")
}

// The trees of legal moves have not changed: two positions of each game of a small archive, one
// early and one late.
func TestGoldenCounts(t *testing.T) {
	const name = "testdata/golden/perft.json"
	g := gameOf(t, countedVersion)
	got := map[string][]uint64{}
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, options := range []string{``, `{"variant":"team"}`} {
			for _, moves := range []int{0, 20, 60, 100, 140, 180} {
				key := fmt.Sprintf("%d players %s after %d moves", seats, options, moves)
				for depth := 1; depth <= 3; depth++ {
					chance := game.NewFast(uint64(seats))
					p := gametest.After(t, g, seats, options, chance, moves)
					got[key] = append(got[key], gametest.Perft(p, *chance, depth))
				}
			}
		}
	}
	gametest.Golden(t, name, got, *update)
}
