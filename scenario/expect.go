package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"twobanners/game"
)

// Claim is one assertion about a position of a game: what is wrong, or "".
type Claim[P game.Position] func(p P) string

// Claims reads the assertions that a value of a file makes.
type Claims[P game.Position] func(r *Reader, n *Node) []Claim[P]

// Keys are the keys of a block of assertions; only what is named is compared.
type Keys[P game.Position] map[string]Claims[P]

// Read reads such a block.
func (k Keys[P]) Read(r *Reader, n *Node) (claims []Claim[P]) {
	r.Fields(n, slices.Sorted(maps.Keys(k))...)
	for i, key := range r.Keys(n) {
		if read := k[key.Text]; read != nil {
			claims = append(claims, read(r, n.Items[i])...)
		}
	}
	return claims
}

// Check reads such a block as an entry of a play.
func (k Keys[P]) Check(r *Reader, n *Node) Check {
	claims := k.Read(r, n)
	return func(t *Table) (wrong []string) {
		for _, claim := range claims {
			if text := claim(t.Position.(P)); text != "" {
				wrong = append(wrong, text)
			}
		}
		return wrong
	}
}

// Each reads a mapping whose keys name things of the game; of says what is claimed of one of them.
func Each[P game.Position](of func(r *Reader, key *Node) Claims[P]) Claims[P] {
	return func(r *Reader, n *Node) (claims []Claim[P]) {
		for i, key := range r.Keys(n) {
			if read := of(r, key); r.err == nil {
				claims = append(claims, read(r, n.Items[i])...)
			}
		}
		return claims
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

// Value claims that something is what is written, as it is read.
func Value[P game.Position, T comparable](
	what string, read func(*Reader, *Node) T, get func(P) T,
) Claims[P] {
	return func(r *Reader, n *Node) []Claim[P] {
		return []Claim[P]{Is(what, read(r, n), get)}
	}
}

// Number claims that something has the number written.
func Number[P game.Position](what string, get func(P) int) Claims[P] {
	return Value(what, func(r *Reader, n *Node) int { return r.Number(n, 0, 1000) }, get)
}

// Words claims that something is the list of words written, in whatever order.
func Words[P game.Position](
	what string, read func(*Reader, *Node) string, get func(P) []string,
) Claims[P] {
	return func(r *Reader, n *Node) []Claim[P] {
		var want []string
		for _, item := range r.Some(n) {
			want = append(want, read(r, item))
		}
		return []Claim[P]{AreWords(what, want, get)}
	}
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
