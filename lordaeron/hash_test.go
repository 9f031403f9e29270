package lordaeron

import (
	"bytes"
	"encoding/binary"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// A position is hashed by the bytes that reflection would write.
func TestPositionsAreWrittenAsByReflection(t *testing.T) {
	for moves := 0; moves < 200; moves += 20 {
		p := gametest.After(t, newGame(t), 4, "", game.NewFast(3), moves).(*Position)
		want, err := binary.Append(nil, binary.LittleEndian, &p.State)
		if err != nil {
			t.Fatal(err)
		}
		if got := flat.Append(nil, &p.State); !bytes.Equal(got, want) {
			t.Fatalf("after %d moves: %x is written, not %x", moves, got, want)
		}
	}
}

// The first layout leaves out nothing that a box which fits it can use: positions differ in their
// hash as they differ as a whole.
func TestFirstLayoutLosesNothing(t *testing.T) {
	g := gameOf(t, countedVersion)
	if g.box.flat != first {
		t.Fatal("the box of the first games does not fit their layout")
	}
	whole, cut := map[uint64]uint64{}, map[uint64]uint64{}
	for seed := range uint64(3) {
		for moves := 0; moves < 600; moves += 7 {
			p := gametest.After(t, g, 2+int(seed), "", game.NewFast(seed), moves).(*Position)
			a, b := flat.Hash(&p.State), p.Hash()
			if was, known := whole[a]; known && was != b || cut[b] != 0 && cut[b] != a {
				t.Fatalf("after %d moves: the layouts do not tell the same positions apart", moves)
			}
			whole[a], cut[b] = b, a
		}
	}
}
