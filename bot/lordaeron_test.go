package bot_test

import (
	"fmt"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games/gamestest"
)

// playOut plays a game of Lordaeron between bots by seat.
func playOut(
	t testing.TB, g game.Game, options string, seed uint64, names ...string,
) game.Position {
	t.Helper()
	luck := game.NewFast(seed)
	p, err := g.New(len(names), []byte(options), luck)
	if err != nil {
		t.Fatal(err)
	}
	players := make([]bot.Player, len(names))
	for i, name := range names {
		if players[i], err = bot.New(g, name); err != nil {
			t.Fatal(err)
		}
	}
	for p.Actors() != 0 {
		seat := p.Actors().First()
		if refusal := p.Apply(seat, players[seat].Choose(p, seat, luck), luck, nil); !refusal.OK() {
			t.Fatal(refusal)
		}
	}
	return p
}

// A greedy side beats a random one from either seat. Nefarian may end a game before anybody can
// stand up to him, which is a draw by the rules; nobody loses to a random side by it.
func TestGreedyBeatsRandomInLordaeron(t *testing.T) {
	const games = 12
	g := gamestest.Lordaeron(t)
	for _, overlord := range []string{"kelthuzad", "lord-kazzak", "nefarian"} {
		won, lost := 0, 0
		for n := range games {
			names := [2]string{"greedy", "random"}
			names[0], names[1] = names[n%2], names[1-n%2]
			p := playOut(t, g, fmt.Sprintf(`{"overlord": %q}`, overlord), uint64(n), names[:]...)
			outcome, _ := p.Outcome()
			if outcome.Winners.Len() == 1 {
				won += 1 - int(outcome.Winners.First()+game.Seat(n))%2
				lost += int(outcome.Winners.First()+game.Seat(n)) % 2
			}
		}
		if lost > 0 || overlord != "nefarian" && won < games {
			t.Errorf("%s: won %d, lost %d of %d", overlord, won, lost, games)
		}
	}
}

// Greedy sides of every number of seats come to an end, whatever is played.
func TestGreedyPlaysLordaeronWithAnyNumber(t *testing.T) {
	g := gamestest.Lordaeron(t)
	for n, options := range []string{
		`{"overlord": "lord-kazzak"}`, `{"overlord": "nefarian"}`, `{"deadly-pvp": true}`,
		`{"overlord": "kelthuzad"}`, `{"first-game": true}`,
	} {
		names := make([]string, n+2)
		for i := range names {
			names[i] = "greedy"
		}
		p := playOut(t, g, options, uint64(n), names...)
		quests := 0
		for _, number := range p.(game.Ender).Ending().Numbers {
			if number.Name == "alliance-quests" || number.Name == "horde-quests" {
				quests += number.N
			}
		}
		if quests < 6 {
			t.Errorf("%d players: %d quests", n+2, quests)
		}
	}
}

// Once it has room to think in, a greedy player allocates nothing.
func TestGreedyAllocatesNothingInLordaeron(t *testing.T) {
	g := gamestest.Lordaeron(t)
	player, err := bot.New(g, "greedy")
	if err != nil {
		t.Fatal(err)
	}
	luck := game.NewFast(3)
	var p game.Position
	move := func() {
		if p.Actors() == 0 {
			return
		}
		seat := p.Actors().First()
		_ = p.Apply(seat, player.Choose(p, seat, luck), luck, nil)
	}
	for range 2 {
		if p, err = g.New(4, nil, luck); err != nil {
			t.Fatal(err)
		}
		for p.Actors() != 0 {
			move()
		}
	}
	if p, err = g.New(4, nil, luck); err != nil {
		t.Fatal(err)
	}
	if allocs := testing.AllocsPerRun(300, move); allocs > 0 {
		t.Errorf("%v allocations a move", allocs)
	}
}
