package patch

import (
	"reflect"
	"sync"
	"unsafe"
)

// equal tells whether two values of one type, by their addresses, are written alike. Package
// reflect takes ten times as long for it, and nearly all of a view is the same after a move.
type equal func(a, b unsafe.Pointer) bool

var equals sync.Map // of equal, by reflect.Type

// same tells whether two values of one type are written alike.
func same(a, b reflect.Value) bool {
	if !a.CanAddr() || !b.CanAddr() {
		a, b = addressed(a), addressed(b)
	}
	return equalOf(a.Type())(a.Addr().UnsafePointer(), b.Addr().UnsafePointer())
}

func addressed(v reflect.Value) reflect.Value {
	room := reflect.New(v.Type()).Elem()
	room.Set(v)
	return room
}

func equalOf(t reflect.Type) equal {
	if known, ok := equals.Load(t); ok {
		return known.(equal)
	}
	// A type may contain itself: until it is known it is looked up.
	equals.Store(t, equal(func(a, b unsafe.Pointer) bool { return equalOf(t)(a, b) }))
	made := newEqual(t)
	equals.Store(t, made)
	return made
}

func newEqual(t reflect.Type) equal {
	switch t.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Uint8:
		return equalAt[uint8]
	case reflect.Int16, reflect.Uint16:
		return equalAt[uint16]
	case reflect.Int32, reflect.Uint32:
		return equalAt[uint32]
	case reflect.Int, reflect.Uint, reflect.Int64, reflect.Uint64:
		return equalAt[uint64]
	case reflect.Float32:
		return equalAt[float32]
	case reflect.Float64:
		return equalAt[float64]
	case reflect.String:
		return equalAt[string]
	case reflect.Struct:
		return equalFields(t)
	case reflect.Array:
		element, n, size := equalOf(t.Elem()), t.Len(), t.Elem().Size()
		return func(a, b unsafe.Pointer) bool { return equalRow(element, a, b, n, size) }
	case reflect.Slice:
		element, size := equalOf(t.Elem()), t.Elem().Size()
		return func(a, b unsafe.Pointer) bool {
			was, is := (*[]byte)(a), (*[]byte)(b)
			if (*was == nil) != (*is == nil) || len(*was) != len(*is) {
				return false
			}
			from, to := unsafe.SliceData(*was), unsafe.SliceData(*is)
			return from == to ||
				equalRow(element, unsafe.Pointer(from), unsafe.Pointer(to), len(*is), size)
		}
	case reflect.Pointer:
		element := equalOf(t.Elem())
		return func(a, b unsafe.Pointer) bool {
			was, is := *(*unsafe.Pointer)(a), *(*unsafe.Pointer)(b)
			return was == is || was != nil && is != nil && element(was, is)
		}
	case reflect.Interface:
		return func(a, b unsafe.Pointer) bool {
			was, is := reflect.NewAt(t, a).Elem(), reflect.NewAt(t, b).Elem()
			if was.IsNil() || is.IsNil() {
				return was.IsNil() == is.IsNil()
			}
			was, is = was.Elem(), is.Elem()
			return was.Type() == is.Type() && same(was, is)
		}
	case reflect.Map:
		return func(a, b unsafe.Pointer) bool {
			return reflect.DeepEqual(reflect.NewAt(t, a).Elem().Interface(),
				reflect.NewAt(t, b).Elem().Interface())
		}
	default:
		return func(_, _ unsafe.Pointer) bool { return false } // then it is compared as a text
	}
}

func equalAt[T comparable](a, b unsafe.Pointer) bool { return *(*T)(a) == *(*T)(b) }

func equalRow(element equal, a, b unsafe.Pointer, n int, size uintptr) bool {
	for i := range n {
		if at := uintptr(i) * size; !element(unsafe.Add(a, at), unsafe.Add(b, at)) {
			return false
		}
	}
	return true
}

func equalFields(t reflect.Type) equal {
	type part struct {
		at    uintptr
		equal equal
	}
	var parts []part
	for i := range t.NumField() {
		parts = append(parts, part{t.Field(i).Offset, equalOf(t.Field(i).Type)})
	}
	return func(a, b unsafe.Pointer) bool {
		for _, p := range parts {
			if !p.equal(unsafe.Add(a, p.at), unsafe.Add(b, p.at)) {
				return false
			}
		}
		return true
	}
}
