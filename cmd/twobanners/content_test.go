package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestContentCheck(t *testing.T) {
	var out strings.Builder
	if err := (&contentCheckCmd{}).Run(console{out: &out}); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(out.String(), "16 banners, 20 badges, 12 markers, 12 faces, ") {
		t.Error(out.String())
	}
}

func TestContentCheckNamesEveryProblem(t *testing.T) {
	dir := t.TempDir()
	pack := []byte("badges:\n  - {id: mining, token: 5}\n  - {id: sailing, tokens: five}\n")
	if err := os.WriteFile(filepath.Join(dir, "badges.yaml"), pack, 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	err := (&contentCheckCmd{Dir: dir}).Run(console{out: &out})
	if exitCode(err) != exitBadInput {
		t.Errorf("exit %d: %v", exitCode(err), err)
	}
	for _, want := range []string{"badges.yaml:2: unknown key", "badges.yaml:3: must be a whole number"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	if lines := strings.Count(out.String(), "\n"); lines != 2 {
		t.Errorf("%d lines for two problems", lines)
	}
}

func TestContentDraw(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "pictures")
	var out strings.Builder
	if err := (&contentDrawCmd{Out: dir}).Run(console{out: &out}); err != nil {
		t.Fatal(err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 12 {
		t.Errorf("%d pictures, %v", len(files), err)
	}
	if err := (&contentDrawCmd{Out: dir, Pack: "nowhere"}).Run(console{out: &out}); exitCode(err) != exitBadInput {
		t.Errorf("a pack that is not there: %v", err)
	}
}
