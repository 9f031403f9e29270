// Package rulebook is the referee's book: every rule of both games in our own words, numbered.
// Refusals, tests, scenarios and the in-game help name a rule by its id and find its words here.
package rulebook

import (
	_ "embed"
	"strings"
	"sync"
)

// Game names a game as commands and scenarios spell it.
type Game string

// The two games.
const (
	SmallWorld Game = "smallworld"
	Lordaeron  Game = "lordaeron"
)

// Games lists the games in the order they are shown.
var Games = []Game{SmallWorld, Lordaeron}

// Rule is one testable rule.
type Rule struct {
	ID       string   `yaml:"id"`
	Title    string   `yaml:"title"`
	Rule     string   `yaml:"rule"`
	Example  string   `yaml:"example"`
	Ruling   string   `yaml:"ruling"`   // our reading of what the documents leave open
	Worked   bool     `yaml:"worked"`   // the example is the publisher's own, so its numbers bind
	Physical bool     `yaml:"physical"` // about cardboard only: nothing to test in a program
	Why      string   `yaml:"why"`      // why a physical rule has no counterpart
	Source   []Source `yaml:"source"`
}

// Source is a place in a document.
type Source struct {
	Doc string `yaml:"doc"`
	At  string `yaml:"at"`
}

// Chapter is the first two parts of the id: SW-RACE for SW-RACE-TROLLS-01.
func (r Rule) Chapter() string {
	parts := strings.SplitN(r.ID, "-", 3)
	return parts[0] + "-" + parts[1]
}

// Book holds the rules of one game in the order of its rulebook.
type Book struct {
	rules []Rule
	index map[string]int
}

//go:embed smallworld.yaml
var smallWorldText []byte

//go:embed lordaeron.yaml
var lordaeronText []byte

var (
	smallWorldBook = embedded("smallworld.yaml", smallWorldText)
	lordaeronBook  = embedded("lordaeron.yaml", lordaeronText)
)

// embedded panics on a bad book: a test parses both, so no such binary is ever released.
func embedded(file string, text []byte) func() *Book {
	return sync.OnceValue(func() *Book {
		book, err := Parse("rulebook/"+file, text)
		if err != nil {
			panic(err)
		}
		return book
	})
}

// Of returns the book of a game, read on first use (about 50 ms). It panics on an unknown game.
func Of(game Game) *Book {
	switch game {
	case SmallWorld:
		return smallWorldBook()
	case Lordaeron:
		return lordaeronBook()
	}
	panic("rulebook: no game " + string(game))
}

// Find looks an id up in the book it belongs to.
func Find(id string) (Rule, bool) {
	if strings.HasPrefix(id, "WB-") {
		return Of(Lordaeron).Rule(id)
	}
	return Of(SmallWorld).Rule(id)
}

// Title is the short name of a rule, for explaining a refusal; it is empty for an unknown id.
func Title(id string) string {
	rule, _ := Find(id)
	return rule.Title
}

// Rule looks up one rule.
func (b *Book) Rule(id string) (Rule, bool) {
	i, ok := b.index[id]
	if !ok {
		return Rule{}, false
	}
	return b.rules[i], true
}

// Rules lists all rules in order. The caller must not change the slice.
func (b *Book) Rules() []Rule { return b.rules }

// Under lists the rules whose id begins with the given parts: a chapter such as SW-COST, or
// SW-RACE-TROLLS.
func (b *Book) Under(prefix string) []Rule {
	var found []Rule
	for _, rule := range b.rules {
		if strings.HasPrefix(rule.ID, prefix+"-") {
			found = append(found, rule)
		}
	}
	return found
}

// Chapters lists the chapter names, each once, in order of first appearance.
func (b *Book) Chapters() []string {
	var names []string
	seen := map[string]bool{}
	for _, rule := range b.rules {
		if name := rule.Chapter(); !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}
