package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var fileAndLine = regexp.MustCompile(`changed\.jsonl:\d+: `)

// A record that was cut or tampered with is told apart from one that does not hold.
func TestReplayOfBrokenRecords(t *testing.T) {
	folder := t.TempDir()
	sim := []string{"sim", "--games", "1", "--record", folder}
	if code := run(sim, nil, &strings.Builder{}, os.Stderr); code != 0 {
		t.Fatalf("sim: exit %d", code)
	}
	text, err := os.ReadFile(filepath.Join(folder, "smallworld-1-000001.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(strings.TrimSuffix(string(text), "\n"), "\n")
	last := len(lines) - 1
	whole := strings.Join(lines, "")
	for _, c := range []struct {
		name, text string
		code       int
		want       string
	}{
		{"sound", whole, 0, ""},
		{"no closing line", strings.Join(lines[:last], ""), 2, "is cut off"},
		{"half a line", whole[:len(whole)-9], 2, "broken JSON"},
		{"half the moves", strings.Join(lines[:last/2], "") + lines[last], 2, "should have"},
		{"more after the end", whole + "\n{}", 2, "nothing may follow"},
		{"another hash", replaceFirst(whole, `"hash":"[0-9a-f]`, `"hash":"x`), 1, "has hash"},
		{"another seed", replaceFirst(whole, `"seed":"[0-9a-f]{8}`, `"seed":"00000000`), 1, "seed"},
		{"no seed", replaceFirst(whole, `"seed":"[0-9a-f]*",`, ``), 1, "not revealed"},
		{"another version", replaceFirst(whole, `"version":"`, `"version":"0`), 1, "made by rules"},
		{"another draw", replaceFirst(whole, `\["boards",(\d+),\d+`, `["boards",$1,0`), 1, ""},
		{"a number for a name", replaceFirst(whole, `\["boards"`, `[7`), 2, "broken JSON"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(folder, "changed.jsonl")
			if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			var stdout, stderr strings.Builder
			code := run([]string{"replay", "verify", file}, nil, &stdout, &stderr)
			if code != c.code || !strings.Contains(stderr.String(), c.want) {
				t.Errorf("exit %d, want %d: %s", code, c.code, stderr.String())
			}
			if lines := strings.Count(stderr.String(), "\n"); lines != min(1, code) {
				t.Errorf("%d lines of error: %s", lines, stderr.String())
			}
			if code == 2 && !fileAndLine.MatchString(stderr.String()) {
				t.Errorf("the line is not named: %s", stderr.String())
			}
		})
	}
}

func replaceFirst(text, pattern, by string) string {
	expression := regexp.MustCompile(pattern)
	place := expression.FindStringIndex(text)
	changed := expression.ReplaceAllString(text[place[0]:place[1]], by)
	return text[:place[0]] + changed + text[place[1]:]
}
