package content

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// message is one message of a Fluent file: its id, its whole text and where it stands.
type message struct {
	id, text string
	line     int
}

var (
	messageStart = regexp.MustCompile(`^([a-zA-Z][\w-]*) *=`)
	// A client begins a line also after these, where we would see none.
	otherBreaks = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x{85}\x{2028}\x{2029}]`)
)

// messages cuts a Fluent file into its messages. Anything else that begins a line is an error, so
// that a pack says nothing under another's name.
func messages(text string, fail func(line int, format string, args ...any)) (list []message) {
	for i, line := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		start := messageStart.FindStringSubmatch(line)
		blank := strings.TrimSpace(line) == ""
		switch {
		case otherBreaks.MatchString(line):
			fail(i+1, "has a letter that is not printed")
		case start != nil:
			list = append(list, message{start[1], line, i + 1})
		case blank || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, " ") && len(list) > 0:
			list[len(list)-1].text += "\n" + line
		default:
			fail(i+1, "is no message: one looks like power-mining = Mining")
		}
	}
	return list
}

// wordsOf are the messages that a thing may have, by kind: {} is its id. A face names its regions
// too.
var wordsOf = map[string][]string{
	"race":   {"race-{}", "race-{}-does", "race-{}-term"},
	"power":  {"power-{}", "power-{}-does", "power-{}-term"},
	"marker": {"thing-{}", "thing-{}-does", "thing-{}-term"},
	"face":   {"island-{}"},
}

func messageIDs(kind, id string) (ids []string) {
	for _, pattern := range wordsOf[kind] {
		ids = append(ids, strings.Replace(pattern, "{}", id, 1))
	}
	return ids
}

// words reads what a thing is called and what it does in one language, message by message. Whether
// a face names its own regions is seen once they are known.
func (l *loader) words(from layer, k *kind, t *Thing, language Language) {
	file := path.Join(k.dir, t.ID, string(language)+".ftl")
	data, err := fs.ReadFile(from.fsys, file)
	if err != nil {
		return
	}
	full := path.Join(from.name, file)
	r := &reader{file: full, problems: &l.problems}
	if len(data) > maxFile {
		r.failAt(1, "longer than %d bytes", maxFile)
		return
	}
	said := t.messages[language]
	for _, m := range messages(string(data), r.failAt) {
		region := k.name == "face" && strings.HasPrefix(m.id, "region-")
		if ids := messageIDs(k.name, t.ID); !region && !slices.Contains(ids, m.id) {
			r.failAt(m.line, "%q is not a message of this folder: it may say %s", m.id,
				strings.Join(ids, ", "))
			continue
		}
		l.where["words/"+string(language)+"/"+m.id] = Problem{File: full, Line: m.line}
		i := slices.IndexFunc(said, func(old message) bool { return old.id == m.id })
		if i < 0 {
			said = append(said, m)
		} else {
			said[i] = m
		}
	}
	t.messages[language] = said
}
