package content

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// tree is the shipped content in memory, to break.
func tree(t testing.TB) fstest.MapFS {
	t.Helper()
	return treeOf(t, "smallworld", fileNames())
}

func treeOf(t testing.TB, game string, names []string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	from := shippedLayer(game).fsys
	for _, name := range names {
		data, err := fs.ReadFile(from, name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: data}
	}
	return files
}

// lineWith is the number of the first line of a file that holds a text.
func lineWith(t *testing.T, data []byte, text string) int {
	t.Helper()
	before, _, found := strings.Cut(string(data), text)
	if !found {
		t.Fatalf("no %q in the file", text)
	}
	return strings.Count(before, "\n") + 1
}

// expect looks for a problem of a file, at a line unless it is zero, with a text.
func expect(t *testing.T, err error, file string, line int, text string) {
	t.Helper()
	var problems Problems
	if !errors.As(err, &problems) {
		t.Fatalf("got %v, want problems", err)
	}
	for _, p := range problems {
		if strings.HasSuffix(p.File, file) && (line == 0 || p.Line == line) &&
			strings.Contains(p.Message, text) {
			return
		}
	}
	t.Errorf("no %s:%d: %s in\n%v", file, line, text, err)
}

func write(t *testing.T, dir, name, data string) {
	t.Helper()
	full := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(full, []byte(data), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestMissingFile(t *testing.T) {
	files := tree(t)
	delete(files, "badges.yaml")
	_, err := Load(files)
	expect(t, err, "badges.yaml", 1, "cannot be read")
}

func TestAllProblemsAtOnce(t *testing.T) {
	files := tree(t)
	files["badges.yaml"].Data = []byte("badges: [{id: a, b: 1, c: 2}]\n")
	files["markers.yaml"].Data = []byte("markers: {}\n")
	_, err := Load(files)
	expect(t, err, "badges.yaml", 1, `unknown key "b"`)
	expect(t, err, "badges.yaml", 1, `unknown key "c"`)
	expect(t, err, "markers.yaml", 1, "must be a list")
}

func TestPackOfOneBadge(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "badges.yaml", "badges: [{id: mining, tokens: 2}]\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	shipped := world(t)
	if len(got.Badges) != len(shipped.Badges) || got.Hash == shipped.Hash {
		t.Errorf("%d badges, hash %s", len(got.Badges), got.Hash)
	}
	for i, b := range got.Badges {
		want := shipped.Badges[i]
		if b.ID == "mining" {
			want.Tokens = 2
		}
		if b != want {
			t.Errorf("%+v, want %+v", b, want)
		}
	}
}

func TestPackOfOneRegionAndOneCount(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "faces/L1a.yaml", "regions:\n  - {id: barleymark, cavern: true}\n")
	write(t, dir, "pieces.yaml", "supply: {forts: 8}\n")
	write(t, dir, "README.md", "ours")
	_, err := LoadPack(dir)
	expect(t, err, "faces/L1a.yaml", 0, "caverns")
	write(t, dir, "faces/L1a.yaml",
		"face: {sure: sure}\nregions:\n  - {id: barleymark, cavern: true}\n")
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	if r := got.Faces[0].region("barleymark"); !r.Cavern || r.Name != "Barleymark" {
		t.Errorf("%+v", r)
	}
	if got.Pieces.Supply.Forts != 8 || got.Pieces.Supply.Beasts != 5 {
		t.Errorf("%+v", got.Pieces.Supply)
	}
}

func TestPackOfWholeFile(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "markers.yaml",
		"whole: true\nmarkers: [{id: aegis, kind: artifact, sure: sure}]\n")
	_, err := LoadPack(dir)
	expect(t, err, "markers.yaml", 1, "1 artifacts and 0 places")
}

func TestPackMistakes(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "badge.yaml", "badges: []\n")
	write(t, dir, "badges.yaml", "badges:\n  - {id: minning, tokens: 2}\n")
	_, err := LoadPack(dir)
	expect(t, err, "badge.yaml", 1, "unknown file")
	expect(t, err, "badges.yaml", 2, `unknown "minning"`)
	if _, err := LoadPack(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a directory that is not there: %v", err)
	}
}

// Each of these would cost the parser its memory or its stack.
func TestHostileFileIsRefusedQuickly(t *testing.T) {
	staircase := ""
	for i := range 320 {
		staircase += strings.Repeat(" ", i) + "-\n"
	}
	for name, c := range map[string]struct{ data, want string }{
		"deep":      {"badges: " + strings.Repeat("[", 500), "nested deeper"},
		"lines":     {"badges:\n" + strings.Repeat("{a:\n", 500), "nested deeper"},
		"dashes":    {"badges:\n" + strings.Repeat("- ", 600), "line longer"},
		"long":      {"badges: []" + strings.Repeat("#\n", maxFile), "longer than"},
		"anchors":   {"badges:\n" + strings.Repeat("&a ", 330), ""},
		"staircase": {"badges:\n" + staircase, ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, "badges.yaml", c.data)
			_, err := LoadPack(dir)
			expect(t, err, "badges.yaml", 0, c.want)
		})
	}
}

// An owner of the box may lay down another map in place of ours.
func TestPackOfAWholeFace(t *testing.T) {
	dir := t.TempDir()
	files := tree(t)
	swap := strings.NewReplacer(`"Harrowmere"`, `"Other"`, "thornwatch", "briarwatch")
	for _, name := range []string{"faces/L1a.yaml", "outlines/L1a.yaml"} {
		write(t, dir, name, "whole: true\n"+swap.Replace(string(files[name].Data)))
	}
	got, err := LoadPack(dir)
	if err != nil {
		t.Fatal(err)
	}
	face := &got.Faces[0]
	if face.Name != "Other" || face.region("briarwatch") == nil {
		t.Errorf("%s without its new region", face.Name)
	}
	if err := os.Remove(filepath.Join(dir, "outlines/L1a.yaml")); err != nil {
		t.Fatal(err)
	}
	_, err = LoadPack(dir)
	expect(t, err, "faces/L1a.yaml", 0, "no outline in outlines/L1a.yaml")
	expect(t, err, "outlines/L1a.yaml", 0, "unknown region thornwatch")
}
