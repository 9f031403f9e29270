package smallworld

import (
	"testing"
	"unsafe"

	"twobanners/content"
	"twobanners/game"
)

func newGame(t testing.TB) *Game {
	t.Helper()
	c, err := content.Default()
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGame(c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestPositionStaysSmall(t *testing.T) {
	if size := unsafe.Sizeof(Position{}); size > 2048 {
		t.Errorf("a position takes %d bytes, more than 2048", size)
	}
}

// BenchmarkRandomGame plays whole four-player games of random moves.
func BenchmarkRandomGame(b *testing.B) {
	chance := game.NewFast(1)
	start, err := newGame(b).New(4, nil, chance)
	if err != nil {
		b.Fatal(err)
	}
	pos := start.Clone()
	list := make([]game.Move, 0, 512)
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		pos.Set(start)
		for pos.Actors() != 0 {
			s := pos.Actors().First()
			list = pos.Moves(s, list[:0])
			_ = pos.Apply(s, list[chance.Draw("move", len(list))], chance, nil)
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
}

// A referee asked about a seat that is not at the table says no; it does not fall over.
func TestWhyOfASeatThatIsNotThere(t *testing.T) {
	p, err := newGame(t).New(2, nil, game.NewFast(1))
	if err != nil {
		t.Fatal(err)
	}
	conquest := Move{Kind: Conquer, Region: 3}.Pack()
	for _, seat := range []game.Seat{game.Nobody, 2, game.MaxSeats} {
		if p.Why(seat, conquest).OK() {
			t.Errorf("seat %d may conquer", seat)
		}
	}
}
