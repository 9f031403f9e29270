package draw

import (
	"os"
	"path/filepath"

	"twobanners/content"
)

// All writes every face into a directory, one file each, and makes the directory if need be.
func All(w *content.SmallWorld, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for i := range w.Faces {
		f := &w.Faces[i]
		if err := os.WriteFile(filepath.Join(dir, f.ID+".svg"), Face(f), 0o644); err != nil {
			return err
		}
	}
	return nil
}
