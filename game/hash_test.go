package game_test

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"twobanners/game"
)

// gappy has gaps in memory, which no hash may see.
type gappy struct {
	A uint8
	B uint64
	C [3]struct {
		D int16
		E bool
	}
	F int8
	G [2]int32
}

// A flat value is written as encoding/binary writes it, by reflection and slowly.
func TestFlatValuesAreWrittenAsByReflection(t *testing.T) {
	flat := game.NewFlat[gappy]()
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.Make[gappy]().Draw(t, "value")
		want, err := binary.Append(nil, binary.LittleEndian, &v)
		if err != nil {
			t.Fatal(err)
		}
		if got := flat.Append(nil, &v); !bytes.Equal(got, want) {
			t.Errorf("%x is written, not %x", got, want)
		}
	})
}

func TestOnlyFlatTypesAreTaken(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a type with a slice passes for flat")
		}
	}()
	game.NewFlat[struct{ A []uint8 }]()
}

// The hash is in records, so it must never change.
func TestWideHashStays(t *testing.T) {
	for text, want := range map[string]uint64{
		"":                                     0x889b4304de909059,
		"two banners":                          0xec7254aa3d1c29dd,
		"sixteen bytes ok":                     0xa9d4cd9387ed6af2,
		"thirty-three bytes are two and a bit": 0xcc639b05521f7ced,
	} {
		if got := game.WideHash([]byte(text)); got != want {
			t.Errorf("%q: %#x, not %#x", text, got, want)
		}
	}
}

// Each bit counts, and half of the hash changes with it.
func TestWideHashSeesEveryBit(t *testing.T) {
	for _, size := range []int{1, 15, 16, 17, 100, 1400} {
		text := make([]byte, size)
		for i := range text {
			text[i] = byte(i * 37)
		}
		whole, changed := game.WideHash(text), 0
		for bit := range 8 * size {
			text[bit/8] ^= 1 << (bit % 8)
			other := game.WideHash(text)
			text[bit/8] ^= 1 << (bit % 8)
			if other == whole {
				t.Fatalf("%d bytes: bit %d does not count", size, bit)
			}
			changed += bits.OnesCount64(whole ^ other)
		}
		if mean := float64(changed) / float64(8*size); mean < 26 || mean > 38 {
			t.Errorf("%d bytes: %.1f of 64 bits change with one", size, mean)
		}
		if game.WideHash(text[:size-1]) == whole {
			t.Errorf("%d bytes: the last one does not count", size)
		}
	}
}
