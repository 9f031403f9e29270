package server

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"twobanners/game"
	"twobanners/games/gamestest"
	"twobanners/internal/patch"
)

// twin is a pair of streams with the same view: one sends patches, the other one whole snapshots.
type twin struct {
	patches, whole <-chan message
	snapshot       any // that the patches lead to
	short, long    int // bytes
	patched        int // updates that were patches
}

func newTwin(ctx context.Context, g *guest, path, query string) *twin {
	return &twin{
		patches: g.listen(ctx, path+"/stream?patches=yes"+query, ""),
		whole:   g.listen(ctx, path+"/stream?"+strings.TrimPrefix(query, "&"), ""),
	}
}

var kindSize = map[string]int{"update": len("event: update\n"), "message": 0}

// nextOf is the next update of a stream, decoded, and what it took on the wire.
func nextOf(t testing.TB, stream <-chan message) (update map[string]any, size int) {
	t.Helper()
	m, _ := next(t, stream)
	must(t, json.Unmarshal([]byte(m.data), &update))
	return update, len(fmt.Sprintf("id: %d\ndata: %s\n\n", m.id, m.data)) + kindSize[m.event]
}

// begin takes the first update of both, which come at their own times and are whole.
func (w *twin) begin(t testing.TB) {
	t.Helper()
	first, n := nextOf(t, w.patches)
	w.snapshot, w.short = first["snapshot"], n
	_, w.long = nextOf(t, w.whole)
}

func (w *twin) now() float64 { return w.snapshot.(map[string]any)["now"].(float64) }

// compare takes the next update of both: they must show the same.
func (w *twin) compare(t testing.TB) {
	t.Helper()
	short, n := nextOf(t, w.patches)
	long, m := nextOf(t, w.whole)
	w.short, w.long = w.short+n, w.long+m
	if change, ok := short["patch"]; ok {
		var err error
		w.snapshot, err = patch.Apply(w.snapshot, change)
		must(t, err)
		shot := w.snapshot.(map[string]any)
		shot["seq"], shot["now"] = short["seq"], short["at"]
		w.patched++
	} else {
		w.snapshot = short["snapshot"]
	}
	want := long["snapshot"].(map[string]any)
	for _, now := range []float64{w.now(), want["now"].(float64)} { // when it was sent, or nearly
		if at := long["at"].(float64); now < at || now > at+1000 && long["now"] == nil {
			t.Fatalf("now is %.0f, the entry is of %.0f: %v", now, at, long["now"])
		}
	}
	delete(want, "now")
	delete(w.snapshot.(map[string]any), "now")
	delete(short, "patch")
	delete(short, "snapshot")
	delete(long, "snapshot")
	if !reflect.DeepEqual(short, long) {
		t.Fatalf("an update says %v, and with patches %v", long, short)
	}
	if !reflect.DeepEqual(w.snapshot, want) {
		t.Fatalf("after entry %v the patches lead to\n%v\nwant\n%v", long["seq"], w.snapshot, want)
	}
}

// wanderer plays random moves at a table whose seats are all of one person.
type wanderer struct {
	*guest
	path string
	luck *rand.Rand
}

// move makes a random move; it answers false when the game is over.
func (w *wanderer) move() bool {
	shot := w.mine()
	if len(shot.Decision.Actors) == 0 {
		return false
	}
	move := shot.Moves[w.luck.IntN(len(shot.Moves))].Move
	w.post(w.path+"/moves", moveBody{ids(), shot.Seq, int(shot.As), []any{move}}, 200)
	return true
}

func (w *wanderer) mine() *Snapshot {
	var shot Snapshot
	w.get(w.path+"?as=mine", &shot)
	return &shot
}

// undo takes the last move of the seat to play back, if it has made one.
func (w *wanderer) undo() bool {
	shot := w.mine()
	body := fmt.Sprintf(`{"id":%q,"seq":%d,"seat":%d}`, ids(), shot.Seq, shot.As)
	status, _ := w.send("POST", w.path+"/undo", body)
	return status == 200
}

