package insight_test

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/bot"
	"twobanners/game"
	"twobanners/game/gametest"
	"twobanners/games"
	"twobanners/insight"
)

func played(t *testing.T, seed uint64, bots ...string) (game.Game, *game.Record) {
	t.Helper()
	entry := games.All[0]
	g, err := entry.New()
	must(t, err)
	record := gametest.PlayMatch(t, g, len(bots), "", bots, seed).Save(true)
	return g, &record
}

func whole(t *testing.T, g game.Game, r *game.Record) *insight.Report {
	t.Helper()
	review, err := insight.New(bot.Shipped(), g, r)
	must(t, err)
	for review.Next() {
	}
	return review.Report()
}

// Who plays without a plan makes the mistakes; of who sits opposite hardly any is named.
func TestMistakesAreTheWeakSeats(t *testing.T) {
	lost := [2]float64{}
	for seed := range uint64(3) {
		g, record := played(t, seed, "easy", "strong")
		for s, a := range whole(t, g, record).Seats {
			lost[s] -= a.Mistakes
			sum := a.Par + a.Deal + a.Luck + a.Mistakes + a.Others + a.Course
			if math.Abs(sum-a.Result) > 1e-12 {
				t.Errorf("seed %d, seat %d: %g is not %g", seed, s, sum, a.Result)
			}
		}
	}
	if lost[0] < 0.5 || lost[1] > 0.3*lost[0] {
		t.Errorf("easy lost %.2f by mistakes, strong %.2f", lost[0], lost[1])
	}
}

// A game that was left can be reviewed: what it had come to is the result.
func TestAGameThatIsNotOver(t *testing.T) {
	g, record := played(t, 1, "greedy", "greedy", "greedy")
	record.Steps = record.Steps[:len(record.Steps)/2]
	record.Close = game.Closing{Moves: len(record.Steps)}
	review, err := insight.New(bot.Shipped(), g, record)
	must(t, err)
	r := review.Report()
	sum := 0.0
	for _, a := range r.Seats {
		sum += a.Result
	}
	if r.Over || math.Abs(sum-1) > 1e-9 || r.Done != 0 || r.Of != len(r.Turns) {
		t.Errorf("%+v", r.Seats)
	}
}

// What nobody could know when a turn began is not in the better turn: the stacks may lie as they
// like.
func TestABetterTurnKnowsNoStack(t *testing.T) {
	g, record := played(t, 4, "easy", "strong")
	review, err := insight.New(bot.Shipped(), g, record)
	must(t, err)
	other, err := insight.New(bot.Shipped(), g, record)
	must(t, err)
	insight.ShuffleStarts(other)
	for range 6 {
		review.Next()
		other.Next()
	}
	a, b := insight.BetterTurns(review), insight.BetterTurns(other)
	if a != b || strings.Count(a, "\n") < 6 {
		t.Errorf("with the stacks as they lay\n%s\notherwise\n%s", a, b)
	}
}

// What the net has never seen it takes for the mean of its kind, and the review says so.
func TestNewThingsAreToldOf(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "powers", "pathfinder", "power.yaml")
	must(t, os.MkdirAll(filepath.Dir(file), 0o750))
	power := "{new: true, tokens: 4, does: [{coins: {each: entry}}]}"
	must(t, os.WriteFile(file, []byte(power), 0o600))
	g, err := games.All[0].New(dir)
	must(t, err)
	record := gametest.PlayMatch(t, g, 2, "", []string{"greedy"}, 1).Save(true)
	review, err := insight.New(bot.Shipped(), g, &record)
	must(t, err)
	if r := review.Report(); !strings.Contains(r.Strange, "new to the net") || len(r.Turns) == 0 {
		t.Errorf("%d turns, %q", len(r.Turns), r.Strange)
	}
}

// The same record gives the same bytes.
func TestReviewsRepeat(t *testing.T) {
	g, record := played(t, 2, "easy", "greedy")
	a, err := json.Marshal(whole(t, g, record))
	must(t, err)
	b, err := json.Marshal(whole(t, g, record))
	must(t, err)
	if string(a) != string(b) {
		t.Errorf("%s\n%s", a, b)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// The faces of a die give and take alike: luck has a mean of zero.
func TestLuckIsFair(t *testing.T) {
	g, record := played(t, 5, "strong", "strong")
	review, err := insight.New(bot.Shipped(), g, record)
	must(t, err)
	dice := insight.LuckOfFaces(review)
	moved := 0
	for _, faces := range dice {
		sum, most := 0.0, 0.0
		for _, luck := range faces {
			sum += luck
			most = max(most, luck)
		}
		if math.Abs(sum) > 1e-12 {
			t.Errorf("the faces give %v", faces)
		}
		if most > 0.001 {
			moved++
		}
	}
	if moved < 3 {
		t.Errorf("of %d dice %d made a difference", len(dice), moved)
	}
}
