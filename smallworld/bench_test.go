package smallworld

import (
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

func BenchmarkNew(b *testing.B) {
	g, chance := newGame(b), game.NewFast(1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.New(4, nil, chance); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkStep(b *testing.B) { gametest.Bench(b, newGame(b), 4, 160) }

func BenchmarkEvaluate(b *testing.B) {
	p := gametest.After(b, newGame(b), 4, "", game.NewFast(1), 80).(*Position)
	b.ReportAllocs()
	for b.Loop() {
		p.Evaluate(1)
	}
}

func BenchmarkReplay(b *testing.B) {
	gametest.BenchReplay(b, newGame(b), 4, []string{"greedy"})
}
