package lordaeron

import (
	"testing"

	"twobanners/game"
)

// BenchmarkFactionTurn plays games of one planner a side and tells what a faction turn costs.
func BenchmarkFactionTurn(b *testing.B) {
	expert := game.Strategy{
		Width: 30, Depth: 3, Most: 2000, Draft: true, Outfit: true, Hunt: true,
	}
	for _, c := range []struct {
		name  string
		seats int
		game.Strategy
	}{
		{"two-by-two", 2, expert}, {"six", 6, expert},
	} {
		b.Run(c.name, func(b *testing.B) {
			g, luck := newGame(b), game.NewFast(1)
			planners := [2]game.Judge{g.NewStrategist(c.Strategy), g.NewStrategist(c.Strategy)}
			turns := 0
			for b.Loop() {
				turns += playPlanned(b, g, c.seats, planners, luck)
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(turns)/1000, "ms/turn")
		})
	}
}

// playPlanned plays a game to its end and counts its turns.
func playPlanned(
	b *testing.B, g *Game, seats int, planners [2]game.Judge, luck game.Chance,
) int {
	pos, err := g.New(seats, nil, luck)
	if err != nil {
		b.Fatal(err)
	}
	p := pos.(*Position)
	var list []game.Move
	worth := make([]int32, 4096)
	for p.Actors() != 0 {
		seat := p.Actors().First()
		list = p.Moves(seat, list[:0])
		best := 0
		planner := planners[max(0, p.sideOf(seat))&1]
		if len(list) > 1 && planner.Weigh(p, seat, list, worth) {
			for i := range list {
				if worth[i] > worth[best] {
					best = i
				}
			}
		}
		if refusal := p.Apply(seat, list[best], luck, nil); !refusal.OK() {
			b.Fatal(refusal)
		}
	}
	return int(p.Turn)
}
