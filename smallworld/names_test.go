package smallworld

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A race or a power is known by name in its table alone: whatever else asks for one asks for what
// it can do, or a new one would have to be sought everywhere.
func TestRacesAndPowersAreKnownInTheirTablesAlone(t *testing.T) {
	tables := []string{"names.go", "races.go", "powers.go"}
	box := newGame(t).box
	known := func(id string) bool {
		name := func(s string) bool { return strings.ReplaceAll(s, "-", "") == strings.ToLower(id) }
		return slices.ContainsFunc(box.raceNames[1:], name) ||
			slices.ContainsFunc(box.powerNames[1:], name)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || slices.Contains(tables, file) {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && ast.IsExported(id.Name) && known(id.Name) {
				t.Errorf("%s: %s is known by name", set.Position(id.Pos()), id.Name)
			}
			return true
		})
	}
}
