package cardtext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// slots are what a phrase is filled in with.
type slots map[string]string

// fill puts slots into a phrase: {slot} is replaced, {slot|one|many} picks a word by the number in
// the slot, and [a part] goes when a slot in it is empty.
func fill(phrase string, with slots) string {
	text, _ := fillPart(phrase, with)
	return text
}

// fillPart also tells whether every slot had something in it.
func fillPart(phrase string, with slots) (text string, whole bool) {
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
			if part, ok := fillPart(inside, with); ok {
				b.WriteString(part)
			}
		} else {
			value := with.value(inside)
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

func (s slots) value(inside string) string {
	name, forms, choice := strings.Cut(inside, "|")
	if !choice {
		return s[name]
	}
	return form(forms, count(s[name] != "1"))
}

// form is one of several forms of a word, divided by bars; the last one stands for those missing.
func form(forms string, i int) string {
	list := strings.Split(forms, "|")
	return list[min(i, len(list)-1)]
}

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
