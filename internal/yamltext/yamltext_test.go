package yamltext

import (
	"strings"
	"testing"
)

func TestBadTextsAreErrorsWithALine(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		line int
		says string
	}{
		"syntax":    {"a: 1\nb: [1\nc: 2\n", 3, "must be specified"},
		"nested":    {"a: 1\nb: " + strings.Repeat("[", 40), 2, "nested deeper"},
		"long line": {"a: 1\n\nb: " + strings.Repeat("x", 1002), 3, "line longer"},
		"too big":   {strings.Repeat("a: 1\n", 300), 1, "longer than 1024"},
		"two":       {"a: 1\n---\nb: 1\n", 1, "exactly one document"},
		"none":      {"", 1, "exactly one document"},
	} {
		_, problem := Parse([]byte(c.text), 1024)
		if problem == nil || problem.Line != c.line || !strings.Contains(problem.Message, c.says) {
			t.Errorf("%s: %v", name, problem)
		}
	}
	if _, problem := Parse([]byte("%YAML 1.2\n---\na: 1\n"), 1024); problem != nil {
		t.Errorf("a directive is no document: %v", problem)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("a: [1, {b: c}]\n"))
	f.Add([]byte("source: !0000 00"))
	f.Add([]byte("&a [*a]"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if root, problem := Parse(text, 4096); (root == nil) == (problem == nil) {
			t.Errorf("root %v, problem %v", root, problem)
		}
	})
}
