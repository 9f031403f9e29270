package fastjson

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strings"
	"unsafe"
)

var (
	appender  = reflect.TypeFor[Appender]()
	marshaler = reflect.TypeFor[json.Marshaler]()
	texter    = reflect.TypeFor[encoding.TextMarshaler]()
)

// writesItself tells whether package json asks a type how it is written.
func writesItself(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return p.Implements(marshaler) || p.Implements(texter)
}

// field is a member of a struct.
type field struct {
	at    uintptr
	key   string                       // with a comma, its quotes and a colon
	empty func(at unsafe.Pointer) bool // nil if it is always written
	write writer
}

// structure writes structs with names for their members; others are left to package json.
func structure(t reflect.Type) writer {
	var fields []field
	for i := range t.NumField() {
		member := t.Field(i)
		name, options, _ := strings.Cut(member.Tag.Get("json"), ",")
		if member.Anonymous || !member.IsExported() || name == "" || name == "-" ||
			options != "" && options != "omitempty" {
			return leave(t)
		}
		f := field{at: member.Offset, key: `,"` + name + `":`, write: writerOf(member.Type)}
		if options != "" {
			f.empty = emptiness(member.Type)
		}
		fields = append(fields, f)
	}
	return func(t *Text, at unsafe.Pointer) error {
		t.add("{")
		for i := range fields {
			f := &fields[i]
			member := unsafe.Add(at, f.at)
			if f.empty != nil && f.empty(member) {
				continue
			}
			key := f.key
			if t.Bytes[len(t.Bytes)-1] == '{' {
				key = key[len(","):]
			}
			t.add(key)
			node := t.open(len(t.Bytes) - len(f.key) + len(","))
			if err := f.write(t, member); err != nil {
				return err
			}
			t.shut(node)
		}
		t.add("}")
		return nil
	}
}

// emptiness tells whether a member of a type is left out.
func emptiness(t reflect.Type) func(at unsafe.Pointer) bool {
	switch t.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Uint8:
		return zero[uint8]
	case reflect.Int, reflect.Int64, reflect.Uint, reflect.Uint64, reflect.Uintptr:
		return zero[uint64]
	case reflect.String:
		return func(at unsafe.Pointer) bool { return len(*(*string)(at)) == 0 }
	case reflect.Slice:
		return func(at unsafe.Pointer) bool { return len(*(*[]byte)(at)) == 0 }
	case reflect.Pointer, reflect.Interface:
		return zero[unsafe.Pointer]
	case reflect.Struct:
		return nil
	default:
		return func(at unsafe.Pointer) bool {
			v := reflect.NewAt(t, at).Elem()
			if t.Kind() == reflect.Map || t.Kind() == reflect.Array {
				return v.Len() == 0
			}
			return v.IsZero()
		}
	}
}

func zero[T comparable](at unsafe.Pointer) bool {
	var none T
	return *(*T)(at) == none
}
