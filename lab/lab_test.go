package lab_test

import (
	"math"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/lab"
)

func plan(t testing.TB, seats, games int, bots ...string) *lab.Plan {
	t.Helper()
	return &lab.Plan{Game: gamestest.SmallWorld(t), Seats: seats, Bots: bots, Games: games, Seed: 7}
}

func run(t *testing.T, p *lab.Plan) *lab.Report {
	t.Helper()
	r, err := p.Run()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestCoresDoNotChangeTheResult(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one := run(t, plan(t, 3, 60, "greedy", "random"))
	runtime.GOMAXPROCS(4)
	four := run(t, plan(t, 3, 60, "greedy", "random"))
	if diff := cmp.Diff(one, four); diff != "" {
		t.Error(diff)
	}
}

// Seats are rotated: of equal players none is favoured by its place in the list, and shares of a
// game add up to one.
func TestSharesAddUp(t *testing.T) {
	for _, options := range []string{"", `{"variant": "team"}`} {
		p := plan(t, 4, 200, "random", "greedy", "random", "random")
		p.Options = []byte(options)
		r := run(t, p)
		if sum := r.Bots[0].WinShare + r.Bots[1].WinShare; math.Abs(sum-1) > 1e-5 {
			t.Errorf("the shares add up to %v", sum)
		}
		for _, s := range r.Bots {
			if s.Games != 200 || s.Low > s.WinShare || s.High < s.WinShare {
				t.Errorf("odd score %+v", s)
			}
		}
	}
}

func TestRecordsVerifyAndChangeNothing(t *testing.T) {
	kept := plan(t, 2, 6, "greedy", "random")
	var mutex sync.Mutex
	records := map[int]game.Record{}
	kept.Keep = func(number int, r *game.Record) error {
		mutex.Lock()
		defer mutex.Unlock()
		records[number] = *r
		return nil
	}
	if diff := cmp.Diff(run(t, plan(t, 2, 6, "greedy", "random")), run(t, kept)); diff != "" {
		t.Error(diff)
	}
	for number, r := range records {
		if err := game.Verify(kept.Game, &r); err != nil {
			t.Errorf("game %d: %v", number, err)
		}
	}
	if len(records) != 6 {
		t.Errorf("%d records", len(records))
	}
}

func TestWilson(t *testing.T) {
	// The interval of 8 in 10, as any textbook has it.
	low, high := lab.Wilson(8, 10)
	if math.Abs(low-0.4902) > 1e-4 || math.Abs(high-0.9433) > 1e-4 {
		t.Errorf("8 of 10: %v to %v", low, high)
	}
	if low, high := lab.Wilson(0, 0); low != 0 || high != 1 {
		t.Errorf("no games tell %v to %v", low, high)
	}
	if _, high := lab.Wilson(5, 5); high != 1 {
		t.Errorf("5 of 5 reach up to %v", high)
	}
}

func TestBadPlans(t *testing.T) {
	options := plan(t, 2, 1, "random")
	options.Options = []byte(`{"bords": []}`)
	for _, c := range []struct {
		plan *lab.Plan
		want string
	}{
		{plan(t, 6, 1, "random"), "6 players: smallworld takes 2 to 5"},
		{plan(t, 2, 0, "random"), "0 games are too few"},
		{plan(t, 2, 1), "no bots are named"},
		{plan(t, 2, 1, "random", "random", "greedy"), "3 bots for 2 players"},
		{plan(t, 2, 1, "best"), `there is no bot "best"`},
		{options, "unknown field"},
	} {
		if _, err := c.plan.Run(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}
