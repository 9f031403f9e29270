package sqlite

import (
	"database/sql"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"testing"

	"github.com/pressly/goose/v3"

	"twobanners/store"
	"twobanners/store/sqlstore"
)

// A database of the first schema is brought up to date with everything in it. Nobody can repeat
// what was asked before except by being told that it was done.
func TestUpgradeFromTheFirstSchema(t *testing.T) {
	path := filepath.Join(t.TempDir(), "old.db")
	old, err := sql.Open("sqlite", "file:"+path)
	must(t, err)
	files, err := fs.Sub(migrations, "migrations")
	must(t, err)
	steps, err := goose.NewProvider(goose.DialectSQLite3, old, files)
	must(t, err)
	_, err = steps.UpTo(t.Context(), 1)
	must(t, err)
	_, err = old.Exec(`
		INSERT INTO people VALUES ('anna', 'Anna', 'anna', 'en', 'hash', 1),
			('anna2', 'Аnna', 'аnna', 'en', 'hash', 2), ('guest', 'Guest', NULL, 'en', '', 3);
		INSERT INTO sessions VALUES (x'01', 'anna', 1);
		INSERT INTO tables VALUES ('t', 'chess', 'over', 0, 1, 2, NULL, '{}'),
			('u', 'chess', 'over', 0, 1, 2, NULL, '{}');
		INSERT INTO rated VALUES ('u');
		INSERT INTO events VALUES ('t', 1, 'created', -1, 'created', 1, '{"host":"anna"}'),
			('t', 2, 'join/guest', 1, 'joined', 2, '{}'),
			('t', 3, 'abcdefgh/0', 0, 'move', 3, '{}'), ('t', 4, 'abcdefgh', 0, 'move', 4, '{}');
	`)
	must(t, err)
	must(t, old.Close())
	s, err := Open(t.Context(), path)
	must(t, err)
	defer func() { must(t, s.Close()) }()
	list, err := s.Read(t.Context(), "t", 0)
	must(t, err)
	if len(list) != 4 || list[0].Kind != "created" || list[3].Seat != 0 {
		t.Errorf("the log is %v", list)
	}
	join := store.Entry{Seq: 5, Ask: store.Ask{Person: "guest", Kind: "join"}, Data: []byte("{}")}
	err = s.Append(t.Context(), "t", []store.Entry{join}, nil)
	if !errors.Is(err, store.Done{Seq: 2}) {
		t.Errorf("joining again is answered by %v", err)
	}
	due, err := s.Due(t.Context(), sqlstore.FromMillis(10), "", 9)
	must(t, err)
	if !slices.Equal(due, []string{"t"}) {
		t.Errorf("games to be rated: %v, want t", due)
	}
	for name, want := range map[string]string{"anna": "anna", "Аnna": "anna2"} {
		if p, err := s.Account(t.Context(), name); err != nil || p.ID != want {
			t.Errorf("%s is %v %v", name, p, err)
		}
	}
	if err := s.Register(t.Context(), "guest", "ANNA", ""); !errors.Is(err, store.ErrTaken) {
		t.Errorf("a look-alike is answered by %v", err)
	}
	if p, err := s.Session(t.Context(), []byte{1}); err != nil || p.ID != "anna" {
		t.Errorf("the session is of %v %v", p, err)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
