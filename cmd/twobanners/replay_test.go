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

// A record of the second game is told and verified as well.
func TestReplayOfLordaeron(t *testing.T) {
	folder := t.TempDir()
	record := filepath.Join(folder, "lordaeron-1-000001.jsonl")
	var told strings.Builder
	for _, args := range [][]string{
		{"sim", "--game", "lordaeron", "--games", "2", "--record", folder},
		{"replay", "show", record},
		{"replay", "verify", "--game", "lordaeron", record},
	} {
		if code := run(args, nil, &told, os.Stderr); code != 0 {
			t.Fatalf("%v: exit %d", args, code)
		}
	}
	for _, want := range []string{" game-ended", " level=2", "\nwinners [", " verified"} {
		if !strings.Contains(told.String(), want) {
			t.Errorf("%q is not told", want)
		}
	}
}

func TestWrongGameIsNamed(t *testing.T) {
	folder := t.TempDir()
	sim := []string{"sim", "--games", "1", "--record", folder}
	if code := run(sim, nil, &strings.Builder{}, os.Stderr); code != 0 {
		t.Fatalf("sim: exit %d", code)
	}
	record := filepath.Join(folder, "smallworld-1-000001.jsonl")
	with := func(command, options string) []string {
		return []string{command, "--game", "lordaeron", "--options", options}
	}
	for want, args := range map[string][]string{
		"is of smallworld, not of lordaeron": {"replay", "verify", "--game", "lordaeron", record},
		`there is no game "warcraft"`:        {"sim", "--game", "warcraft"},
		`there is no game "chess"`:           {"engine", "--game", "chess"},
		"7 players: the game takes 2 to 6":   {"bench", "--game", "lordaeron", "--players", "7"},
		`overlord "onyxia" is not known`:     with("sim", `{"overlord":"onyxia"}`),
		"first-game: the guide's characters": with("bench", `{"first-game":true}`),
		"double 0: only with three or five":  with("sim", `{"double":0}`),
		`unknown field "variant"`:            with("sim", `{"variant":"team"}`),
	} {
		var errors strings.Builder
		if code := run(args, strings.NewReader(""), &strings.Builder{}, &errors); code != 2 ||
			!strings.Contains(errors.String(), want) {
			t.Errorf("%v: exit %d, %s", args, code, errors.String())
		}
	}
}
