package scenario

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// Every case of the book must hold. A case has a title and covers a rule.
func TestCaseBook(t *testing.T) {
	root := filepath.Join("..", "scenarios")
	cases := 0
	err := filepath.WalkDir(root, func(file string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".yaml" {
			return err
		}
		cases++
		name := strings.TrimPrefix(filepath.ToSlash(file), "../scenarios/")
		t.Run(strings.TrimSuffix(name, ".yaml"), func(t *testing.T) {
			s, err := Load(file)
			if err != nil {
				t.Fatal(err)
			}
			if s.Title == "" || len(s.Rules) == 0 {
				t.Errorf("%s:1: a case has a title and rules", file)
			}
			if err := s.Run(); err != nil {
				t.Error(err)
			}
		})
		return nil
	})
	if err != nil || cases == 0 {
		t.Fatalf("%d cases found: %v", cases, err)
	}
}
