package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"twobanners": main})
}

// Each script in testdata runs the program as a person would.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// Scripts tell failure from success but not one code from another. The cases stand in a file since
// a Go test that names a rule counts as its proof.
func TestExitCodes(t *testing.T) {
	table, err := os.ReadFile("testdata/exit-codes")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(table)), "\n") {
		code, args, _ := strings.Cut(line, " ")
		want, err := strconv.Atoi(code)
		if err != nil {
			t.Fatal(err)
		}
		var stdout, stderr strings.Builder
		got := run(strings.Fields(args), strings.NewReader(""), &stdout, &stderr)
		if got != want {
			t.Errorf("twobanners %s: exit %d, want %d\n%s", args, got, want, stderr.String())
		}
		// A box with more in it than nets were trained on is told every time.
		told := regexp.MustCompile(`.* new to the net: .*\n`).ReplaceAllString(stderr.String(), "")
		if lines := strings.Count(told, "\n"); lines != min(want, 1) {
			t.Errorf("twobanners %s: %d lines of error, want %d:\n%s",
				args, lines, min(want, 1), stderr.String())
		}
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, os.ErrClosed }

func TestFailedOutputIsAFailure(t *testing.T) {
	for _, args := range []string{"rules", "rules mountain", "rules --uncited"} {
		var stderr strings.Builder
		if got := run(strings.Fields(args), nil, fullDisk{}, &stderr); got != exitFailed {
			t.Errorf("twobanners %s into a full disk: exit %d, want %d", args, got, exitFailed)
		}
		if !strings.Contains(stderr.String(), os.ErrClosed.Error()) {
			t.Errorf("twobanners %s hides the cause: %s", args, stderr.String())
		}
	}
}
