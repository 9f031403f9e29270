package storetest

import (
	"slices"
	"testing"
	"time"

	"twobanners/store"
)

func tableOnce(t *testing.T, s store.Store) {
	card := begin(t, s, "t")
	other := store.Secret{Invite: "another"}
	answers(t, s.Create(t.Context(), card, other, []store.Entry{entry(1, "x")}), store.ErrTaken)
	secret, err := s.Secret(t.Context(), "t")
	must(t, err)
	if secret.Invite != "key of t" {
		t.Error("the second table took the place of the first")
	}
	_, err = s.Secret(t.Context(), "none")
	answers(t, err, store.ErrNotFound)
}

func ids(cards []store.Card) (list []string) {
	for _, c := range cards {
		list = append(list, c.ID)
	}
	return list
}

func same(t testing.TB, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func myTurnFirst(t *testing.T, s store.Store) {
	for i, table := range []string{"old", "middle", "new"} {
		card := begin(t, s, table, "anna", "bela")
		card.Updated = noon.Add(time.Duration(i) * time.Hour)
		if table == "old" {
			card.Turn = []string{"anna"}
		}
		must(t, s.Append(t.Context(), table, []store.Entry{entry(2, "x")}, &card))
	}
	begin(t, s, "other", "bela")
	mine, err := s.Mine(t.Context(), "anna", 9)
	must(t, err)
	same(t, "anna's tables", ids(mine), "old", "new", "middle")
	same(t, "anna's turn", mine[0].Turn, "anna")
	same(t, "not anna's turn", mine[1].Turn)
	mine, err = s.Mine(t.Context(), "bela", 2)
	must(t, err)
	same(t, "the newest two of bela's", ids(mine), "new", "middle")
}

func publicTables(t *testing.T, s store.Store) {
	for _, c := range []struct {
		id, status string
		public     bool
	}{{"a", "open", true}, {"b", "open", false}, {"c", "playing", true}} {
		card := begin(t, s, c.id)
		card.Status, card.Public = c.status, c.public
		must(t, s.Append(t.Context(), c.id, []store.Entry{entry(2, "x")}, &card))
	}
	open, err := s.Public(t.Context(), "open", noon, 9)
	must(t, err)
	same(t, "open tables", ids(open), "a")
	playing, err := s.Public(t.Context(), "playing", noon, 9)
	must(t, err)
	same(t, "tables to watch", ids(playing), "c")
	later, err := s.Public(t.Context(), "playing", noon.Add(time.Second), 9)
	must(t, err)
	same(t, "tables that have changed since", ids(later))
}

func dueTables(t *testing.T, s store.Store) {
	for i, table := range []string{"now", "later", "never"} {
		card := begin(t, s, table)
		if table != "never" {
			card.Wake = noon.Add(time.Duration(i) * time.Hour)
		}
		must(t, s.Append(t.Context(), table, []store.Entry{entry(2, "x")}, &card))
	}
	due, err := s.Due(t.Context(), noon.Add(time.Minute), "", 9)
	must(t, err)
	same(t, "tables that are due", due, "now")
	due, err = s.Due(t.Context(), noon.Add(2*time.Hour), "", 9)
	must(t, err)
	same(t, "tables that are due later", due, "later", "now")
}

func duePages(t *testing.T, s store.Store) {
	for _, table := range []string{"c", "a", "d", "b"} {
		card := begin(t, s, table)
		card.Wake = noon
		must(t, s.Append(t.Context(), table, []store.Entry{entry(2, "x")}, &card))
	}
	var seen []string
	for after := ""; ; after = seen[len(seen)-1] {
		page, err := s.Due(t.Context(), noon.Add(time.Minute), after, 3)
		must(t, err)
		seen = append(seen, page...)
		if len(page) < 3 {
			break
		}
	}
	same(t, "all pages", seen, "a", "b", "c", "d")
}

func brokenTable(t *testing.T, s store.Store) {
	card := begin(t, s, "t", "anna")
	card.Wake = noon
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(2, "x")}, &card))
	must(t, s.Break(t.Context(), "t"))
	due, err := s.Due(t.Context(), noon.Add(time.Minute), "", 9)
	must(t, err)
	same(t, "tables that are due", due)
	mine, err := s.Mine(t.Context(), "anna", 9)
	must(t, err)
	if len(mine) != 1 || mine[0].Status != store.StatusBroken {
		t.Errorf("anna's tables are %+v", mine)
	}
	answers(t, s.Break(t.Context(), "none"), store.ErrNotFound)
	must(t, s.Append(t.Context(), "t", []store.Entry{entry(3, "y")}, &card)) // it was mended
	due, err = s.Due(t.Context(), noon.Add(time.Minute), "", 9)
	must(t, err)
	same(t, "tables that are due again", due, "t")
}

func hostedTables(t *testing.T, s store.Store) {
	for i, table := range []string{"a", "b", "c"} {
		card := begin(t, s, table)
		card.Host = []string{"anna", "anna", "bela"}[i]
		must(t, s.Append(t.Context(), table, []store.Entry{entry(2, "x")}, &card))
	}
	hosted := func(person string, want int) {
		t.Helper()
		if n, err := s.Hosted(t.Context(), person); err != nil || n != want {
			t.Errorf("%s has %d tables (%v), want %d", person, n, err, want)
		}
	}
	hosted("anna", 2)
	hosted("nobody", 0)
	over := store.Card{
		ID: "a", Game: "chess", Host: "anna", Status: store.StatusOver, Data: []byte(`{}`),
	}
	must(t, s.Append(t.Context(), "a", []store.Entry{entry(3, "end")}, &over))
	hosted("anna", 1)
	must(t, s.Break(t.Context(), "b"))
	hosted("anna", 0)
}

func records(t *testing.T, s store.Store) {
	for _, id := range []string{"a", "b", "c", "d"} {
		card := begin(t, s, id)
		if id != "d" {
			card.Status = store.StatusOver
			must(t, s.Append(t.Context(), id, []store.Entry{entry(2, "x")}, &card))
		}
	}
	must(t, s.KeepRecord(t.Context(), "b", []byte("first")))
	must(t, s.KeepRecord(t.Context(), "b", []byte("second")))
	kept, err := s.Record(t.Context(), "b")
	must(t, err)
	if string(kept) != "first" {
		t.Errorf("the record is now %q", kept)
	}
	_, err = s.Record(t.Context(), "a")
	answers(t, err, store.ErrNotFound)
	list, err := s.Unrecorded(t.Context(), "", 9)
	must(t, err)
	same(t, "games without a record", list, "a", "c")
	list, err = s.Unrecorded(t.Context(), "a", 9)
	must(t, err)
	same(t, "and after the first", list, "c")
	list, err = s.Running(t.Context(), "", 9)
	must(t, err)
	same(t, "games that go on", list, "d")
}
