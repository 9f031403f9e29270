package bot

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math"
)

// netMagic begins every file of net weights.
const netMagic = "two banners net 1\n"

// NetHead is what a net's file tells about it, as a line of JSON.
type NetHead struct {
	Game   string `json:"game"`
	Inputs int    `json:"inputs"`
	Scene  int    `json:"scene"`
	// Layers are their widths.
	Layers []int `json:"layers"`
	// Names are those of the features and of the scene; the inputs after them are every game's.
	Names InputNames `json:"names"`
	Made  Made       `json:"made"`
}

const maxLayer = 4096

// ReadNet reads weights: the magic line, the head's line, then float16 in little-endian order: for
// each layer its rows and its bias, the scene's rows after the first layer's; then the outputs.
func ReadNet(raw []byte) (*Net, error) {
	rest, ok := bytes.CutPrefix(raw, []byte(netMagic))
	if !ok {
		return nil, errors.New("these are not the weights of a net")
	}
	line, rest, ok := bytes.Cut(rest, []byte("\n"))
	n := &Net{}
	if err := json.Unmarshal(line, &n.Head); err != nil || !ok {
		return nil, fmt.Errorf("the head of the net is broken: %w", err)
	}
	h := &n.Head
	if h.Inputs < 1 || h.Inputs > maxLayer || h.Scene < 0 || h.Scene > maxLayer ||
		len(h.Layers) == 0 || len(h.Layers) > 8 {
		return nil, errors.New("the head of the net makes no sense")
	}
	if err := errors.Join(named(h.Names.Features), named(h.Names.Scene)); err != nil {
		return nil, err
	}
	if n := len(h.Names.Features); n == 0 || n > h.Inputs || len(h.Names.Scene) != h.Scene {
		return nil, errors.New("the net's inputs have other names than it has inputs")
	}
	take := func(count int) []float32 {
		list := make([]float32, count)
		if len(rest) < 2*count {
			ok = false
			return list
		}
		for i := range list {
			list[i] = fromHalf(binary.LittleEndian.Uint16(rest[2*i:]))
		}
		rest = rest[2*count:]
		return list
	}
	in := h.Inputs
	for i, out := range h.Layers {
		if out < 1 || out > maxLayer {
			return nil, fmt.Errorf("a layer of %d", out)
		}
		n.layers = append(n.layers, layer{in, out, take(3 * in * out), take(out)})
		if i == 0 {
			n.scene = take(h.Scene * out)
		}
		in = out
	}
	n.out = take(2 * in)
	copy(n.bias[:], take(2))
	if !ok || len(rest) > 0 {
		return nil, errors.New("the net has another length than its head says")
	}
	return n, nil
}

// fromHalf widens a float16.
func fromHalf(h uint16) float32 {
	sign, exponent, fraction := uint32(h>>15)<<31, uint32(h>>10&31), uint32(h&1023)
	switch exponent {
	case 0:
		tiny := float32(fraction) / (1 << 24)
		return math.Float32frombits(math.Float32bits(tiny) | sign)
	case 31:
		return math.Float32frombits(sign | 255<<23 | fraction<<13)
	}
	return math.Float32frombits(sign | (exponent+112)<<23 | fraction<<13)
}

// ToHalf rounds to a float16; what is too large becomes the largest there is.
func ToHalf(x float32) uint16 {
	b := math.Float32bits(x)
	sign, size := uint16(b>>16&0x8000), math.Float32frombits(b&^(1<<31))
	switch {
	case size != size:
		return 0x7e00
	case size >= 65504:
		return sign | 0x7bff
	case size < 1.0/(1<<14):
		return sign | uint16(math.RoundToEven(float64(size)*(1<<24)))
	}
	b = math.Float32bits(size)
	rounded := b + 0xfff + b>>13&1
	return sign | uint16(rounded>>13-112<<10)
}
