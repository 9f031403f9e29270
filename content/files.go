package content

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// A layer is one tree of files; later layers change what earlier ones said.
type layer struct {
	name string // put before file names in problems
	fsys fs.FS
	pack bool // may leave out files, may not add entries
	// printed leaves out what is new: it is none of the printed box.
	printed bool
}

// Shipped is the content tree of a game as we ship it.
func Shipped(game string) fs.FS {
	sub, err := fs.Sub(shipped, game)
	if err != nil {
		panic(err) // the name is a constant and valid
	}
	return sub
}

// files reads the files of one game, layer over layer, and remembers where each fact stood.
type files struct {
	names    []string
	rootOf   func(name string) string // the path under which a file's facts are found
	facts    func(r *reader, name string, pack bool) take
	problems Problems
	where    map[string]Problem // path of a fact to the file and line that said it last
}

func (l *files) read(layers ...layer) {
	for _, from := range layers {
		l.refuseStrangers(from)
		for _, name := range l.names {
			l.file(from, name)
		}
	}
}

// refuseStrangers reports YAML files that would be ignored: mostly a slip of the pen.
func (l *files) refuseStrangers(from layer) {
	err := fs.WalkDir(from.fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if from.pack && entry.IsDir() && name == CasesFolder {
			return fs.SkipDir
		}
		ext := path.Ext(name)
		if from.pack && name == packFile {
			return nil
		}
		if !entry.IsDir() && (ext == ".yaml" || ext == ".yml") && !slices.Contains(l.names, name) {
			l.problems = append(l.problems, Problem{path.Join(from.name, name), 1, "unknown file"})
		}
		return nil
	})
	if err != nil {
		l.problems = append(l.problems, Problem{path.Join(from.name, "."), 1, err.Error()})
	}
}

func (l *files) file(from layer, name string) {
	l.document(from, name, l.rootOf(name), func(r *reader) take {
		return l.facts(r, name, from.pack)
	})
}

// document reads a file whose facts are found under a path, and tells whether it is there: a pack
// may do without.
func (l *files) document(from layer, name, at string, facts func(r *reader) take) bool {
	full := path.Join(from.name, name)
	data, err := readFile(from.fsys, name)
	if from.pack && errors.Is(err, fs.ErrNotExist) {
		return false
	}
	if err != nil {
		l.problems = append(l.problems, Problem{full, 1, "cannot be read: " + err.Error()})
		return false
	}
	r := &reader{file: full, problems: &l.problems}
	r.seen = func(at string, line int) { l.where[at] = Problem{File: full, Line: line} }
	r.seen(at, 1)
	if root := r.parse(data); root != nil {
		facts(r)(at, root)
	}
	return true
}

// readFile reads no more of a file than it takes to see that it is too long.
func readFile(fsys fs.FS, name string) ([]byte, error) {
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	return data, errors.Join(err, f.Close())
}

// report notes a finding at the nearest place known: the fact itself, its entry, or its file.
func (l *files) report(f finding) { l.problems = append(l.problems, spot(l.where, f)) }

func spot(where map[string]Problem, f finding) Problem {
	at := f.path
	p, ok := where[at]
	for !ok && at != "" {
		at = at[:max(0, strings.LastIndexByte(at, '/'))]
		p, ok = where[at]
	}
	p.Message = f.message
	return p
}
