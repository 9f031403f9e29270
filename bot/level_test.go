package bot_test

import (
	"fmt"
	"testing"

	"twobanners/bot"
	"twobanners/game"
)

// tables are the kinds of tables that levels are tried at.
var tables = []struct {
	seats   int
	options string
}{{2, ""}, {4, ""}, {5, ""}, {4, `{"variant": "team"}`}, {3, `{"variant": "team"}`}}

// Every level plays whole games with legal moves only, and the same game again for the same seed.
func TestLevelsPlayTheSameGameForASeed(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for _, level := range bot.Levels() {
		for _, table := range tables {
			t.Run(fmt.Sprintf("%s %d %s", level.Name, table.seats, table.options),
				func(t *testing.T) {
					t.Parallel()
					first := hashes(t, g, level.Name, table.seats, table.options)
					again := hashes(t, g, level.Name, table.seats, table.options)
					if first != again {
						t.Error("the same seed gave another game")
					}
				})
		}
	}
}

// hashes plays a game and sums its positions up.
func hashes(t *testing.T, g game.Game, name string, seats int, options string) (sum uint64) {
	t.Helper()
	luck := game.NewFast(11)
	p, err := g.New(seats, []byte(options), luck)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.New(g, name)
	if err != nil {
		t.Fatal(err)
	}
	for p.Actors() != 0 {
		seat := p.Actors().First()
		m := player.Choose(p, seat, luck)
		if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
			t.Fatalf("%s: %v", name, refusal)
		}
		sum = sum*31 + p.Hash()
	}
	return sum
}

// A choice does not change when only hidden facts do.
func TestHiddenFactsDecideNothing(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for _, name := range bot.Names() {
		luck := game.NewFast(4)
		p, err := g.New(2, nil, luck) // with two, a redeal leaves no purse to be guessed
		if err != nil {
			t.Fatal(err)
		}
		chosen := 0
		for turn := 0; p.Actors() != 0; turn++ {
			seat := p.Actors().First()
			var moves [2]game.Move
			other := p.Clone()
			other.Redeal(seat, luck)
			for i, world := range []game.Position{p, other} {
				player, err := bot.New(g, name)
				if err != nil {
					t.Fatal(err)
				}
				moves[i] = player.Choose(world, seat, game.NewFast(uint64(turn)))
			}
			if moves[0] != moves[1] {
				t.Fatalf("%s chooses by what it cannot see", name)
			}
			if refusal := p.Apply(seat, moves[0], luck, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
			chosen++
		}
		if chosen < 50 {
			t.Errorf("%s chose %d times", name, chosen)
		}
	}
}

// Where a game cannot be planned yet, every level plays and none of them stops.
func TestLevelsPlayLordaeronToo(t *testing.T) {
	t.Parallel()
	g := newLordaeron(t)
	for _, level := range bot.Levels() {
		p := playOut(t, g, `{"overlord": "lord-kazzak"}`, 2, level.Name, level.Name)
		if _, over := p.Outcome(); !over {
			t.Errorf("%s did not finish", level.Name)
		}
	}
}
