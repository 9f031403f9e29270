package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// typed runs the content command with what a person types after its name.
func typed(t *testing.T, args ...string) (string, error) {
	t.Helper()
	command, err := kong.Must(&contentCmd{}).Parse(args)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	err = command.Run(console{out: &out})
	return out.String(), err
}

func TestContentCheck(t *testing.T) {
	out, err := typed(t, "check")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out, "\n")
	for i, want := range []string{
		"16 banners, 20 badges, 12 markers, 12 faces, ",
		"67 regions, 13 creatures, 16 characters, 216 class cards, 120 items, 80 quests, ",
	} {
		if !strings.HasPrefix(lines[i], want) {
			t.Errorf("%s\nwant %s", lines[i], want)
		}
	}
}

func TestContentCheckOfOneGame(t *testing.T) {
	dir := t.TempDir()
	pack := []byte("creatures:\n  - {id: murlok, sure: sure}\n")
	if err := os.WriteFile(filepath.Join(dir, "creatures.yaml"), pack, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := typed(t, "check", "--game", "lordaeron", dir)
	want := `creatures.yaml:2: unknown "murlok"`
	if exitCode(err) != exitBadInput || !strings.Contains(out, want) {
		t.Errorf("%v\n%s", err, out)
	}
	out, err = typed(t, "check", "--game", "lordaeron")
	if err != nil || strings.Count(out, "\n") != 1 || !strings.HasPrefix(out, "67 regions") {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestContentCheckNamesEveryProblem(t *testing.T) {
	dir := t.TempDir()
	pack := []byte("badges:\n  - {id: mining, token: 5}\n  - {id: sailing, tokens: five}\n")
	if err := os.WriteFile(filepath.Join(dir, "badges.yaml"), pack, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := typed(t, "check", dir)
	if exitCode(err) != exitBadInput {
		t.Errorf("exit %d: %v", exitCode(err), err)
	}
	for _, want := range []string{"badges.yaml:2: unknown key", "badges.yaml:3: must be"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if lines := strings.Count(out, "\n"); lines != 2 {
		t.Errorf("%d lines for two problems", lines)
	}
}

func TestContentText(t *testing.T) {
	out, err := typed(t, "text", "thorns")
	want := "power druid thorns\n  en Thorns\n     End of Reroll — remove up to 3 green dice " +
		"of 5+: 1 hit in the damage box for each die.\n  pt Espinhos\n"
	if err != nil || !strings.HasPrefix(out, want) {
		t.Errorf("%v\n%s", err, out)
	}
	if _, err := typed(t, "text", "thorn"); exitCode(err) != exitBadInput {
		t.Error(err)
	}
}

// A pack that takes words away is told where, in one line.
func TestContentCheckOfMissingText(t *testing.T) {
	dir := t.TempDir()
	pack := []byte("verbs:\n  add: \"\"\n")
	if err := os.WriteFile(filepath.Join(dir, "words.pt.yaml"), pack, 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := typed(t, "check", "--game", "lordaeron", dir)
	want := "words.pt.yaml:2: missing text id verbs/add in pt\n"
	if exitCode(err) != exitBadInput || !strings.Contains(out, want) {
		t.Errorf("%v\n%s", err, out)
	}
}
