package lordaeron

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// After a change of rules or content that is meant, this writes the archive and the counts anew:
//
//	go test ./lordaeron -run Golden -update
var update = flag.Bool("update", false, "write the golden games and counts anew")

// goldenGame is a finished game as the archive keeps it: what it was played from, and where it led.
// A whole record of this game is a hundred times as long.
type goldenGame struct {
	Seats   int      `json:"seats"`
	Options string   `json:"options,omitempty"`
	Bots    []string `json:"bots"`
	Seed    uint64   `json:"seed"`
	Ends    string   `json:"ends"`
	Turn    int      `json:"turn"`
	Moves   int      `json:"moves"`
	// Trail is a hash of the hashes after every move.
	Trail string `json:"trail"`
	// moves is a file of the moves, of a game whose players have learned better since.
	moves string
}

// goldenGames say what is played; the archive adds where it led.
var goldenGames = []goldenGame{
	{Seats: 2, Bots: []string{"random"}, Seed: 1},
	{Seats: 3, Bots: []string{"random"}, Options: `{"overlord": "kelthuzad"}`},
	{Seats: 4, Bots: []string{"random"}, Options: `{"overlord": "nefarian"}`},
	{Seats: 5, Bots: []string{"random"}, Options: `{"overlord": "lord-kazzak"}`},
	{Seats: 6, Bots: []string{"random"}, Options: `{"first-game": true}`},
	{Seats: 6, Bots: []string{"random"}, Options: `{"deadly-pvp": true}`},
	{Seats: 2, Bots: []string{"random"}, Options: `{"defeat-the-overlord": true}`},
	{
		Seats: 2, Bots: []string{"greedy"}, Options: `{"overlord": "lord-kazzak"}`,
		moves: "testdata/greedy-two.moves",
	},
	{
		Seats: 5, Bots: []string{"greedy", "random"}, Options: `{"overlord": "kelthuzad"}`,
		moves: "testdata/greedy-five.moves",
	},
}

// Every game of the archive is played again to the same hashes, its record replays, and its draws
// follow from its seed.
func TestGoldenGames(t *testing.T) {
	g := newGame(t)
	var found []goldenGame
	for _, played := range goldenGames {
		m := played.match(t, g)
		p := m.Position.(*Position)
		played.Ends, played.Turn, played.Moves = p.Ending().How, int(p.Turn), len(m.Record.Steps)
		played.Trail = trail(t, g, m)
		found = append(found, played)
	}
	gametest.Golden(t, "testdata/golden.json", found, *update)
}

// match plays the game, by its moves where they are kept.
func (played *goldenGame) match(t *testing.T, g game.Game) *game.Match {
	if played.moves == "" || *update {
		m := gametest.PlayMatch(t, g, played.Seats, played.Options, played.Bots, played.Seed)
		played.keep(t, m)
		return m
	}
	m, err := game.NewMatch(
		g, played.Seats, []byte(played.Options), game.SeedFromNumber(played.Seed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(played.moves)
	if err != nil {
		t.Fatal(err)
	}
	for n, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		var seat game.Seat
		var move game.Move
		if _, err := fmt.Sscan(line, &seat, &move); err != nil {
			t.Fatal(err)
		}
		if _, refusal := m.Apply(seat, move); !refusal.OK() {
			t.Fatalf("%s:%d: %v", played.moves, n+1, refusal)
		}
	}
	return m
}

// keep writes the moves of a game to its file, if it has one.
func (played *goldenGame) keep(t *testing.T, m *game.Match) {
	if played.moves == "" {
		return
	}
	var text strings.Builder
	for _, step := range m.Record.Steps {
		fmt.Fprintln(&text, step.Seat, step.Move)
	}
	if err := os.WriteFile(played.moves, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

func trail(t *testing.T, g game.Game, m *game.Match) string {
	t.Helper()
	record := m.Save(false)
	if err := game.Verify(g, &record); err != nil {
		t.Fatal(err)
	}
	sum := uint64(14695981039346656037)
	visit := func(step int, p game.Position, _ *game.Log) {
		for _, b := range []byte(game.HashText(1, p)) { // the archive was made with the first hash
			if step >= 0 {
				sum = (sum ^ uint64(b)) * 1099511628211
			}
		}
	}
	if _, err := game.Replay(g, &record, visit); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%016x", sum)
}

// The trees of legal moves have not changed.
func TestGoldenCounts(t *testing.T) {
	g := newGame(t)
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
