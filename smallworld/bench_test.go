package smallworld

import (
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// middles are positions from all over some games of four, to measure single steps on.
func middles(b *testing.B) []*Position {
	b.Helper()
	g := newGame(b)
	var list []*Position
	for seed := range uint64(8) {
		for moves := 0; moves < 160; moves += 5 {
			p := gametest.After(b, g, 4, "", game.NewFast(seed), moves)
			list = append(list, p.(*Position))
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

func BenchmarkNew(b *testing.B) {
	g, chance := newGame(b), game.NewFast(1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := g.New(4, nil, chance); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMoves(b *testing.B) {
	list := make([]game.Move, 0, 512)
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

func BenchmarkView(b *testing.B) {
	each(b, func(p *Position) { p.View(1) })
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
