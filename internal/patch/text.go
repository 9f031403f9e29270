package patch

import (
	"bytes"
	"encoding/binary"
	"math/bits"
)

// walk goes through the members of two objects side by side.
type walk struct {
	was, is []byte
	i, j    int // the next member in each, or the comma before it
	shift   int // j - i where the texts are the same
	until   int // up to which i
}

// more goes to the next member of the later object, if there is one.
func (w *walk) more() bool {
	w.left()
	if w.is[w.j] == ',' {
		w.j++
	}
	return w.is[w.j] != '}'
}

// left goes to the next member of the earlier object, if there is one.
func (w *walk) left() bool {
	if w.was[w.i] == ',' {
		w.i++
	}
	return w.was[w.i] != '}'
}

// same is how many bytes are the same from here on.
func (w *walk) same() int {
	if w.j-w.i != w.shift || w.i > w.until {
		w.shift, w.until = w.j-w.i, w.i+shared(w.was[w.i:], w.is[w.j:])
	}
	return w.until - w.i
}

// find is where the earlier object has a member, from here on, or -1.
func (w *walk) find(key []byte) int {
	if w.same() > len(key) && w.was[w.i] == '"' {
		return w.i
	}
	for at := w.i; w.was[at] != '}'; {
		colon := end(w.was, at)
		if bytes.Equal(w.was[at:colon], key) {
			return at
		}
		if at = end(w.was, colon+1); w.was[at] == ',' {
			at++
		}
	}
	return -1
}

// drop passes over a member of the earlier object, whose key it returns.
func (w *walk) drop() []byte {
	colon := end(w.was, w.i)
	key := w.was[w.i:colon]
	w.i = end(w.was, colon+1)
	w.left()
	return key
}

// shared is how many bytes two texts have in common from their beginning.
func shared(a, b []byte) (n int) {
	most := min(len(a), len(b))
	for ; n+8 <= most; n += 8 {
		x := binary.LittleEndian.Uint64(a[n:]) ^ binary.LittleEndian.Uint64(b[n:])
		if x != 0 {
			return n + bits.TrailingZeros64(x)/8
		}
	}
	for n < most && a[n] == b[n] {
		n++
	}
	return n
}

// Member is the text of a member of an object, by its name; nil if there is none. The text is
// compact JSON.
func Member(object []byte, name string) []byte {
	if len(object) == 0 || object[0] != '{' {
		return nil
	}
	for i := 1; i < len(object) && object[i] == '"'; i++ { // after a comma
		colon := end(object, i)
		if colon+1 >= len(object) {
			return nil
		}
		stop := end(object, colon+1)
		if string(object[i+1:colon-1]) == name {
			return object[colon+1 : stop]
		}
		i = stop
	}
	return nil
}

// end is where the value that begins at i ends.
func end(text []byte, i int) int {
	if n := endWithin(text[i:], len(text)-i); n > 0 {
		return i + n
	}
	return len(text)
}

// Bytes that matter where a value ends.
const (
	opens byte = iota + 1
	closes
	quotes
	follows
)

var marks = [256]byte{
	'{': opens, '[': opens, '}': closes, ']': closes, '"': quotes, ',': follows,
}

// endWithin is the length of the value that a text begins with, 0 if it does not end within some
// bytes: of a number or a word that can be told only from what follows.
func endWithin(text []byte, limit int) int {
	text = text[:limit]
	depth := 0
	for i := 0; i < len(text); i++ {
		switch marks[text[i]] {
		case 0:
			continue
		case quotes:
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			if depth == 0 && i < len(text) {
				return i + 1
			}
		case opens:
			depth++
		case closes:
			if depth--; depth <= 0 {
				return i + 1 + depth // less if it closes what is around the value
			}
		case follows:
			if depth == 0 {
				return i
			}
		}
	}
	return 0
}
