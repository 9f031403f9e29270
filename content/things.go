package content

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"twobanners/internal/nearest"
	"twobanners/internal/yamltext"
)

// kind is one kind of things: races, powers, markers, faces. Each thing is a folder called by its
// id, such as powers/mining/, with its facts in power.yaml.
type kind struct {
	name, dir string
	ids       func() []string
	// entry finds a thing, or makes it; drop takes it back.
	entry func(r *reader, id string) []key
	drop  func(id string)
	// folders were read; of these, added are none of the printed box, which holds so many.
	folders, added, printed int
}

// things is a kind whose things stand in a list.
func things[T any](
	name, dir string, list *[]T, id func(*T) *string, keys func(*reader, *T) []key,
) *kind {
	at := func(want string) int {
		return slices.IndexFunc(*list, func(t T) bool { return *id(&t) == want })
	}
	return &kind{
		name: name, dir: dir,
		ids: func() (ids []string) {
			for i := range *list {
				ids = append(ids, *id(&(*list)[i]))
			}
			return ids
		},
		entry: func(r *reader, want string) []key {
			i := at(want)
			if i < 0 {
				i = len(*list)
				*list = append(*list, *new(T))
				*id(&(*list)[i]) = want
			}
			return keys(r, &(*list)[i])
		},
		drop: func(want string) { *list = slices.Delete(*list, at(want), at(want)+1) },
	}
}

func bannerID(b *Banner) *string { return &b.ID }
func badgeID(b *Badge) *string   { return &b.ID }
func markerID(m *Marker) *string { return &m.ID }
func faceID(f *Face) *string     { return &f.ID }

func (k *kind) file() string { return k.name + ".yaml" }

// rootOf is the path under which the facts of a thing are found.
func (k *kind) rootOf(id string) string {
	if k.name == "face" {
		return id
	}
	return k.name + "/" + id
}

// folders reads the folders of one kind.
func (l *loader) folders(from layer, k *kind) {
	entries, err := fs.ReadDir(from.fsys, k.dir)
	if err != nil && !from.pack {
		l.problems = append(l.problems, Problem{path.Join(from.name, k.dir), 1, "cannot be read"})
	}
	if !from.pack {
		l.where[k.name] = Problem{File: path.Join(from.name, k.dir), Line: 1}
	}
	for _, entry := range entries {
		if entry.IsDir() {
			l.thing(from, k, entry.Name())
		}
	}
}

// idShape is that of kebab-case, with the capitals of faces.
var idShape = regexp.MustCompile(`^[A-Za-z0-9]+(-[a-z0-9]+)*$`)

// thing reads one folder. What a pack adds says "new: true", so that a slip of the pen adds none.
func (l *loader) thing(from layer, k *kind, id string) {
	file := path.Join(k.dir, id, k.file())
	full := path.Join(from.name, file)
	refuse := func(line int, message string) {
		l.problems = append(l.problems, Problem{full, line, message})
	}
	if !idShape.MatchString(id) || k.name != "face" && id != strings.ToLower(id) {
		refuse(1, `id "`+id+`" is not kebab-case`)
		return
	}
	ids := k.ids()
	known := slices.Contains(ids, id)
	added, line := false, 1
	there := l.document(from, file, k.rootOf(id), func(r *reader) take {
		t := l.told(k, id)
		return r.mapping(append(k.entry(r, id), key{"rules", r.rules(&t.Rules, k.rule(id))},
			key{"scale", r.number(&t.Scale)},
			key{"new", func(at string, node ast.Node) {
				r.flag(&added)(at, node)
				line = yamltext.LineOf(node)
			}})...)
	})
	switch {
	case from.pack && known && added:
		refuse(line, "there is a "+k.name+" "+id+" already")
	case from.pack && !known && !added:
		if there && !slices.Contains(k.ids(), id) {
			return // what is wrong with the file has been said
		}
		refuse(1, fmt.Sprintf("unknown %s %q%s; what a pack adds says new: true", k.name, id,
			meant(id, ids)))
		if there {
			k.drop(id)
		}
		return
	}
	if added && from.printed {
		k.drop(id)
		delete(l.things, k.rootOf(id))
		return
	}
	if added {
		k.added++
		l.told(k, id).New = true
	}
	k.folders++
	if k.name == "face" {
		l.outline(from, id)
	}
	l.beside(from, k, id)
}

// meant asks back when a word is likely a slip of the pen.
func meant(got string, of []string) string {
	if word := nearest.Word(got, of); word != "" && word != got {
		return ": did you mean " + word + "?"
	}
	return ""
}

// unknownFiles reports files that would be ignored. Notes (.md, .txt) and hidden files may lie
// about, in the folder of a thing too.
func (l *loader) unknownFiles(from layer) {
	err := fs.WalkDir(from.fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		what := ""
		switch hidden := name != "." && strings.HasPrefix(path.Base(name), "."); {
		case hidden && entry.IsDir() || from.pack && name == CasesFolder:
			return fs.SkipDir
		case hidden || entry.IsDir() ||
			slices.Contains([]string{"", ".md", ".txt"}, path.Ext(name)):
			return nil
		default:
			what = l.unknownFile(name, from.pack)
		}
		if what != "" {
			l.problems = append(l.problems, Problem{path.Join(from.name, name), 1, what})
		}
		return nil
	})
	if err != nil {
		l.problems = append(l.problems, Problem{path.Join(from.name, "."), 1, err.Error()})
	}
}

// unknownFile says what is wrong with a file's place, if anything.
func (l *loader) unknownFile(name string, pack bool) string {
	dir, rest, inside := strings.Cut(name, "/")
	if !inside {
		switch is := format1Files[name]; {
		case name == "pieces.yaml" || name == "box.yaml" && !pack || name == packFile && pack:
			return ""
		case is != "":
			return "unknown file: each of these is a folder now, as " + is
		}
		return "unknown file" + meant(name, []string{"pieces.yaml"})
	}
	var dirs []string
	for _, k := range l.kinds {
		dirs = append(dirs, k.dir)
		if k.dir == dir {
			_, file, _ := strings.Cut(rest, "/")
			return k.unknownFile(file)
		}
	}
	return fmt.Sprintf("unknown folder %q%s", dir, meant(dir, dirs))
}

func (k *kind) unknownFile(file string) string {
	files := []string{k.file(), "emblem.svg"}
	if k.name == "face" {
		files[1] = "outline.yaml"
	}
	for _, language := range Languages {
		files = append(files, string(language)+".ftl")
		if language != English {
			files = append(files, string(language)+".yaml")
		}
	}
	isCase := strings.HasPrefix(file, "cases/") && path.Ext(file) == ".yaml"
	if isCase || slices.Contains(files, file) {
		return ""
	}
	return "unknown file" + meant(file, files)
}

// box compares what was read with what the printed box holds, so that a folder that is lost is told
// in one sentence and not in as many as its absence causes.
func (l *loader) box(from layer) {
	l.document(from, "box.yaml", "box", func(r *reader) take {
		var keys []key
		for _, k := range l.kinds {
			keys = append(keys, key{k.dir, r.number(&k.printed)})
		}
		return r.mapping(keys...)
	})
	var lost findings
	for _, k := range l.kinds {
		if got := k.folders - k.added; got != k.printed {
			lost.add("box/"+k.dir, "%d %s are printed and %d folders are in %s: one that is new "+
				"says new: true", k.printed, k.dir, got, path.Join(from.name, k.dir))
		}
	}
	if len(lost) > 0 {
		l.problems = nil
		for _, f := range lost {
			l.report(f)
		}
	}
}
