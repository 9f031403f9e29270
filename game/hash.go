package game

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math/bits"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"
)

// Flat writes values of one flat type as bytes in a fixed order, the same everywhere: those that
// binary.Write would write, little end first. Where memory looks like that already, but for the
// gaps between fields, it is copied piece by piece, which takes a fiftieth of the time.
type Flat[T any] struct {
	// pieces are the parts of a value without gaps; size is how many bytes they have in all.
	pieces []piece
	size   int
	// foreign: the big end comes first on this machine, so each number is a piece and turned round.
	foreign bool
	// cut says of some arrays, by their paths, how many elements are written.
	cut     map[string]int
	buffers sync.Pool
}

type piece struct{ from, size uintptr }

// NewFlat looks a type up: it must have no slice, map or string inside, and no pointer but to
// Immutable content, which is not written.
func NewFlat[T any]() *Flat[T] { return NewFlatCut[T](nil) }

// NewFlatCut writes no more than so many elements of some arrays, named by their paths: values as
// they were written when the arrays were shorter.
func NewFlatCut[T any](cut map[string]int) *Flat[T] {
	one := uint16(1)
	f := &Flat[T]{foreign: *(*byte)(unsafe.Pointer(&one)) != 1, cut: cut}
	f.add(reflect.TypeFor[T](), 0, "")
	for _, p := range f.pieces {
		f.size += int(p.size)
	}
	f.buffers.New = func() any { b := make([]byte, 0, f.size); return &b }
	return f
}

// add notes the pieces of a type that begins somewhere; pieces without a gap between them are one.
func (f *Flat[T]) add(t reflect.Type, from uintptr, path string) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			name := strings.TrimPrefix(path+"."+t.Field(i).Name, ".")
			f.add(t.Field(i).Type, from+t.Field(i).Offset, name)
		}
	case reflect.Array:
		n := t.Len()
		if most, short := f.cut[path]; short {
			n = most
		}
		for i := range n {
			f.add(t.Elem(), from+uintptr(i)*t.Elem().Size(), path+"[]")
		}
	case reflect.Bool,
		reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		n := len(f.pieces)
		if n > 0 && !f.foreign && f.pieces[n-1].from+f.pieces[n-1].size == from {
			f.pieces[n-1].size += t.Size()
			return
		}
		f.pieces = append(f.pieces, piece{from, t.Size()})
	case reflect.Pointer:
		if !t.Implements(reflect.TypeFor[Immutable]()) {
			panic(fmt.Sprintf("a %s is not flat", t))
		}
	default:
		panic(fmt.Sprintf("a %s is not flat", t)) // a programmer's mistake, seen at once
	}
}

// Append writes a value.
func (f *Flat[T]) Append(to []byte, value *T) []byte {
	for _, p := range f.pieces {
		to = append(to, unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(value), p.from)), p.size)...)
		if f.foreign {
			slices.Reverse(to[len(to)-int(p.size):])
		}
	}
	return to
}

// Hash tells values apart.
func (f *Flat[T]) Hash(value *T) uint64 { return f.with(value, WideHash) }

// FirstHash is the hash of records of the first format.
func (f *Flat[T]) FirstHash(value *T) uint64 {
	return f.with(value, func(text []byte) uint64 {
		h := fnv.New64a()
		_, _ = h.Write(text) // a hash takes everything
		return h.Sum64()
	})
}

func (f *Flat[T]) with(value *T, hash func([]byte) uint64) uint64 {
	buffer := f.buffers.Get().(*[]byte)
	*buffer = f.Append((*buffer)[:0], value)
	h := hash(*buffer)
	f.buffers.Put(buffer)
	return h
}

// WideHash takes sixteen bytes at a step: two words, each mixed with a constant, are multiplied and
// both halves of the product kept. It is ours, so that no release of a library changes a record.
func WideHash(text []byte) uint64 {
	const one, two = 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9
	h := uint64(len(text)) ^ two
	for ; len(text) >= 16; text = text[16:] {
		a, b := binary.LittleEndian.Uint64(text), binary.LittleEndian.Uint64(text[8:])
		h = folded(a^one, b^h)
	}
	var rest [16]byte
	copy(rest[:], text)
	h = folded(binary.LittleEndian.Uint64(rest[:])^one, binary.LittleEndian.Uint64(rest[8:])^h)
	return folded(h^one, two)
}

func folded(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	return high ^ low
}

// FirstHashed is a position that knows its hash in records of the first format, where it was
// another one.
type FirstHashed interface{ FirstHash() uint64 }

// HashIn is the hash of a position in records of a format.
func HashIn(format int, p Position) uint64 {
	if first, ok := p.(FirstHashed); ok && format < 2 {
		return first.FirstHash()
	}
	return p.Hash()
}

// HashText is the hash of a position as it stands in records of a format.
func HashText(format int, p Position) string { return fmt.Sprintf("%016x", HashIn(format, p)) }

// CheckHash tells whether a position is the one that a record of a format has a hash of.
func CheckHash(format int, p Position, text string) error {
	want, err := strconv.ParseUint(text, 16, 64)
	if got := HashIn(format, p); err != nil || len(text) != 16 || got != want {
		return fmt.Errorf("the position has hash %016x, the record says %s", got, text)
	}
	return nil
}
