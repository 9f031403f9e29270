package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"twobanners/internal/pgtest"
	"twobanners/store/sqlite"
)

func program(t *testing.T, in string, args ...string) (out string, code int) {
	t.Helper()
	var said, complaint bytes.Buffer
	code = run(args, strings.NewReader(in), &said, &complaint)
	return said.String() + complaint.String(), code
}

func good(t *testing.T, in string, args ...string) string {
	t.Helper()
	out, code := program(t, in, args...)
	if code != 0 {
		t.Fatalf("twobanners %v: exit %d: %.300s", args, code, out)
	}
	return out
}

// rows are the lines of an export without its head and its sum, in a fixed order: a database
// promises none.
func rows(export string) []string {
	lines := strings.Split(strings.TrimSpace(export), "\n")
	list := lines[1 : len(lines)-1]
	slices.Sort(list)
	return list
}

// A store moves to PostgreSQL and back, and nothing is lost on the way; what was cut or changed on
// the way moves nothing.
func TestMovingHouse(t *testing.T) {
	database := old(t)
	kept, err := sqlite.Open(t.Context(), database) // brings it up to date
	fatal(t, err)
	fatal(t, kept.Close())
	pg, err := pgtest.Start(pgtest.NoSync)
	fatal(t, err)
	t.Cleanup(func() { _ = pg.Close() })
	here, there := "--data="+filepath.Dir(database), "--db="+pg.URL("postgres")
	backup := filepath.Join(t.TempDir(), "backup.jsonl")
	good(t, "", "backup", here, backup)
	text, err := os.ReadFile(backup)
	fatal(t, err)
	back := "--data=" + t.TempDir()

	cut := string(text[:len(text)*2/3])
	changed := strings.Replace(string(text), "Good luck!", "Bad luck!!", 1)
	for _, bad := range []string{cut, changed, string(text) + "{}\n", "", "{}\n"} {
		if out, code := program(t, bad, "import", there); code == 0 {
			t.Fatalf("a damaged stream was taken: %s", out)
		}
	}
	good(t, "", "restore", there, backup)
	good(t, good(t, "", "export", there), "import", back)
	if out, code := program(t, string(text), "import", back); code == 0 {
		t.Errorf("a store that is not empty was filled: %s", out)
	}
	got, want := rows(good(t, "", "export", back)), rows(string(text))
	if !slices.Equal(got, want) {
		t.Errorf("%d rows came back of %d, or they differ", len(got), len(want))
	}
	if !strings.Contains(good(t, "", "export", back), "Good luck!") {
		t.Error("what was said is gone")
	}
}
