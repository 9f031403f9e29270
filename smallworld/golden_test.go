package smallworld

import (
	"flag"
	"fmt"
	"io/fs"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// This writes the records that the archive lacks, and the counts anew:
//
//	go test ./smallworld -run Golden -update
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

// goldenGames has one game at least for each way to end; the seeds were searched for.
var goldenGames = []gametest.GoldenGame{
	{Name: "two-random", Seats: 2, Bots: []string{"random"}, Ends: clearly},
	{
		Name: "two-greedy-portuguese", Seats: 2, Options: `{"edition":"pt"}`,
		Bots: []string{"greedy"}, Ends: clearly,
	},
	{Name: "three-mixed", Seats: 3, Bots: []string{"greedy", "random", "greedy"}, Ends: clearly},
	{Name: "four-greedy", Seats: 4, Bots: []string{"greedy"}, Ends: clearly},
	{Name: "five-random", Seats: 5, Bots: []string{"random"}, Ends: clearly},
	{Name: "five-greedy", Seats: 5, Bots: []string{"greedy"}, Ends: clearly},
	// SW-END-03
	{Name: "won-by-tokens", Seats: 3, Bots: []string{"random"}, Ends: byTokens},
	// SW-END-05
	{Name: "shared", Seats: 2, Options: `{"rounds":1}`, Bots: []string{"random"}, Ends: together},
	{
		Name: "team-two", Seats: 2, Options: `{"variant":"team"}`,
		Bots: []string{"random"}, Ends: clearly,
	},
	{
		Name: "team-four", Seats: 4, Options: `{"variant":"team"}`,
		Bots: []string{"greedy"}, Ends: anyhow,
	},
	{
		Name: "team-five", Seats: 5, Options: `{"variant":"team"}`,
		Bots: []string{"random", "greedy"}, Ends: anyhow,
	},
	{
		Name: "team-by-the-better", Seats: 4, Options: `{"variant":"team"}`,
		Bots: []string{"random"}, Ends: byTheBetter,
	}, // SW-TEAM-30
	{
		Name: "team-shared", Seats: 2, Options: `{"variant":"team"}`,
		Bots: []string{"random"}, Ends: together,
	}, // SW-TEAM-32
}

func anyhow(game.Position) bool { return true }

func outcome(end game.Position) game.Outcome {
	o, _ := end.Outcome()
	return o
}

func together(end game.Position) bool { return outcome(end).Winners.Len() > 1 }

// richest counts the seats with as many coins as the winner.
func richest(end game.Position) (n int) {
	o := outcome(end)
	for s := range end.(*Position).World.Seats {
		n += yes(o.Score[s] == o.Score[o.Winners.First()])
	}
	return n
}

func clearly(end game.Position) bool { return !together(end) && richest(end) == 1 }

func byTokens(end game.Position) bool { return !together(end) && richest(end) > 1 }

// byTheBetter: the weaker players of both sides are equal, the better ones decide.
func byTheBetter(end game.Position) bool {
	o := outcome(end)
	return min(o.Score[0], o.Score[2]) == min(o.Score[1], o.Score[3]) && o.Winners.Len() == 2
}

func TestGoldenGames(t *testing.T) {
	gametest.GoldenGames(t, newGame(t), func(version string) *Game {
		return gameOf(t, version)
	}, goldenGames, *update)
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
