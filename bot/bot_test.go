package bot_test

import (
	"strings"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/games/gamestest"
)

func TestUnknownBotIsNamed(t *testing.T) {
	_, err := bot.New(gamestest.SmallWorld(t), "deep-thought")
	if err == nil || !strings.Contains(err.Error(), `"deep-thought": choose random, beginner`) {
		t.Errorf("got %v", err)
	}
}

// play is a whole game; it returns the winners and the number of moves.
func play(t *testing.T, g game.Game, seed uint64, names ...string) (game.Seats, int) {
	t.Helper()
	chance := game.NewFast(seed)
	p, err := g.New(len(names), nil, chance)
	if err != nil {
		t.Fatal(err)
	}
	var players []bot.Player
	for _, name := range names {
		player, err := bot.New(g, name)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, player)
	}
	moves := 0
	for p.Actors() != 0 {
		seat := p.Actors().First()
		move := players[seat].Choose(p, seat, chance)
		if refusal := p.Apply(seat, move, chance, nil); !refusal.OK() {
			t.Fatalf("seed %d: %s chose an illegal move: %v", seed, names[seat], refusal)
		}
		moves++
	}
	outcome, _ := p.Outcome()
	return outcome.Winners, moves
}

func TestGreedyBeatsRandom(t *testing.T) {
	const games = 100
	g := gamestest.SmallWorld(t)
	wins := 0
	for n := range games {
		names, greedy := []string{"greedy", "random"}, game.Seat(0)
		if n%2 == 1 {
			names, greedy = []string{"random", "greedy"}, 1
		}
		if winners, _ := play(t, g, uint64(n), names...); winners == game.Only(greedy) {
			wins++
		}
	}
	if wins < games*95/100 {
		t.Errorf("greedy won %d of %d games", wins, games)
	}
}

func TestGreedyWastesNoMoves(t *testing.T) {
	g := gamestest.SmallWorld(t)
	most := 0
	for seed := range uint64(10) {
		_, moves := play(t, g, seed, "greedy", "greedy", "greedy", "greedy")
		most = max(most, moves)
	}
	if most > 500 {
		t.Errorf("a game of four took %d moves", most)
	}
}

// sealed is a position that can be thought on only once it has been redealt.
type sealed struct {
	game.Describer
	t    *testing.T
	seat game.Seat
	open bool
}

func (s *sealed) Clone() game.Position {
	return &sealed{s.Describer.Clone().(game.Describer), s.t, s.seat, false}
}

func (s *sealed) Set(from game.Position) {
	s.Describer.Set(from.(*sealed).Describer)
	s.open = from.(*sealed).open
}

func (s *sealed) Redeal(seat game.Seat, chance game.Chance) {
	s.open = seat == s.seat
	s.Describer.Redeal(seat, chance)
}

func (s *sealed) Apply(
	seat game.Seat, m game.Move, chance game.Chance, log *game.Log,
) game.Refusal {
	if !s.open {
		s.t.Fatal("a bot tried a move on what it may not know")
	}
	return s.Describer.Apply(seat, m, chance, log)
}

func (s *sealed) Evaluate(seat game.Seat) game.Sum {
	if !s.open {
		s.t.Fatal("a bot judged what it may not know")
	}
	return s.Describer.Evaluate(seat)
}

func (s *sealed) Features(seat game.Seat, into []float32) {
	if !s.open {
		s.t.Fatal("a bot described what it may not know")
	}
	s.Describer.Features(seat, into)
}

// NewJudge makes a judge that has no opinion of what may be known, and none may be asked of else.
func (s *sealed) NewJudge() game.Judge { return openly{s.t} }

type openly struct{ t *testing.T }

func (o openly) Weigh(p game.Position, _ game.Seat, _ []game.Move, _ []int32) bool {
	if !p.(*sealed).open {
		o.t.Fatal("a judge was asked about what may not be known")
	}
	return false
}

func TestBotsThinkOnRedealtPositionsOnly(t *testing.T) {
	for _, name := range bot.Names() {
		g, chance := gamestest.SmallWorld(t), game.NewFast(1)
		p, err := g.New(2, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		var players [2]bot.Player
		for seat := range players {
			if players[seat], err = bot.New(g, name); err != nil {
				t.Fatal(err)
			}
		}
		for p.Actors() != 0 {
			seat := p.Actors().First()
			closed := &sealed{Describer: p.(game.Describer), t: t, seat: seat}
			move := players[seat].Choose(closed, seat, chance)
			if refusal := p.Apply(seat, move, chance, nil); !refusal.OK() {
				t.Fatal(refusal)
			}
		}
	}
}

// A player makes room to think in during its first game, and none after.
func TestChoosingAllocatesNothing(t *testing.T) {
	g := gamestest.SmallWorld(t)
	for _, name := range bot.Names() {
		chance := game.NewFast(1)
		player, err := bot.New(g, name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := g.New(4, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		for p.Actors() != 0 {
			seat := p.Actors().First()
			_ = p.Apply(seat, player.Choose(p, seat, chance), chance, nil)
		}
		if p, err = g.New(4, nil, chance); err != nil {
			t.Fatal(err)
		}
		allocs := testing.AllocsPerRun(200, func() {
			if seat := p.Actors().First(); seat != game.Nobody {
				_ = p.Apply(seat, player.Choose(p, seat, chance), chance, nil)
			}
		})
		if allocs > 0 {
			t.Errorf("%s: %v allocations a move", name, allocs)
		}
	}
}
