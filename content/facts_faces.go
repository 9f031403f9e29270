package content

import (
	"slices"

	"twobanners/internal/yamltext"

	"github.com/goccy/go-yaml/ast"
)

// drawn is a region's outline before it has met its region.
type drawn struct {
	id      string
	outline Outline
}

// face reads the facts of one side of a board.
func (l *loader) face(r *reader, f *Face, pack bool) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { f.Regions = nil; pack = false })
		id := f.ID
		r.mapping(
			key{"whole", ignore},
			key{"face", func(_ string, node ast.Node) {
				r.seen(f.ID, yamltext.LineOf(node))
				r.mapping(
					key{"id", word(r, &id, f.ID)},
					key{"name", r.text(&f.Name)},
					key{"sure", r.sure(&f.Sure)},
				)(f.ID, node)
			}},
			key{"regions", laid(r, pack, f.ID, &f.Regions, regionID, r.region)},
		)(at, root)
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

func outlinePath(face int) string { return "outlines/" + faceIDs[face] + ".yaml" }

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
		attach(&l.files, f.ID, f.Regions, outlinePath(i), l.outlines[i],
			func(g *Region) (string, *Outline) { return g.ID, &g.Outline })
	}
}

// attach gives every region its outline, and every outline its region.
func attach[T any](
	l *files, board string, regions []T, file string, list []drawn,
	of func(*T) (string, *Outline),
) {
	known := map[string]bool{}
	for i := range regions {
		id, outline := of(&regions[i])
		known[id] = true
		at := slices.IndexFunc(list, func(d drawn) bool { return d.id == id })
		if at < 0 {
			l.report(finding{board + "/" + id, "no outline in " + file})
			continue
		}
		*outline = list[at].outline
	}
	for _, d := range list {
		if !known[d.id] {
			l.report(finding{file + "/" + d.id, "outline of an unknown region " + d.id})
		}
	}
}
