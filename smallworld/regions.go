package smallworld

import "math/bits"

// Region is a region of the world, counted over all boards in use.
type Region int8

// NoRegion is no region at all.
const NoRegion Region = -1

// Regions is a set of regions: no board set has more than 64.
type Regions uint64

// MaxRegions is the most regions a world may have.
const MaxRegions = 64

// One is the set of a single region. A shift by more than the word's width gives nothing, so that
// NoRegion, which is 255 here, gives the empty set without a branch.
func One(r Region) Regions { return 1 << uint8(r) }

// Has tells whether the set holds a region.
func (s Regions) Has(r Region) bool { return s>>uint8(r)&1 != 0 }

// bit is 1 for a region of the set and 0 for any other.
func (s Regions) bit(r Region) int { return int(s >> uint8(r) & 1) }

// Count is the number of regions in the set.
func (s Regions) Count() int { return bits.OnesCount64(uint64(s)) }

func (s Regions) count32() int32 { return int32(bits.OnesCount64(uint64(s))) }

// First is the lowest region of a set that is not empty.
func (s Regions) First() Region { return Region(bits.TrailingZeros64(uint64(s))) }

// above holds all regions after r.
func above(r Region) Regions { return ^Regions(0) << uint(r+1) }

// below holds all regions before r.
func below(r Region) Regions { return 1<<uint(r) - 1 }

// nth is a region of the set, counted from 0: bytes are counted at once, then bits in a table.
func (s Regions) nth(k int) Region {
	const ones, highs = 0x0101010101010101, 0x8080808080808080
	x := uint64(s)
	x -= x >> 1 & 0x5555555555555555
	x = x&0x3333333333333333 + x>>2&0x3333333333333333
	x = (x + x>>4) & 0x0f0f0f0f0f0f0f0f
	sums := x * ones // in each byte, how many there are up to its end
	at := bits.OnesCount64(((uint64(k)*ones|highs)-sums)&highs) * 8 & 63
	return Region(at) + nthBit[uint8(s>>at)][(k-int(sums<<8>>at))&7]
}

// nthBit is where the bits of a byte are.
var nthBit = func() (table [256][8]Region) {
	for b := range table {
		k := 0
		for i := range Region(8) {
			if b>>i&1 != 0 {
				table[b][k] = i
				k++
			}
		}
	}
	return table
}()
