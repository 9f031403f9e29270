package smallworld

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Code knows abilities, never things: no race and no power is named in the rules, neither in a name
// of Go nor in a text. Whatever asks for one asks for what it can do, or a new one would have to be
// sought everywhere. Rules are cited by their ids, wherever they are from.
func TestNoRaceOrPowerIsNamed(t *testing.T) {
	known := thingsOf(newGame(t).box)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text := ""
		found := namesIn(t, file, nil, known)
		for _, f := range found {
			if f == `names.go: "worgen"` {
				continue // a form of an ability, in the notation of moves
			}
			text += f + " "
		}
		if text != "" {
			t.Errorf("named: %s", text)
		}
	}
}

func TestNamedThingsAreFound(t *testing.T) {
	known := thingsOf(newGame(t).box)
	for code, want := range map[string]string{
		"const Orcs = 1":                      "a.go: Orcs",
		"func (p P) blessTauren() {}":         "a.go: blessTauren",
		"var whyBloodElvesMay = 1":            "a.go: whyBloodElvesMay",
		"var x = f(\"portal-mage\")":          `a.go: "portal-mage"`,
		"var x = \"three orcs wait\"":         `a.go: "three orcs wait"`,
		"var determining, orchard = 1, 2":     "",
		"var x = \"SW-RACE-ORCS-01\" // orcs": "",
	} {
		got := strings.Join(namesIn(t, "a.go", "package p\n"+code, known), " ")
		if got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func thingsOf(b *Box) []string { return slices.Concat(b.raceNames[1:], b.powerNames[1:]) }

// camel are the words of a name of Go.
var camel = regexp.MustCompile(`[A-Z]?[a-z]+|[A-Z]+`)

// namesIn finds the things that a file names.
func namesIn(t *testing.T, file string, text any, known []string) (found []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, text, 0)
	if err != nil {
		t.Fatal(err)
	}
	spoken := func(words []string) bool {
		all := "-" + strings.Join(words, "-") + "-"
		return slices.ContainsFunc(known, func(id string) bool {
			return strings.Contains(all, "-"+id+"-")
		})
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if spoken(strings.Split(strings.ToLower(
				strings.Join(camel.FindAllString(n.Name, -1), "-")), "-")) {
				found = append(found, file+": "+n.Name)
			}
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); err == nil && spoken(strings.FieldsFunc(s,
				func(r rune) bool { return r < 'a' || r > 'z' })) {
				found = append(found, file+": "+n.Value)
			}
		}
		return true
	})
	return found
}
