package tidy

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every dependency has a written reason in docs/security.md, at the version that is used, and
// nothing has one that is not there.
func TestDependenciesHaveReasons(t *testing.T) {
	page := text(t, "../../docs/security.md")
	_, list, _ := strings.Cut(page, "## Dependencies")
	given := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `(\\S+)` (\\S+) \\| (.+) \\|$").
		FindAllStringSubmatch(list, -1) {
		given[row[1]] = row[2]
	}
	used := map[string]string{}
	mod := text(t, "../../go.mod")
	for _, row := range regexp.MustCompile(`(?m)^\t(\S+) (v\S+)( // indirect)?$`).
		FindAllStringSubmatch(mod, -1) {
		if row[3] == "" {
			used[row[1]] = row[2]
		} else if !strings.Contains(list, "`"+row[1]+"`") {
			t.Errorf("docs/security.md does not name %s, which others bring along", row[1])
		}
	}
	var client struct{ Dependencies, DevDependencies map[string]string }
	if err := json.Unmarshal([]byte(text(t, "../../web/package.json")), &client); err != nil {
		t.Fatal(err)
	}
	for _, packages := range []map[string]string{client.Dependencies, client.DevDependencies} {
		for name, version := range packages {
			used[name] = version
		}
	}
	for name, version := range used {
		if given[name] != version {
			t.Errorf("docs/security.md gives no reason for %s %s (it has %q)", name, version,
				given[name])
		}
	}
	for name := range given {
		if used[name] == "" {
			t.Errorf("docs/security.md gives a reason for %s, which is not used", name)
		}
	}
	if len(used) < 20 {
		t.Errorf("only %d dependencies were found, so this proves nothing", len(used))
	}
}

func text(t *testing.T, name string) string {
	t.Helper()
	read, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(read)
}
