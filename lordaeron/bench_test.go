package lordaeron

import (
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// middles are positions from all over some games of six, to measure single steps on.
func middles(b *testing.B) []*Position {
	b.Helper()
	g := newGame(b)
	var list []*Position
	for seed := range uint64(8) {
		for moves := 20; moves < 340; moves += 10 {
			p := gametest.After(b, g, 6, "", game.NewFast(seed), moves).(*Position)
			if !p.Over {
				list = append(list, p)
			}
		}
	}
	return list
}

// each measures a step on one position after another.
func each(b *testing.B, step func(p *Position)) {
	b.Helper()
	list := middles(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		step(list[i%len(list)])
	}
}

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

func BenchmarkMoves(b *testing.B) {
	list := make([]game.Move, 0, 1024)
	each(b, func(p *Position) { list = p.Moves(p.Actors().First(), list[:0]) })
}

// BenchmarkApply measures the copy as well, without which there is nothing to apply to.
func BenchmarkApply(b *testing.B) {
	positions, chance := middles(b), game.NewFast(1)
	lists := make([][]game.Move, len(positions))
	for i, p := range positions {
		lists[i] = p.Moves(p.Actors().First(), nil)
	}
	var q Position
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p, moves := positions[i%len(positions)], lists[i%len(positions)]
		q = *p
		_ = q.Apply(p.Actors().First(), moves[i%len(moves)], chance, nil)
	}
}

func BenchmarkSet(b *testing.B) {
	var q Position
	each(b, func(p *Position) { q.Set(p) })
}

func BenchmarkRedeal(b *testing.B) {
	chance := game.NewFast(1)
	var q Position
	each(b, func(p *Position) {
		q = *p
		q.Redeal(1, chance)
	})
}

func BenchmarkHash(b *testing.B) {
	each(b, func(p *Position) { p.Hash() })
}

func BenchmarkEvaluate(b *testing.B) {
	each(b, func(p *Position) { p.Evaluate(1) })
}
