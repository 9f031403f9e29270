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

// differ writes a patch. The pieces of the values it is inside of lie on a stack.
type differ struct {
	patch  []byte
	pieces []piece
	depth  int
	known  []string // members of the outermost value that are left out

	was, is *Value // that are compared; nil for texts
	err     error
}

// piece is an element of an array, or a member of an object with its key in quotes.
type piece struct{ key, value []byte }

var null = []byte("null")

func (d *differ) value(was, is []byte) []byte {
	start, kept := len(d.patch), len(d.pieces)
	fresh := was[0] == 'n' && len(is) > len("{}")
	if fresh && (is[0] == '{' || is[0] == '[') {
		was = empty[is[0]]
	}
	clash := false // it would be taken for the patch of a list
	if was[0] == is[0] && (is[0] == '{' || is[0] == '[') {
		d.split(was)
		middle := len(d.pieces)
		d.split(is)
		before, after := d.pieces[kept:middle:middle], d.pieces[middle:]
		clash = fresh && slices.ContainsFunc(after, func(p piece) bool {
			return string(p.key) == `"x"`
		})
		d.patch = append(d.patch, '{')
		d.depth++
		if is[0] == '{' {
			d.members(before, after)
		} else {
			d.elements(before, after)
		}
		d.depth--
		d.patch = append(d.patch, '}')
		d.pieces = d.pieces[:kept]
	}
	if n := len(d.patch) - start; n == 0 || n >= len(is)+len("[]") || clash {
		d.patch = d.patch[:start]
		d.replace(is)
	}
	return d.patch
}

var empty = map[byte][]byte{'{': []byte("{}"), '[': []byte("[]")}

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

func (d *differ) members(was, is []piece) {
	for _, now := range is {
		at := 0
		for at < len(was) && !bytes.Equal(was[at].key, now.key) {
			at++
		}
		if at == len(was) { // it is new
			d.key(now.key)
			d.value(null, now.value)
			continue
		}
		d.gone(was[:at])
		if !bytes.Equal(was[at].value, now.value) && !d.knows(now.key) {
			d.key(now.key)
			d.value(was[at].value, now.value)
		}
		was = was[at+1:]
	}
	d.gone(was)
}

// knows tells whether a member need not be told.
func (d *differ) knows(key []byte) bool {
	return d.depth == 1 && slices.Contains(d.known, string(key[1:len(key)-1]))
}

func (d *differ) gone(was []piece) {
	for _, old := range was {
		d.key(old.key)
		d.patch = append(d.patch, "[]"...)
	}
}

// split puts the pieces of an object or an array onto the stack.
func (d *differ) split(text []byte) {
	closing := byte(']')
	if text[0] == '{' {
		closing = '}'
	}
	for i := 1; text[i] != closing; {
		var p piece
		if closing == '}' {
			end := end(text, i)
			p.key = text[i:end]
			i = end + len(":")
		}
		end := end(text, i)
		p.value = text[i:end]
		d.pieces = append(d.pieces, p)
		if i = end; text[i] == ',' {
			i++
		}
	}
}

// Member is the text of a member of an object, by its name; nil if there is none. The text is
// compact JSON.
func Member(object []byte, name string) []byte {
	if len(object) == 0 || object[0] != '{' {
		return nil
	}
	for i := 1; object[i] != '}'; {
		colon := end(object, i)
		key := object[i+1 : colon-1]
		stop := end(object, colon+1)
		if string(key) == name {
			return object[colon+1 : stop]
		}
		if i = stop; object[i] == ',' {
			i++
		}
	}
	return nil
}

// end is where the value that begins at i ends.
func end(text []byte, i int) int {
	for depth := 0; ; i++ {
		switch text[i] {
		case '"':
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		default:
			if depth > 0 {
				continue
			}
			for i+1 < len(text) && text[i+1] != ',' && text[i+1] != '}' && text[i+1] != ']' {
				i++ // a number, true, false or null
			}
		}
		if depth == 0 {
			return i + 1
		}
	}
}
