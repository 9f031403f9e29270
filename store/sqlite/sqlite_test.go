package sqlite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"twobanners/store"
	"twobanners/store/sqlstore"
	"twobanners/store/storetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func open(t testing.TB, dir string) store.Store {
	t.Helper()
	s, err := Open(t.Context(), filepath.Join(dir, "test.db"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestStore(t *testing.T) { storetest.Run(t, open) }

func begun(t testing.TB) *Store {
	t.Helper()
	s := open(t, t.TempDir()).(*Store)
	t.Cleanup(func() { _ = s.Close() })
	create(t, s)
	return s
}

// create makes a table with its first entry.
func create(t testing.TB, s *Store) {
	t.Helper()
	card := store.Card{ID: "t", Status: "playing", Data: []byte("{}")}
	first := []store.Entry{{Seq: 1, Ask: store.Ask{ID: "first"}, Data: []byte("{}")}}
	if err := s.Create(t.Context(), card, store.Secret{}, first); err != nil {
		t.Fatal(err)
	}
}

func appendOne(t testing.TB, s *Store, seq int, size int) error {
	data := fmt.Appendf(nil, `"%0*d"`, size, 0)
	e := store.Entry{
		Seq: int64(seq), Ask: store.Ask{ID: fmt.Sprint("id", seq)}, Kind: "move", Data: data,
	}
	return s.Append(t.Context(), "t", []store.Entry{e}, nil)
}

func count(t testing.TB, s *Store) int {
	t.Helper()
	list, err := s.Read(t.Context(), "t", 0)
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

func TestDurabilityIsAsked(t *testing.T) {
	s := begun(t)
	for pragma, want := range map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "5000",
	} {
		var got string
		if err := s.writes.QueryRow("PRAGMA " + pragma).Scan(&got); err != nil || got != want {
			t.Errorf("%s is %s (%v), want %s", pragma, got, err, want)
		}
	}
}

// A full disk is an answer, nothing of the entry is kept, and the store goes on when there is room.
func TestFullDisk(t *testing.T) {
	s := begun(t)
	if _, err := s.writes.Exec("PRAGMA max_page_count = 60"); err != nil {
		t.Fatal(err)
	}
	kept := 1
	var err error
	for err == nil {
		if err = appendOne(t, s, kept+1, 9000); err == nil {
			kept++
		}
	}
	if !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a full disk is answered by %v", err)
	}
	if n := count(t, s); n != kept {
		t.Errorf("%d entries, %d were answered", n, kept)
	}
	if err := appendOne(t, s, kept+1, 9000); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("still full, but %v", err)
	}
	if _, err := s.writes.Exec("PRAGMA max_page_count = 6000"); err != nil {
		t.Fatal(err)
	}
	if err := appendOne(t, s, kept+1, 9000); err != nil {
		t.Errorf("there is room again, but %v", err)
	}
}

// A file that is moved away could still be written to; nobody would find it after a restart.
func TestVanishedFile(t *testing.T) {
	s := begun(t)
	for _, name := range []string{s.path, s.path + "-wal"} {
		vanish(t, s, name)
	}
}

// vanish moves a file away and back.
func vanish(t *testing.T, s *Store, name string) {
	t.Helper()
	before := count(t, s)
	if err := os.Rename(name, name+".away"); err != nil {
		t.Fatal(err)
	}
	if err := appendOne(t, s, before+1, 10); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("the file has gone, but %v", err)
	}
	if err := s.Ping(t.Context()); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("the file has gone, but the store says %v", err)
	}
	if err := os.Rename(name+".away", name); err != nil {
		t.Fatal(err)
	}
	if err := appendOne(t, s, before+1, 10); err != nil {
		t.Errorf("the file is back, but %v", err)
	}
}

// A refusal inside a group takes back its own changes and nobody else's.
func TestGroupCommit(t *testing.T) {
	s := begun(t)
	results := make([]error, 20)
	held(t, s, len(results), func(i int) {
		results[i] = s.write(t.Context(), func(tx sqlstore.Tx) error {
			_, err := tx.Exec("INSERT INTO tables (id, game, status, public, created, updated,"+
				" card) VALUES (?, '', '', 0, 0, 0, '')", i)
			if err == nil && i%2 == 1 {
				return store.ErrStale
			}
			return err
		})
	})
	for i, err := range results {
		if want := i%2 == 1; errors.Is(err, store.ErrStale) != want {
			t.Errorf("write %d: %v", i, err)
		}
	}
	var n int
	if err := s.reads.QueryRow("SELECT count(*) FROM tables").Scan(&n); err != nil || n != 11 {
		t.Errorf("%d tables (%v), want 11", n, err)
	}
}

