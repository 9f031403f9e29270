package lordaeron

import (
	"testing"
	"unsafe"

	"twobanners/game"
)

// The compiler keeps a struct in registers if it has at most four words and four fields; whatever
// is larger lives in memory and is copied at every call. An act is handed to all that makes a move,
// and drawn moves stay packed until they are made. A bundle is filled in for every few moves.
func TestSmallThingsStaySmall(t *testing.T) {
	word := unsafe.Sizeof(uintptr(0))
	if words := unsafe.Sizeof(act{}) / word; words > 4 {
		t.Errorf("an act has %d words", words)
	}
	if size := unsafe.Sizeof(game.Move(0)); size > word {
		t.Errorf("a packed move has %d bytes", size)
	}
	if size := unsafe.Sizeof(Move{}); size > 10 {
		t.Errorf("a move taken apart has %d bytes", size)
	}
	if size := unsafe.Sizeof(bundle{}); size > 40 {
		t.Errorf("a bundle has %d bytes", size)
	}
}

// Every thing of a set is found by its number, and every subset of one.
func TestNthOfASet(t *testing.T) {
	for _, set := range []Regions{{1}, {0, 1}, {0x8421, 0x9}, {^uint64(0), 0xf}} {
		k := 0
		for r := set.Next(0); r != NoRegion; r = set.Next(r + 1) {
			if got := set.nth(k); got != r {
				t.Errorf("%x: number %d is %d, not %d", set, k, got, r)
			}
			k++
		}
		if set.count() != k {
			t.Errorf("%x: %d things, not %d", set, set.count(), k)
		}
	}
	seen := map[uint64]bool{}
	for k := range 8 {
		seen[subset(0b101001, k)] = true
	}
	if len(seen) != 8 || !seen[0] || !seen[0b101001] || !seen[0b1000] {
		t.Errorf("subsets %v", seen)
	}
}
