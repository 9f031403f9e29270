// Package patch tells a client what has changed in a JSON value instead of all of it again.
//
// A patch says how one value becomes another. It is one of
//
//	7, "text"        the value is now this
//	[value]          the same for an object or a list
//	[]               the member is gone
//	{"key": patch}   so change members of an object, or elements of a list by their index
//
// and in the patch of a list "x": [at, out, in, at, out, in, ..] comes first: at an index so many
// elements are taken out and room for others is made, from left to right. An element in such a room
// is a copy of the one before it, or of the one at "=", until its own patch says more: elements of
// a list tend to be alike. What was not there, or null, is an empty list to a patch with an "x" and
// else an empty object. What a patch does not name stays as it was.
//
// The browser applies patches too: web/net/patch.ts, held to the same examples (testdata).
package patch

import (
	"bytes"
	"slices"
	"strconv"
	"sync"
)

// Between is the patch that makes one text of another. Both are compact and have their members in
// the same order, as package json writes them. Members of the value itself that the reader knows
// already can be left out.
func Between(was, is []byte, known ...string) []byte {
	d := differs.Get().(*differ)
	defer differs.Put(d)
	d.known, d.patch, d.pieces = known, d.patch[:0], d.pieces[:0]
	return bytes.Clone(d.value(was, is))
}

// differs are used again: the room that one needs is many times what it writes.
var differs = sync.Pool{New: func() any { return &differ{} }}

// differ writes a patch. The pieces of the lists it is inside of lie on a stack.
type differ struct {
	patch  []byte
	pieces []piece
	depth  int
	known  []string // members of the outermost value that are left out
}

var null = []byte("null")

// value writes the patch between two values, also if they are the same.
func (d *differ) value(was, is []byte) []byte {
	if _, _, differ := d.step(was, is, shared(was, is)); !differ {
		if is[0] == '{' || is[0] == '[' {
			is = emptyObject
		}
		d.patch = append(d.patch, is...)
	}
	return d.patch
}

// step writes the patch between the values that two texts begin with, unless they are the same,
// and tells where they end. The texts are known to be the same for some bytes: nearly all of a view
// is after a move, and then only one of the two has to be read.
func (d *differ) step(was, is []byte, same int) (n, m int, differ bool) {
	if n = endWithin(was, same); n > 0 {
		return n, n, false
	}
	start, clash := len(d.patch), false
	switch list := is[0] == '['; {
	case was[0] == 'n' && (list || is[0] == '{'): // out of nothing
		n = len(null)
		if list {
			_, m = d.elements(emptyList, is, 0)
		} else {
			_, m, clash = d.members(emptyObject, is)
		}
		clash = clash || m == len("{}")
	case was[0] != is[0] || !list && is[0] != '{':
		n, m = end(was, 0), end(is, 0)
		if bytes.Equal(was[:n], is[:m]) {
			return n, m, false
		}
		clash = true
	case list:
		n, m = d.elements(was, is, same)
	default:
		n, m, _ = d.members(was, is)
	}
	if clash || len(d.patch)-start >= m+len("[]") {
		d.patch = d.patch[:start]
		d.replace(is[:m])
	}
	return n, m, true
}

var emptyList, emptyObject = []byte("[]"), []byte("{}")

func (d *differ) replace(value []byte) {
	if value[0] != '{' && value[0] != '[' {
		d.patch = append(d.patch, value...)
		return
	}
	d.patch = append(append(append(d.patch, '['), value...), ']')
}

// key begins a member of the patch.
func (d *differ) key(key []byte) {
	if last := d.patch[len(d.patch)-1]; last != '{' {
		d.patch = append(d.patch, ',')
	}
	d.patch = append(append(d.patch, key...), ':')
}

// index begins an element of the patch.
func (d *differ) index(i int) {
	var room [22]byte
	d.key(append(strconv.AppendInt(append(room[:0], '"'), int64(i), 10), '"'))
}

// members compares objects. It tells where they end, and whether a member would be taken for the
// "x" of a list.
func (d *differ) members(was, is []byte) (i, j int, clash bool) {
	d.patch = append(d.patch, '{')
	d.depth++
	w := walk{was: was, is: is, i: 1, j: 1, until: -1}
	for w.more() {
		key := is[w.j:end(is, w.j)]
		clash = clash || string(key) == `"x"`
		at := w.find(key)
		for at > w.i {
			d.gone(w.drop())
		}
		start := len(d.patch)
		d.key(key)
		w.j += len(key) + len(":")
		if at < 0 { // it is new
			stop := end(is, w.j)
			d.value(null, is[w.j:stop])
			w.j = stop
			continue
		}
		w.i += len(key) + len(":")
		n, m, differ := d.step(was[w.i:], is[w.j:], w.same())
		if w.i, w.j = w.i+n, w.j+m; !differ || d.knows(key) {
			d.patch = d.patch[:start]
		}
	}
	for w.left() {
		d.gone(w.drop())
	}
	d.depth--
	d.patch = append(d.patch, '}')
	return w.i + 1, w.j + 1, clash
}

// knows tells whether a member need not be told.
func (d *differ) knows(key []byte) bool {
	return d.depth == 1 && slices.Contains(d.known, string(key[1:len(key)-1]))
}

func (d *differ) gone(key []byte) {
	d.key(key)
	d.patch = append(d.patch, "[]"...)
}
