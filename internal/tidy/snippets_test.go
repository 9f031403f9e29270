package tidy

import (
	"go/importer"
	"go/parser"
	"go/token"
	"strings"
	"testing"
	"testing/fstest"
)

// Each check must find what it is there for, at the right line, and nothing in good code.

func TestSizesAreChecked(t *testing.T) {
	lines := func(n int) string { return "package p\n" + strings.Repeat("\n", n-1) }
	body := func(n int) string { return "{\n" + strings.Repeat("\n", n) + "}\n" }
	function := func(n int) string { return "package p\nfunc f() " + body(n) }
	cases := []struct{ name, file, text, want string }{
		{"a file of 400 lines", "a.go", lines(400), ""},
		{"a file of 401 lines", "a.go", lines(401), "a.go:401: 401 lines"},
		{"a long test", "a_test.go", lines(401), ""},
		{"a long table", "table.go", lines(401), ""},
		{"a table no longer long", "table.go", lines(400), "table.go:1: short enough"},
		{"100 columns", "a.go", "package p\n//" + strings.Repeat("ã", 98), ""},
		{"101 columns", "a.go", "package p\n//" + strings.Repeat("ã", 99), "a.go:2: 101"},
		{"a tab is four", "a.go", "package p\n\t//" + strings.Repeat("x", 95), "a.go:2: 101"},
		{"a function of 70 lines", "a.go", function(70), ""},
		{"a function of 71 lines", "a.go", function(71), "a.go:2: a function of 71"},
		{"a literal of 71 lines", "a.go", "package p\nvar f = func() " + body(71), "a.go:2: a"},
		{"no Go", "a.go", "package\n", "a.go:1: does not parse"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			files := fstest.MapFS{c.file: {Data: []byte(c.text)}}
			found, err := Files(files, map[string]string{"table.go": "a table"})
			if err != nil {
				t.Fatal(err)
			}
			wantOne(t, found, c.want)
		})
	}
}

