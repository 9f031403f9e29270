// Package tidy holds the architecture tests: the house rules that a program can check. Its test
// runs them over the whole repository, so that a reviewer need not.
package tidy

import (
	"fmt"
	"io/fs"
	"path"
)

// Finding is a broken house rule: where, and what to do about it.
type Finding struct {
	File string
	Line int
	What string
}

func (f Finding) String() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.What) }

// Files checks every file below root that is ours: not what tools and builds leave there. The
// tables are the Go files that may be long, each with its reason.
func Files(root fs.FS, tables map[string]string) ([]Finding, error) {
	var found []Finding
	err := fs.WalkDir(root, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && foreign(entry.Name()):
			return fs.SkipDir
		case !entry.Type().IsRegular() || file == ".git": // a file in a second working tree
			return nil
		}
		text, err := fs.ReadFile(root, file)
		if err != nil {
			return err
		}
		found = append(found, words(file, text)...)
		if path.Ext(file) == ".go" {
			_, table := tables[file]
			found = append(found, sizes(file, text, table)...)
		}
		return nil
	})
	return found, err
}

func foreign(dir string) bool {
	switch dir {
	case ".git", ".cache", "node_modules", "bin", "dist":
		return true
	}
	return false
}
