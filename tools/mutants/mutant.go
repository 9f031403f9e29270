package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// mutant is one line of one function, and what it is replaced by. Neither file nor line number is
// named, so that code may move.
type mutant struct {
	number        int
	pkg, function string
	old, new      string
}

// read reads the list: a line `package function`, one with `-` and the old line, one with `+` and
// the new one; `#` begins a remark.
func read(text string) (list []*mutant, err error) {
	var m *mutant
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		rest := strings.TrimSpace(strings.TrimLeft(line, "-+"))
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '-' && m != nil && m.old == "":
			m.old = rest
		case line[0] == '+' && m != nil && m.old != "" && m.new == "":
			m.new = rest
			m.number = len(list) + 1
			list = append(list, m)
			m = nil
		case m == nil && len(strings.Fields(line)) == 2:
			fields := strings.Fields(line)
			m = &mutant{pkg: fields[0], function: fields[1]}
		default:
			return nil, fmt.Errorf("mutants.txt:%d: %q is out of place", n, line)
		}
	}
	if m != nil {
		return nil, fmt.Errorf("mutants.txt:%d: a mutant is not finished", n)
	}
	return list, nil
}

// chosen are the mutants of some numbers and ranges, all of them if none is named.
func chosen(list []*mutant, args []string) (some []*mutant, err error) {
	if len(args) == 0 {
		return list, nil
	}
	for _, arg := range args {
		first, last, isRange := strings.Cut(arg, "-")
		if !isRange {
			last = first
		}
		from, err1 := strconv.Atoi(first)
		to, err2 := strconv.Atoi(last)
		if err := errors.Join(err1, err2); err != nil || from < 1 || to > len(list) {
			return nil, fmt.Errorf("%q is no number from 1 to %d", arg, len(list))
		}
		for _, m := range list {
			if m.number >= from && m.number <= to {
				some = append(some, m)
			}
		}
	}
	return some, nil
}

// apply finds the line and gives the file, by its full path, and its text with the line replaced.
func (m *mutant) apply() (file string, text []byte, err error) {
	files, err := filepath.Glob(filepath.Join(m.pkg, "*.go"))
	if err != nil {
		return "", nil, err
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			return "", nil, err
		}
		lines := strings.Split(string(source), "\n")
		for _, at := range m.lines(name, source, lines) {
			if file != "" {
				return "", nil, fmt.Errorf("%s: %s has the line %q twice", name, m.function, m.old)
			}
			broken := slices.Clone(lines)
			broken[at] = m.new
			text = []byte(strings.Join(broken, "\n"))
			if file, err = filepath.Abs(name); err != nil {
				return "", nil, err
			}
		}
	}
	if file == "" {
		err = fmt.Errorf("%s: %s has no line %q", m.pkg, m.function, m.old)
	}
	return file, text, err
}

// lines are where the line stands in functions and variables of that name.
func (m *mutant) lines(name string, source []byte, lines []string) (found []int) {
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, name, source, 0)
	if err != nil {
		return nil
	}
	for _, decl := range parsed.Decls {
		if !m.declares(decl) {
			continue
		}
		last := files.Position(decl.End()).Line
		for at := files.Position(decl.Pos()).Line - 1; at < last; at++ {
			if strings.TrimSpace(lines[at]) == m.old {
				found = append(found, at)
			}
		}
	}
	return found
}

func (m *mutant) declares(decl ast.Decl) bool {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		return d.Name.Name == m.function
	case *ast.GenDecl:
		return slices.ContainsFunc(d.Specs, func(spec ast.Spec) bool {
			v, ok := spec.(*ast.ValueSpec)
			return ok && v.Names[0].Name == m.function
		})
	default:
		return false
	}
}
