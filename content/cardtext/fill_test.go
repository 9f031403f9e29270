package cardtext

import (
	"testing"

	"twobanners/content"
)

// A number takes the form that the plural rules of its language give it, in a language with three
// of them too.
func TestPluralsAreThoseOfTheLanguage(t *testing.T) {
	const english, polish = "{n|hit|hits}", "{n|trafienie|trafienia|trafień}"
	for _, c := range []struct{ lang, phrase, n, want string }{
		{"en", english, "1", "hit"},
		{"en", english, "0", "hits"},
		{"en", english, "any number of", "hits"},
		{"pt", "{n|ponto|pontos}", "1", "ponto"},
		{"pt", "{n|ponto|pontos}", "2", "pontos"},
		{"pl", polish, "1", "trafienie"},
		{"pl", polish, "3", "trafienia"},
		{"pl", polish, "5", "trafień"},
		{"pl", polish, "22", "trafienia"},
		{"pl", polish, "X", "trafień"},
	} {
		f := filler{content.Language(c.lang), slots{"n": c.n}}
		if got := f.fill(c.phrase); got != c.want {
			t.Errorf("%s: %s is %s, want %s", c.lang, c.n, got, c.want)
		}
	}
}
