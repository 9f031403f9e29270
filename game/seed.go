package game

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Seed is the secret that a live game's chance follows from.
type Seed [32]byte

// NewSeed is a seed nobody can guess.
func NewSeed() Seed {
	var s Seed
	_, _ = rand.Read(s[:]) // never fails: see crypto/rand
	return s
}

// SeedFromNumber is the seed of a numbered game, for simulations that can be repeated.
func SeedFromNumber(n uint64) Seed {
	return sha256.Sum256(fmt.Appendf(nil, "two banners numbered seed %d", n))
}

// Branch is a seed that follows from another and tells nothing of it.
func (s Seed) Branch(name string) Seed {
	return sha256.Sum256(append([]byte("two banners branch "+name+" "), s[:]...))
}

// Commitment is shown before the first move: it fixes the seed and tells nothing of it.
func (s Seed) Commitment() string {
	sum := sha256.Sum256(append([]byte("two banners commitment "), s[:]...))
	return hex.EncodeToString(sum[:])
}

// With is the seed that chance follows from when every seat brings a nonce of its own, in the order
// of seats: whoever knows the secret could not choose it, since it was committed to before, and
// whoever chose a nonce did not know the secret. Without nonces it is the secret itself.
func (s Seed) With(nonces []string) Seed {
	if len(nonces) == 0 {
		return s
	}
	mix := hmac.New(sha256.New, s[:])
	_, _ = fmt.Fprintf(mix, "two banners nonces %d", len(nonces)) // a hash takes everything
	for _, nonce := range nonces {
		_, _ = fmt.Fprintf(mix, " %d:%s", len(nonce), nonce)
	}
	return Seed(mix.Sum(nil))
}

// Seal is the hash of a nonce, shown before any nonce is told: who sealed one cannot choose it
// later.
func Seal(nonce string) string {
	sum := sha256.Sum256([]byte("two banners nonce " + nonce))
	return hex.EncodeToString(sum[:])
}

// String is the seed in hexadecimal, to be revealed after the last move.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// ParseSeed reads a revealed seed.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return s, fmt.Errorf("a seed is %d hexadecimal digits, not %q", 2*len(s), text)
	}
	copy(s[:], b)
	return s, nil
}
