package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Reader takes nodes apart, strictly. It keeps the first error and then goes on with zero values,
// so that its callers need look only once.
type Reader struct {
	file string
	err  error
}

// Err is the first mistake that was found.
func (r *Reader) Err() error { return r.err }

// Fail notes a mistake, with the line it stands on.
func (r *Reader) Fail(n *Node, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s:%d: %s", r.file, n.Line, fmt.Sprintf(format, args...))
	}
}

// Fields are the values of a mapping by their keys.
type Fields map[string]*Node

// Or is the value of a key, or where it is missing one that holds nothing, on the line of top.
func (f Fields) Or(key string, top *Node) *Node {
	if n := f[key]; n != nil {
		return n
	}
	return &Node{Line: top.Line}
}

// Number is the number of a key, and its usual value where the key is missing.
func (f Fields) Number(r *Reader, key string, usual, least, most int) int {
	if n := f[key]; n != nil {
		return r.Number(n, least, most)
	}
	return usual
}

// OneOf is the place of a key's word among a few, and the usual one where the key is missing.
func (f Fields) OneOf(r *Reader, key string, usual int, words ...string) int {
	if n := f[key]; n != nil {
		return r.OneOf(n, words...)
	}
	return usual
}

// Flag tells whether a key is there and true.
func (f Fields) Flag(r *Reader, key string) bool { return f[key] != nil && r.Flag(f[key]) }

// Fields reads a mapping whose keys are all known.
func (r *Reader) Fields(n *Node, known ...string) Fields {
	found := Fields{}
	for i, key := range r.Keys(n) {
		if !slices.Contains(known, key.Text) {
			r.Fail(key, "unknown key %q; known are %s", key.Text, strings.Join(known, " "))
			continue
		}
		found[key.Text] = n.Items[i]
	}
	return found
}

// Keys are the keys of a mapping; what holds nothing is a mapping without any.
func (r *Reader) Keys(n *Node) []*Node {
	if n.Kind != Mapping && n.Kind != Nothing {
		r.Fail(n, "must be a mapping of keys to values")
		return nil
	}
	return n.Keys
}

// List reads the items of a list; what holds nothing is a list without any.
func (r *Reader) List(n *Node) []*Node {
	if n.Kind != List && n.Kind != Nothing {
		r.Fail(n, "must be a list")
		return nil
	}
	return n.Items
}

// Some reads a list, or one item that stands for a list of itself alone.
func (r *Reader) Some(n *Node) []*Node {
	if n.Kind == Scalar || n.Kind == Mapping {
		return []*Node{n}
	}
	return r.List(n)
}

// Word reads a word that is not empty.
func (r *Reader) Word(n *Node) string {
	if n.Kind != Scalar || n.Text == "" {
		r.Fail(n, "must be a word")
		return ""
	}
	return n.Text
}

// Number reads a whole number between two bounds.
func (r *Reader) Number(n *Node, least, most int) int {
	v, err := strconv.Atoi(n.Text)
	if n.Kind != Scalar || n.Quoted || err != nil {
		r.Fail(n, "must be a whole number")
		return least
	}
	if v < least || v > most {
		r.Fail(n, "%d is not between %d and %d", v, least, most)
		return least
	}
	return v
}

// Key reads a key that is a whole number; keys may be quoted.
func (r *Reader) Key(n *Node, least, most int) int {
	plain := *n
	plain.Quoted = false
	return r.Number(&plain, least, most)
}

// Flag reads true or false.
func (r *Reader) Flag(n *Node) bool {
	if n.Kind != Scalar || n.Quoted || n.Text != "true" && n.Text != "false" {
		r.Fail(n, "must be true or false")
		return false
	}
	return n.Text == "true"
}

// OneOf reads a word that must be one of a few, and gives its place among them.
func (r *Reader) OneOf(n *Node, words ...string) int {
	text := r.Word(n)
	i := slices.Index(words, text)
	if i < 0 {
		r.Fail(n, "%q is none of %s", text, strings.Join(words, " "))
		return 0
	}
	return i
}

// Among reads a word that must be one of a few.
func Among(words ...string) func(r *Reader, n *Node) string {
	return func(r *Reader, n *Node) string { return words[r.OneOf(n, words...)] }
}

// Named reads a name of the game; what says what it should have been.
func Named[T any](r *Reader, n *Node, what string, find func(string) (T, bool)) T {
	text := r.Word(n)
	v, ok := find(text)
	if !ok {
		r.Fail(n, "there is no %s %q", what, text)
	}
	return v
}

// AllNamed reads a list of such names.
func AllNamed[T any](r *Reader, n *Node, what string, find func(string) (T, bool)) (list []T) {
	for _, item := range r.Some(n) {
		list = append(list, Named(r, item, what, find))
	}
	return list
}

// Known reads such a name and keeps it as it is written.
func Known[T any](what string, find func(string) (T, bool)) func(r *Reader, n *Node) string {
	return func(r *Reader, n *Node) string {
		Named(r, n, what, find)
		return n.Text
	}
}

// Sorted are the values of a mapping by the place of their key among those known.
func (r *Reader) Sorted(n *Node, known []string) []*Node {
	fields := r.Fields(n, known...)
	list := make([]*Node, len(known))
	for i, key := range known {
		list[i] = fields.Or(key, n)
	}
	return list
}
