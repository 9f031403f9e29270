package store

import (
	"strings"
	"unicode"
)

// alike are letters of other scripts that look like a Latin one in most fonts, and what is often
// taken for a letter. Names that differ by these alone look the same.
var alike = strings.NewReplacer(
	// Cyrillic
	"а", "a", "в", "b", "е", "e", "ё", "e", "ѕ", "s", "і", "i", "ї", "i", "ј", "j", "к", "k",
	"м", "m", "н", "h", "о", "o", "р", "p", "с", "c", "т", "t", "у", "y", "х", "x", "һ", "h",
	"ԁ", "d", "ԛ", "q", "ԝ", "w", "ӏ", "l", "г", "r", "п", "n",
	// Greek
	"α", "a", "β", "b", "ε", "e", "η", "n", "ι", "i", "κ", "k", "ν", "v", "ο", "o", "ρ", "p",
	"τ", "t", "υ", "u", "χ", "x", "ζ", "z", "μ", "m", "γ", "y",
	// digits and strokes
	"0", "o", "1", "l", "|", "l", "5", "s", "$", "s", "@", "a", "ı", "i", "ł", "l", "ø", "o",
	" ", "", "-", "", "_", "", ".", "", "'", "", "’", "",
)

// NameKey is what an account is found by: its name, whatever the case.
func NameKey(name string) string { return strings.ToLower(name) }

// NameLook is what makes two names look the same to somebody in a hurry. No two accounts do.
func NameLook(name string) string {
	return strings.ReplaceAll(alike.Replace(strings.ToLower(narrow(name))), "i", "l")
}

// narrow makes ordinary letters of the wide ones and the mathematical ones.
func narrow(name string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c >= 0xFF01 && c <= 0xFF5E: // full width
			return c - 0xFF01 + '!'
		case c >= 0x1D400 && c <= 0x1D6A3: // mathematical letters: thirteen alphabets of 52
			n := (c - 0x1D400) % 52
			if n < 26 {
				return 'a' + n
			}
			return 'a' + n - 26
		case unicode.Is(unicode.Mn, c): // marks that are put over a letter
			return -1
		}
		return c
	}, name)
}
