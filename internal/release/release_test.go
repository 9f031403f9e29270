package release

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"
)

// The newest released version of CHANGELOG.md is the one in the source, and dates go down.
func TestTheChangelogHasThisVersion(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	heading := regexp.MustCompile(`(?m)^## \[(.+)\] - (\S+)$`)
	released := heading.FindAllStringSubmatch(string(text), -1)
	if len(released) == 0 || released[0][1] != Version {
		t.Fatalf("the newest released version is not %s: %q", Version, released)
	}
	if got := strings.Count(string(text), "\n## "); got != len(released)+1 {
		t.Errorf("%d headings for %d versions and what is unreleased", got, len(released))
	}
	before := time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, version := range released {
		day, err := time.Parse(time.DateOnly, version[2])
		if err != nil || day.After(before) {
			t.Errorf("%s has the date %s (%v)", version[1], version[2], err)
		}
		before = day
	}
}
