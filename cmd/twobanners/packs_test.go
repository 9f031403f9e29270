package main

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"twobanners/lab/load"
)

// A table that is played with a pack goes on after the server was killed and comes again without
// the folder of the pack, and with a base that has one thing more. A new table has that thing.
func TestATableOutlivesItsPack(t *testing.T) {
	program, err := exec.LookPath("twobanners")
	fatal(t, err)
	dir, data := filepath.Join(t.TempDir(), "winter-roads"), t.TempDir()
	fatal(t, os.CopyFS(dir, os.DirFS("../../examples/winter-roads")))
	jar, err := cookiejar.New(nil)
	fatal(t, err)
	person := []*http.Client{{Jar: jar}}
	defer person[0].CloseIdleConnections()
	const wish = `{"game":"lordaeron","seats":[{"kind":"me"},{"kind":"local"}]`
	begin := func(site, wish string) string {
		var table struct{ ID string }
		ask(t, person[0], "POST", site+"api/tables", wish, &table)
		return "api/tables/" + table.ID
	}
	const added, later = "A Fair on the Ice", "A Later Event"
	expect := func(site, table string, has, hasNot string) {
		t.Helper()
		var now struct{ Content string }
		ask(t, person[0], "GET", site+table+"?as=mine", "", &now)
		got := text(t, person[0], strings.TrimSuffix(site, "/")+now.Content, http.StatusOK)
		if !strings.Contains(got, has) || strings.Contains(got, hasNot) {
			t.Errorf("the box of %s has not %q, or has %q", table, has, hasNot)
		}
	}

	t.Setenv("TWOBANNERS_CONTENT", "") // the pack is laid over the box as it comes
	node, err := load.Start(t.Context(), program, data, io.Discard, "--content", dir)
	fatal(t, err)
	site := node.URL.String()
	table := begin(site, wish+`,"packs":["winter-roads"]}`)
	before := goOn(t, person, site+table, 30)
	expect(site, table, added, later)
	fatal(t, node.Kill())
	fatal(t, os.RemoveAll(dir))

	more := filepath.Join(t.TempDir(), "events")
	fatal(t, os.MkdirAll(more, 0o700))
	fatal(t, os.WriteFile(filepath.Join(more, "a-later-event.yaml"), []byte("new: true\n"+
		"names: {en: A Later Event, pt: Um Evento Tardio}\ncopies: 1\nbonus: true\n"+
		"does: gold-or-regain\nper-level: 3\n"), 0o600))
	t.Setenv("TWOBANNERS_CONTENT", filepath.Dir(more))
	node, err = load.Start(t.Context(), program, data, io.Discard)
	fatal(t, err)
	defer func() { fatal(t, node.Kill()) }()
	site = node.URL.String()
	if got := goOn(t, person, site+table, 20); got != before+20 {
		t.Errorf("after 20 moves the table is at %d, was at %d", got, before)
	}
	expect(site, table, added, later)
	expect(site, begin(site, wish+"}"), later, added)
}
