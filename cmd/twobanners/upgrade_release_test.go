package main

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// lastRelease unpacks the backup that the last release made; testdata/42ec00cf/README.md tells of
// its tables.
func lastRelease(t *testing.T) (file string) {
	t.Helper()
	packed, err := os.Open("testdata/42ec00cf/backup.jsonl.gz")
	fatal(t, err)
	defer func() { _ = packed.Close() }()
	unpacked, err := gzip.NewReader(packed)
	fatal(t, err)
	text, err := io.ReadAll(unpacked)
	fatal(t, err)
	file = filepath.Join(t.TempDir(), "backup.jsonl")
	fatal(t, os.WriteFile(file, text, 0o600))
	return file
}

// The check of an upgrade from the last release says of each running table what happens to it:
// those of Small World go on; those of Lordaeron were begun by rules 3, and are named.
func TestUpgradeChecksTheLastRelease(t *testing.T) {
	said, code := program(t, "", "upgrade", "--check", lastRelease(t))
	if code != exitFailed {
		t.Errorf("exit %d, want %d", code, exitFailed)
	}
	for _, want := range []string{
		"table CITJBEACKLWEJS32XIDRSR4OUN: The table was begun by the rules lordaeron 3-450d8",
		"table G36BOXYAXFQC3HIN4U5CSXIC4D: The table was begun by the rules lordaeron 3-450d8",
		"\n2 games go on, 2 would differ\n" + closing + "\n",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
	if got := strings.Count("\n"+said, "\ntable "); got != 2 {
		t.Errorf("%d tables are named:\n%s", got, said)
	}
}

// The boxes that the last release kept with its tables are read, whatever the format of files is
// now: the rules of today can be tried on the games that were begun with them.
func TestUpgradeReadsKeptBoxes(t *testing.T) {
	said, _ := program(t, "", "upgrade", "--check", lastRelease(t))
	if strings.Contains(said, "is not to be had") {
		t.Errorf("a box cannot be read:\n%s", said)
	}
}

// A store of the last release is restored and served: its accounts sign in, its tables of rules
// that have not changed go on move by move, the others say why they do not, and all records are
// there.
func TestUpgradeGoesOn(t *testing.T) {
	data := t.TempDir()
	good(t, "", "restore", "--data="+data, lastRelease(t))
	site, stop := serving(t, data)
	defer stop()
	var people []*http.Client
	for _, name := range []string{"Ada", "Bob"} {
		jar, err := cookiejar.New(nil)
		fatal(t, err)
		client := &http.Client{Jar: jar}
		defer client.CloseIdleConnections()
		ask(t, client, "POST", site+"api/session",
			fmt.Sprintf(`{"name":%q,"password":"correct horse battery"}`, name), &struct{}{})
		people = append(people, client)
	}
	for id, seq := range map[string]int64{
		"F4TYV5CRUZSGYGPJXTMYR45CPS": 33, "PCA3GQYSZBC3H2GTOHT2LIYIQA": 59,
	} {
		if got := goOn(t, people, site+"api/tables/"+id, 20); got != seq+20 {
			t.Errorf("after 20 moves table %s is at %d, want %d", id, got, seq+20)
		}
	}
	for _, id := range []string{"CITJBEACKLWEJS32XIDRSR4OUN", "G36BOXYAXFQC3HIN4U5CSXIC4D"} {
		answer := text(t, people[0], site+"api/tables/"+id, http.StatusConflict)
		if !strings.Contains(answer, `"other-rules"`) {
			t.Errorf("table %s says %s", id, answer)
		}
	}
	same, version := "57 moves and ", "2-eee6940e42b3"
	code := 0
	if g, err := gameByName("smallworld"); err != nil || g.Version() != version {
		same, code = "the record was made by rules "+version, exitFailed // a box with more in it
	}
	verified(t, text(t, people[0], site+"api/tables/7HJWB3OWZQTU25WQM6CHXPXNSF/record",
		http.StatusOK), same, code)
	verified(t, text(t, people[0], site+"api/tables/BFOHQLRXRAQYBGNB2KTXRMLW7M/record",
		http.StatusOK), "the record was made by rules 3-450d850e00c0", exitFailed)
}

// text is an answer with a status.
func text(t *testing.T, client *http.Client, address string, status int) string {
	t.Helper()
	answer, err := client.Get(address)
	fatal(t, err)
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	fatal(t, err)
	if answer.StatusCode != status {
		t.Fatalf("%s: %d, want %d: %.200s", address, answer.StatusCode, status, body)
	}
	return string(body)
}

// verified checks what `replay verify` says of a record.
func verified(t *testing.T, record, want string, code int) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "record.jsonl")
	fatal(t, os.WriteFile(file, []byte(record), 0o600))
	if said, got := program(t, "", "replay", "verify", file); got != code ||
		!strings.Contains(said, want) {
		t.Errorf("exit %d: %s", got, said)
	}
}

// goOn makes the first move that is offered to whoever is to move, some times, and gives the number
// of the table's last entry.
func goOn(t *testing.T, people []*http.Client, table string, moves int) int64 {
	t.Helper()
	var now struct {
		Seq   int64
		As    int
		Moves []struct{ Move json.RawMessage }
	}
	for made := 0; made < moves; {
		for _, person := range people {
			ask(t, person, "GET", table+"?as=mine", "", &now)
			if len(now.Moves) == 0 || made == moves {
				continue
			}
			ask(t, person, "POST", table+"/moves", fmt.Sprintf(
				`{"id":"upgrade-%d","seq":%d,"seat":%d,"moves":[%s]}`,
				now.Seq, now.Seq, now.As, now.Moves[0].Move), &struct{}{})
			made++
		}
	}
	ask(t, people[0], "GET", table+"?as=mine", "", &now)
	return now.Seq
}