// BenchmarkAppend measures durable appends from many tables at once.
func BenchmarkAppend(b *testing.B) {
	for _, writers := range []int{1, 16, 64} {
		b.Run(fmt.Sprint(writers), func(b *testing.B) {
			s := begun(b)
			for i := range writers {
				card := store.Card{ID: fmt.Sprint(i), Data: []byte("{}")}
				first := []store.Entry{{Seq: 1, Ask: store.Ask{ID: "first"}, Data: []byte("{}")}}
				if err := s.Create(b.Context(), card, store.Secret{}, first); err != nil {
					b.Fatal(err)
				}
			}
			var work sync.WaitGroup
			b.ResetTimer()
			for w := range writers {
				work.Go(func() {
					for i := w; i < b.N; i += writers {
						seq := int64(i/writers + 2)
						ask := store.Ask{ID: fmt.Sprint(seq)}
						e := store.Entry{Seq: seq, Ask: ask, Data: make([]byte, 300)}
						err := s.Append(b.Context(), fmt.Sprint(w), []store.Entry{e}, nil)
						if err != nil {
							b.Error(err)
							return
						}
					}
				})
			}
			work.Wait()
		})
	}
}

// held is a store whose writer waits until it is let go, so that what is asked meanwhile is one
// group.
func held(t *testing.T, s *Store, group int, write func(i int)) {
	t.Helper()
	hold, started := make(chan struct{}), make(chan struct{})
	var work sync.WaitGroup
	work.Go(func() {
		_ = s.write(t.Context(), func(sqlstore.Tx) error { close(started); <-hold; return nil })
	})
	<-started
	for i := range group {
		work.Go(func() { write(i) })
	}
	for s.queue.Waiting() < group {
		time.Sleep(time.Millisecond)
	}
	close(hold)
	work.Wait()
}

// A write that the database refuses fails alone: 1 bad of 10 leaves 9. Appends make no savepoint,
// so the group is written again one by one.
func TestABadWriteFailsNoNeighbour(t *testing.T) {
	s := begun(t)
	for i := range 10 {
		card := store.Card{ID: fmt.Sprint(i), Data: []byte("{}")}
		first := []store.Entry{{Seq: 1, Ask: store.Ask{ID: "first"}, Data: []byte("{}")}}
		if err := s.Create(t.Context(), card, store.Secret{}, first); err != nil {
			t.Fatal(err)
		}
	}
	var largest atomic.Int64
	s.queue.Observe = func(c store.Commit) {
		largest.Store(max(largest.Load(), int64(c.Writes)))
	}
	results := make([]error, 10)
	held(t, s, len(results), func(i int) {
		card := &store.Card{ID: fmt.Sprint(i), Data: []byte("{}")}
		if i == 4 {
			card.People = []string{"nobody"} // a foreign key that leads nowhere
		}
		e := store.Entry{Seq: 2, Ask: store.Ask{ID: "x"}, Data: []byte("{}")}
		results[i] = s.Append(t.Context(), fmt.Sprint(i), []store.Entry{e}, card)
	})
	for i, err := range results {
		list, failed := s.Read(t.Context(), fmt.Sprint(i), 1)
		if (err == nil) != (i != 4) || failed != nil || (len(list) == 1) != (i != 4) {
			t.Errorf("write %d: %v, %d entries", i, err, len(list))
		}
	}
	if largest.Load() != 10 {
		t.Errorf("the largest group had %d writes, so this proves nothing", largest.Load())
	}
}

func size(t *testing.T, name string) int64 {
	t.Helper()
	info, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	return info.Size()
}

// copied waits until the log was copied as often as it was due.
func (s *Store) copied() {
	s.writing.Lock() // until what was due is counted
	close(s.wanted)
	s.writing.Unlock()
	s.runner.Wait()
	s.wanted = make(chan struct{}, 1)
}

// Once enough was written, the log is copied into the database, and then begun anew.
func TestLogIsCopied(t *testing.T) {
	s := begun(t)
	s.writing.Lock()
	s.since = thisMachine.CheckpointEvery - 2
	s.writing.Unlock()
	before := size(t, s.path)
	for seq := 2; seq <= 3; seq++ {
		if err := appendOne(t, s, seq, 9000); err != nil {
			t.Fatal(err)
		}
	}
	s.copied()
	if after := size(t, s.path); after <= before {
		t.Errorf("the database had %d bytes and has %d", before, after)
	}
	before = size(t, s.path+"-wal")
	if err := appendOne(t, s, 4, 9000); err != nil {
		t.Fatal(err)
	}
	if after := size(t, s.path+"-wal"); after != before {
		t.Errorf("the log had %d bytes and has %d", before, after)
	}
	if n := count(t, s); n != 4 {
		t.Errorf("%d entries of 4", n)
	}
}

// left is what is found after a server was killed.
func left(t *testing.T, killed *Store) *Store {
	t.Helper()
	dir := t.TempDir()
	for _, name := range killed.files() {
		data, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, filepath.Base(name)), data, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s := open(t, dir).(*Store)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// What a killed server left in its log is copied with the first write.
func TestLogOfTheKilledIsCopied(t *testing.T) {
	killed := begun(t)
	killed.copied()
	for seq := 2; seq <= 9; seq++ {
		if err := appendOne(t, killed, seq, 9000); err != nil {
			t.Fatal(err)
		}
	}
	s := left(t, killed)
	before := size(t, s.path)
	if err := appendOne(t, s, 10, 1); err != nil {
		t.Fatal(err)
	}
	s.copied()
	if grown := size(t, s.path) - before; grown < 8*9000 {
		t.Errorf("the database grew by %d bytes", grown)
	}
	if n := count(t, s); n != 10 {
		t.Errorf("%d entries", n)
	}
}
