package patch

import (
	"bytes"
	"slices"
	"strconv"
)

// piece is an element of a list.
type piece struct {
	text  []byte
	first int // how long it is up to its first member, of an object that has one; else 0
	node  int // of the later list
}

func (d *differ) pieceOf(node int) piece {
	p := piece{text: d.of(node), node: node}
	if first := node + 1; p.text[0] == '{' && first < int(d.nodes[node].Next) {
		p.first = int(d.nodes[first].End - d.nodes[node].Start)
	}
	return p
}

func newPiece(text []byte) piece {
	p := piece{text: text}
	if text[0] == '{' && text[1] != '}' {
		p.first = End(text, End(text, 1)+1)
	}
	return p
}

// alike tells whether two elements are about the same thing: objects whose first members, such as
// an id, are equal.
func (p *piece) alike(q *piece) bool {
	if p.first == 0 || q.first == 0 {
		return bytes.Equal(p.text, q.text)
	}
	return bytes.Equal(p.text[:p.first], q.text[:q.first])
}

// elements compares lists, and tells how long the earlier one is. What was put in or taken out
// moves the rest.
func (d *differ) elements(was []byte, node int) int {
	start := len(d.patch)
	d.patch = append(d.patch, '{')
	d.depth++
	n := d.inPlace(was, node)
	if n == 0 {
		d.patch = d.patch[:start+1]
		n = d.moved(was, node)
	}
	d.depth--
	d.patch = append(d.patch, '}')
	return n
}

// inPlace compares lists whose elements are all alike at their places; 0 if they are not.
func (d *differ) inPlace(was []byte, node int) int {
	i, index := 1, 0
	for part, next := node+1, int(d.nodes[node].Next); part < next; {
		if was[i] == ']' {
			return 0
		}
		if is := d.of(part); begins(was[i:], is) {
			i += len(is)
		} else {
			before, now := newPiece(was[i:End(was, i)]), d.pieceOf(part)
			if !before.alike(&now) {
				return 0
			}
			d.index(index)
			d.step(before.text, part)
			i += len(before.text)
		}
		if part = int(d.nodes[part].Next); was[i] == ',' && part < next {
			i++
		}
		index++
	}
	if was[i] != ']' {
		return 0
	}
	return i + 1
}

// moved compares lists from which elements were taken, or into which they were put.
func (d *differ) moved(was []byte, node int) int {
	kept := len(d.pieces)
	defer func() { d.pieces = d.pieces[:kept] }()
	i := 1
	for was[i] != ']' {
		d.pieces = append(d.pieces, newPiece(was[i:End(was, i)]))
		if i += len(d.pieces[len(d.pieces)-1].text); was[i] == ',' {
			i++
		}
	}
	middle := len(d.pieces)
	for part := node + 1; part < int(d.nodes[node].Next); part = int(d.nodes[part].Next) {
		d.pieces = append(d.pieces, d.pieceOf(part))
	}
	is := d.pieces[middle:len(d.pieces):len(d.pieces)]
	for k, before := range d.spliced(d.pieces[kept:middle:middle], is) {
		switch {
		case before.text == nil: // room that was made
			d.copied(is, k)
		case !bytes.Equal(before.text, is[k].text):
			d.index(k)
			d.step(before.text, is[k].node)
		}
	}
	return i + 1
}

// worthLooking is the length of a patch from which a better element to copy is looked for.
const worthLooking = 24

// copied writes an element that is new as a copy of an earlier one with changes.
func (d *differ) copied(is []piece, i int) {
	before, now := null, is[i].node
	if i > 0 {
		before = is[i-1].text
	}
	if bytes.Equal(before, is[i].text) {
		return
	}
	d.index(i)
	start := len(d.patch)
	d.value(before, now)
	n := len(d.patch) - start
	if n <= worthLooking || is[i].text[0] != '{' {
		return
	}
	k := d.similar(is, i)
	if k < 0 {
		return
	}
	other := len(d.patch)
	d.patch = strconv.AppendInt(append(d.patch, `{"=":`...), int64(k), 10)
	d.patch = append(d.patch, ',')
	changes := len(d.patch)
	d.value(is[k].text, now)
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
	for k := i - 2; k >= max(0, i-1-maxLook); k-- {
		if is[k].text[0] == '{' && d.sameNames(is[k].node, is[i].node) {
			return k
		}
	}
	return -1
}

// sameNames tells whether two objects have the same members.
func (d *differ) sameNames(a, b int) bool {
	p, q := a+1, b+1
	for p < int(d.nodes[a].Next) && q < int(d.nodes[b].Next) {
		one, other := &d.nodes[p], &d.nodes[q]
		if !bytes.Equal(d.text[one.Key:one.Start], d.text[other.Key:other.Start]) {
			return false
		}
		p, q = int(one.Next), int(other.Next)
	}
	return p == int(d.nodes[a].Next) && q == int(d.nodes[b].Next)
}

// maxLook is how far back a similar element is looked for.
const maxLook = 12

// spliced makes a list as long as another, so that what is alike stands at the same place.
func (d *differ) spliced(was, is []piece) []piece {
	first, start := len(d.pieces), len(d.patch)
	hunk := func(at, out, in int) {
		for _, n := range [...]int{at, out, in} {
			d.patch = strconv.AppendInt(append(d.patch, ','), int64(n), 10)
		}
		for range in {
			d.pieces = append(d.pieces, piece{})
		}
	}
	for at := 0; len(was) > 0 && at < len(is); at = len(d.pieces) - first {
		out, in := gap(was, is[at:])
		if out+in > 0 {
			hunk(at, out, in)
			was = was[out:]
			continue
		}
		d.pieces, was = append(d.pieces, was[0]), was[1:]
	}
	at := len(d.pieces) - first
	if rest := len(is) - at; len(was) > 0 || rest > 0 {
		hunk(at, len(was), rest)
	}
	if len(d.patch) > start {
		d.patch = slices.Insert(d.patch, start+1, []byte(`"x":[`)...)
		d.patch = append(slices.Delete(d.patch, start, start+1), ']')
	}
	return d.pieces[first:len(d.pieces):len(d.pieces)]
}

// gap is how many elements must go, or come, until two lists go on alike; none if they do, or if
// they differ so much that one element becomes another.
func gap(was, is []piece) (out, in int) {
	for n := range max(len(was), len(is)) {
		if n < len(was) && was[n].alike(&is[0]) {
			return n, 0
		}
		if n < len(is) && was[0].alike(&is[n]) {
			return 0, n
		}
	}
	return 0, 0
}
