package patch

import (
	"bytes"
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Value is a Go value that patches lead from and to: what is the same is found without writing it
// as JSON. The value must not be changed any more.
type Value struct {
	of    any               // nil when it rests: there is only its text
	text  []byte            // as soon as somebody has asked for it
	texts map[string][]byte // of its members that were compared as texts
}

// Of makes a value of anything that package json writes.
func Of(value any) *Value { return &Value{of: value} }

// Text is the value as JSON.
func (v *Value) Text() (_ []byte, err error) {
	if v.text == nil {
		v.text, err = json.Marshal(v.of)
	}
	return v.text, err
}

// Rest keeps the text alone, which takes a fraction of the room. Patches from it take longer.
func (v *Value) Rest() error {
	_, err := v.Text()
	if err == nil {
		v.of, v.texts = nil, nil
	}
	return err
}

// Since is the patch that makes the value of an earlier one of the same type. Members of the value
// itself that the reader knows already can be left out.
func (v *Value) Since(was *Value, known ...string) ([]byte, error) {
	if was.of == nil || v.of == nil {
		text, err := v.Text()
		if err != nil {
			return nil, err
		}
		return Between(was.text, text, known...), nil
	}
	d := differs.Get().(*differ)
	defer differs.Put(d)
	d.known, d.patch, d.pieces, d.err = known, d.patch[:0], d.pieces[:0], nil
	d.was, d.is = was, v
	if !d.values(reflect.ValueOf(was.of), reflect.ValueOf(v.of)) {
		d.patch = append(d.patch[:0], "{}"...)
	}
	d.was, d.is = nil, nil
	return bytes.Clone(d.patch), d.err
}

// values writes the patch between two values of one static type, if they differ: structs member by
// member, lists of structs by element, and anything else as texts.
func (d *differ) values(was, is reflect.Value) (differ bool) {
	for is.Kind() == reflect.Pointer || is.Kind() == reflect.Interface {
		if was.IsNil() || is.IsNil() || was.Elem().Type() != is.Elem().Type() {
			break
		}
		was, is = was.Elem(), is.Elem()
	}
	switch {
	case is.Type() == was.Type() && same(was, is):
		return false
	case is.Kind() == reflect.Struct && shapeOf(is.Type()).plain:
		return d.fields(was, is)
	case is.Kind() == reflect.Slice && was.Len() > 0 && is.Len() > 0 &&
		is.Type().Elem().Kind() == reflect.Struct && shapeOf(is.Type().Elem()).plain &&
		!anonymousList(is.Type()):
		return d.list(was, is)
	}
	d.value(d.text(was), d.text(is))
	return true
}

// fields compares two structs member by member.
func (d *differ) fields(was, is reflect.Value) (differ bool) {
	d.patch = append(d.patch, '{')
	d.depth++
	for _, f := range shapeOf(is.Type()).fields {
		if d.knows(f.key) {
			continue
		}
		start := len(d.patch)
		d.key(f.key)
		if d.member(&f, was.Field(f.at), is.Field(f.at)) {
			differ = true
		} else {
			d.patch = d.patch[:start]
		}
	}
	d.depth--
	d.patch = append(d.patch, '}')
	return differ
}

func (d *differ) member(f *field, was, is reflect.Value) (differ bool) {
	gone, fresh := f.leftOut(is), f.leftOut(was)
	switch {
	case gone && fresh:
		return false
	case gone:
		d.patch = append(d.patch, "[]"...)
	case fresh:
		d.value(null, d.text(is))
	case f.keep && d.depth == 1 && was.Len() > 0 && is.Len() > 0:
		if same(was, is) {
			return false
		}
		d.kept(f.key, was, is)
	default:
		return d.values(was, is)
	}
	return true
}

// list compares lists of structs. What was put in or taken out moves the rest; what is new is
// written as a change of the element before it.
func (d *differ) list(was, is reflect.Value) (differ bool) {
	d.patch = append(d.patch, '{')
	d.depth++
	start := len(d.patch)
	from := d.places(was, is)
	differ = len(d.patch) > start
	for i := range is.Len() {
		before, now := reflect.Value{}, is.Index(i)
		switch {
		case from == nil:
			before = was.Index(i)
		case from[i] >= 0:
			before = was.Index(from[i])
		case i > 0:
			before = is.Index(i - 1)
		}
		start := len(d.patch)
		d.index(i)
		switch {
		case !before.IsValid():
			d.value(null, d.text(now))
			differ = true
		case d.values(before, now):
			differ = true
		default:
			d.patch = d.patch[:start]
		}
	}
	d.depth--
	d.patch = append(d.patch, '}')
	return differ
}

// places finds where the elements of a list were before, -1 for those that are new, and writes what
// came and went. It is nil if all are at their places: structs whose first members, such as an id,
// are equal are about the same thing.
func (d *differ) places(was, is reflect.Value) (from []int) {
	alike := func(i, k int) bool { return same(was.Index(i).Field(0), is.Index(k).Field(0)) }
	start, at := len(d.patch), 0
	hunk := func(out, in int) {
		d.patch = fmt.Appendf(d.patch, ",%d,%d,%d", len(from), out, in)
		at += out
		for range in {
			from = append(from, -1)
		}
	}
	for at < was.Len() && len(from) < is.Len() {
		out, in := 0, 0
		for n := 0; ; n++ {
			if at+n < was.Len() && alike(at+n, len(from)) {
				out = n
				break
			}
			if len(from)+n < is.Len() && alike(at, len(from)+n) {
				in = n
				break
			}
			if at+n >= was.Len() && len(from)+n >= is.Len() {
				break // one becomes another
			}
		}
		if out+in > 0 {
			hunk(out, in)
			continue
		}
		from = append(from, at)
		at++
	}
	if rest := is.Len() - len(from); rest > 0 || at < was.Len() {
		hunk(was.Len()-at, rest)
	}
	if len(d.patch) == start {
		return nil
	}
	d.patch[start] = '['
	d.patch = append(slices.Insert(d.patch, start, []byte(`"x":`)...), ']')
	return from
}

// kept compares lists that tend to be new from end to end, such as the moves that are offered: the
// text of the later one is kept for the next time.
func (d *differ) kept(key []byte, a, b reflect.Value) {
	was, ok := d.was.texts[string(key)]
	if !ok {
		was = d.text(a)
	}
	is := d.text(b)
	if d.is.texts == nil {
		d.is.texts = map[string][]byte{}
	}
	d.is.texts[string(key)] = is
	d.value(was, is)
}

// text writes a value as JSON.
func (d *differ) text(v reflect.Value) []byte {
	text, err := json.Marshal(v.Interface())
	if err != nil {
		d.err = err
		return null
	}
	return text
}

// shape is how package json writes a struct. Only plain ones are compared by member: those that do
// not write themselves and have nothing embedded.
type shape struct {
	plain  bool
	fields []field
}

// field is a member of a struct.
type field struct {
	at        int
	key       []byte // in quotes
	omitEmpty bool
	keep      bool // a list that is compared as a text: its elements have nothing to know them by
}

// leftOut tells whether a member is not written.
func (f *field) leftOut(v reflect.Value) bool {
	if !f.omitEmpty {
		return false
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.String, reflect.Array:
		return v.Len() == 0
	case reflect.Struct:
		return false
	default:
		return v.IsZero()
	}
}

var shapes sync.Map // of *shape, by reflect.Type

func shapeOf(t reflect.Type) *shape {
	if known, ok := shapes.Load(t); ok {
		return known.(*shape)
	}
	s := newShape(t)
	shapes.Store(t, s)
	return s
}

func newShape(t reflect.Type) *shape {
	s := &shape{plain: t.NumField() > 0}
	for _, own := range []reflect.Type{
		reflect.TypeFor[json.Marshaler](), reflect.TypeFor[encoding.TextMarshaler](),
	} {
		s.plain = s.plain && !t.Implements(own) && !reflect.PointerTo(t).Implements(own)
	}
	for i := range t.NumField() {
		member := t.Field(i)
		name, options, _ := strings.Cut(member.Tag.Get("json"), ",")
		if member.Anonymous || !member.IsExported() || name == "" || name == "-" ||
			options != "" && options != "omitempty" {
			return &shape{}
		}
		s.fields = append(s.fields, field{
			i, []byte(`"` + name + `"`), options != "", anonymousList(member.Type),
		})
	}
	return s
}

// anonymousList tells whether a type is a list of structs that begin with no name or number.
func anonymousList(t reflect.Type) bool {
	if t.Kind() != reflect.Slice || t.Elem().Kind() != reflect.Struct || t.Elem().NumField() == 0 {
		return false
	}
	switch t.Elem().Field(0).Type.Kind() {
	case reflect.Interface, reflect.Map:
		return true
	default:
		return false
	}
}
