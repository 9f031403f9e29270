package scenario_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"twobanners/games"
)

// variant is a case of an archive, made from the archive's first.
type variant struct {
	name, text string
	// want is what must go wrong, nil for nothing.
	want *regexp.Regexp
}

// The cases stand in files, since a Go test that names a rule counts as its proof.
func variants(t testing.TB, file string) (list []variant) {
	t.Helper()
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	base := string(archive.Files[0].Data)
	for _, f := range archive.Files[1:] {
		v := variant{name: f.Name}
		var old, instead, below []string
		for line := range strings.Lines(string(f.Data)) {
			text := strings.TrimSuffix(line, "\n")
			switch rest := text[min(2, len(text)):]; {
			case strings.HasPrefix(text, "< "):
				old = append(old, rest)
			case strings.HasPrefix(text, "> "):
				instead = append(instead, rest)
			case strings.HasPrefix(text, "? "):
				v.want = regexp.MustCompile(rest)
			default:
				below = append(below, line)
			}
		}
		v.text = base + strings.Join(below, "")
		if old != nil {
			v.text = strings.Replace(base, strings.Join(old, "\n"), strings.Join(instead, "\n"), 1)
		}
		if old != nil && v.text == base {
			t.Fatalf("%s: %s changes nothing", file, f.Name)
		}
		list = append(list, v)
	}
	return list
}

var located = regexp.MustCompile(`^a\.yaml:\d+: `)

// Every mistake is named with its file and line, and nothing is ignored.
func TestMistakesAreFound(t *testing.T) {
	for _, v := range variants(t, "testdata/mistakes.txtar") {
		t.Run(v.name, func(t *testing.T) {
			_, err := games.Cases.Read("a.yaml", []byte(v.text))
			switch {
			case err == nil:
				t.Error("was read without a word")
			case !located.MatchString(err.Error()) || !v.want.MatchString(err.Error()):
				t.Errorf("%v, want %s", err, v.want)
			}
		})
	}
}

// Marks of a document's beginning and end say nothing.
func TestDocumentMarks(t *testing.T) {
	text := variants(t, "testdata/runs.txtar")[0].text
	for _, marked := range []string{
		"\ufeff" + text,
		"# a comment\n---\n" + text,
		"%YAML 1.2\n---\n" + text,
		text + "...\n",
		text + "---\n",
		strings.ReplaceAll(text, "\n", "\r\n"),
	} {
		if _, err := games.Cases.Read("a.yaml", []byte(marked)); err != nil {
			t.Errorf("%v in %.20q", err, marked)
		}
	}
}

// Whatever the text, reading ends in a scenario or in an error with file and line.
func FuzzRead(f *testing.F) {
	for _, v := range variants(f, "testdata/unsaid.txtar") {
		f.Add(v.text)
	}
	f.Add("game: smallworld\nboards: &b {T: {regions: {a: {terrain: sea}}}}\nplayers: [*b, *b]\n")
	f.Add("- - - !!seq\n")
	f.Add("? {a: b}\n: c\n")
	f.Add("game: *a\n")
	f.Add("{")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := games.Cases.Read("a.yaml", []byte(text))
		if err == nil {
			err = s.Run()
		}
		switch {
		case err == nil:
		case !located.MatchString(err.Error()):
			t.Errorf("no file and line in %q", err)
		case strings.Contains(err.Error(), "the loader gave up"),
			strings.Contains(err.Error(), "the engine gave up"):
			t.Errorf("a panic: %v", err)
		}
	})
}
