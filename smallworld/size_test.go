package smallworld

import (
	"testing"
	"unsafe"
)

// The compiler keeps a struct in registers if it has at most four words and four fields; whatever
// is larger lives in memory and is copied at every call. An act is handed to all that makes a move.
func TestAnActFitsIntoRegisters(t *testing.T) {
	if words := unsafe.Sizeof(act{}) / unsafe.Sizeof(uintptr(0)); words > 4 {
		t.Errorf("an act has %d words", words)
	}
	if size := unsafe.Sizeof(code(0)); size > unsafe.Sizeof(uintptr(0)) {
		t.Errorf("a packed move has %d bytes", size)
	}
}

// Every region of a set is found by its number.
func TestNthRegion(t *testing.T) {
	for _, set := range []Regions{1, 1 << 63, 0xff << 28, 0x8421084210842108, ^Regions(0)} {
		k := 0
		for rest := set; rest != 0; rest &= rest - 1 {
			if got := set.nth(k); got != rest.First() {
				t.Errorf("%x: number %d is %d, not %d", set, k, got, rest.First())
			}
			k++
		}
	}
}
