package storetest

import (
	"errors"
	"slices"
	"testing"
	"time"

	"twobanners/store"
)

func outages(t *testing.T, s store.Store) {
	const gap = 10 * time.Second
	beat := func(after, want time.Duration) {
		t.Helper()
		last, err := s.Beat(t.Context(), noon.Add(after), gap)
		must(t, err)
		if !last.Equal(noon.Add(want)) {
			t.Errorf("the last beat was at %v, want %v", last, noon.Add(want))
		}
	}
	last, err := s.Beat(t.Context(), noon, gap)
	must(t, err)
	if !last.IsZero() {
		t.Errorf("the first server comes after one at %v", last)
	}
	beat(5*time.Second, 0)
	beat(time.Minute, 5*time.Second)
	beat(30*time.Second, time.Minute) // a clock that was set back ends no outage
	beat(65*time.Second, time.Minute)
	beat(time.Hour, 65*time.Second)
	want := []store.Outage{
		{From: noon.Add(5 * time.Second), To: noon.Add(time.Minute)},
		{From: noon.Add(65 * time.Second), To: noon.Add(time.Hour)},
	}
	for i, since := range []time.Duration{0, 2 * time.Minute} {
		got, err := s.Outages(t.Context(), noon.Add(since))
		must(t, err)
		if !slices.Equal(got, want[i:]) {
			t.Errorf("outages since %v: %v, want %v", since, got, want[i:])
		}
	}
}

// The first value of a name is kept, whoever else comes.
func kept(t *testing.T, s store.Store) {
	if _, err := s.Setting(t.Context(), "key"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("what was never kept: %v", err)
	}
	for _, value := range []string{"one", "two"} {
		got, err := s.InitSetting(t.Context(), "key", []byte(value))
		must(t, err)
		if string(got) != "one" {
			t.Errorf("%q was given, %q is kept", value, got)
		}
	}
	got, err := s.Setting(t.Context(), "key")
	must(t, err)
	if string(got) != "one" {
		t.Errorf("%q is kept", got)
	}
}

func notes(t *testing.T, s store.Store) {
	report := store.Note{
		Kind: store.NoteReport, At: noon, By: "anna", About: "bela", Table: "t", Text: "rude",
	}
	must(t, s.Note(t.Context(), report))
	must(t, s.Note(t.Context(), store.Note{Kind: store.NoteAdmin, At: noon, By: "root"}))
	later := report
	later.Text = "very rude"
	must(t, s.Note(t.Context(), later))
	got, err := s.Notes(t.Context(), store.NoteReport, 9)
	must(t, err)
	if !slices.Equal(got, []store.Note{later, report}) {
		t.Errorf("the reports are %v", got)
	}
	if got, err = s.Notes(t.Context(), store.NoteReport, 1); err != nil || len(got) != 1 {
		t.Errorf("the newest report: %v %v", got, err)
	}
}

func checked(t *testing.T, s store.Store) {
	begin(t, s, "t", "anna")
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "a")}, nil))
	damage, err := s.Check(t.Context())
	must(t, err)
	if len(damage) > 0 {
		t.Errorf("damage in a whole store: %q", damage)
	}
}

func once(t *testing.T, s store.Store) {
	do := func(what string, at int) error {
		now := noon.Add(time.Duration(at) * time.Minute)
		return s.Once(t.Context(), what, now, now.Add(5*time.Minute))
	}
	must(t, do("a", 0))
	answers(t, do("a", 1), store.ErrTaken)
	must(t, do("b", 4))
	must(t, do("a", 6)) // it is forgotten by now
	answers(t, do("b", 6), store.ErrTaken)
}
