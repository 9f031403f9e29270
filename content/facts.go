package content

import (
	"slices"
	"strings"

	"twobanners/internal/yamltext"

	"github.com/goccy/go-yaml/ast"
)

func regionID(g *Region) *string { return &g.ID }
func drawnID(d *drawn) *string   { return &d.id }

// listed reads a file that is one list under a key; its entries are found under the path kind.
func listed[T any](
	r *reader, pack bool, name, kind string, list *[]T, id func(*T) *string,
	keys func(*T) []key,
) take {
	return func(at string, root ast.Node) {
		r.wholeFirst(root, func() { *list = nil; pack = false })
		r.mapping(key{"whole", ignore}, key{name, func(_ string, node ast.Node) {
			laid(r, pack, kind, list, id, keys)(kind, node)
		}})(at, root)
	}
}

func ignore(string, ast.Node) {}

// wholeFirst looks for "whole: true" before anything else is read: such a file stands instead of
// the one it covers, and is not laid over it entry by entry.
func (r *reader) wholeFirst(root ast.Node, clear func()) {
	if r.flagged(root, "whole") {
		clear()
	}
}

// flagged looks for a key that is true, before anything else is read.
func (r *reader) flagged(root ast.Node, name string) (is bool) {
	for _, value := range r.entriesOrNone(root) {
		if value.Key.GetToken().Value == name {
			r.flag(&is)("", value.Value)
		}
	}
	return is
}

func (r *reader) entriesOrNone(node ast.Node) []*ast.MappingValueNode {
	quiet := *r
	quiet.problems = &Problems{}
	return quiet.entries(node)
}

// laid reads a list of entries with ids. An entry whose id is known changes just the keys it gives.
func laid[T any](
	r *reader, pack bool, kind string, list *[]T, id func(*T) *string, keys func(*T) []key,
) take {
	inFile := map[string]bool{}
	return r.list(func(_ string, node ast.Node) {
		name, ok := r.identified(node)
		if !ok {
			return
		}
		if inFile[name] {
			r.fail(node, "%q is here twice", name)
			return
		}
		inFile[name] = true
		put(r, pack, kind, list, id, keys)(name, node)
	})
}

// put reads an entry into its place in a list. One whose keys have "new" may be added by a pack.
func put[T any](
	r *reader, pack bool, kind string, list *[]T, id func(*T) *string, keys func(*T) []key,
) func(name string, node ast.Node) {
	return func(name string, node ast.Node) {
		i := slices.IndexFunc(*list, func(t T) bool { return *id(&t) == name })
		added := r.flagged(node, "new")
		switch {
		case i >= 0 && added:
			r.fail(node, "there is %q already", name)
			return
		case i < 0 && pack && !added:
			r.fail(node, "unknown %q%s%s", name, meant(name, idsOf(*list, id)), hint(keys(new(T))))
			return
		case i < 0:
			*list = append(*list, *new(T))
			i = len(*list) - 1
			*id(&(*list)[i]) = name
		}
		at := kind + "/" + name
		r.seen(at, yamltext.LineOf(node))
		r.mapping(append(keys(&(*list)[i]), key{"id", ignore})...)(at, node)
	}
}

// hint says how a pack adds an entry, where it can.
func hint(keys []key) string {
	if slices.ContainsFunc(keys, func(k key) bool { return k.name == "new" }) {
		return "; what a pack adds says new: true"
	}
	return ": a pack changes these, it adds none"
}

// identified reads the id of an entry, kebab-case as everywhere.
func (r *reader) identified(node ast.Node) (string, bool) {
	for _, value := range r.entries(node) {
		if value.Key.GetToken().Value != "id" {
			continue
		}
		var id string
		before := len(*r.problems)
		r.text(&id)("", value.Value)
		if len(*r.problems) > before {
			return "", false
		}
		if !kebab(id) {
			r.fail(value.Value, "id %q is not kebab-case", id)
			return "", false
		}
		return id, true
	}
	r.fail(node, "entry without an id")
	return "", false
}

func kebab(id string) bool {
	if id == "" || id[0] == '-' || id[len(id)-1] == '-' || strings.Contains(id, "--") {
		return false
	}
	for _, c := range id {
		if c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

func (r *reader) banner(b *Banner) []key {
	return []key{
		{"faction", word(r, &b.Faction, Alliance, Horde, Neutral)},
		{"tokens", r.number(&b.Tokens)},
		{"box", r.number(&b.Box)},
		{"does", r.does(&b.Does, false)},
		{"sure", r.mapping(
			key{"faction", r.sure},
			key{"tokens", r.sure},
			key{"box", r.sure},
		)},
	}
}

func (r *reader) badge(b *Badge) []key {
	return []key{
		{"tokens", r.number(&b.Tokens)}, {"does", r.does(&b.Does, true)}, {"sure", r.sure},
	}
}

func (r *reader) marker(m *Marker) []key {
	return []key{{"kind", word(r, &m.Kind, Artifact, Place)}, {"sure", r.sure}}
}
