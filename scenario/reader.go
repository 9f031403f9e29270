package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// reader takes nodes apart, strictly. It keeps the first error and then goes on with zero values,
// so that its callers need look only once.
type reader struct {
	file string
	err  error
}

func (r *reader) fail(n *node, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s:%d: %s", r.file, n.line, fmt.Sprintf(format, args...))
	}
}

// fields reads a mapping whose keys are all known.
func (r *reader) fields(n *node, known ...string) map[string]*node {
	found := map[string]*node{}
	for i, key := range r.keys(n) {
		if !slices.Contains(known, key.text) {
			r.fail(key, "unknown key %q; known are %s", key.text, strings.Join(known, " "))
			continue
		}
		found[key.text] = n.items[i]
	}
	return found
}

// keys are the keys of a mapping; what holds nothing is a mapping without any.
func (r *reader) keys(n *node) []*node {
	if n.kind != mapping && n.kind != nothing {
		r.fail(n, "must be a mapping of keys to values")
		return nil
	}
	return n.keys
}

// list reads the items of a list; what holds nothing is a list without any.
func (r *reader) list(n *node) []*node {
	if n.kind != list && n.kind != nothing {
		r.fail(n, "must be a list")
		return nil
	}
	return n.items
}

// some reads a list, or one item that stands for a list of itself alone.
func (r *reader) some(n *node) []*node {
	if n.kind == scalar || n.kind == mapping {
		return []*node{n}
	}
	return r.list(n)
}

func (r *reader) word(n *node) string {
	if n.kind != scalar || n.text == "" {
		r.fail(n, "must be a word")
		return ""
	}
	return n.text
}

// number reads a whole number between two bounds.
func (r *reader) number(n *node, least, most int) int {
	v, err := strconv.Atoi(n.text)
	if n.kind != scalar || n.quoted || err != nil {
		r.fail(n, "must be a whole number")
		return least
	}
	if v < least || v > most {
		r.fail(n, "%d is not between %d and %d", v, least, most)
		return least
	}
	return v
}

// key reads a key that is a whole number; keys may be quoted.
func (r *reader) key(n *node, least, most int) int {
	plain := *n
	plain.quoted = false
	return r.number(&plain, least, most)
}

func (r *reader) flag(n *node) bool {
	if n.kind != scalar || n.quoted || n.text != "true" && n.text != "false" {
		r.fail(n, "must be true or false")
		return false
	}
	return n.text == "true"
}

// oneOf reads a word that must be one of a few, and gives its place among them.
func (r *reader) oneOf(n *node, words ...string) int {
	text := r.word(n)
	i := slices.Index(words, text)
	if i < 0 {
		r.fail(n, "%q is none of %s", text, strings.Join(words, " "))
		return 0
	}
	return i
}

// named reads a name of the game; what says what it should have been.
func named[T any](r *reader, n *node, what string, find func(string) (T, bool)) T {
	text := r.word(n)
	v, ok := find(text)
	if !ok {
		r.fail(n, "there is no %s %q", what, text)
	}
	return v
}
