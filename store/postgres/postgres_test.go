package postgres

import (
	"context"
	"fmt"
	"hash/crc32"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"twobanners/internal/pgtest"
	"twobanners/store"
	"twobanners/store/storetest"
)

var server *pgtest.Server

func TestMain(m *testing.M) {
	var err error
	if server, err = pgtest.Start(pgtest.NoSync); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	if err := server.Close(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// address is the database of a place: a schema of its own, which takes less time to make.
func address(t testing.TB, place string) string {
	t.Helper()
	schema := fmt.Sprintf("place_%08x", crc32.ChecksumIEEE([]byte(place)))
	conn, err := pgx.Connect(t.Context(), server.URL("postgres"))
	must(t, err)
	defer func() { must(t, conn.Close(t.Context())) }()
	_, err = conn.Exec(t.Context(), "CREATE SCHEMA IF NOT EXISTS "+schema)
	must(t, err)
	return server.URL("postgres") + "?search_path=" + schema
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func opened(t testing.TB, place string) store.Store {
	t.Helper()
	s, err := Open(t.Context(), address(t, place))
	must(t, err)
	return s
}

func TestStore(t *testing.T) { storetest.Run(t, opened) }

// Many nodes start at once on an empty database, and all of them find it whole.
func TestManyNodesMigrate(t *testing.T) {
	at := address(t, t.TempDir())
	var work sync.WaitGroup
	for range 8 {
		work.Go(func() {
			s, err := Open(t.Context(), at)
			if err != nil {
				t.Error(err)
				return
			}
			if err := s.Ping(t.Context()); err != nil {
				t.Error(err)
			}
			_ = s.Close() // it cannot fail
		})
	}
	work.Wait()
}

// two are two nodes on one database that both hear the other.
func two(t *testing.T) (a, b *Node) {
	t.Helper()
	at := address(t, t.TempDir())
	nodes := make([]*Node, 2)
	for i := range nodes {
		s, err := Open(t.Context(), at)
		must(t, err)
		t.Cleanup(func() { must(t, s.Close()) })
		nodes[i] = s.Node(fmt.Sprint("node ", i), func(err error) { t.Error(err) })
	}
	return nodes[0], nodes[1]
}

func begin(t *testing.T, s store.Store, id string, wake time.Time) {
	t.Helper()
	card := store.Card{ID: id, Status: "playing", Wake: wake, Data: []byte("{}")}
	first := []store.Entry{{Seq: 1, Kind: "created", Data: []byte("{}")}}
	must(t, s.Create(t.Context(), card, store.Secret{}, first))
}

// A move and the hint about it do not wait for those who look, though they take all connections.
func TestMovesDoNotWaitForReaders(t *testing.T) {
	a, b := two(t)
	begin(t, a, "table", time.Time{})
	for range a.pool.Config().MaxConns {
		taken, err := a.pool.Acquire(t.Context())
		must(t, err)
		defer taken.Release()
	}
	entry := store.Entry{Seq: 2, Kind: "move", Data: []byte("{}"), Ask: store.Ask{Kind: "m"}}
	must(t, a.Append(t.Context(), "table", []store.Entry{entry}, nil))
	must(t, a.notify(t.Context(), map[string]int64{"table": 2}))
	heads, err := b.Heads(t.Context(), []string{"table"})
	if must(t, err); heads["table"] != 2 {
		t.Errorf("the log is at %d, want 2", heads["table"])
	}
}

// Hints reach the other node, not the own one, and many of a table are one.
func TestHints(t *testing.T) {
	a, b := two(t)
	ctx, cancel := context.WithCancel(t.Context())
	var work sync.WaitGroup
	heard := make(chan hint, 100)
	listening := make(chan struct{}, 2)
	hear := func(n *Node, take func(hint)) {
		work.Go(func() {
			n.Hear(ctx, func(table string, seq int64) {
				if table == "" {
					listening <- struct{}{}
					return
				}
				take(hint{table, seq})
			})
		})
	}
	hear(a, func(h hint) { t.Errorf("node a heard its own %v", h) })
	hear(b, func(h hint) { heard <- h })
	<-listening
	<-listening
	for seq := range int64(50) {
		a.Announce("t", seq)
	}
	work.Go(func() { a.Send(ctx) })
	for last := int64(-1); last < 49; {
		h := <-heard
		if h.Table != "t" || h.Seq <= last {
			t.Errorf("%v after number %d", h, last)
		}
		last = h.Seq
	}
	cancel()
	work.Wait()
	if n := len(heard); n > 0 {
		t.Errorf("%d hints too many", n)
	}
}

// A table is looked after by one node until that node is thought dead.
func TestHold(t *testing.T) {
	a, b := two(t)
	now := time.UnixMilli(1_000_000)
	begin(t, a, "due", now)
	begin(t, a, "later", now.Add(time.Hour))
	for _, n := range []*Node{a, b} {
		if still, err := n.Alive(t.Context()); err != nil || still {
			t.Errorf("a new node lives already: %v %v", still, err)
		}
	}
	if still, err := a.Alive(t.Context()); err != nil || !still {
		t.Errorf("a is dead: %v", err)
	}
	due := func(n *Node) []string {
		list, err := n.HoldDue(t.Context(), now.Add(time.Minute), 9)
		must(t, err)
		return list
	}
	for range 2 {
		if got := due(a); !slices.Equal(got, []string{"due"}) {
			t.Errorf("a holds %v", got)
		}
	}
	if got := due(b); len(got) > 0 {
		t.Errorf("b took %v from a", got)
	}
	if held, err := b.Hold(t.Context(), "due"); err != nil || held {
		t.Errorf("b took the table of a: %v", err)
	}
	if held, err := b.Hold(t.Context(), "later"); err != nil || !held {
		t.Errorf("b cannot have a free table: %v", err)
	}
	_, err := a.pool.Exec(t.Context(), "UPDATE nodes SET until = now() WHERE id = $1", a.id)
	must(t, err)
	if got := due(b); !slices.Equal(got, []string{"due"}) {
		t.Errorf("a is dead and b holds %v", got)
	}
	if still, err := a.Alive(t.Context()); err != nil || still {
		t.Errorf("a does not know that it was thought dead: %v", err)
	}
	if got := due(a); len(got) > 0 {
		t.Errorf("a took %v back", got)
	}
}

// Heads are zero for a table that is not.
func TestHeads(t *testing.T) {
	a, _ := two(t)
	begin(t, a, "t", time.Time{})
	must(t, a.Append(t.Context(), "t", []store.Entry{{Seq: 2, Data: []byte("{}")}}, nil))
	got, err := a.Heads(t.Context(), []string{"t", "none"})
	must(t, err)
	if len(got) != 2 || got["t"] != 2 || got["none"] != 0 {
		t.Errorf("heads %v", got)
	}
}

// Nobody takes the piece of a node that lives; what two find must be the same.
func TestShards(t *testing.T) {
	kept := opened(t, "shards").(*Store)
	defer func() { must(t, kept.Close()) }()
	ctx := t.Context()
	var nodes [2]*Shards
	for i := range nodes {
		n := kept.Node(fmt.Sprint("worker ", i), nil)
		_, err := n.Alive(ctx)
		must(t, err)
		nodes[i], err = n.Shards(ctx, "one experiment", "by hand")
		must(t, err)
		must(t, nodes[i].Cut(ctx, []int{1, 3}))
	}
	take := func(i int, want string) {
		t.Helper()
		series, number, ok, err := nodes[i].Take(ctx, []int{1, 2})
		must(t, err)
		if got := fmt.Sprint(series, number, ok); got != want {
			t.Errorf("worker %d took %s, want %s", i, got, want)
		}
	}
	give := func(i int, found string, want bool) {
		t.Helper()
		agreed, err := nodes[i].Give(ctx, 0, 0, []byte(found))
		must(t, err)
		if agreed != want {
			t.Errorf("worker %d gave %s: %v", i, found, agreed)
		}
	}
	take(0, "0 0 true")
	take(1, "1 0 true")
	take(0, "1 1 true")
	take(1, "0 0 false") // the third of the series is not wanted
	must(t, nodes[0].Leave(ctx))
	take(1, "0 0 true")
	give(1, `{"a": 1}`, true)
	give(0, `{"a": 1}`, true)
	give(0, `{"a": 2}`, false)
	take(1, "1 1 true")
	var list []string
	must(t, nodes[0].Found(ctx, []int{0, 0}, func(series, number int, found []byte) {
		list = append(list, fmt.Sprint(series, number, " ", string(found)))
	}))
	if !slices.Equal(list, []string{`0 0 {"a": 1}`}) {
		t.Errorf("found %q", list)
	}
}

// Who has a table open is known at the other nodes as long as the own one lives.
func TestAttend(t *testing.T) {
	a, b := two(t)
	for _, n := range []*Node{a, b} {
		_, err := n.Alive(t.Context())
		must(t, err)
	}
	at := func(n *Node, fresh bool, here ...store.Attendance) []store.Attendance {
		t.Helper()
		list, err := n.Attend(t.Context(), here, fresh)
		must(t, err)
		return list
	}
	sits := func(table, person string) store.Attendance {
		return store.Attendance{Table: table, Person: person}
	}
	anna, bela, carl := sits("t", "anna"), sits("t", "bela"), sits("other", "carl")
	same := func(what string, got []store.Attendance, want ...store.Attendance) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	same("the first", at(a, true, anna, carl))
	same("beside bela", at(b, true, bela), anna)
	same("beside anna", at(a, false, anna), bela)
	where, err := b.Whereabouts(t.Context(), []string{"anna", "carl"})
	must(t, err)
	same("anna is there, carl has gone", where, anna)
	same("anna has gone too", at(a, false))
	same("beside nobody", at(b, false, bela))
	same("anna is back", at(a, true, anna), bela)
	_, err = a.pool.Exec(t.Context(), "UPDATE nodes SET until = now() WHERE id = $1", a.id)
	must(t, err)
	same("at a dead node there is nobody", at(b, false, bela))
	must(t, b.Leave(t.Context()))
}

// The doctor asks whether the database waits for its disk. This one does not, for it is a test's.
func TestADatabaseThatDoesNotFlushIsNamed(t *testing.T) {
	s := opened(t, t.TempDir()).(*Store)
	defer func() { must(t, s.Close()) }()
	if err := s.Flushes(t.Context()); err == nil || !strings.Contains(err.Error(), "fsync is off") {
		t.Errorf("fsync is off, and it says %v", err)
	}
}
