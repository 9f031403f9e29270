package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
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

// upToDate is an old database with the schema of today, that was pinged.
func upToDate(t *testing.T) (file string) {
	t.Helper()
	file = old(t)
	kept, err := sqlite.Open(t.Context(), file)
	fatal(t, err)
	fatal(t, errors.Join(kept.Ping(t.Context()), kept.Ping(t.Context())))
	fatal(t, kept.Close())
	return file
}

// A store moves to PostgreSQL and back, and nothing is lost on the way; what was cut or changed on
// the way moves nothing.
func TestMovingHouse(t *testing.T) {
	database := upToDate(t)
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
	for _, where := range []string{there, back} {
		if got := good(t, "", "export", where); got != string(text) {
			t.Errorf("an export of %s differs from the backup:\n%s", where,
				firstOther(got, string(text)))
		}
	}
	if !strings.Contains(good(t, "", "export", back), "Good luck!") {
		t.Error("what was said is gone")
	}
}

// firstOther is the first line in which two texts differ.
func firstOther(a, b string) string {
	others := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(others) || line != others[i] {
			return line + "\n" + strings.Join(others[min(i, len(others)):min(i+1, len(others))], "")
		}
	}
	return "one is shorter"
}

// The files that any command makes are their user's alone: seeds and hashes are in them.
func TestWhatCommandsMakeIsPrivate(t *testing.T) {
	twobanners, err := exec.LookPath("twobanners")
	fatal(t, err)
	backup, data := filepath.Join(t.TempDir(), "backup"), t.TempDir()
	fatal(t, os.Chmod(data, 0o755))
	database := upToDate(t)
	good(t, "", "backup", "--data="+filepath.Dir(database), backup)
	made := filepath.Join(data, "made")
	fatal(t, os.Mkdir(made, 0o755))
	for _, args := range [][]string{
		{"restore", "--data=" + made, backup}, {"import", "--data=" + data},
	} {
		loose := []string{"-c", `umask 022; exec "$0" "$@"`, twobanners}
		c := exec.Command("sh", append(loose, args...)...)
		said, err := c.CombinedOutput() // nothing to import is refused, and leaves files too
		if (err == nil) != (args[0] == "restore") {
			t.Errorf("%v: %v %s", args, err, said)
		}
	}
	for _, pattern := range []string{data + "/*.db*", made + "/*.db*"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no files %s", pattern)
		}
		for _, name := range files {
			if info, err := os.Stat(name); err != nil || info.Mode().Perm()&0o077 != 0 {
				t.Errorf("%s has mode %v (%v)", name, info.Mode(), err)
			}
		}
	}
}

// An upgrade is tried on what backup makes, and leaves it as it was.
func TestUpgradeTakesABackup(t *testing.T) {
	backup := filepath.Join(t.TempDir(), "backup")
	database := upToDate(t)
	good(t, "", "backup", "--data="+filepath.Dir(database), backup)
	want, code := program(t, "", "upgrade", "--check", database)
	if got, as := program(t, "", "upgrade", "--check", backup); got != want || as != code {
		t.Errorf("of the backup it says %d %s, of the database %d %s", as, got, code, want)
	}
	text, err := os.ReadFile(backup)
	fatal(t, err)
	cut := filepath.Join(t.TempDir(), "cut")
	fatal(t, os.WriteFile(cut, text[:len(text)/2], 0o600))
	if out, code := program(t, "", "upgrade", "--check", cut); code != 2 {
		t.Errorf("half a backup: %d %s", code, out)
	}
}
