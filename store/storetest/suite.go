// Package storetest is the laws that every store must keep.
package storetest

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Open opens the store that lives at a place; the suite closes it, and may open it again.
type Open func(t testing.TB, place string) store.Store

// Run holds a store to the laws.
func Run(t *testing.T, open Open) {
	for _, law := range []struct {
		name string
		run  func(*testing.T, store.Store)
	}{
		{"log keeps what it is given", logKeeps},
		{"log has no gap and no fork", logHasNoFork},
		{"log does nothing twice", logOnce},
		{"an id belongs to who asked for what", logAsks},
		{"log takes all or none", logAllOrNone},
		{"a bad write fails none of its neighbours", logNeighbours},
		{"log forgets people", logRedacts},
		{"log is whole under many writers", logManyWriters},
		{"tables are begun once", tableOnce},
		{"my turn comes first", myTurnFirst},
		{"public tables are listed by status", publicTables},
		{"tables that are due are found", dueTables},
		{"due tables come in pages", duePages},
		{"a broken table is due no more", brokenTable},
		{"tables that go on are counted by their host", hostedTables},
		{"people keep their names", peopleNames},
		{"names that look alike are one name", peopleLooks},
		{"people can be restricted", restricted},
		{"people can be on vacation", onVacation},
		{"people can be forgotten", forgotten},
		{"records are kept as they were", records},
		{"sessions begin and end", sessions},
		{"sessions are listed and ended", sessionList},
		{"recovery codes are used once", recoveryCodes},
		{"a new password ends what is named", renewed},
		{"passkeys belong to one person", passkeys},
		{"a table is rated once", ratedOnce},
		{"a rated table is due no more", ratedNotDue},
		{"friends are friends of each other", friends},
		{"who is blocked is not heard", blocked},
		{"ratings are listed, best first and over time", leaders},
		{"finished games are listed", finished},
		{"a turn is called once", calls},
		{"new calls come before those that failed", callsNew},
		{"two who ask for calls get different ones", callsForTwo},
		{"outages are noticed", outages},
		{"notes are kept", notes},
		{"the first value is kept", kept},
		{"what happens once happens once", once},
		{"a whole store has no damage", checked},
	} {
		t.Run(law.name, func(t *testing.T) {
			s := open(t, t.TempDir())
			defer closed(t, s)
			law.run(t, s)
		})
	}
	t.Run("what was answered outlasts the process", func(t *testing.T) { durable(t, open) })
	t.Run("a closed store says so", func(t *testing.T) { closedStore(t, open) })
}

func closed(t testing.TB, s store.Store) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func answers(t testing.TB, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("answer %v, want %v", err, want)
	}
}

var noon = time.Date(2026, 11, 15, 12, 0, 0, int(34*time.Millisecond), time.UTC)

func entry(seq int64, id string) store.Entry {
	return store.Entry{
		Seq: seq, Ask: store.Ask{Person: "anna", Kind: "moves", ID: id, Sum: "sum of " + id},
		Seat: 1, Kind: "move", At: noon.Add(time.Duration(seq) * time.Second),
		Data: fmt.Appendf(nil, `{"n":%d}`, seq),
	}
}

// begin makes a person and a table with one entry.
func begin(t testing.TB, s store.Store, table string, people ...string) store.Card {
	t.Helper()
	for _, id := range people {
		p := store.Person{ID: id, Name: id, Created: noon}
		err := s.Welcome(t.Context(), p, session(table+id))
		if err != nil && !errors.Is(err, store.ErrTaken) {
			t.Fatal(err)
		}
	}
	card := store.Card{
		ID: table, Game: "chess", Status: "playing", Created: noon, Updated: noon, People: people,
		Data: []byte(`{}`),
	}
	secret := store.Secret{Seed: game.SeedFromNumber(1), Invite: "key of " + table}
	must(t, s.Create(t.Context(), card, secret, []store.Entry{entry(1, "first")}))
	return card
}

func session(key string) store.Session {
	return store.Session{Key: []byte(key), Since: noon, About: "a browser"}
}

func read(t testing.TB, s store.Store, table string) []store.Entry {
	t.Helper()
	list, err := s.Read(t.Context(), table, 0)
	must(t, err)
	return list
}

func durable(t *testing.T, open Open) {
	dir := t.TempDir()
	s := open(t, dir)
	begin(t, s, "t", "anna")
	for seq := int64(2); seq < 50; seq++ {
		must(t, s.Append(t.Context(), "t", []store.Entry{entry(seq, fmt.Sprint(seq))}, nil))
	}
	closed(t, s)
	s = open(t, dir)
	defer closed(t, s)
	list := read(t, s, "t")
	if len(list) != 49 {
		t.Fatalf("%d entries after opening again, want 49", len(list))
	}
	answers(t, s.Append(t.Context(), "t", []store.Entry{entry(50, "7")}, nil), store.Done{Seq: 7})
	secret, err := s.Secret(t.Context(), "t")
	must(t, err)
	if secret.Seed != game.SeedFromNumber(1) || secret.Invite != "key of t" {
		t.Error("the secret of the table is not what it was")
	}
}

func closedStore(t *testing.T, open Open) {
	s := open(t, t.TempDir())
	begin(t, s, "t")
	closed(t, s)
	err := s.Append(context.Background(), "t", []store.Entry{entry(2, "late")}, nil)
	answers(t, err, store.ErrUnavailable)
}
