package content

import (
	"embed"
	"io/fs"
	"path"
	"strings"
	"sync"
)

//go:embed smallworld lordaeron
var shipped embed.FS

// faceIDs names the sides of the six boards, in the order of SmallWorld.Faces (SW-SETUP-06).
var faceIDs = []string{
	"L1a", "L1b", "L2a", "L2b", "M1a", "M1b", "M2a", "M2b", "S1a", "S1b", "S2a", "S2b",
}

// Default is the shipped content. It is read once; callers share it and must not change it.
func Default() (*SmallWorld, error) { return readDefault() }

var readDefault = sync.OnceValues(func() (*SmallWorld, error) {
	return load(shippedLayer("smallworld"))
})

// Load reads a complete content tree: every file must be there.
func Load(fsys fs.FS) (*SmallWorld, error) { return load(layer{fsys: fsys}) }

// LoadPack is the shipped content with the files in a directory laid over it, entry by entry. The
// error, if any, is of type Problems unless the directory itself cannot be read.
func LoadPack(dir string) (*SmallWorld, error) {
	pack, err := packLayer(dir)
	if err != nil {
		return nil, err
	}
	return load(shippedLayer("smallworld"), pack)
}

type loader struct {
	files
	world    SmallWorld
	outlines [][]drawn // by face
}

func newLoader() *loader {
	l := &loader{outlines: make([][]drawn, len(faceIDs))}
	l.files = files{
		names: fileNames(), rootOf: rootOf, facts: l.facts, where: map[string]Problem{},
	}
	for _, id := range faceIDs {
		l.world.Faces = append(l.world.Faces, Face{ID: id, Board: id[:2], Size: id[:1]})
	}
	return l
}

func load(layers ...layer) (*SmallWorld, error) {
	l := newLoader()
	l.read(layers...)
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
