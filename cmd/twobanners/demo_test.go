package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every event of a game is told in words, watched and replayed.
func TestLordaeronIsTold(t *testing.T) {
	folder := t.TempDir()
	record := filepath.Join(folder, "lordaeron-1-000001.jsonl")
	var told strings.Builder
	for _, args := range [][]string{
		{"demo", "--game", "lordaeron", "--players", "5", "--seed", "1"},
		{"demo", "--game", "lordaeron", "--players", "2", "--seed", "2", "--bots", "random"},
		{"sim", "--game", "lordaeron", "--games", "2", "--record", folder},
		{"replay", "show", record},
		{"replay", "verify", "--game", "lordaeron", record},
	} {
		if code := run(args, nil, &told, os.Stderr); code != 0 {
			t.Fatalf("%v: exit %d", args, code)
		}
	}
	for _, line := range strings.Split(told.String(), "\n") {
		if strings.Contains(line, "map[") || strings.Contains(line, "{") {
			t.Errorf("not told in words: %s", line)
		}
	}
	for _, want := range []string{"The game is over", "reaches level 2", "at the end", "verified"} {
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
		`there is no game "warcraft"`:        {"demo", "--game", "warcraft"},
		`there is no game "chess"`:           {"engine", "--game", "chess"},
		"7 players: the game takes 2 to 6":   {"demo", "--game", "lordaeron", "--players", "7"},
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
