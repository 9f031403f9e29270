// Command mutants breaks the rules of both games in many one-line ways and lists which of them no
// test notices. The tree is not touched: the compiler is handed the broken file as an overlay.
//
//	go run ./tools/mutants           # all of them: about half an hour
//	go run ./tools/mutants 12 40-43  # some of them, by number
//	go run ./tools/mutants -check    # only whether each still applies
package main

import (
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

//go:embed mutants.txt
var list string

func main() {
	check := flag.Bool("check", false, "only tell whether each mutant still applies")
	flag.Parse()
	mutants, err := read(list)
	if err == nil {
		mutants, err = chosen(mutants, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
	out, survivors, stale := os.Stdout, 0, 0
	for _, m := range mutants {
		verdict, err := m.try(*check)
		if err != nil {
			stale++
			verdict = err.Error()
		} else if verdict == survived {
			survivors++
		}
		_, _ = fmt.Fprintf(out, "%2d %s %s: %s\n", m.number, m.pkg, m.function, verdict)
	}
	_, _ = fmt.Fprintf(out, "%d mutants, %d unnoticed, %d that cannot be tried\n", len(mutants),
		survivors, stale)
	if survivors+stale > 0 {
		os.Exit(1)
	}
}

const survived = "NO TEST NOTICES"

// try breaks the rule and runs the tests, the quickest first; the verdict names what noticed.
func (m *mutant) try(checkOnly bool) (verdict string, err error) {
	file, text, err := m.apply()
	if err != nil || checkOnly {
		return "applies", err
	}
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return "", err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	broken := filepath.Join(dir, filepath.Base(file))
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{file: broken}})
	if err != nil {
		return "", err
	}
	over := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(broken, text, 0o600); err != nil {
		return "", err
	}
	if err := os.WriteFile(over, overlay, 0o600); err != nil {
		return "", err
	}
	if out, err := run("build", over, "./"+m.pkg); err != nil {
		return "", fmt.Errorf("does not build: %s", strings.TrimSpace(out))
	}
	for _, tests := range []string{"./games", "./" + m.pkg} {
		if out, err := run("test", over, "-failfast", "-timeout=10m", tests); err != nil {
			return "noticed by " + failure(out), nil
		}
	}
	return survived, nil
}

func run(verb, overlay string, args ...string) (string, error) {
	command := exec.Command("go", append([]string{verb, "-overlay", overlay}, args...)...)
	out, err := command.CombinedOutput()
	return string(out), err
}

// failure is the first test that failed, as deep as the output names it.
func failure(out string) string {
	name := "a panic or a timeout"
	for line := range strings.Lines(out) {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "--- FAIL: "); ok {
			name, _, _ = strings.Cut(rest, " ")
			if strings.Contains(name, "/") {
				break
			}
		}
	}
	return name
}
