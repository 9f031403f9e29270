package lordaeron

import (
	"encoding/json"
	"testing"

	"twobanners/game"
)

// Every way that is shown can be gone, and every first step leads somewhere that is shown.
func TestWaysCanBeGone(t *testing.T) {
	g := newGame(t)
	shown := 0
	for seed := range uint64(12) {
		chance := game.NewFast(seed)
		pos, err := g.New(3, nil, chance)
		if err != nil {
			t.Fatal(err)
		}
		p := pos.(*Position)
		for range 400 {
			if p.Over {
				break
			}
			seat := p.Actors().First()
			ways := g.ways(p, seat)
			shown += len(ways)
			goAll(t, g, p, seat, ways)
			list := p.Moves(seat, nil)
			_ = p.Apply(seat, list[chance.Draw("move", len(list))], chance, nil)
		}
	}
	if shown < 100 {
		t.Errorf("only %d ways were shown", shown)
	}
}

func goAll(t *testing.T, g *Game, p *Position, seat game.Seat, ways []WayAdvice) {
	t.Helper()
	for _, way := range ways {
		goWay(t, g, p, seat, way)
	}
}

// goWay is the position at the end of a way.
func goWay(t *testing.T, g *Game, p *Position, seat game.Seat, way WayAdvice) *Position {
	t.Helper()
	q := p.Clone().(*Position)
	for i, shown := range way.Moves {
		text, err := json.Marshal(shown)
		if err != nil {
			t.Fatal(err)
		}
		move, err := g.ReadMove(q, seat, text)
		if err != nil || !q.Why(seat, move).OK() {
			t.Fatalf("step %d of %+v: %v, %v", i, way, err, q.Why(seat, move))
		}
		_ = q.Apply(seat, move, game.NewFast(1), nil)
	}
	return q
}
