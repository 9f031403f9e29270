package patch

import (
	"bytes"
	"fmt"
	"slices"
)

// elements compares lists. What was put in or taken out moves the rest.
func (d *differ) elements(a, b []byte, same int) (n, m int) {
	d.patch = append(d.patch, '{')
	d.depth++
	kept := len(d.pieces)
	n = d.split(a, 1)
	middle := len(d.pieces)
	from := 1
	for _, p := range d.pieces[kept:middle] { // those that are the same need not be read twice
		if from+len(p) >= same {
			break
		}
		d.pieces = append(d.pieces, p)
		from += len(p) + len(",")
	}
	m = d.split(b, from)
	is := d.pieces[middle:len(d.pieces):len(d.pieces)]
	was := d.spliced(d.pieces[kept:middle:middle], is)
	for i, now := range is {
		before := was[i]
		if before == nil { // room that was made
			d.copied(is, i)
			continue
		}
		if !bytes.Equal(before, now) {
			d.index(i)
			d.value(before, now)
		}
	}
	d.pieces = d.pieces[:kept]
	d.depth--
	d.patch = append(d.patch, '}')
	return n, m
}

// piece is an element of a list.
type piece []byte

// split puts the elements of a list, from one on, onto the stack, and tells where it ends.
func (d *differ) split(text []byte, i int) int {
	for text[i] != ']' {
		stop := end(text, i)
		d.pieces = append(d.pieces, text[i:stop])
		if i = stop; text[i] == ',' {
			i++
		}
	}
	return i + 1
}

// worthLooking is the length of a patch from which a better element to copy is looked for.
const worthLooking = 24

// copied writes an element that is new as a copy of an earlier one with changes.
func (d *differ) copied(is []piece, i int) {
	before, now := piece(null), is[i]
	if i > 0 {
		before = is[i-1]
	}
	if bytes.Equal(before, now) {
		return
	}
	d.index(i)
	start := len(d.patch)
	d.value(before, now)
	n := len(d.patch) - start
	if n <= worthLooking || now[0] != '{' {
		return
	}
	k := similar(is, i)
	if k < 0 {
		return
	}
	other := len(d.patch)
	d.patch = fmt.Appendf(d.patch, `{"=":%d,`, k)
	changes := len(d.patch)
	d.value(is[k], now)
	if d.patch[changes] != '{' || len(d.patch)-other-len("{") >= n {
		d.patch = d.patch[:other]
		return
	}
	d.patch = slices.Delete(d.patch, changes, changes+len("{"))
	if d.patch[changes] == '}' { // it is the same
		d.patch = slices.Delete(d.patch, changes-len(","), changes)
	}
	d.patch = slices.Delete(d.patch, start, other)
}

// similar is the last element before another's neighbour that has the same members, or -1.
func similar(is []piece, i int) int {
	for k := i - 2; k >= max(0, i-1-maxLook); k-- {
		if is[k][0] == '{' && sameNames(is[k], is[i]) {
			return k
		}
	}
	return -1
}

// sameNames tells whether two objects have the same members.
func sameNames(a, b []byte) bool {
	i, j := 1, 1
	for a[i] == '"' && b[j] == '"' {
		n, m := end(a, i), end(b, j)
		if !bytes.Equal(a[i:n], b[j:m]) {
			return false
		}
		if i, j = end(a, n+1), end(b, m+1); a[i] == ',' && b[j] == ',' {
			i, j = i+1, j+1
		}
	}
	return a[i] == '}' && b[j] == '}'
}

// maxLook is how far back a similar element is looked for.
const maxLook = 12

// spliced makes a list as long as another, so that what is alike stands at the same place.
func (d *differ) spliced(was, is []piece) []piece {
	if slices.EqualFunc(was, is, alike) {
		return was
	}
	long := make([]piece, 0, len(is))
	hunk := func(out, in int) {
		d.patch = fmt.Appendf(d.patch, ",%d,%d,%d", len(long), out, in)
		long = append(long, make([]piece, in)...)
	}
	start := len(d.patch)
	for len(was) > 0 && len(long) < len(is) {
		out, in := gap(was, is[len(long):])
		if out+in > 0 {
			hunk(out, in)
			was = was[out:]
			continue
		}
		long, was = append(long, was[0]), was[1:]
	}
	if rest := len(is) - len(long); len(was) > 0 || rest > 0 {
		hunk(len(was), rest)
	}
	if len(d.patch) > start {
		d.patch = slices.Insert(d.patch, start+1, []byte(`"x":[`)...)
		d.patch = append(slices.Delete(d.patch, start, start+1), ']')
	}
	return long
}

// gap is how many elements must go, or come, until two lists go on alike; none if they do, or if
// they differ so much that one element becomes another.
func gap(was, is []piece) (out, in int) {
	for n := range max(len(was), len(is)) {
		if n < len(was) && alike(was[n], is[0]) {
			return n, 0
		}
		if n < len(is) && alike(was[0], is[n]) {
			return 0, n
		}
	}
	return 0, 0
}

// alike tells whether two elements are about the same thing: objects whose first members, such as
// an id, are equal.
func alike(a, b piece) bool {
	if a[0] != '{' || b[0] != '{' || len(a) == 2 || len(b) == 2 {
		return bytes.Equal(a, b)
	}
	n := end(a, end(a, 1)+1)
	return len(b) > n && bytes.Equal(a[:n], b[:n]) && (b[n] == ',' || b[n] == '}')
}
