package gametest

import (
	"archive/zip"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"twobanners/game"
)

// GameOf is the game of the content that a golden record was made with: today's, or that of
// testdata/content/VERSION.zip beside the record. So records are only ever added, never made anew.
func GameOf[G game.Game](
	t testing.TB, today G, version string, from func(tree fs.FS) (G, error),
) G {
	t.Helper()
	if version == today.Version() {
		return today
	}
	tree, err := zip.OpenReader(keptAt(version))
	if err != nil {
		t.Fatalf("a golden record is of version %s, whose content is not kept: %v", version, err)
	}
	defer func() { _ = tree.Close() }()
	g, err := from(tree)
	if err != nil {
		t.Fatal(err)
	}
	if g.Version() != version {
		t.Fatalf("what is kept as version %s is of version %s", version, g.Version())
	}
	return g
}

// Keep puts a content tree beside the golden records that are made with it.
func Keep(t testing.TB, version string, tree fs.FS) {
	t.Helper()
	file, err := os.OpenFile(keptAt(version), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	packed := zip.NewWriter(file)
	if err := errors.Join(packed.AddFS(tree), packed.Close(), file.Close()); err != nil {
		t.Fatal(err)
	}
}

func keptAt(version string) string {
	return filepath.Join("testdata", "content", version+".zip")
}
