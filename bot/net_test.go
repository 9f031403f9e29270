package bot

import (
	"bytes"
	"fmt"
	"testing"
)

func TestHalvesAreRounded(t *testing.T) {
	for _, x := range []float32{0, 1, -1, 0.5, 65504, -65504, 1.0 / (1 << 24), 0.333251953125} {
		if got := fromHalf(ToHalf(x)); got != x {
			t.Errorf("%v becomes %v", x, got)
		}
	}
	for h := range uint16(0x7c00) {
		if got := ToHalf(fromHalf(h)); got != h {
			t.Fatalf("half %#x becomes %#x", h, got)
		}
	}
	for _, c := range [][2]float32{{0.1, 0.099975586}, {1e6, 65504}, {1e-9, 0}, {2049, 2048}} {
		if got := fromHalf(ToHalf(c[0])); got != c[1] {
			t.Errorf("%v becomes %v, want %v", c[0], got, c[1])
		}
	}
}

func TestBrokenNetsAreRefused(t *testing.T) {
	const one, three = `"names": {"features": ["a"]}`, `"names": {"features": ["a", "b", "c"]}`
	head := func(text string) []byte { return []byte(netMagic + text + "\n") }
	for _, c := range []struct {
		raw  []byte
		want string
	}{
		{nil, "not the weights of a net"},
		{head(`{`), "broken"},
		{head(`{"inputs": 3, "layers": []}`), "makes no sense"},
		{head(`{"inputs": 3, "layers": [2]}`), "other names than it has inputs"},
		{head(`{"inputs": 2, "layers": [2], "names": {"features": ["a", "a"]}}`), `name "a"`},
		{head(`{"inputs": 3, "layers": [99999], ` + three + `}`), "a layer of 99999"},
		{head(`{"inputs": 3, "layers": [2], ` + three + `}`), "another length"},
		{
			append(head(`{"inputs": 1, "layers": [1], `+one+`}`), make([]byte, 2*9)...),
			"another length",
		},
	} {
		_, err := ReadNet(c.raw)
		if err == nil || !bytes.Contains([]byte(err.Error()), []byte(c.want)) {
			t.Errorf("%q: got %v, want %s", c.raw, err, c.want)
		}
	}
	whole := append(head(`{"inputs": 1, "layers": [1], `+one+`}`), make([]byte, 2*(3+1+2+2))...)
	if _, err := ReadNet(whole); err != nil {
		t.Error(fmt.Errorf("a whole net: %w", err))
	}
}
