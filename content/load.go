package content

import (
	"cmp"
	"slices"
	"strings"
)

// Default is the shipped content. It is read once; callers share it and must not change it.
func Default() (*SmallWorld, error) { return shippedSmallWorld.get(readDefault) }

var shippedSmallWorld once[SmallWorld]

func readDefault() (*SmallWorld, error) {
	tree, err := BaseTree("smallworld")
	if err != nil {
		return nil, err
	}
	return readSmallWorld(tree)
}

// LoadTree reads a base and the packs that are laid over it, entry by entry. The error, if any,
// is of type Problems where a file is wrong.
func LoadTree(t Tree) (*SmallWorld, error) {
	if t.isShipped() {
		return Default()
	}
	box, err := readSmallWorld(t)
	if err != nil || box.Things != nil {
		return box, err
	}
	today, err := Default() // the first format told nothing of its things
	if err != nil {
		return nil, err
	}
	box.Things = today.Things
	return box, nil
}

func readSmallWorld(t Tree) (*SmallWorld, error) {
	box, err := loadTree(t, load, hash)
	if err == nil {
		box.Tree = &t
	}
	return box, err
}

type loader struct {
	files
	world    SmallWorld
	outlines map[string]*[]drawn // by face
	kinds    []*kind
	things   map[string]*Thing // by the path of their facts
}

func load(layers ...layer) (*SmallWorld, error) {
	l := newLoader()
	for _, from := range layers {
		if !from.pack && isFormat1(from.fsys) {
			l.format1(from)
		} else {
			l.layer(from)
		}
	}
	l.sort()
	l.doesByID()
	if len(l.things) > 0 {
		l.gather()
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
	l.world.Missing = l.missing()
	l.world.where = l.where
	return &l.world, nil
}

func newLoader() *loader {
	l := &loader{outlines: map[string]*[]drawn{}, things: map[string]*Thing{}}
	l.where = map[string]Problem{}
	w := &l.world
	l.kinds = []*kind{
		things("race", "races", &w.Banners, bannerID, (*reader).banner),
		things("power", "powers", &w.Badges, badgeID, (*reader).badge),
		things("marker", "markers", &w.Markers, markerID, (*reader).marker),
		things("face", "faces", &w.Faces, faceID, (*reader).face),
	}
	return l
}

// layer reads one content tree.
func (l *loader) layer(from layer) {
	l.unknownFiles(from)
	l.document(from, "pieces.yaml", "piece", func(r *reader) take {
		return r.pieces(&l.world.Pieces, &l.world.Setup)
	})
	for _, k := range l.kinds {
		l.folders(from, k)
	}
	if !from.pack {
		l.box(from)
	}
}

// sort puts the things in the order of their ids, whoever brought them: an index is a number in
// play. Artifacts come before places.
func (l *loader) sort() {
	w := &l.world
	slices.SortFunc(w.Banners, func(a, b Banner) int { return strings.Compare(a.ID, b.ID) })
	slices.SortFunc(w.Badges, func(a, b Badge) int { return strings.Compare(a.ID, b.ID) })
	slices.SortFunc(w.Markers, func(a, b Marker) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), strings.Compare(a.ID, b.ID))
	})
	slices.SortFunc(w.Faces, func(a, b Face) int { return strings.Compare(a.ID, b.ID) })
}
