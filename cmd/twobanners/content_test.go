package main

import (
	"os"
	"path/filepath"
	"regexp"
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
		"N banners, N badges, N markers, N faces, ",
		"N regions, N creatures, N characters, N class cards, N items, N quests, ",
	} {
		got := regexp.MustCompile(`\b\d+`).ReplaceAllString(lines[i], "N")
		if !strings.HasPrefix(got, want) {
			t.Errorf("%s\nwant %s", got, want)
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
	if err != nil || strings.Count(out, "\n") != 1 || !strings.Contains(out, " regions, ") {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestContentCheckNamesEveryProblem(t *testing.T) {
	dir := t.TempDir()
	for power, text := range map[string]string{"mining": "token: 5", "sailing": "\ntokens: five"} {
		of := filepath.Join(dir, "powers", power)
		if err := os.MkdirAll(of, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(of, "power.yaml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	out, err := typed(t, "check", dir)
	if exitCode(err) != exitBadInput {
		t.Errorf("exit %d: %v", exitCode(err), err)
	}
	for _, want := range []string{
		"mining/power.yaml:1: unknown key", "sailing/power.yaml:2: must be",
	} {
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
