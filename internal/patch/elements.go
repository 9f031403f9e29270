package patch

import (
	"bytes"
	"fmt"
	"slices"
)

// elements compares lists. What was put in or taken out moves the rest.
func (d *differ) elements(was, is []piece) {
	was = d.spliced(was, is)
	for i, now := range is {
		before := was[i].value
		if before == nil { // room that was made
			d.copied(is, i)
			continue
		}
		if !bytes.Equal(before, now.value) {
			d.index(i)
			d.value(before, now.value)
		}
	}
}

// worthLooking is the length of a patch from which a better element to copy is looked for.
const worthLooking = 24

// copied writes an element that is new as a copy of an earlier one with changes.
func (d *differ) copied(is []piece, i int) {
	before, now := null, is[i].value
	if i > 0 {
		before = is[i-1].value
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
	k := d.similar(is, i)
	if k < 0 {
		return
	}
	other := len(d.patch)
	d.patch = fmt.Appendf(d.patch, `{"=":%d,`, k)
	changes := len(d.patch)
	d.value(is[k].value, now)
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
func (d *differ) similar(is []piece, i int) int {
	kept := len(d.pieces)
	defer func() { d.pieces = d.pieces[:kept] }()
	d.split(is[i].value)
	mine := len(d.pieces)
	for k := i - 2; k >= max(0, i-1-maxLook); k-- {
		if is[k].value[0] != '{' {
			continue
		}
		d.pieces = d.pieces[:mine]
		d.split(is[k].value)
		if slices.EqualFunc(d.pieces[kept:mine], d.pieces[mine:], func(a, b piece) bool {
			return bytes.Equal(a.key, b.key)
		}) {
			return k
		}
	}
	return -1
}

// maxLook is how far back a similar element is looked for.
const maxLook = 12

// spliced makes a list as long as another, so that what is alike stands at the same place.
func (d *differ) spliced(was, is []piece) []piece {
	if slices.EqualFunc(was, is, func(a, b piece) bool { return alike(a.value, b.value) }) {
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
		if n < len(was) && alike(was[n].value, is[0].value) {
			return n, 0
		}
		if n < len(is) && alike(was[0].value, is[n].value) {
			return 0, n
		}
	}
	return 0, 0
}

// alike tells whether two elements are about the same thing: objects whose first members, such as
// an id, are equal.
func alike(a, b []byte) bool {
	if a[0] != '{' || b[0] != '{' || len(a) == 2 || len(b) == 2 {
		return bytes.Equal(a, b)
	}
	n := end(a, end(a, 1)+1)
	return len(b) > n && bytes.Equal(a[:n], b[:n]) && (b[n] == ',' || b[n] == '}')
}
