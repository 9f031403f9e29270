package game

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Chance answers every question the rules leave to luck. Each draw has a name, so that a record
// can be read, a script can be checked and a replay can tell where it went wrong.
type Chance interface {
	// Draw gives a number from 0 to n-1, all alike. n is at least 1.
	Draw(name string, n int) int
}

// Shuffle puts a list in random order by n-1 named draws (Fisher and Yates).
func Shuffle[T any](chance Chance, name string, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := chance.Draw(name, i+1)
		list[i], list[j] = list[j], list[i]
	}
}

// below turns uniform 64-bit words into a number below n without bias (Lemire's method). It is
// ours so that no library release can change what a seed means.
func below(next func() uint64, n uint64) uint64 {
	hi, lo := bits.Mul64(next(), n)
	if lo < n {
		for floor := -n % n; lo < floor; {
			hi, lo = bits.Mul64(next(), n)
		}
	}
	return hi
}

// Fast is chance for search and simulation. Copying it copies its future.
type Fast struct{ pcg rand.PCG }

// NewFast is a fast generator with a seed.
func NewFast(seed uint64) *Fast {
	return &Fast{*rand.NewPCG(seed, 0x9e3779b97f4a7c15)}
}

// Draw ignores the name. The bias of one multiplication is below 1 in 2^58 for any draw of ours.
func (f *Fast) Draw(_ string, n int) int {
	hi, _ := bits.Mul64(f.pcg.Uint64(), uint64(n))
	return int(hi)
}

// Secret is chance for live play: all of it follows from a seed that is committed to before the
// first move and revealed after the last.
type Secret struct{ stream *rand.ChaCha8 }

// NewSecret draws from a seed.
func NewSecret(seed Seed) *Secret { return &Secret{rand.NewChaCha8(seed)} }

// Draw takes the next number of the seed's stream.
func (s *Secret) Draw(_ string, n int) int {
	return int(below(s.stream.Uint64, uint64(n)))
}

// Draw is one recorded answer of chance.
type Draw struct {
	Name  string `json:"name"`
	N     int    `json:"n"`
	Value int    `json:"value"`
}

// Recorder hands on another chance and keeps what it said.
type Recorder struct {
	From  Chance
	Draws []Draw
}

// Draw asks and records.
func (r *Recorder) Draw(name string, n int) int {
	v := r.From.Draw(name, n)
	r.Draws = append(r.Draws, Draw{name, n, v})
	return v
}

// Playback repeats recorded draws. The first question that the record cannot answer sets Err and
// gets 0; callers look at Err before they believe a position.
type Playback struct {
	Draws []Draw
	Err   error
}

// Draw answers from the record.
func (p *Playback) Draw(name string, n int) int {
	if p.Err != nil {
		return 0
	}
	if len(p.Draws) == 0 {
		p.Err = fmt.Errorf("the record has no draw for %q (one of %d)", name, n)
		return 0
	}
	d := p.Draws[0]
	if d.Name != name || d.N != n || d.Value < 0 || d.Value >= n {
		p.Err = fmt.Errorf("the record says %q %d of %d where %q of %d is drawn",
			d.Name, d.Value, d.N, name, n)
		return 0
	}
	p.Draws = p.Draws[1:]
	return d.Value
}
