package lordaeron

import (
	"syscall"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/game/gametest"
)

// BenchmarkGame plays whole random games of six.
func BenchmarkGame(b *testing.B) {
	g, chance := newGame(b), game.NewFast(1)
	list := make([]game.Move, 0, 1024)
	moves := 0
	for b.Loop() {
		p, err := g.New(6, nil, chance)
		if err != nil {
			b.Fatal(err)
		}
		for actors := p.Actors(); actors != 0; actors = p.Actors() {
			seat := actors.First()
			list = p.Moves(seat, list[:0])
			m := list[chance.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
				b.Fatal(refusal)
			}
			moves++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
}

func BenchmarkStep(b *testing.B) { gametest.Bench(b, newGame(b), 6, 320) }

func BenchmarkEvaluate(b *testing.B) {
	p := gametest.After(b, newGame(b), 6, "", game.NewFast(1), 160).(*Position)
	b.ReportAllocs()
	for b.Loop() {
		p.Evaluate(1)
	}
}

func BenchmarkReplay(b *testing.B) {
	gametest.BenchReplay(b, newGame(b), 6, []string{"greedy"})
}

// BenchmarkGreedy is a greedy move, BenchmarkAdvice what a seat is told before it decides: one
// after another through a greedy game, each seat with a head of its own.
func BenchmarkGreedy(b *testing.B) {
	benchChoices(b, func(_ *Game, player bot.Player, p game.Position, chance game.Chance) {
		player.Choose(p, p.Actors().First(), chance)
	})
}

func BenchmarkAdvice(b *testing.B) {
	benchChoices(b, func(g *Game, _ bot.Player, p game.Position, _ game.Chance) {
		g.Advise(p, p.Actors().First())
	})
}

// BenchmarkOdds is what a seat is told when it asks; of the map apart.
func BenchmarkOdds(b *testing.B) {
	for name, part := range map[string]string{"decision": "", "places": partPlaces} {
		b.Run(name, func(b *testing.B) {
			benchChoices(b, func(g *Game, _ bot.Player, p game.Position, _ game.Chance) {
				g.Foretell(p, p.Actors().First(), part)
			})
		})
	}
}

// BenchmarkReach is the part of the decision that is of the quests in reach: for each turn, since
// it is nothing at any other decision.
func BenchmarkReach(b *testing.B) {
	turns := 0
	benchChoices(b, func(g *Game, _ bot.Player, p game.Position, _ game.Chance) {
		if p.(*Position).top().Task == taskTurn {
			turns++
		}
		g.reach(p.(*Position), p.Actors().First())
	})
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
}

func benchChoices(
	b *testing.B, choose func(g *Game, player bot.Player, p game.Position, chance game.Chance),
) {
	b.Helper()
	g, chance := newGame(b), game.NewFast(1)
	var players [MaxSeats]bot.Player
	for i := range players {
		var err error
		if players[i], err = bot.New(g, "greedy"); err != nil {
			b.Fatal(err)
		}
	}
	var list []game.Position
	for p := gametest.After(b, g, 6, "", chance, 0); p.Actors() != 0; {
		list = append(list, p.Clone())
		seat := p.Actors().First()
		_ = p.Apply(seat, players[seat].Choose(p, seat, chance), chance, nil)
	}
	b.ReportAllocs()
	began, i := used(), 0
	for ; b.Loop(); i++ {
		p := list[i%len(list)]
		choose(g, players[p.Actors().First()], p, chance)
	}
	b.ReportMetric(float64(used()-began)/float64(i), "cpu-ns/op")
}

// used is the CPU time of this process, in nanoseconds: what counts on a machine that is busy.
func used() int64 {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u) // it fails for a wrong argument alone
	return u.Utime.Nano() + u.Stime.Nano()
}
