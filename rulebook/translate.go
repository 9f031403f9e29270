package rulebook

import (
	"fmt"
	"sync"

	"twobanners/content"
)

// words are what a reader sees of a rule.
type words struct {
	ID      string `yaml:"id"`
	Title   string `yaml:"title"`
	Rule    string `yaml:"rule"`
	Example string `yaml:"example"`
	Ruling  string `yaml:"ruling"`
}

// translated keeps what In has read: a *Book by its file's name.
var translated sync.Map

// In returns the book of a game in a language, in English where it is not translated. It panics on
// a bad translation: a test reads them all, so no such binary is ever released.
func In(language string, game Game) *Book {
	file := string(game) + "." + language + ".yaml"
	if book, known := translated.Load(file); known {
		return book.(*Book)
	}
	text, err := files.ReadFile(file)
	if err != nil {
		return Of(game) // not kept: anybody may ask for any language
	}
	var brought []Rule
	for _, thing := range things(game) {
		brought = append(brought, thing.Said[content.Language(language)]...)
	}
	book, err := translate(Of(game), "rulebook/"+file, text, brought)
	if err != nil {
		panic(err)
	}
	translated.Store(file, book)
	return book
}

// translate reads a book's words in another language; what a file does not say is read from the
// rules that things bring with them. It refuses a rule that the book does not have, a rule too few,
// and one that says more or less than the original; errors begin with file:line.
func translate(book *Book, file string, text []byte, things []Rule) (*Book, error) {
	said := &Book{rules: append([]Rule{}, book.rules...), index: book.index}
	done := make([]bool, len(book.rules))
	err := each(file, text, func(w words) error { return said.say(done, w) })
	if err != nil {
		return nil, err
	}
	for _, r := range things {
		if err := said.say(done, words{r.ID, r.Title, r.Rule, r.Example, r.Ruling}); err != nil {
			return nil, err
		}
	}
	for i, rule := range book.rules {
		if !done[i] {
			return nil, fmt.Errorf("%s:1: rule %s is missing", file, rule.ID)
		}
	}
	return said, nil
}

// say puts the words of one rule in place of the original.
func (b *Book) say(done []bool, w words) error {
	i, known := b.index[w.ID]
	switch {
	case !known:
		return fmt.Errorf("there is no rule %q to translate", w.ID)
	case done[i]:
		return fmt.Errorf("rule %s stands twice in the book", w.ID)
	}
	done[i] = true
	rule := &b.rules[i]
	for _, part := range []struct{ name, from, to string }{
		{"title", rule.Title, w.Title},
		{"rule", rule.Rule, w.Rule},
		{"example", rule.Example, w.Example},
		{"ruling", rule.Ruling, w.Ruling},
	} {
		if (part.from == "") != (part.to == "") {
			return fmt.Errorf("rule %s has its %s in one language only", w.ID, part.name)
		}
	}
	rule.Title, rule.Rule, rule.Example, rule.Ruling = w.Title, w.Rule, w.Example, w.Ruling
	return nil
}
