package scenario

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// Claim is one assertion about a position of a game: what is wrong, or "".
type Claim[P game.Position] func(p P) string

// Key reads the assertions under one key of an expect block.
type Key[P game.Position] struct {
	Name string
	Read func(*Reader, *Node) []Claim[P]
}

// ReadClaims reads a block of assertions; only what is named is compared.
func ReadClaims[P game.Position](r *Reader, n *Node, keys []Key[P]) Check {
	known := make([]string, len(keys))
	for i, key := range keys {
		known[i] = key.Name
	}
	fields := r.Fields(n, known...)
	var claims []Claim[P]
	for _, key := range keys {
		if v := fields[key.Name]; v != nil {
			claims = append(claims, key.Read(r, v)...)
		}
	}
	return func(t *Table) (wrong []string) {
		for _, claim := range claims {
			if text := claim(t.Position.(P)); text != "" {
				wrong = append(wrong, text)
			}
		}
		return wrong
	}
}

// Is claims that something has a value.
func Is[P game.Position, T comparable](what string, want T, get func(P) T) Claim[P] {
	return func(p P) string {
		found := get(p)
		if want == found {
			return ""
		}
		return fmt.Sprintf("expected %s to be %v, found %v", what, want, found)
	}
}

// IsNumber claims that something has the number written.
func IsNumber[P game.Position](r *Reader, n *Node, what string, get func(P) int) Claim[P] {
	return Is(what, r.Number(n, 0, 1000), get)
}

// AreWords claims that something is a list of words, in whatever order.
func AreWords[P game.Position](what string, want []string, get func(P) []string) Claim[P] {
	return Is(what, unordered(want), func(p P) string { return unordered(get(p)) })
}

func unordered(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	return strings.Join(slices.Sorted(slices.Values(list)), ", ")
}
