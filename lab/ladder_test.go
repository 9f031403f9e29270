package lab_test

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"twobanners/games/gamestest"
	"twobanners/lab"
)

func ladder(t testing.TB, games int, bots ...string) *lab.Ladder {
	t.Helper()
	l := &lab.Ladder{Game: gamestest.SmallWorld(t), Seed: 3}
	l.Bots, l.Games = bots, games
	l.Tables = []lab.Table{{Players: 2}, {Players: 4, Options: `{"variant": "team"}`}, {Players: 3}}
	return l
}

func climb(t *testing.T, l *lab.Ladder, j *lab.Journal) *lab.LadderReport {
	t.Helper()
	r, err := l.Run(j)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func inMemory(t *testing.T, l *lab.Ladder) *lab.Journal {
	t.Helper()
	head, err := l.Head()
	if err != nil {
		t.Fatal(err)
	}
	return lab.NewJournal(head, lab.Made{Command: "a test"})
}

func inFolder(t *testing.T, l *lab.Ladder, folder string) *lab.Journal {
	t.Helper()
	head, err := l.Head()
	if err != nil {
		t.Fatal(err)
	}
	j, err := lab.OpenJournal(folder, head, lab.Made{Command: "a test"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

// Neither the number of cores nor where early stopping found its workers changes the report.
func TestCoresDoNotChangeALadder(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	l := ladder(t, 120, "random", "beginner", "greedy")
	one := climb(t, l, inMemory(t, l))
	runtime.GOMAXPROCS(5)
	l = ladder(t, 120, "random", "beginner", "greedy")
	five := climb(t, l, inMemory(t, l))
	if diff := cmp.Diff(one, five, cmp.AllowUnexported(lab.Pair{})); diff != "" {
		t.Error(diff)
	}
	early := 0
	for _, p := range one.Pairs {
		if p.Games < 120 {
			early++
		}
	}
	if early == 0 {
		t.Error("no pair was decided early: the test shows too little")
	}
}

// A ladder that was killed in the middle of a line goes on and comes to the same report.
func TestAKilledLadderGoesOn(t *testing.T) {
	folder := t.TempDir()
	l := ladder(t, 24, "random", "greedy")
	whole := climb(t, l, inFolder(t, l, folder))
	name := filepath.Join(folder, "journal.jsonl")
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(raw, []byte("\n"))
	for _, keep := range []int{len(raw) - 7, len(lines[0]) + len(lines[1]) + 3, len(raw) - 1} {
		if err := os.WriteFile(name, raw[:keep], 0o644); err != nil {
			t.Fatal(err)
		}
		l := ladder(t, 24, "random", "greedy")
		again := climb(t, l, inFolder(t, l, folder))
		if diff := cmp.Diff(whole, again, cmp.AllowUnexported(lab.Pair{})); diff != "" {
			t.Errorf("cut at %d: %s", keep, diff)
		}
	}
	// More games only add to what is there; another experiment is refused.
	l = ladder(t, 36, "random", "greedy")
	j := inFolder(t, l, folder)
	if r := climb(t, l, j); r.Pairs[0].Games != 36 {
		t.Errorf("%d games after 36 were asked for", r.Pairs[0].Games)
	}
	l.Seed = 4
	head, err := l.Head()
	if err != nil {
		t.Fatal(err)
	}
	_, err = lab.OpenJournal(folder, head, lab.Made{})
	if err == nil || !strings.Contains(err.Error(), "another experiment") {
		t.Errorf("another seed: %v", err)
	}
}

// Games that are done are not played again: the first run's rows are taken as they are.
func TestAJournalIsBelieved(t *testing.T) {
	folder := t.TempDir()
	l := ladder(t, 6, "random", "greedy")
	climb(t, l, inFolder(t, l, folder))
	name := filepath.Join(folder, "journal.jsonl")
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	raw = bytes.ReplaceAll(raw, []byte(`"share":2`), []byte(`"share":1`))
	if err := os.WriteFile(name, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	l = ladder(t, 6, "random", "greedy")
	if r := climb(t, l, inFolder(t, l, folder)); r.Pairs[0].Share > 0.5 {
		t.Errorf("greedy's share is %v though the journal says half", r.Pairs[0].Share)
	}
}

// The one bot is at each side of the table equally often, so that equal bots come out even; and
// what it wins and loses is counted by sides.
func TestLaddersAreFair(t *testing.T) {
	l := ladder(t, 400, "random", "greedy", "easy")
	l.Full, l.Near = true, true
	for _, p := range climb(t, l, inMemory(t, l)).Pairs {
		want := map[string]float64{"2": 0.5, "4-team": 0.5, "3": 1.0 / 3}[p.Table.Name()]
		if math.Abs(p.Par-want) > 1e-6 {
			t.Errorf("%s: par is %v", p.Table.Name(), p.Par)
		}
		if p.One == "easy" && (p.Low > want || p.High < want || math.Abs(p.Ahead) > 2*p.Give) {
			t.Errorf("equals at table %s: %+v", p.Table.Name(), p)
		}
		if p.One == "greedy" && p.Low < want {
			t.Errorf("greedy does not beat random: %+v", p)
		}
	}
}

func TestBadLadders(t *testing.T) {
	six := ladder(t, 2, "random", "greedy")
	six.Tables = []lab.Table{{Players: 6}}
	for _, c := range []struct {
		ladder *lab.Ladder
		want   string
	}{
		{ladder(t, 2, "random"), "two bots"},
		{ladder(t, 0, "random", "greedy"), "games"},
		{ladder(t, 2, "random", "best"), `no bot "best"`},
		{six, "table 6"},
	} {
		if _, err := c.ladder.Pairs(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
}
