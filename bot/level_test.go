package bot_test

import (
	"fmt"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games/gamestest"
)

// tables are the kinds of tables that levels are tried at.
var tables = []struct {
	seats   int
	options string
}{{2, ""}, {4, ""}, {5, ""}, {4, `{"variant": "team"}`}, {3, `{"variant": "team"}`}}

// Every level plays whole games with legal moves only, and the same game again for the same seed.
func TestLevelsPlayTheSameGameForASeed(t *testing.T) {
	t.Parallel()
	g := gamestest.SmallWorld(t)
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
	g := gamestest.SmallWorld(t)
	for _, name := range bot.Names() {
		luck := game.NewFast(4)
		p, err := g.New(2, nil, luck) // with two, a redeal leaves no purse to be guessed
		if err != nil {
			t.Fatal(err)
		}
		chosen := 0
		for turn := 0; p.Actors() != 0; turn++ {
			seat := p.Actors().First()
			chooseBlind(t, g, name, p, seat, luck, uint64(turn))
			chosen++
		}
		if chosen < 50 {
			t.Errorf("%s chose %d times", name, chosen)
		}
	}
}

// chooseBlind makes the move that a bot chooses in a position and in a redealt one alike.
func chooseBlind(
	t *testing.T, g game.Game, name string, p game.Position, seat game.Seat, luck game.Chance,
	turn uint64,
) {
	t.Helper()
	var moves [2]game.Move
	other := p.Clone()
	other.Redeal(seat, luck)
	for i, world := range []game.Position{p, other} {
		player, err := bot.New(g, name)
		if err != nil {
			t.Fatal(err)
		}
		moves[i] = player.Choose(world, seat, game.NewFast(turn))
	}
	if moves[0] != moves[1] {
		t.Fatalf("move %d: %s chooses by what it cannot see", turn, name)
	}
	if refusal := p.Apply(seat, moves[0], luck, nil); !refusal.OK() {
		t.Fatal(refusal)
	}
}

// The levels of Lordaeron play whole games with legal moves only, and the same game again for the
// same seed.
func TestLevelsPlayLordaeron(t *testing.T) {
	t.Parallel()
	g := gamestest.Lordaeron(t)
	for _, level := range bot.Levels() {
		for _, table := range []struct {
			seats   int
			options string
		}{{2, `{"overlord": "lord-kazzak", "turns": 14}`}, {6, `{"turns": 8}`}} {
			first := hashes(t, g, level.Name, table.seats, table.options)
			if again := hashes(t, g, level.Name, table.seats, table.options); first != again {
				t.Errorf("%s: the same seed gave another game", level.Name)
			}
		}
	}
}

// A choice of a planner of Lordaeron does not change when only hidden facts do: decks and the true
// counter of Lord Kazzak.
func TestHiddenFactsDecideNothingInLordaeron(t *testing.T) {
	t.Parallel()
	g := gamestest.Lordaeron(t)
	luck := game.NewFast(4)
	p, err := g.New(4, []byte(`{"overlord": "lord-kazzak", "turns": 12}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	chosen := 0
	for turn := 0; p.Actors() != 0; turn++ {
		seat := p.Actors().First()
		chooseBlind(t, g, "expert", p, seat, luck, uint64(turn))
		chosen++
	}
	if chosen < 100 {
		t.Errorf("chose %d times", chosen)
	}
}

// Who has nothing to do but has actions left lets its friends go first.
func TestFriendsGoFirst(t *testing.T) {
	t.Parallel()
	g := gamestest.Lordaeron(t)
	luck := game.NewFast(2)
	p, err := g.New(6, []byte(`{"first-game": true}`), luck)
	if err != nil {
		t.Fatal(err)
	}
	end := func(seat game.Seat) game.Move {
		for _, m := range p.Moves(seat, nil) {
			if p.(game.Yielder).GivesUp(seat, m) {
				return m
			}
		}
		t.Fatalf("seat %d cannot end its turn", seat)
		return 0
	}
	actors := p.Actors()
	second := actors.Without(actors.First()).First()
	seat, _ := bot.Ask(p, actors, func(seat game.Seat) game.Move {
		if seat == second {
			return p.Moves(seat, nil)[0]
		}
		return end(seat)
	})
	if seat != second {
		t.Errorf("seat %d moved, not %d", seat, second)
	}
	if seat, m := bot.Ask(p, actors, end); seat != actors.First() || m != end(seat) {
		t.Errorf("seat %d moved though all want to end", seat)
	}
}
