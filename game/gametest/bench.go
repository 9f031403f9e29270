package gametest

import (
	"testing"

	"twobanners/game"
)

// Bench measures single steps of a game on positions from all over some random games: listing,
// applying (with the copy, without which there is nothing to apply to), copying, viewing, redealing
// and hashing.
func Bench(b *testing.B, g game.Game, seats, length int) {
	b.Helper()
	positions := middles(b, g, seats, length)
	chance, q := game.NewFast(1), positions[0].Clone()
	list := make([]game.Move, 0, 1024)
	lists := make([][]game.Move, len(positions))
	for i, p := range positions {
		lists[i] = p.Moves(p.Actors().First(), nil)
	}
	steps := []struct {
		name string
		do   func(i int, p game.Position)
	}{
		{"moves", func(_ int, p game.Position) { list = p.Moves(p.Actors().First(), list[:0]) }},
		{"apply", func(i int, p game.Position) {
			moves := lists[i%len(lists)]
			q.Set(p)
			_ = q.Apply(p.Actors().First(), moves[i%len(moves)], chance, nil)
		}},
		{"set", func(_ int, p game.Position) { q.Set(p) }},
		{"view", func(_ int, p game.Position) { p.View(1) }},
		{"redeal", func(_ int, p game.Position) {
			q.Set(p)
			q.Redeal(1, chance)
		}},
		{"hash", func(_ int, p game.Position) { p.Hash() }},
	}
	for _, step := range steps {
		b.Run(step.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				step.do(i, positions[i%len(positions)])
			}
		})
	}
}

// BenchReplay measures how long it takes to read a game from its record, which is parsed already.
func BenchReplay(b *testing.B, g game.Game, seats int, bots []string) {
	b.Helper()
	record := PlayMatch(b, g, seats, "", bots, 1).Save(false)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := game.Replay(g, &record, nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(record.Steps)), "moves")
}

func middles(b *testing.B, g game.Game, seats, length int) (list []game.Position) {
	b.Helper()
	for seed := range uint64(8) {
		for moves := 0; moves < length; moves += length / 32 {
			p := After(b, g, seats, "", game.NewFast(seed), moves)
			if p.Actors() != 0 {
				list = append(list, p)
			}
		}
	}
	return list
}
