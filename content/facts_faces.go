package content

import (
	"slices"

	"github.com/goccy/go-yaml/ast"
)

// drawn is a region's outline before it has met its region.
type drawn struct {
	id      string
	outline Outline
}

// face reads one side of a board. Of a face that is there already a pack changes regions alone.
func (r *reader) face(f *Face) []key {
	return []key{
		{"name", r.text(&f.Name)},
		{"board", r.text(&f.Board)},
		{"size", word(r, &f.Size, "L", "M", "S")},
		{"sure", r.sureness(&f.Sure)},
		{"regions", laid(r, len(f.Regions) > 0, f.ID, &f.Regions, regionID, r.region)},
	}
}

func (r *reader) region(g *Region) []key {
	return []key{
		{"name", r.text(&g.Name)},
		{"terrain", word(r, &g.Terrain, Fields, Forest, Hills, Swamp, Mountain, Sea, Lake)},
		{"entry", r.flag(&g.Entry)},
		{"cavern", r.flag(&g.Cavern)},
		{"magic", r.flag(&g.Magic)},
		{"marker-spot", r.flag(&g.MarkerSpot)},
		{"murlocs", r.number(&g.Murlocs)},
		{"adjacent", r.texts(&g.Adjacent)},
	}
}

// drawing reads a file that says how a board looks: the size of its sheet and its outlines.
func (r *reader) drawing(name string, pack bool, list *[]drawn, width, height *int) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { *list = nil; pack = false })
		r.mapping(
			key{"whole", ignore},
			key{"box", r.box(width, height)},
			key{"outlines", laid(r, pack, name, list, drawnID, r.outline)},
		)(at, root)
	}
}

// outline reads how a face is drawn.
func (l *loader) outline(from layer, id string) {
	f := l.face(id)
	l.document(from, outlineFile(id), outlinePath(id), func(r *reader) take {
		return l.outlined(r, f)
	})
}

func (l *loader) face(id string) *Face {
	return &l.world.Faces[slices.IndexFunc(l.world.Faces, func(f Face) bool { return f.ID == id })]
}

func (l *loader) outlined(r *reader, f *Face) take {
	list := l.outlines[f.ID]
	if list == nil {
		list = &[]drawn{}
		l.outlines[f.ID] = list
	}
	return r.drawing(outlinePath(f.ID), len(*list) > 0, list, &f.Width, &f.Height)
}

func outlineFile(face string) string { return "faces/" + face + "/outline.yaml" }

func outlinePath(face string) string { return "outline/" + face }

func (r *reader) box(width, height *int) take {
	return func(at string, node ast.Node) {
		var size Point
		r.point(&size)(at, node)
		*width, *height = size.X, size.Y
	}
}

func (r *reader) outline(d *drawn) []key {
	o := &d.outline
	return []key{
		{"token", r.point(&o.Token)},
		{"label", r.point(&o.Label)},
		{"spots", r.points(&o.Spots)},
		{"border", r.points((*[]Point)(&o.Border))},
	}
}

func (l *loader) attachOutlines() {
	for i := range l.world.Faces {
		f := &l.world.Faces[i]
		list := l.outlines[f.ID]
		if list == nil {
			list = &[]drawn{}
		}
		attach(&l.files, f.ID, f.Regions, outlineFile(f.ID), outlinePath(f.ID), *list,
			func(g *Region) (string, *Outline) { return g.ID, &g.Outline })
	}
}

// attach gives every region its outline, and every outline its region.
func attach[T any](
	l *files, board string, regions []T, file, at string, list []drawn,
	of func(*T) (string, *Outline),
) {
	known := map[string]bool{}
	for i := range regions {
		id, outline := of(&regions[i])
		known[id] = true
		i := slices.IndexFunc(list, func(d drawn) bool { return d.id == id })
		if i < 0 {
			l.report(finding{board + "/" + id, "no outline in " + file})
			continue
		}
		*outline = list[i].outline
	}
	for _, d := range list {
		if !known[d.id] {
			l.report(finding{at + "/" + d.id, "outline of an unknown region " + d.id})
		}
	}
}
