// Package rulebook is the text of every rule of both games, in our own words, by id.
// Refusals, tests, scenarios and the in-game help name a rule by its id and find its words here.
package rulebook

import (
	"embed"
	"fmt"
	"strings"
	"sync"

	"twobanners/content"
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
type Rule = content.Rule

// Source is a place in a document.
type Source = content.RuleSource

// Book holds the rules of one game in the order of its rulebook.
type Book struct {
	rules []Rule
	index map[string]int
}

// A book is a file of its game's name, its translations stand beside it: smallworld.pt.yaml.
//
//go:embed *.yaml
var files embed.FS

// books are read on first use (about 50 ms each). A bad one panics: a test reads them all, so no
// such binary is ever released.
var books = func() map[Game]func() *Book {
	books := map[Game]func() *Book{}
	for _, game := range Games {
		books[game] = sync.OnceValue(func() *Book {
			text, err := files.ReadFile(string(game) + ".yaml")
			if err != nil {
				panic(err)
			}
			book, err := Parse("rulebook/"+string(game)+".yaml", text)
			if err != nil {
				panic(err)
			}
			if err := book.gather(things(game)); err != nil {
				panic(err)
			}
			return book
		})
	}
	return books
}()

// things are those of a game that bring their rules with them, in the order of the book.
func things(game Game) []content.Thing {
	if game != SmallWorld {
		return nil
	}
	box, err := content.Default()
	if err != nil {
		panic(err)
	}
	return box.Things
}

// gather puts the rules of things where they belong: each at the end of its chapter.
func (b *Book) gather(things []content.Thing) error {
	ends := map[string][]Rule{}
	for i := range things {
		for _, rule := range things[i].Rules {
			ends[rule.Chapter()] = append(ends[rule.Chapter()], rule)
		}
	}
	whole := &Book{index: map[string]int{}}
	for i, rule := range b.rules {
		chapter := rule.Chapter()
		list := []Rule{rule}
		if i+1 == len(b.rules) || b.rules[i+1].Chapter() != chapter {
			list = append(list, ends[chapter]...)
			delete(ends, chapter)
		}
		for _, rule := range list {
			if err := whole.add(rule); err != nil {
				return err
			}
		}
	}
	for chapter := range ends {
		return fmt.Errorf("there is no chapter %s", chapter)
	}
	*b = *whole
	return nil
}

// Of returns the book of a game. It panics on an unknown game.
func Of(game Game) *Book {
	book := books[game]
	if book == nil {
		panic("rulebook: no game " + string(game))
	}
	return book()
}

// Find looks an id up in the book it belongs to: the one whose ids begin alike.
func Find(id string) (Rule, bool) {
	prefix, _, _ := strings.Cut(id, "-")
	for _, game := range Games {
		if book := Of(game); strings.HasPrefix(book.rules[0].ID, prefix+"-") {
			return book.Rule(id)
		}
	}
	return Rule{}, false
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
