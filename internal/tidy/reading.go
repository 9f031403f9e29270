package tidy

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Reading checks that the reading order in a package's README names every file of the package, and
// no other: in backticks, without .go, from the words "reading order" to the next heading. A family
// of files whose order is free is named by its prefix, such as ability_*.
func Reading(root fs.FS, dir string) ([]Finding, error) {
	readme := path.Join(dir, "README.md")
	text, err := fs.ReadFile(root, readme)
	if err != nil {
		return nil, err
	}
	before, order, ok := strings.Cut(string(text), "eading order")
	if !ok {
		return []Finding{{readme, 1, "there is no reading order"}}, nil
	}
	line := 1 + strings.Count(before, "\n")
	order, _, _ = strings.Cut(order, "\n## ")
	var named []string
	for _, quoted := range regexp.MustCompile("`([^`]*)`").FindAllStringSubmatch(order, -1) {
		named = append(named, strings.Fields(quoted[1])...)
	}
	var found []Finding
	files, err := fs.Glob(root, path.Join(dir, "*.go"))
	for i, file := range files {
		files[i] = strings.TrimSuffix(path.Base(file), ".go")
		is := func(name string) bool { return stands(name, files[i]) }
		if !strings.HasSuffix(file, "_test.go") && !slices.ContainsFunc(named, is) {
			found = append(found, Finding{readme, line, fmt.Sprintf(
				"the reading order leaves out %s.go", files[i])})
		}
	}
	for i, name := range named {
		is := func(file string) bool { return stands(name, file) }
		if !slices.ContainsFunc(files, is) || slices.Contains(named[:i], name) {
			found = append(found, Finding{readme, line, fmt.Sprintf(
				"the reading order names %s, which is not there or was named before", name)})
		}
	}
	return found, err
}

// stands tells whether a name of the reading order stands for a file.
func stands(name, file string) bool {
	family, is := strings.CutSuffix(name, "*")
	return name == file || is && strings.HasPrefix(file, family)
}
