package content

import (
	"embed"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

//go:embed smallworld
var shipped embed.FS

// faceIDs names the sides of the six boards, in the order of SmallWorld.Faces (SW-SETUP-06).
var faceIDs = []string{
	"L1a", "L1b", "L2a", "L2b", "M1a", "M1b", "M2a", "M2b", "S1a", "S1b", "S2a", "S2b",
}

// Default is the shipped content. It is read once; callers share it and must not change it.
func Default() (*SmallWorld, error) { return readDefault() }

var readDefault = sync.OnceValues(func() (*SmallWorld, error) { return load(shippedLayer()) })

// Load reads a complete content tree: every file must be there.
func Load(fsys fs.FS) (*SmallWorld, error) { return load(layer{fsys: fsys}) }

// LoadPack is the shipped content with the files in a directory laid over it, entry by entry. The
// error, if any, is of type Problems unless the directory itself cannot be read.
func LoadPack(dir string) (*SmallWorld, error) {
	if info, err := os.Stat(dir); err != nil {
		return nil, err
	} else if !info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: dir, Err: fs.ErrInvalid}
	}
	return load(shippedLayer(), layer{filepath.ToSlash(dir), os.DirFS(dir), true})
}

func shippedLayer() layer {
	sub, err := fs.Sub(shipped, "smallworld")
	if err != nil {
		panic(err) // the name is a constant and valid
	}
	return layer{name: "content/smallworld", fsys: sub}
}

// A layer is one tree of files; later layers change what earlier ones said.
type layer struct {
	name string // put before file names in problems
	fsys fs.FS
	pack bool // may leave out files, may not add entries
}

type loader struct {
	world    SmallWorld
	outlines [][]drawn // by face
	problems Problems
	where    map[string]Problem // path of a fact to the file and line that said it last
}

func newLoader() *loader {
	l := &loader{where: map[string]Problem{}, outlines: make([][]drawn, len(faceIDs))}
	for _, id := range faceIDs {
		l.world.Faces = append(l.world.Faces, Face{ID: id, Board: id[:2], Size: id[:1]})
	}
	return l
}

func load(layers ...layer) (*SmallWorld, error) {
	l := newLoader()
	for _, from := range layers {
		l.refuseStrangers(from)
		for _, name := range fileNames() {
			l.file(from, name)
		}
	}
	if len(l.problems) == 0 {
		l.attachOutlines()
	}
	if len(l.problems) == 0 {
		for _, f := range check(&l.world) {
			l.report(f)
		}
	}
	if len(l.problems) > 0 {
		return nil, l.problems.sorted()
	}
	l.world.Hash = hash(&l.world)
	return &l.world, nil
}

func fileNames() []string {
	names := []string{"banners.yaml", "badges.yaml", "markers.yaml", "pieces.yaml"}
	for _, id := range faceIDs {
		names = append(names, "faces/"+id+".yaml", "outlines/"+id+".yaml")
	}
	return names
}

// refuseStrangers reports YAML files that would be ignored: mostly a slip of the pen.
func (l *loader) refuseStrangers(from layer) {
	known := fileNames()
	err := fs.WalkDir(from.fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		ext := path.Ext(name)
		if !entry.IsDir() && (ext == ".yaml" || ext == ".yml") && !slices.Contains(known, name) {
			l.problems = append(l.problems, Problem{path.Join(from.name, name), 1, "unknown file"})
		}
		return nil
	})
	if err != nil {
		l.problems = append(l.problems, Problem{path.Join(from.name, "."), 1, err.Error()})
	}
}

func (l *loader) file(from layer, name string) {
	full := path.Join(from.name, name)
	data, err := readFile(from.fsys, name)
	if from.pack && errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		l.problems = append(l.problems, Problem{full, 1, "cannot be read: " + err.Error()})
		return
	}
	r := &reader{file: full, problems: &l.problems}
	r.seen = func(at string, line int) { l.where[at] = Problem{File: full, Line: line} }
	r.seen(rootOf(name), 1)
	if root := r.parse(data); root != nil {
		l.facts(r, name, from.pack)(rootOf(name), root)
	}
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

// rootOf is the path under which a file's facts are found.
func rootOf(name string) string {
	switch dir, base := path.Split(name); dir {
	case "faces/":
		return strings.TrimSuffix(base, ".yaml")
	case "outlines/":
		return name
	default:
		return strings.TrimSuffix(base, "s.yaml")
	}
}

// report notes a finding at the nearest place known: the fact itself, its entry, or its file.
func (l *loader) report(f finding) {
	at := f.path
	spot, ok := l.where[at]
	for !ok && at != "" {
		at = at[:max(0, strings.LastIndexByte(at, '/'))]
		spot, ok = l.where[at]
	}
	spot.Message = f.message
	l.problems = append(l.problems, spot)
}
