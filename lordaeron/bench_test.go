package lordaeron

import (
	"testing"

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
