package table

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"go.uber.org/goleak"

	"twobanners/game"
	"twobanners/games"
	"twobanners/games/gamestest"
	"twobanners/store"
	"twobanners/store/sqlite"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	anna  = Who{Person: "anna", Name: "Anna"}
	bela  = Who{Person: "bela", Name: "Bela"}
	carla = Who{Person: "carla", Name: "Carla"}
)

func person(w Who) Seat { return Seat{Person: w.Person, Name: w.Name} }

var greedy, random = Seat{Bot: "greedy", Name: "Greedy"}, Seat{Bot: "random", Name: "Random"}

// restartable is a place where a registry can be opened again and again, as after a crash.
type restartable struct {
	t        testing.TB
	registry *Registry
	store    store.Store
	wrap     func(store.Store) store.Store
	file     string
	pace     time.Duration
	time     Time
	seed     func() game.Seed
	log      bytes.Buffer
}

func newRestartable(t testing.TB) *restartable {
	h := &restartable{t: t, file: filepath.Join(t.TempDir(), "test.db"), time: WallTime{}}
	h.open()
	for _, w := range []Who{anna, bela, carla} {
		p := store.Person{ID: w.Person, Name: w.Name, Language: "en"}
		must(t, h.store.Welcome(t.Context(), p, store.Session{Key: []byte(w.Person)}))
	}
	return h
}

func (h *restartable) open() {
	h.t.Helper()
	s, err := sqlite.Open(context.Background(), h.file)
	must(h.t, err)
	h.store = s
	if h.wrap != nil {
		h.store = h.wrap(s)
	}
	tables := uint64(0)
	seeds := h.seed
	if seeds == nil {
		seeds = func() game.Seed { tables++; return game.SeedFromNumber(tables) }
	}
	shelf := &games.Shelf{Kept: s}
	h.registry = NewRegistry(Config{
		Store: h.store, Time: h.time, Pace: h.pace, Seed: seeds,
		Old: shelf.Find, Printed: shelf.Printed,
		Games: []game.Game{gamestest.SmallWorld(h.t), gamestest.Lordaeron(h.t)},
		Log:   slog.New(slog.NewTextHandler(&h.log, nil)),
	})
}

func (h *restartable) close() {
	h.t.Helper()
	h.registry.Close()
	must(h.t, h.store.Close())
}

// again closes it and opens it, with nothing kept but the store.
func (h *restartable) again() { h.close(); h.open() }

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// faulty checks that an error is a fault of a kind.
func faulty(t testing.TB, err error, code Code) {
	t.Helper()
	var why *Fault
	if !errors.As(err, &why) || why.Code != code {
		t.Errorf("error %v, want %s", err, code)
	}
}

func (h *restartable) table(p Plan) *Table {
	h.t.Helper()
	p.Game = cmp.Or(p.Game, "smallworld")
	if p.Options == nil && p.Game == "smallworld" {
		p.Options = json.RawMessage(`{"first":0}`)
	}
	id, _, err := h.registry.Create(h.t.Context(), anna, p)
	must(h.t, err)
	return h.registry.Table(id)
}

// watched lets somebody watch a table, for whom bots play among themselves.
func (h *restartable) watched(t *Table) *Table {
	h.t.Helper()
	must(h.t, t.Read(h.t.Context(), nothing))
	h.registry.Listen(t.id, "")
	return t
}

// see is the state, to be read while nobody else plays.
func (t *Table) see(tb testing.TB) (s *State) {
	tb.Helper()
	must(tb, t.Read(tb.Context(), func(now *State, _ store.Secret) error { s = now; return nil }))
	return s
}

// is looks at the state while bots play.
func (t *Table) is(tb testing.TB, what func(*State) bool) (holds bool) {
	tb.Helper()
	must(tb, t.Read(tb.Context(), func(s *State, _ store.Secret) error {
		holds = what(s)
		return nil
	}))
	return holds
}

// notations are the legal moves of a seat.
func notations(s *State, seat game.Seat) (list [][]byte) {
	p := s.Position()
	for _, m := range p.Moves(seat, nil) {
		text, err := json.Marshal(s.Game.ShowMove(p, m))
		if err != nil {
			panic(err)
		}
		list = append(list, text)
	}
	return list
}

// play makes the n-th legal move of whoever is to move, as that seat's person.
func (t *Table) play(tb testing.TB, n int) error {
	tb.Helper()
	s := t.see(tb)
	seat := s.Position().Actors().First()
	list := notations(s, seat)
	who := Who{Person: s.Seats[seat].Person}
	_, err := t.Play(tb.Context(), who, newID(), s.Seq(), seat, [][]byte{list[n%len(list)]})
	return err
}

// until plays until something holds, by moves drawn from a seed.
func (t *Table) until(tb testing.TB, seed uint64, stop func(*State) bool) {
	tb.Helper()
	luck := game.NewFast(seed)
	for range 2000 {
		if s := t.see(tb); stop(s) || s.Status() == Over {
			return
		}
		must(tb, t.play(tb, luck.Draw("move", 1<<16)))
	}
	tb.Fatal("this never happens")
}

func hash(s *State) uint64 { return s.Position().Hash() }

func over(s *State) bool { return s.Status() == Over }

// eventually waits for what bots do.
func (t *Table) eventually(tb testing.TB, what string, holds func(*State) bool) {
	tb.Helper()
	for range 4000 {
		if t.is(tb, holds) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	tb.Fatalf("it never came to this: %s", what)
}

func encode(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}