func TestWordsOfAMachineAreFound(t *testing.T) {
	registry := "https://registry" + ".npmjs.org/svelte"
	disk := "/" + "work"
	for _, c := range []struct{ file, text, want string }{
		{"lock.json", "{\n" + registry + "\n}", "lock.json:2: names a package registry"},
		{"README.md", "see " + disk + "/main", "README.md:1: names a path of one machine"},
		{"README.md", "see docs" + disk + "/main", ""},
		{"web/node_modules/x/README.md", registry, ""},
		{"picture.png", "\x00" + registry, ""},
	} {
		found, err := Files(fstest.MapFS{c.file: {Data: []byte(c.text)}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		wantOne(t, found, c.want)
	}
}

func TestReadingOrdersAreChecked(t *testing.T) {
	for _, c := range []struct{ order, want string }{
		{"Files in reading order: `a`, then `b`.", ""},
		{"## Reading order\n\n- `a` first\n- then `b`\n\n## More about `c`", ""},
		{"Files in reading order: `a b*`.", ""},
		{"Files in reading order: `a b c*`.", "p/README.md:2: the reading order names c*"},
		{"Files in reading order: `b`.", "p/README.md:2: the reading order leaves out a.go"},
		{"Files in reading order: `a b c`.", "p/README.md:2: the reading order names c"},
		{"Files in reading order: `a b a`.", "p/README.md:2: the reading order names a"},
		{"Files: `a b`.", "p/README.md:1: there is no reading order"},
	} {
		found, err := Reading(fstest.MapFS{
			"p/README.md": {Data: []byte("# p\n" + c.order)}, "p/a.go": {}, "p/b.go": {},
			"p/a_test.go": {},
		}, "p")
		if err != nil {
			t.Fatal(err)
		}
		wantOne(t, found, c.want)
	}
}

func TestImportsAreChecked(t *testing.T) {
	for _, c := range []struct{ from, path, want string }{
		{"smallworld", "math/bits", ""},
		{"smallworld", "twobanners/game", ""},
		{"smallworld", "twobanners/content", ""},
		{"lordaeron", "twobanners/lordaeron/combat", ""},
		{"smallworld", "twobanners/lordaeron", "rules import only"},
		{"smallworld", "twobanners/rulebook", "rules import only"},
		{"game", "twobanners/content", "rules import only"},
		{"lordaeron/combat", "github.com/goccy/go-yaml", "rules import no library"},
		{"smallworld", "time", "rules have no clock"},
		{"smallworld", "os/exec", "rules have no clock"},
		{"smallworld", "log/slog", "rules have no clock"},
		{"smallworld", "net/http", "rules have no clock"},
		{"smallworld", "math/rand", "rules have no clock"},
		{"game", "crypto/rand", "rules have no clock"},
		{"game/gametest", "testing", ""},
		{"server", "time", ""},
		{"server", "twobanners/cmd/shared", "nothing imports a command"},
	} {
		got := badImport(c.from, c.path)
		if !strings.HasPrefix(got, c.want) || (c.want == "") != (got == "") {
			t.Errorf("%s importing %s: %q, want %q", c.from, c.path, got, c.want)
		}
	}
	source := "package game\nimport \"crypto/rand\"\nvar _ = rand.Text\n"
	p := snippet(t, "game", source)
	wantOne(t, Imports(p, nil), "game/a.go:2: rules have no clock")
	wantOne(t, Imports(p, map[string]string{"game/a.go crypto/rand": "a reason"}), "")
}

func TestNamesOfGamesAreFound(t *testing.T) {
	p := snippet(t, "server", "package server\nvar x = \"lordaeron\"\n")
	wantOne(t, NamesGame(p, nil), "server/a.go:2: names the game lordaeron")
	wantOne(t, NamesGame(p, map[string]string{"server/a.go": "a reason"}), "")
	for _, code := range []string{
		"import _ \"twobanners/lordaeron/cases\"",
		"import \"twobanners/content\"; type shows interface { Content() *content.Lordaeron }",
	} {
		p := snippet(t, "server", "package server\n"+code+"\n")
		wantOne(t, NamesGame(p, nil), "server/a.go:2: names the game lordaeron")
	}
}

func TestImpureCodeIsFound(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"func f() { go f() }", "rules start no goroutine"},
		{"type set map[int]bool; func f(s set) { for range s { } }", "the order of a map"},
		{"func f(a [3]int) { for range a { }; for range 3 { } }", ""},
		{"func f(m map[int]int) int { return m[0] + len(m) }", ""},
		{`import "maps"; func f(m map[int]int) any { return maps.Keys(m) }`, "maps.Keys has no"},
		{`import "maps"; func f(m map[int]int) any { return maps.Clone(m) }`, ""},
		{`import "math/rand/v2"; func f() int { return rand.IntN(6) }`, "rand.IntN is seeded"},
		{`import "math/rand/v2"; func f() int { return rand.New(rand.NewPCG(1, 2)).IntN(6) }`, ""},
	} {
		want := c.want
		if want != "" {
			want = "smallworld/a.go:2: " + want
		}
		wantOne(t, Pure(snippet(t, "smallworld", "package smallworld\n"+c.code)), want)
	}
}

