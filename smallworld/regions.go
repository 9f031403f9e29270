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

// First is the lowest region of a set that is not empty.
func (s Regions) First() Region { return Region(bits.TrailingZeros64(uint64(s))) }

// above holds all regions after r.
func above(r Region) Regions { return ^Regions(0) << uint(r+1) }

// below holds all regions before r.
func below(r Region) Regions { return 1<<uint(r) - 1 }
