package content

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// told is what is told of a thing, so far.
func (l *loader) told(k *kind, id string) *Thing {
	at := k.rootOf(id)
	if l.things[at] == nil {
		l.things[at] = &Thing{
			Kind: k.name, ID: id, Said: map[Language][]Rule{}, Words: map[Language]string{},
			messages: map[Language][]message{},
		}
	}
	return l.things[at]
}

// rule checks a rule of a thing: its id says whose it is.
func (k *kind) rule(id string) func(Rule) error {
	chapters := []string{"SW-" + strings.ToUpper(k.name+"-"+id) + "-"}
	if k.name == "marker" {
		chapters = []string{"SW-ART-", "SW-PLACE-"}
	}
	return func(r Rule) error {
		if err := r.Check(); err != nil {
			return err
		}
		mine := func(chapter string) bool { return strings.HasPrefix(r.ID, chapter) }
		if !slices.ContainsFunc(chapters, mine) {
			return fmt.Errorf("rule %s is in the folder of the %s %s: its id begins with %s", r.ID,
				k.name, id, strings.Join(chapters, " or "))
		}
		return nil
	}
}

// beside reads what lies in the folder of a thing beside its facts. Any of it may be missing;
// Missing tells.
func (l *loader) beside(from layer, k *kind, id string) {
	t := l.told(k, id)
	dir := path.Join(k.dir, id)
	optional := from
	optional.pack = true
	for _, language := range Languages {
		if language != English {
			file := string(language) + ".yaml"
			l.document(optional, path.Join(dir, file), k.rootOf(id)+"/"+string(language),
				func(r *reader) take {
					said := t.Said[language]
					rules := r.rules(&said, func(Rule) error { return nil })
					return func(at string, root ast.Node) {
						r.mapping(key{"rules", rules})(at, root)
						t.Said[language] = said
					}
				})
		}
		l.words(from, k, t, language)
	}
	l.emblem(from, k, t)
	cases, err := fs.Glob(from.fsys, path.Join(dir, CasesFolder, "*.yaml"))
	t.cases = t.cases || err == nil && len(cases) > 0 || !from.pack // ours are not shipped
}

// missing is what the things lack that people read, see or trust.
func (l *loader) missing() (list Problems) {
	for _, at := range l.idle() {
		spot := l.where[at]
		list = append(list, Problem{spot.File, 1, "missing: what it does"})
	}
	for i := range l.world.Things {
		t := &l.world.Things[i]
		spot := l.where[l.kind(t.Kind).rootOf(t.ID)]
		miss := func(file, format string, args ...any) {
			list = append(list, Problem{
				path.Join(path.Dir(spot.File), file), 1,
				"missing: " + fmt.Sprintf(format, args...),
			})
		}
		if t.Kind != "face" {
			if t.Drawing == "" {
				miss("emblem.svg", "a drawing of the %s %s", t.Kind, t.ID)
			}
			if len(t.Rules) == 0 {
				miss(t.Kind+".yaml", "rules of the %s %s", t.Kind, t.ID)
			}
			if !t.cases {
				miss("cases", "a case of the %s %s", t.Kind, t.ID)
			}
		}
		for _, language := range Languages {
			l.missingWords(t, language, miss)
		}
	}
	return list
}

// idle are the paths of races and powers that say nothing of what they do.
func (l *loader) idle() (paths []string) {
	for _, r := range l.world.Banners {
		if r.Does == nil {
			paths = append(paths, "race/"+r.ID)
		}
	}
	for _, p := range l.world.Badges {
		if p.Does == nil {
			paths = append(paths, "power/"+p.ID)
		}
	}
	return paths
}

// missingWords is what cannot be said of a thing in one language.
func (l *loader) missingWords(t *Thing, language Language, miss func(string, string, ...any)) {
	want := messageIDs(t.Kind, t.ID)
	switch {
	case t.Kind != "face":
		want = want[:2] // the third, its name in a sum, is its name if it is not said
	case language == English:
		want = nil // these names are facts
	default:
		for _, r := range l.face(t.ID).Regions {
			want = append(want, "region-"+r.ID)
		}
	}
	for _, id := range want {
		if !slices.ContainsFunc(t.messages[language], func(m message) bool { return m.id == id }) {
			miss(string(language)+".ftl", "%s in %s", id, language)
		}
	}
	if language == English {
		return
	}
	for _, rule := range t.Rules {
		if !slices.ContainsFunc(t.Said[language], func(r Rule) bool { return r.ID == rule.ID }) {
			miss(string(language)+".yaml", "%s in %s", rule.ID, language)
		}
	}
}

func (l *loader) kind(name string) *kind {
	return l.kinds[slices.IndexFunc(l.kinds, func(k *kind) bool { return k.name == name })]
}

// gather puts what is told of all things into the box, in the order of the things.
func (l *loader) gather() {
	whose, rules := map[string]string{}, map[string]string{}
	for _, k := range l.kinds {
		for _, id := range k.ids() {
			t := l.told(k, id)
			if other := whose[id]; other != "" { // words and drawings go by the id alone
				l.report(finding{k.rootOf(id), "there is a " + other + " " + id + " already"})
			}
			whose[id] = k.name
			for _, rule := range t.Rules {
				if other := rules[rule.ID]; other != "" {
					l.report(finding{k.rootOf(id), "rule " + rule.ID + " is also in " + other})
				}
				rules[rule.ID] = k.dir + "/" + id
			}
			l.ownRegions(k, t)
			for _, language := range Languages {
				var texts []string
				for _, m := range t.messages[language] {
					texts = append(texts, strings.TrimRight(m.text, "\n ")+"\n")
				}
				if texts != nil {
					t.Words[language] = strings.Join(texts, "")
				}
			}
			l.world.Things = append(l.world.Things, *t)
		}
	}
}

// ownRegions: a face names no regions but its own.
func (l *loader) ownRegions(k *kind, t *Thing) {
	if k.name != "face" {
		return
	}
	face := l.face(t.ID)
	for _, language := range Languages {
		for _, m := range t.messages[language] {
			region, is := strings.CutPrefix(m.id, "region-")
			if is && face.region(region) == nil {
				l.report(finding{
					"words/" + string(language) + "/" + m.id,
					region + " is no region of " + t.ID,
				})
			}
		}
	}
}
