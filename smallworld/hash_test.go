package smallworld

import (
	"bytes"
	"encoding/binary"
	"reflect"
	"testing"

	"twobanners/game"
	"twobanners/game/gametest"
)

// A position is hashed by the bytes that reflection would write.
func TestPositionsAreWrittenAsByReflection(t *testing.T) {
	for moves := 0; moves < 200; moves += 20 {
		p := gametest.After(t, newGame(t), 4, "", game.NewFast(3), moves).(*Position)
		var want []byte
		fields := reflect.ValueOf(p).Elem()
		for i := 1; i < fields.NumField(); i++ { // the first is the box
			var err error
			want, err = binary.Append(want, binary.LittleEndian, fields.Field(i).Interface())
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := flat.Append(nil, p); !bytes.Equal(got, want) {
			t.Fatalf("after %d moves: %x is written, not %x", moves, got, want)
		}
	}
}
