package server

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"twobanners/table"
)

const maxName = 24

// blank are characters that pass for letters or symbols and show nothing.
var blank = map[rune]bool{
	0x115F: true, 0x1160: true, 0x3164: true, 0xFFA0: true, 0x2800: true, 0x17B4: true,
	0x17B5: true,
}

// goodName tidies a name or says why it cannot be one. A letter with a mark is one character where
// there is one: written as two it looks the same and would be another name.
func goodName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || utf8.RuneCountInString(name) > maxName || len(name) > 4*maxName {
		return "", fault(table.BadRequest, "A name has 1 to 24 letters.")
	}
	scripts := map[*unicode.RangeTable]bool{}
	marks, seen := 0, false
	for _, c := range name {
		if !unicode.IsPrint(c) || blank[c] {
			return "", fault(table.BadRequest, "A name has letters that can be seen.")
		}
		if marks++; !unicode.In(c, unicode.Mn, unicode.Me) {
			marks = 0
		}
		seen = seen || unicode.IsLetter(c) || unicode.IsDigit(c)
		for _, script := range []*unicode.RangeTable{
			unicode.Latin, unicode.Cyrillic, unicode.Greek,
		} {
			if unicode.Is(script, c) {
				scripts[script] = true
			}
		}
		if marks > 2 || len(scripts) > 1 { // they are for looking like somebody else
			return "", fault(table.BadRequest, "A name is written in one script.")
		}
	}
	if !seen {
		return "", fault(table.BadRequest, "A name has at least one letter.")
	}
	return norm.NFC.String(name), nil
}

// cleanText takes out of a line of talk what shows nothing and what changes how the rest is shown:
// as in names, what cannot be seen, and all but two marks on a letter. Emoji are joined by
// characters that cannot be seen: those stay between what can. A line that shows nothing is empty.
func cleanText(text string) string {
	var clean []rune
	marks, seen := 0, false
	for _, c := range text {
		if marks++; !unicode.In(c, unicode.Mn, unicode.Me) {
			marks = 0
		}
		switch {
		case unicode.IsSpace(c):
			clean = append(clean, ' ')
		case c == utf8.RuneError, blank[c], marks > 2:
		case unicode.IsPrint(c):
			clean, seen = append(clean, c), seen || marks == 0
		case joins(c) && len(clean) > 0 && !joins(clean[len(clean)-1]):
			clean = append(clean, c)
		}
	}
	if !seen {
		return ""
	}
	return strings.TrimSpace(string(clean))
}

// joins is whether a character joins emoji, or letters of scripts that need it.
func joins(c rune) bool { return c == 0x200C || c == 0x200D }
