package wire_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"twobanners/internal/wire"
)

var update = flag.Bool("update", false, "write the files anew")

// The client's types are those of the server.
func TestTypesAreThoseOfTheServer(t *testing.T) {
	for _, file := range wire.Files() {
		text, err := file.Write()
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join("..", "..", filepath.FromSlash(file.Path))
		if *update {
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if kept, err := os.ReadFile(path); err != nil || string(kept) != text {
			t.Errorf("%s is not what the server sends: run make wire (%v)", file.Path, err)
		}
	}
}
