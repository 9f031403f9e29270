package content

import (
	"io/fs"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// The first format of a content tree, frozen: lists of races, powers and markers, and faces whose
// board and size are the letters of their id. Running tables and records keep such trees, which
// were checked strictly when they were shipped; they are read for ever.

// format1Files are its lists, and what stands for each entry now.
var format1Files = map[string]string{
	"banners.yaml": "races/orcs/race.yaml",
	"badges.yaml":  "powers/mining/power.yaml",
	"markers.yaml": "markers/heart/marker.yaml",
}

func isFormat1(tree fs.FS) bool {
	_, err := fs.Stat(tree, "banners.yaml")
	return err == nil
}

func (l *loader) format1(from layer) {
	l.document(from, "pieces.yaml", "piece", func(r *reader) take {
		return r.pieces(&l.world.Pieces, &l.world.Setup)
	})
	for i, name := range []string{"banner", "badge", "marker"} {
		k := l.kinds[i]
		l.document(from, name+"s.yaml", k.name, func(r *reader) take {
			return r.mapping(key{name + "s", r.list(func(_ string, entry ast.Node) {
				if id, ok := r.identified(entry); ok {
					r.mapping(append(k.entry(r, id), key{"id", ignore})...)(k.rootOf(id), entry)
				}
			})})
		})
	}
	names, _ := fs.Glob(from.fsys, "faces/???.yaml")
	for _, name := range names {
		l.face1(from, strings.TrimSuffix(strings.TrimPrefix(name, "faces/"), ".yaml"))
	}
}

func (l *loader) face1(from layer, id string) {
	l.world.Faces = append(l.world.Faces, Face{ID: id, Board: id[:2], Size: id[:1]})
	f := &l.world.Faces[len(l.world.Faces)-1]
	l.document(from, "faces/"+id+".yaml", id, func(r *reader) take {
		return r.mapping(
			key{"face", r.mapping(
				key{"id", ignore}, key{"name", r.text(&f.Name)}, key{"sure", r.sureness(&f.Sure)})},
			key{"regions", laid(r, false, id, &f.Regions, regionID, r.region)},
		)
	})
	l.document(from, "outlines/"+id+".yaml", outlinePath(id), func(r *reader) take {
		return l.outlined(r, f)
	})
}
