package storetest

import (
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"

	"twobanners/store"
)

func logKeeps(t *testing.T, s store.Store) {
	begin(t, s, "t")
	more := []store.Entry{entry(2, "two"), entry(3, "three")}
	must(t, s.Append(t.Context(), "t", more, nil))
	want := append([]store.Entry{entry(1, "first")}, more...)
	if got := read(t, s, "t"); !reflect.DeepEqual(got, want) {
		t.Errorf("the log is\n%v, want\n%v", got, want)
	}
	rest, err := s.Read(t.Context(), "t", 2)
	must(t, err)
	if !reflect.DeepEqual(rest, want[2:]) {
		t.Errorf("after entry 2 there is %v", rest)
	}
}

func logHasNoFork(t *testing.T, s store.Store) {
	begin(t, s, "t")
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "a")}, nil))
	answers(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "b")}, nil), store.ErrStale)
	answers(t, s.Append(t.Context(), "t", []store.Entry{entry(4, "c")}, nil), store.ErrStale)
	answers(t, s.Append(t.Context(), "none", []store.Entry{entry(1, "d")}, nil), store.ErrStale)
	if n := len(read(t, s, "t")); n != 2 {
		t.Errorf("%d entries, want 2", n)
	}
}

func logOnce(t *testing.T, s store.Store) {
	begin(t, s, "t")
	begin(t, s, "u")
	both := []store.Entry{entry(2, "same/0"), entry(3, "same")}
	must(t, s.Append(t.Context(), "t", both, nil))
	again := []store.Entry{entry(4, "same/0"), entry(5, "same")}
	answers(t, s.Append(t.Context(), "t", again, nil), store.Done{Seq: 3})
	answers(t, s.Append(t.Context(), "t", both, nil), store.Done{Seq: 3})
	must(t, s.Append(t.Context(), "u", []store.Entry{entry(2, "same")}, nil))
	if n := len(read(t, s, "t")); n != 3 {
		t.Errorf("%d entries, want 3", n)
	}
}

func logAllOrNone(t *testing.T, s store.Store) {
	card := begin(t, s, "t", "anna")
	card.Status = "over"
	bad := []store.Entry{entry(2, "x"), entry(2, "y")}
	if err := s.Append(t.Context(), "t", bad, &card); err == nil {
		t.Error("two entries with one number were taken")
	}
	if n := len(read(t, s, "t")); n != 1 {
		t.Errorf("%d entries, want 1", n)
	}
	mine, err := s.Mine(t.Context(), "anna", 9)
	must(t, err)
	if len(mine) != 1 || mine[0].Status != "playing" {
		t.Errorf("the card changed without the log: %v", mine)
	}
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "x")}, &card))
}

// Several writers race for every number of two logs, as nodes do, and retry as clients do. Each
// id must be in its log exactly once, and readers must never see a gap.
func logManyWriters(t *testing.T, s store.Store) {
	const writers, each = 8, 25
	tables := []string{"t", "u"}
	for _, table := range tables {
		begin(t, s, table)
	}
	var work sync.WaitGroup
	for w := range writers {
		work.Go(func() {
			for i := range each {
				id := fmt.Sprintf("%d/%d", w, i)
				if err := insist(t, s, tables[w%2], id); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	work.Wait()
	for _, table := range tables {
		list := read(t, s, table)
		seen := map[string]bool{}
		for i, e := range list {
			if e.Seq != int64(i)+1 || seen[e.ID] {
				t.Fatalf("entry %d of %s is %d %q", i+1, table, e.Seq, e.ID)
			}
			seen[e.ID] = true
		}
		if len(list) != 1+writers/2*each {
			t.Errorf("%d entries in %s, want %d", len(list), table, 1+writers/2*each)
		}
	}
}

// insist appends until it is done, and sends what was done once more.
func insist(t *testing.T, s store.Store, table, id string) error {
	for {
		list, err := s.Read(t.Context(), table, 0)
		if err != nil {
			return err
		}
		e := entry(int64(len(list))+1, id)
		err = s.Append(t.Context(), table, []store.Entry{e}, nil)
		var done store.Done
		switch {
		case errors.Is(err, store.ErrStale):
		case errors.As(err, &done):
			return nil
		case err != nil:
			return err
		}
	}
}
