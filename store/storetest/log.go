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
	more := batch(2, "more")
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
	both := batch(2, "same")
	must(t, s.Append(t.Context(), "t", both, nil))
	answers(t, s.Append(t.Context(), "t", batch(4, "same"), nil), store.Done{Seq: 3})
	answers(t, s.Append(t.Context(), "t", both, nil), store.Done{Seq: 3})
	must(t, s.Append(t.Context(), "u", []store.Entry{entry(2, "same")}, nil))
	if n := len(read(t, s, "t")); n != 3 {
		t.Errorf("%d entries, want 3", n)
	}
}

// batch is two entries that one ask made.
func batch(seq int64, id string) []store.Entry {
	first := entry(seq, "")
	first.Ask = store.Ask{}
	return []store.Entry{first, entry(seq+1, id)}
}

// An id means something only together with who asked for what; the same id for something else is
// refused, and no id of one person or kind is in the way of another's.
func logAsks(t *testing.T, s store.Store) {
	begin(t, s, "t")
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "same")}, nil))
	ask := entry(3, "same").Ask
	for i, other := range []store.Ask{
		{Person: "bela", Kind: ask.Kind, ID: ask.ID, Sum: "x"},
		{Person: ask.Person, Kind: "chat", ID: ask.ID, Sum: "x"},
		{Person: "", Kind: ask.Kind, ID: ask.ID, Sum: "x"},
	} {
		e := entry(int64(i)+3, "same")
		e.Ask = other
		must(t, s.Append(t.Context(), "t", []store.Entry{e}, nil))
	}
	e := entry(6, "same")
	e.Ask.Sum = "of something else"
	answers(t, s.Append(t.Context(), "t", []store.Entry{e}, nil), store.ErrReused)
	e.Ask.Sum = "" // who does not care what was asked is answered
	answers(t, s.Append(t.Context(), "t", []store.Entry{e}, nil), store.Done{Seq: 2})
}

// Ten write at once and one of them what cannot be written: nine are done.
func logNeighbours(t *testing.T, s store.Store) {
	const writers = 10
	for i := range writers {
		begin(t, s, fmt.Sprint(i), "anna")
	}
	for round := range int64(10) {
		var work sync.WaitGroup
		failed := make([]error, writers)
		for i := range writers {
			work.Go(func() {
				e := entry(round+2, fmt.Sprint(round))
				card := store.Card{ID: fmt.Sprint(i), Data: []byte(`{}`), People: []string{"anna"}}
				if i == 3 {
					e.Seq, card.People = 2, []string{"somebody who is not"}
				}
				failed[i] = s.Append(t.Context(), fmt.Sprint(i), []store.Entry{e}, &card)
			})
		}
		work.Wait()
		for i, err := range failed {
			if (err != nil) != (i == 3) {
				t.Fatalf("round %d, writer %d: %v", round, i, err)
			}
		}
	}
}

func logRedacts(t *testing.T, s store.Store) {
	card := begin(t, s, "t", "anna")
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "a"), entry(3, "b")}, nil))
	list := read(t, s, "t")
	list[1].Data, card.Data = []byte(`{"n":0}`), []byte(`{"name":""}`)
	must(t, s.Redact(t.Context(), "t", list[1:2], card))
	if got := read(t, s, "t"); !reflect.DeepEqual(got, list) {
		t.Errorf("the log is\n%v, want\n%v", got, list)
	}
	mine, err := s.Mine(t.Context(), "anna", 9)
	must(t, err)
	if string(mine[0].Data) != `{"name":""}` {
		t.Errorf("the card is %s", mine[0].Data)
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
			if e.Seq != int64(i)+1 || seen[e.Ask.ID] {
				t.Fatalf("entry %d of %s is %d %q", i+1, table, e.Seq, e.Ask.ID)
			}
			seen[e.Ask.ID] = true
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