func (s *site) wanderer(gameID string, seats int, seed uint64) *wanderer {
	w := &wanderer{guest: s.named("Anna"), luck: rand.New(rand.NewPCG(seed, 0))}
	list := `{"kind":"me"}` + strings.Repeat(`,{"kind":"local"}`, seats-1)
	w.path = w.table(fmt.Sprintf(`{"game":%q,"seats":[%s]}`, gameID, list))
	return w
}

// Over random games of both games, with moves taken back and talk between, whoever is sent patches
// sees what whoever is sent everything sees, with every kind of viewer.
func TestPatchesShowWhatWholeViewsShow(t *testing.T) {
	seed := uint64(0)
	s := newSite(t, settings{
		games: []game.Game{gamestest.SmallWorld(t), gamestest.Lordaeron(t)},
		seed:  func() game.Seed { return game.SeedFromNumber(seed) },
	})
	for _, c := range []struct {
		game         string
		seats, moves int
	}{{"smallworld", 2, 90}, {"smallworld", 5, 120}, {"lordaeron", 3, 100}, {"lordaeron", 6, 160}} {
		seed++
		t.Run(fmt.Sprintf("%s %d seed %d", c.game, c.seats, seed), func(t *testing.T) {
			w := s.wanderer(c.game, c.seats, seed)
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			twins := []*twin{
				newTwin(ctx, w.guest, w.path, "&as=0"), newTwin(ctx, w.guest, w.path, "&as=1"),
				newTwin(ctx, w.guest, w.path, "&as=mine"), newTwin(ctx, s.guest(), w.path, ""),
			}
			all := func() {
				for _, one := range twins {
					one.compare(t)
				}
			}
			for _, one := range twins {
				one.begin(t)
			}
			undone := 0
			for range c.moves {
				switch {
				case w.luck.IntN(5) == 0 && w.undo():
					undone++
				case w.luck.IntN(20) == 0:
					w.post(w.path+"/chat", fmt.Sprintf(`{"id":%q,"text":"\"}],{<"}`, ids()), 200)
				case !w.move():
					t.Fatal("the game was too short")
				}
				all()
			}
			for i, one := range twins {
				t.Logf("eyes %d: %d patches, %d bytes for %d, %d undone",
					i, one.patched, one.short, one.long, undone)
				if one.patched < c.moves/2 {
					t.Errorf("eyes %d got %d patches in %d updates", i, one.patched, c.moves)
				}
			}
			if undone == 0 {
				t.Error("nothing was taken back")
			}
		})
	}
}

// BenchmarkBytesOfAGame measures what a whole game sends to one player, with patches and without.
func BenchmarkBytesOfAGame(b *testing.B) {
	seed := uint64(0)
	s := newSite(b, settings{
		games: []game.Game{gamestest.SmallWorld(b), gamestest.Lordaeron(b)},
		seed:  func() game.Seed { return game.SeedFromNumber(seed) },
	})
	for _, c := range []struct {
		game  string
		seats int
	}{{"smallworld", 4}, {"lordaeron", 6}} {
		b.Run(c.game, func(b *testing.B) {
			short, long, moves := 0, 0, 0
			for range b.N {
				seed++
				w := s.wanderer(c.game, c.seats, seed)
				ctx, cancel := context.WithCancel(b.Context())
				one := newTwin(ctx, w.guest, w.path, "&as=0")
				for one.begin(b); w.move(); moves++ {
					one.compare(b)
				}
				cancel()
				short, long = short+one.short, long+one.long
			}
			b.ReportMetric(float64(long)/float64(b.N), "B/game-whole")
			b.ReportMetric(float64(short)/float64(b.N), "B/game-patches")
			b.ReportMetric(float64(long)/float64(short), "times-less")
			b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
		})
	}
}
