package lordaeron

import (
	"flag"
	"fmt"
	"io/fs"
	"testing"

	"twobanners/content"
	"twobanners/game"
	"twobanners/game/gametest"
)

// This writes the records that the archive lacks:
//
//	go test ./lordaeron -run Golden -update
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

// goldenGames are of all sizes and Overlords. The first nine are of the first format, as games
// of 2026 were kept.
var goldenGames = []gametest.GoldenGame{
	{Name: "two-random", Seats: 2, Ends: won},
	{
		Name: "two-random-defeat-the-overlord", Seats: 2, Options: `{"defeat-the-overlord":true}`,
		Ends: drawn,
	},
	{Name: "two-greedy-kazzak", Seats: 2, Options: `{"overlord":"lord-kazzak"}`, Ends: won},
	{Name: "three-random-kelthuzad", Seats: 3, Options: `{"overlord":"kelthuzad"}`, Ends: won},
	{Name: "four-random-nefarian", Seats: 4, Options: `{"overlord":"nefarian"}`, Ends: drawn},
	{Name: "five-random-kazzak", Seats: 5, Options: `{"overlord":"lord-kazzak"}`, Ends: won},
	{Name: "five-mixed-kelthuzad", Seats: 5, Options: `{"overlord":"kelthuzad"}`, Ends: won},
	{Name: "six-random-deadly", Seats: 6, Options: `{"deadly-pvp":true}`, Ends: drawn},
	{Name: "six-random-first-game", Seats: 6, Options: `{"first-game":true}`, Ends: drawn},
	{Name: "four-greedy", Seats: 4, Bots: []string{"greedy"}, Ends: won},
	{
		Name: "three-greedy-short", Seats: 3, Options: `{"turns":12,"deadly-pvp":true}`,
		Bots: []string{"greedy"}, Ends: won,
	},
}

// won is by the last battle.
func won(end game.Position) bool { return end.(*Position).Ending().How == "final-battle" }

func drawn(end game.Position) bool { return end.(*Position).Ending().How == "draw" }

func TestGoldenGames(t *testing.T) {
	gametest.GoldenGames(t, newGame(t), func(version string) *Game {
		return gameOf(t, version)
	}, goldenGames, *update)
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
