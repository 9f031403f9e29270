// Package fastjson is a JSON encoder that writes what package json writes, byte for byte, in a
// fraction of its time: views of tables are written after every move, for every seat. How a type is
// written is found out once; what is rare is left to package json.
package fastjson

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"sync"
	"unsafe"
)

// Appender is a value that writes itself as json.Marshaler would have it written: compact, and with
// nothing in it that package json escapes.
type Appender interface{ AppendJSON(to []byte) []byte }

// Append adds a value as JSON to a text.
func Append(to []byte, value any) ([]byte, error) {
	t := texts.Get().(*Text)
	defer texts.Put(t)
	err := t.Set(value)
	return append(to, t.Bytes...), err
}

var texts = sync.Pool{New: func() any { return &Text{} }}

// any adds a value.
func (t *Text) any(value any) error {
	switch v := value.(type) {
	case nil:
		t.add("null")
		return nil
	case string:
		t.string(v)
		return nil
	case int:
		t.Bytes = strconv.AppendInt(t.Bytes, int64(v), 10)
		return nil
	case bool:
		t.Bytes = strconv.AppendBool(t.Bytes, v)
		return nil
	case map[string]any:
		return t.object(v)
	}
	v := reflect.ValueOf(value)
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			t.add("null")
			return nil
		}
		return writerOf(v.Type().Elem())(t, v.UnsafePointer())
	}
	if own, ok := value.(Appender); ok {
		return t.appended(own)
	}
	room := reflect.New(v.Type())
	room.Elem().Set(v)
	return writerOf(v.Type())(t, room.UnsafePointer())
}

// writer adds the value at an address to a text.
type writer func(t *Text, at unsafe.Pointer) error

var writers sync.Map // of writer, by reflect.Type

func writerOf(t reflect.Type) writer {
	if known, ok := writers.Load(t); ok {
		return known.(writer)
	}
	// A type may contain itself: until it is known it is looked up.
	writers.Store(t, writer(func(to *Text, at unsafe.Pointer) error {
		return writerOf(t)(to, at)
	}))
	made := newWriter(t)
	writers.Store(t, made)
	return made
}

func newWriter(t reflect.Type) writer {
	if t.Kind() != reflect.Pointer && t.Implements(appender) {
		return func(to *Text, at unsafe.Pointer) error {
			return to.appended(reflect.NewAt(t, at).Interface().(Appender))
		}
	}
	if t == reflect.TypeFor[json.RawMessage]() {
		return raw
	}
	if writesItself(t) {
		return leave(t)
	}
	switch t.Kind() {
	case reflect.Bool:
		return plain(strconv.AppendBool)
	case reflect.Int:
		return number[int]()
	case reflect.Int8:
		return number[int8]()
	case reflect.Int16:
		return number[int16]()
	case reflect.Int32:
		return number[int32]()
	case reflect.Int64:
		return number[int64]()
	case reflect.Uint8:
		return number[uint8]()
	case reflect.Uint16:
		return number[uint16]()
	case reflect.Uint32:
		return number[uint32]()
	case reflect.Uint64:
		return plain(func(to []byte, v uint64) []byte { return strconv.AppendUint(to, v, 10) })
	case reflect.String:
		return plain(appendString)
	case reflect.Pointer:
		return pointer(t)
	case reflect.Slice:
		return slice(t)
	case reflect.Array:
		element, n, size := writerOf(t.Elem()), t.Len(), t.Elem().Size()
		return func(t *Text, at unsafe.Pointer) error { return t.list(element, at, n, size) }
	case reflect.Struct:
		return structure(t)
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return func(t *Text, at unsafe.Pointer) error { return t.any(*(*any)(at)) }
		}
	default:
	}
	return leave(t)
}

// raw adds what is JSON already; package json would look at all of it.
func raw(t *Text, at unsafe.Pointer) error {
	text := *(*json.RawMessage)(at)
	if !isPlain(text) {
		return leave(reflect.TypeFor[json.RawMessage]())(t, at)
	}
	start := len(t.Bytes)
	t.Bytes = append(t.Bytes, text...)
	t.outline(start)
	return nil
}

// leave leaves a type to package json.
func leave(t reflect.Type) writer {
	return func(to *Text, at unsafe.Pointer) error {
		text, err := json.Marshal(reflect.NewAt(t, at).Interface())
		if err == nil {
			start := len(to.Bytes)
			to.Bytes = append(to.Bytes, text...)
			to.outline(start)
		}
		return err
	}
}

func plain[T any](add func(to []byte, v T) []byte) writer {
	return func(t *Text, at unsafe.Pointer) error {
		t.Bytes = add(t.Bytes, *(*T)(at))
		return nil
	}
}

func number[T int | int8 | int16 | int32 | int64 | uint8 | uint16 | uint32]() writer {
	return plain(func(to []byte, v T) []byte { return strconv.AppendInt(to, int64(v), 10) })
}

func pointer(t reflect.Type) writer {
	element := writerOf(t.Elem())
	return func(t *Text, at unsafe.Pointer) error {
		if at = *(*unsafe.Pointer)(at); at == nil {
			t.add("null")
			return nil
		}
		return element(t, at)
	}
}

func slice(t reflect.Type) writer {
	if t.Elem().Kind() == reflect.Uint8 {
		return leave(t) // it is written in base 64
	}
	element, size := writerOf(t.Elem()), t.Elem().Size()
	return func(t *Text, at unsafe.Pointer) error {
		list := (*[]byte)(at) // its length and where it begins are the same for any type
		if *list == nil {
			t.add("null")
			return nil
		}
		return t.list(element, unsafe.Pointer(unsafe.SliceData(*list)), len(*list), size)
	}
}

func (t *Text) appended(value Appender) error {
	start := len(t.Bytes)
	t.Bytes = value.AppendJSON(t.Bytes)
	t.outline(start)
	return nil
}

func (t *Text) list(element writer, at unsafe.Pointer, n int, size uintptr) error {
	t.add("[")
	for i := range n {
		if i > 0 {
			t.add(",")
		}
		node := t.open(len(t.Bytes))
		if err := element(t, unsafe.Add(at, uintptr(i)*size)); err != nil {
			return err
		}
		t.shut(node)
	}
	t.add("]")
	return nil
}

func (t *Text) object(m map[string]any) error {
	if m == nil {
		t.add("null")
		return nil
	}
	var room [8]string
	keys := room[:0]
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	t.add("{")
	for i, key := range keys {
		if i > 0 {
			t.add(",")
		}
		start := len(t.Bytes)
		t.string(key)
		t.add(":")
		node := t.open(start)
		if err := t.any(m[key]); err != nil {
			return err
		}
		t.shut(node)
	}
	t.add("}")
	return nil
}

func (t *Text) add(text string) { t.Bytes = append(t.Bytes, text...) }

func (t *Text) string(s string) { t.Bytes = appendString(t.Bytes, s) }

func appendString(to []byte, s string) []byte {
	for i := range len(s) {
		if !written[s[i]] {
			text, _ := json.Marshal(s) // a string can always be written
			return append(to, text...)
		}
	}
	return append(append(append(to, '"'), s...), '"')
}

// written are the bytes that are written as they are.
var written = func() (list [256]bool) {
	for c := ' '; c <= '~'; c++ {
		list[c] = c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
	}
	return list
}()
