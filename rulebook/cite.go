package rulebook

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"strings"
)

// Citation is a place that names a rule, in a file below the root that was searched.
type Citation struct {
	ID   string
	File string
	Line int
}

func (c Citation) String() string { return fmt.Sprintf("%s:%d: %s", c.File, c.Line, c.ID) }

// cited matches an id or a range of ids: SW-RACE-FORSAKEN-01..07. It takes any number of digits, so
// that a mistyped id is found and can be reported.
var cited = regexp.MustCompile(`\b((?:SW|WB)(?:-[A-Z][A-Z0-9]*)+-)(\d+)(?:\.\.(\d+))?`)

// IsTest tells whether a file proves rules: a Go test, a scenario, a test of the web client.
func IsTest(file string) bool {
	return strings.HasSuffix(file, "_test.go") ||
		(strings.HasPrefix(file, "scenarios/") || strings.Contains(file, "/cases/")) &&
			strings.HasSuffix(file, ".yaml") ||
		strings.HasSuffix(file, ".spec.ts") || strings.HasSuffix(file, ".test.ts")
}

// Citations collects what the wanted files below root cite. Skipped are folders of tools and
// builds, testdata, packs in examples, which have rules of their own, and this package: its tests
// speak about the book and prove no rule in it.
func Citations(root fs.FS, wanted func(file string) bool) ([]Citation, error) {
	var found []Citation
	err := fs.WalkDir(root, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && skipped(file):
			return fs.SkipDir
		case entry.IsDir() || !wanted(file):
			return nil
		}
		text, err := fs.ReadFile(root, file)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(text), "\n") {
			for _, id := range idsIn(line) {
				found = append(found, Citation{ID: id, File: file, Line: i + 1})
			}
		}
		return nil
	})
	return found, err
}

func skipped(dir string) bool {
	if dir == "rulebook" || dir == "examples" {
		return true
	}
	name := path.Base(dir)
	hidden := strings.HasPrefix(name, ".") && name != "."
	return hidden || name == "node_modules" || name == "bin" || name == "dist" || name == "testdata"
}

// idsIn lists the ids a line names. A range that runs backwards stands for itself, which no book
// holds.
func idsIn(line string) []string {
	var ids []string
	for _, match := range cited.FindAllStringSubmatch(line, -1) {
		whole, stem, first, last := match[0], match[1], match[2], match[3]
		if last == "" {
			ids = append(ids, whole)
			continue
		}
		from, errFrom := strconv.Atoi(first)
		to, errTo := strconv.Atoi(last)
		if errFrom != nil || errTo != nil || from > to || to > 99 {
			ids = append(ids, whole)
			continue
		}
		for n := from; n <= to; n++ {
			ids = append(ids, fmt.Sprintf("%s%02d", stem, n))
		}
	}
	return ids
}

// Uncited lists the rules that a program can keep and no citation names.
func (b *Book) Uncited(citations []Citation) []Rule {
	named := make(map[string]bool, len(citations))
	for _, citation := range citations {
		named[citation.ID] = true
	}
	var open []Rule
	for _, rule := range b.rules {
		if !rule.Physical && !named[rule.ID] {
			open = append(open, rule)
		}
	}
	return open
}
