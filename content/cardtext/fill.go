package cardtext

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"twobanners/content"
)

// slots are what a phrase is filled in with.
type slots map[string]string

// filler fills phrases of a language in.
type filler struct {
	lang content.Language
	with slots
}

// fill puts slots into a phrase: {slot} is replaced, {slot|one|other} picks a word by the number in
// the slot and the plural rules of the language, and [a part] goes when a slot in it is empty.
func (f filler) fill(phrase string) string {
	text, _ := f.part(phrase)
	return text
}

// part also tells whether every slot had something in it.
func (f filler) part(phrase string) (text string, whole bool) {
	var b strings.Builder
	whole = true
	for phrase != "" {
		i := strings.IndexAny(phrase, "{[")
		if i < 0 {
			b.WriteString(phrase)
			break
		}
		b.WriteString(phrase[:i])
		end := closing(phrase[i:])
		inside := phrase[i+1 : i+end]
		if phrase[i] == '[' {
			if part, ok := f.part(inside); ok {
				b.WriteString(part)
			}
		} else {
			value := f.value(inside)
			whole = whole && value != ""
			b.WriteString(value)
		}
		phrase = phrase[i+end+1:]
	}
	return b.String(), whole
}

// closing finds the bracket that closes the one at the start; the content is checked to have one.
func closing(s string) int {
	if s[0] == '{' {
		return strings.IndexByte(s, '}')
	}
	return strings.IndexByte(s, ']')
}

func (f filler) value(inside string) string {
	name, forms, choice := strings.Cut(inside, "|")
	if !choice {
		return f.with[name]
	}
	return form(forms, f.plural(f.with[name]))
}

// plural is the place of a number's form among those that the language has, in the order one, two,
// few, many, other; what is no number, such as any, takes the last, and so does less than nought.
func (f filler) plural(number string) int {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 {
		return int(plural.Many) // more than any language has
	}
	tag := language.Make(string(f.lang))
	of := func(n int) plural.Form { return plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0) }
	order := []plural.Form{
		plural.Zero, plural.One, plural.Two, plural.Few, plural.Many, plural.Other,
	}
	has := map[plural.Form]bool{}
	for i := range 200 {
		has[of(i)] = true
	}
	place := 0
	for _, form := range order {
		if form == of(n) {
			return place
		}
		if has[form] {
			place++
		}
	}
	return place
}

// form is one of several forms of a word, divided by bars; the last one stands for those missing.
func form(forms string, i int) string {
	list := strings.Split(forms, "|")
	return list[min(i, len(list)-1)]
}

// count is the first form of a word for one, the second for more, where the words do not say how
// many.
func count(many bool) int {
	if many {
		return 1
	}
	return 0
}

func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}
