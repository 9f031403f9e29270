package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"twobanners/content"
)

const width = 100

// finished names the regions, sorts them from north to south and fills in places and borders.
func finished(p *plan, s *shape, d *dressing) *content.Face {
	f := s.face
	f.ID, f.Name = p.id, p.name
	order := make([]int, len(s.near))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return (s.middle[a].Y-s.middle[b].Y)*4 + s.middle[a].X - s.middle[b].X
	})
	left := map[content.Terrain][]string{}
	for _, group := range p.names {
		left[group.terrain] = group.names
	}
	f.Regions = make([]content.Region, len(order))
	place := make([]int, len(order))
	for k, i := range order {
		terrain := d.terrain[i]
		name := left[terrain][0]
		left[terrain] = left[terrain][1:]
		place[i] = k
		f.Regions[k] = content.Region{
			ID: kebab(name), Name: name, Terrain: terrain,
			Entry: d.entry[i], Cavern: d.cavern[i], Magic: d.magic[i], MarkerSpot: i == d.marker,
			Outline: s.face.Regions[i].Outline,
		}
		if d.murloc[i] {
			f.Regions[k].Murlocs = 1
		}
		furnish(&f.Regions[k])
	}
	for i, k := range place {
		for _, j := range order {
			if s.near[i][j] {
				f.Regions[k].Adjacent = append(f.Regions[k].Adjacent, f.Regions[place[j]].ID)
			}
		}
	}
	return &f
}

func kebab(name string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(name), "'", ""), " ", "-")
}

func write(dir string, f *content.Face) error {
	facts := filepath.Join(dir, "faces", f.ID+".yaml")
	if err := os.WriteFile(facts, []byte(factsOf(f)), 0o644); err != nil {
		return err
	}
	drawing := filepath.Join(dir, "outlines", f.ID+".yaml")
	return os.WriteFile(drawing, []byte(drawingOf(f)), 0o644)
}

func factsOf(f *content.Face) string {
	var b strings.Builder
	fmt.Fprintf(&b, "face: {id: %s, name: %s, sure: assumed}\nregions:\n", f.ID, quoted(f.Name))
	for i := range f.Regions {
		r := &f.Regions[i]
		fmt.Fprintf(&b, "  - {id: %s, name: %s, terrain: %s", r.ID, quoted(r.Name), r.Terrain)
		for _, flag := range []struct {
			key string
			set bool
		}{
			{"entry", r.Entry},
			{"cavern", r.Cavern},
			{"magic", r.Magic},
			{"marker-spot", r.MarkerSpot},
		} {
			if flag.set {
				fmt.Fprintf(&b, ", %s: true", flag.key)
			}
		}
		if r.Murlocs > 0 {
			fmt.Fprintf(&b, ", murlocs: %d", r.Murlocs)
		}
		b.WriteString(",\n")
		b.WriteString(wrapped("     adjacent: [", r.Adjacent, ", ", "]}"))
	}
	return b.String()
}

func drawingOf(f *content.Face) string {
	var b strings.Builder
	fmt.Fprintf(&b, "box: %d,%d\noutlines:\n", f.Width, f.Height)
	for i := range f.Regions {
		r := &f.Regions[i]
		o := r.Outline
		fmt.Fprintf(&b, "  - id: %s\n    token: %s\n    label: %s\n",
			r.ID, point(o.Token), point(o.Label))
		if len(o.Spots) > 0 {
			fmt.Fprintf(&b, "    spots: %s\n", strings.Join(points(o.Spots), " "))
		}
		b.WriteString("    border: |\n")
		b.WriteString(wrapped("      ", points(o.Border), " ", ""))
	}
	return b.String()
}

// wrapped sets a list in lines of the house width, indented like its head.
func wrapped(head string, items []string, between, tail string) string {
	indent := strings.Repeat(" ", len(head))
	var b strings.Builder
	line := head
	for i, item := range items {
		if i+1 < len(items) {
			item += between
		} else {
			item += tail
		}
		if len(line)+len(strings.TrimRight(item, " ")) > width {
			b.WriteString(strings.TrimRight(line, " ") + "\n")
			line = indent
		}
		line += item
	}
	return b.String() + strings.TrimRight(line, " ") + "\n"
}

func quoted(name string) string { return `"` + name + `"` }

func point(p content.Point) string { return fmt.Sprintf("%d,%d", p.X, p.Y) }

func points(list []content.Point) []string {
	out := make([]string, len(list))
	for i, p := range list {
		out[i] = point(p)
	}
	return out
}