func TestTheArrowIsHeld(t *testing.T) {
	const declares = "package lordaeron\ntype odds struct{ win int }\n" +
		"func (o odds) best() int { return o.win }\nconst rounds = 4\n"
	for _, c := range []struct{ from, to, code, want string }{
		{"bot_plan.go", "attack.go", "var n = odds{}.best() + rounds", ""},
		{"bot_plan.go", "forecast_dice.go", "var n = rounds", ""},
		{"advice.go", "bot_plan.go", "var n = rounds", ""},
		{"forecast.go", "forecast_dice.go", "var n = rounds", ""},
		{"bottle.go", "attack.go", "var n = rounds", ""},
		{"attack.go", "bot_plan.go", "var n = rounds", "rounds is declared in bot_plan.go"},
		{"attack.go", "advice.go", "var n odds", "odds is declared in advice.go"},
		{"forecast.go", "bot_plan.go", "var n = rounds", "rounds is declared in bot_plan.go"},
		{"bot_plan.go", "advice.go", "var n = rounds", "rounds is declared in advice.go"},
	} {
		want := c.want
		if want != "" {
			want = "lordaeron/" + c.from + ":2: " + want
		}
		code := "package lordaeron\n" + c.code + "\n"
		wantOne(t, Arrow(snippets(t, "lordaeron", c.from, code, c.to, declares)), want)
	}
	method := "package lordaeron\nfunc f(a act) int { return a.best() }\ntype act struct{}\n"
	reader := "package lordaeron\nfunc (act) best() int { return 4 }\n"
	wantOne(t, Arrow(snippets(t, "lordaeron", "apply.go", method, "bot_plan.go", reader)),
		"lordaeron/apply.go:2: best is declared in bot_plan.go")
}

func TestBareRegistersAreFound(t *testing.T) {
	frame := "package lordaeron\ntype Frame struct { A, N int8 }; type Term struct { N int8 }\n"
	for _, c := range []struct{ code, want string }{
		{"func (f *Frame) amount() int8 { return f.N }", ""},
		{"type joining struct{ *Frame }; func (f joining) left() int8 { return f.A }", ""},
		{"func joinFrame(n int8) Frame { return Frame{A: n} }", ""},
		{"func f(t Term) int8 { return t.N }", ""},
		{"func f(f *Frame) int8 { return f.N }", "what N means"},
		{"func f(list []Frame) []Frame { return append(list, Frame{A: 1}) }", "what A means"},
		{"type pair struct{ *Frame; n int8 }; func (p pair) f() int8 { return p.A }", "what A"},
	} {
		want := c.want
		if want != "" {
			want = "lordaeron/a.go:3: " + want
		}
		_, found := frames.Uses(snippet(t, "lordaeron", frame+c.code))
		wantOne(t, found, want)
	}
}

// What snippets import is read from its source, which takes long: once for all of them.
var (
	names   = token.NewFileSet()
	sources = importer.ForCompiler(names, "source", nil)
)

func snippet(t *testing.T, path, source string) *Package {
	t.Helper()
	return snippets(t, path, "a.go", source)
}

// snippets takes file names, each with its text.
func snippets(t *testing.T, path string, files ...string) *Package {
	t.Helper()
	p := &Package{Path: path, Root: "/repository", Names: names}
	for i := 0; i < len(files); i += 2 {
		name := "/repository/" + path + "/" + files[i]
		file, err := parser.ParseFile(p.Names, name, files[i+1], 0)
		if err != nil {
			t.Fatal(err)
		}
		p.Files = append(p.Files, file)
	}
	if err := p.check(sources); err != nil {
		t.Fatal(err)
	}
	return p
}

func wantOne(t *testing.T, found []Finding, want string) {
	t.Helper()
	switch {
	case want == "" && len(found) > 0:
		t.Errorf("found %v in good code", found)
	case want != "" && (len(found) != 1 || !strings.HasPrefix(found[0].String(), want)):
		t.Errorf("found %v, want one: %s", found, want)
	}
}

// A package of the case book may ask for a refusal, but not make one.
func TestRefusalsOfTheCaseBookAreFound(t *testing.T) {
	const head = "package cases\nimport \"twobanners/game\"\n"
	for _, c := range []struct{ code, want string }{
		{"func f(p game.Position) bool { return p.Why(0, 0).OK() }", ""},
		{"var none = game.Refusal{Rules: []string{\"SW-COST-01\"}}", "only the rules refuse"},
		{"var none = game.Malformed", "only the rules refuse"},
		{"var none = game.NotAMove", "only the rules refuse"},
	} {
		want := c.want
		if want != "" {
			want = "smallworld/cases/a.go:3: " + want
		}
		wantOne(t, Refusals(snippet(t, "smallworld/cases", head+c.code)), want)
	}
}
