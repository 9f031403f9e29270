package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"twobanners/store"
	"twobanners/store/disk"
)

// SQLite leaves the flushing to us: what is answered was in the log when that was flushed.
func TestWhatIsAnsweredWasFlushed(t *testing.T) {
	s := begun(t)
	var there []int
	s.flush = func(log *os.File) error {
		there = append(there, count(t, s))
		return disk.Flush(log)
	}
	for seq := 2; seq <= 4; seq++ {
		if err := appendOne(t, s, seq, 10); err != nil {
			t.Fatal(err)
		}
	}
	if !slices.Equal(there, []int{2, 3, 4}) {
		t.Errorf("at the flushes there were %v entries, want 2, 3 and 4", there)
	}
}

// After a flush that failed nobody knows what is on the disk, whatever the next one says.
func TestNothingIsWrittenAfterAFailedFlush(t *testing.T) {
	s := begun(t)
	s.flush = func(*os.File) error { return errors.New("broken") }
	if err := appendOne(t, s, 2, 10); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("a log that was not flushed is answered by %v", err)
	}
	s.flush = disk.Flush
	for range 2 {
		if err := appendOne(t, s, 3, 10); !errors.Is(err, store.ErrUnavailable) {
			t.Errorf("after a flush that failed, %v", err)
		}
	}
	again := open(t, filepath.Dir(s.path)).(*Store)
	defer func() { _ = again.Close() }()
	if err := appendOne(t, again, count(t, again)+1, 10); err != nil {
		t.Errorf("after a restart, %v", err)
	}
}

// The log of a server that writes much is as long as it will be, and what lies behind its end is
// nothing: after a power cut all that was answered is found.
func TestTheLogHasRoom(t *testing.T) {
	s, err := openRoom(t.Context(), filepath.Join(t.TempDir(), "test.db"), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	create(t, s)
	for len(s.due) > 0 { // the first copy of the log, which makes no room
		time.Sleep(time.Millisecond)
	}
	s.writing.Lock()
	s.since = reserveAfter
	s.writing.Unlock()
	for seq := 2; seq <= 20; seq++ {
		if err := appendOne(t, s, seq, 10); err != nil {
			t.Fatal(err)
		}
	}
	s.copied()
	if n := size(t, s.path+walSuffix); n < 1<<20 || s.room != 0 {
		t.Errorf("the log has %d bytes, and %d to become", n, s.room)
	}
	if n := count(t, left(t, s)); n != 20 {
		t.Errorf("%d entries of 20 are found", n)
	}
}
