package content

import (
	"path"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"twobanners/internal/yamltext"
)

// A thing of Lordaeron may stand in a file of its own beside the list of its kind, called by its
// id: events/ID.yaml beside events.yaml, powers/mage/ID.yaml beside powers/mage.yaml.

// ownFolders are the folders of such files, with * for a class.
var ownFolders = []string{"events", "quests", "items", "powers/*", "talents/*"}

// alone reads a file that is one entry under its own id, or a list of such entries.
func alone[T any](
	r *reader, pack bool, name string, list *[]T, id func(*T) *string, keys func(*T) []key,
) take {
	kind := path.Dir(name)
	key, _, _ := strings.Cut(kind, "/")
	return func(at string, root ast.Node) {
		for _, value := range r.entriesOrNone(root) {
			if value.Key.GetToken().Value == key {
				listed(r, pack, key, kind, list, id, keys)(at, root)
				return
			}
		}
		base := path.Base(name)
		if own := strings.TrimSuffix(base, ".yaml"); kebab(own) {
			put(r, pack, kind, list, id, keys)(own, root)
		} else {
			r.fail(root, "id %q is not kebab-case", own)
		}
	}
}

// own are the keys of an entry that may be none of the printed box.
func (r *reader) own(o *Own) []key {
	return []key{
		{"new", r.flag(&o.New)},
		{"names", r.translated(&o.Names)},
		{"cases", r.list(func(_ string, node ast.Node) { r.scene(&o.Cases)(node) })},
	}
}

// translated reads a text in some of the languages.
func (r *reader) translated(into *map[Language]string) take {
	return func(at string, node ast.Node) {
		*into = map[Language]string{}
		var keys []key
		for _, l := range Languages {
			keys = append(keys, key{string(l), func(at string, node ast.Node) {
				var name string
				r.text(&name)(at, node)
				(*into)[l] = name
			}})
		}
		r.mapping(keys...)(at, node)
	}
}

// scene cuts a case out of the file, on the lines where it stands; package scenario reads it.
func (r *reader) scene(into *[]Case) func(node ast.Node) {
	return func(node ast.Node) {
		entries := r.entries(node)
		if len(entries) == 0 {
			return
		}
		first := entries[0].Key.GetToken().Position
		lines := strings.Split(string(r.source), "\n")
		var text strings.Builder
		text.WriteString(strings.Repeat("\n", first.Line-1))
		for n, line := range lines[first.Line-1:] {
			if n == 0 {
				line = strings.Repeat(" ", first.Column-1) + line[first.Column-1:]
			}
			if strings.TrimSpace(line) == "" {
				text.WriteByte('\n')
				continue
			}
			if len(line) < first.Column || strings.TrimSpace(line[:first.Column-1]) != "" {
				break
			}
			text.WriteString(line[first.Column-1:] + "\n")
		}
		if node.GetToken().Value == "{" {
			r.failAt(yamltext.LineOf(node), "a case stands in lines of its own, without braces")
			return
		}
		*into = append(*into, Case{r.file, []byte(strings.TrimRight(text.String(), "\n") + "\n")})
	}
}

// ownNames gives entries the names that they bring themselves.
func (l *lordaeronLoader) ownNames() {
	w := &l.world
	call := func(at, id string, name *string, own *Own) {
		for language, text := range own.Names {
			if language == English {
				*name = text
				continue
			}
			if other := w.Names[language][id]; own.New && other != "" && other != text {
				l.report(finding{at, "there is another " + id + ", called " + other})
			}
			w.Names[language][id] = text
		}
	}
	for i := range w.Cards {
		c := &w.Cards[i]
		call(c.path(), c.ID, &c.Name, &c.Own)
	}
	for i := range w.Quests {
		q := &w.Quests[i]
		call("quests/"+q.ID, q.ID, &q.Name, &q.Own)
	}
	for i := range w.Events {
		e := &w.Events[i]
		call("events/"+e.ID, e.ID, &e.Name, &e.Own)
	}
}

// OwnCases are the cases that things bring in their own files.
func (w *Lordaeron) OwnCases() (list []Case) {
	for i := range w.Cards {
		list = append(list, w.Cards[i].Cases...)
	}
	for i := range w.Quests {
		list = append(list, w.Quests[i].Cases...)
	}
	for i := range w.Events {
		list = append(list, w.Events[i].Cases...)
	}
	return list
}
