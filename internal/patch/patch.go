// Package patch computes and applies the diff of two JSON values: a client is told what has changed
// instead of all of it again.
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
	"slices"
	"strconv"
	"sync"

	"twobanners/internal/fastjson"
)

// Append adds the patch that makes one text of another. Both are compact and have their members in
// the same order, as package json writes them. Members of the value itself that the reader knows
// already can be left out.
func Append(to, was []byte, is *fastjson.Text, known ...string) []byte {
	d := differs.Get().(*differ)
	defer differs.Put(d)
	d.known, d.patch, d.pieces = known, d.patch[:0], d.pieces[:0]
	d.text, d.nodes = is.Bytes, is.Nodes
	d.value(was, 0)
	d.text, d.nodes = nil, nil
	return append(to, d.patch...)
}

// differs are used again: the room that one needs is many times what it writes.
var differs = sync.Pool{New: func() any { return &differ{} }}

// differ writes a patch. Where the parts of the later text are it knows from its outline; of the
// earlier one it reads only what has changed.
type differ struct {
	text   []byte // the later one
	nodes  []fastjson.Node
	patch  []byte
	pieces []piece // of the lists it is inside of, as a stack
	depth  int
	known  []string // members of the outermost value that are left out
}

var null = []byte("null")

// of is the text of a node.
func (d *differ) of(node int) []byte { return d.text[d.nodes[node].Start:d.nodes[node].End] }

// value writes the patch between two values, also if they are the same.
func (d *differ) value(was []byte, node int) {
	if _, differ := d.step(was, node); !differ {
		is := d.of(node)
		if is[0] == '{' || is[0] == '[' {
			is = emptyObject
		}
		d.patch = append(d.patch, is...)
	}
}

// step writes the patch between the value that a text begins with and a node, unless they are the
// same, and tells how long the one in the text is.
func (d *differ) step(was []byte, node int) (n int, differ bool) {
	is := d.of(node)
	if begins(was, is) {
		return len(is), false
	}
	start, clash := len(d.patch), false
	switch list := is[0] == '['; {
	case was[0] == 'n' && (list || is[0] == '{'): // out of nothing
		n = len(null)
		if list {
			d.elements(emptyList, node)
		} else {
			_, clash = d.members(emptyObject, node)
		}
		clash = clash || len(is) == len("{}")
	case was[0] != is[0] || !list && is[0] != '{':
		n, clash = End(was, 0), true
	case list:
		n = d.elements(was, node)
	default:
		n, _ = d.members(was, node)
	}
	if clash || len(d.patch)-start >= len(is)+len("[]") {
		d.patch = d.patch[:start]
		d.replace(is)
	}
	return n, true
}

var emptyList, emptyObject = []byte("[]"), []byte("{}")

func (d *differ) replace(value []byte) {
	if value[0] != '{' && value[0] != '[' {
		d.patch = append(d.patch, value...)
		return
	}
	d.patch = append(append(append(d.patch, '['), value...), ']')
}

// key begins a member of the patch. The key comes with its colon.
func (d *differ) key(key []byte) {
	if last := d.patch[len(d.patch)-1]; last != '{' {
		d.patch = append(d.patch, ',')
	}
	d.patch = append(d.patch, key...)
}

// index begins an element of the patch.
func (d *differ) index(i int) {
	var room [22]byte
	d.key(append(strconv.AppendInt(append(room[:0], '"'), int64(i), 10), `":`...))
}

// members compares objects. It tells how long the earlier one is, and whether a member would be
// taken for the "x" of a list.
func (d *differ) members(was []byte, node int) (i int, clash bool) {
	d.patch = append(d.patch, '{')
	d.depth++
	i = 1
	for part, next := node+1, int(d.nodes[node].Next); part < next; {
		key := d.text[d.nodes[part].Key:d.nodes[part].Start]
		clash = clash || string(key) == `"x":`
		if was[i] == ',' {
			i++
		}
		at := find(was, i, key)
		for at > i {
			i = d.gone(was, i)
		}
		start := len(d.patch)
		d.key(key)
		if at < 0 { // it is new
			d.value(null, part)
		} else {
			i += len(key)
			n, differ := d.step(was[i:], part)
			if i += n; !differ || d.knows(key) {
				d.patch = d.patch[:start]
			}
		}
		part = int(d.nodes[part].Next)
	}
	if was[i] == ',' {
		i++
	}
	for was[i] != '}' {
		i = d.gone(was, i)
	}
	d.depth--
	d.patch = append(d.patch, '}')
	return i + 1, clash
}

// knows tells whether a member need not be told.
func (d *differ) knows(key []byte) bool {
	return d.depth == 1 && slices.Contains(d.known, string(key[1:len(key)-len(`":`)]))
}

// gone says that a member is no more, and tells where the next one is.
func (d *differ) gone(was []byte, i int) int {
	colon := End(was, i)
	d.key(was[i : colon+1])
	d.patch = append(d.patch, "[]"...)
	if i = End(was, colon+1); was[i] == ',' {
		i++
	}
	return i
}
