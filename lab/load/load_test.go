package load

import (
	"testing"
	"time"
)

func TestOffersAreFoundBehindTheView(t *testing.T) {
	moves, err := offers([]byte(`{"view":{"moves":[1]},"decision":{"actors":[0]},` +
		`"moves":[{"move":{"pick":1}},{"move":"done","cost":{"tokens":2}}],"undo":{}}`))
	if err != nil || len(moves) != 2 || string(moves[0]) != `{"pick":1}` {
		t.Errorf("moves %s (%v)", moves, err)
	}
	moves, err = offers([]byte(`{"view":{},"decision":{"actors":[1]},"moves":[],"undo":{}}`))
	if err != nil || len(moves) != 0 {
		t.Errorf("moves %s (%v), want none", moves, err)
	}
	if _, err := offers([]byte(`{"error":{}}`)); err == nil {
		t.Error("what is no snapshot has moves")
	}
}

func TestPercentiles(t *testing.T) {
	var a arrivals
	if n, p50, _, _ := a.percentiles(); n != 0 || p50 != 0 {
		t.Errorf("%d arrivals of %g ms in nothing", n, p50)
	}
	for i := range 100 {
		a.add(int64(time.Duration(99-i) * time.Millisecond))
	}
	if n, p50, p95, p99 := a.percentiles(); n != 100 || p50 != 50 || p95 != 95 || p99 != 99 {
		t.Errorf("%d arrivals: %g, %g, %g ms", n, p50, p95, p99)
	}
}

func TestFigureIsFoundByItsWholeName(t *testing.T) {
	text := "# HELP go_x a b\ngo_xy 3\ngo_x 1.5e+03\n"
	if n, err := figure(text, "go_x "); err != nil || n != 1500 {
		t.Errorf("%g (%v), want 1500", n, err)
	}
	if _, err := figure(text, "go_z "); err == nil {
		t.Error("a figure that is not there was found")
	}
}
