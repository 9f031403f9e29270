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

// drawing reads how one face looks.
func (l *loader) drawing(r *reader, face int, pack bool) take {
	return func(at string, root ast.Node) {
		list := &l.outlines[face]
		r.wholeFirst(root, func() { *list = nil; pack = false })
		r.mapping(
			key{"whole", ignore},
			key{"box", r.box(&l.world.Faces[face])},
			key{"outlines", laid(r, pack, outlinePath(face), list, drawnID, r.outline)},
		)(at, root)
	}
}

func outlinePath(face int) string { return "outlines/" + faceIDs[face] + ".yaml" }

func (r *reader) box(f *Face) take {
	return func(at string, node ast.Node) {
		var size Point
		r.point(&size)(at, node)
		f.Width, f.Height = size.X, size.Y
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

// attachOutlines gives every region its outline, and every outline its region.
func (l *loader) attachOutlines() {
	for i := range l.world.Faces {
		f := &l.world.Faces[i]
		for k := range f.Regions {
			g := &f.Regions[k]
			at := slices.IndexFunc(l.outlines[i], func(d drawn) bool { return d.id == g.ID })
			if at < 0 {
				l.report(finding{f.ID + "/" + g.ID, "no outline in " + outlinePath(i)})
				continue
			}
			g.Outline = l.outlines[i][at].outline
		}
		for _, d := range l.outlines[i] {
			if !slices.ContainsFunc(f.Regions, func(g Region) bool { return g.ID == d.id }) {
				at := outlinePath(i) + "/" + d.id
				l.report(finding{at, "outline of an unknown region " + d.id})
			}
		}
	}
}
