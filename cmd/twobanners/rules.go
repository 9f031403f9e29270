package main

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"twobanners/rulebook"
)

type rulesCmd struct {
	Words   []string `arg:"" optional:"" help:"Ids, starts of ids (SW-COST), or words to find."`
	Game    string   `enum:"smallworld,lordaeron,both" default:"both" help:"The book: ${enum}."`
	Lang    string   `enum:"en,pt" default:"en" help:"The language: ${enum}."`
	Uncited bool     `help:"List the rules that no test or scenario cites; exit 1 if any."`
	Root    string   `type:"existingdir" default:"." placeholder:"DIR" help:"For --uncited."`
}

var idLike = regexp.MustCompile(`(?i)^(SW|WB)(-[A-Z][A-Z0-9]*)*(-\d+)?$`)

// Run looks up by id where everything typed looks like an id, and searches otherwise.
func (c *rulesCmd) Run(std console) error {
	page := &page{out: std.out}
	switch {
	case c.Uncited && len(c.Words) > 0:
		return badInput(errors.New("rules --uncited takes no ids and no words"))
	case c.Uncited:
		return c.uncited(page)
	case len(c.Words) == 0:
		return c.chapters(page)
	case !slices.ContainsFunc(c.Words, func(word string) bool { return !idLike.MatchString(word) }):
		return c.lookUp(page)
	}
	return c.search(page)
}

func (c *rulesCmd) books() []*rulebook.Book {
	var books []*rulebook.Book
	for _, game := range rulebook.Games {
		if c.Game == "both" || c.Game == string(game) {
			books = append(books, rulebook.In(c.Lang, game))
		}
	}
	return books
}

func (c *rulesCmd) uncited(page *page) error {
	citations, err := rulebook.Citations(os.DirFS(c.Root), rulebook.IsTest)
	if err != nil {
		return badInput(err)
	}
	open := 0
	for _, book := range c.books() {
		rules := book.Uncited(citations)
		open += len(rules)
		page.list(rules)
	}
	if page.err != nil {
		return page.err
	}
	if open > 0 {
		return fmt.Errorf("%d rules are cited by no test and no scenario", open)
	}
	return nil
}

func (c *rulesCmd) chapters(page *page) error {
	for _, book := range c.books() {
		for _, name := range book.Chapters() {
			page.line("%-14s %3d rules", name, len(book.Under(name)))
		}
	}
	return page.err
}

func (c *rulesCmd) lookUp(page *page) error {
	for i, word := range c.Words {
		if i > 0 {
			page.line("")
		}
		id := strings.ToUpper(word)
		var found []rulebook.Rule
		for _, book := range c.books() {
			if rule, ok := book.Rule(id); ok {
				found = append(found, rule)
			} else {
				found = append(found, book.Under(id)...)
			}
		}
		if len(found) == 0 {
			return badInput(c.unknown(id))
		}
		page.show(found)
	}
	return page.err
}

// unknown suggests the likest ids of the book that the id's first letters name.
func (c *rulesCmd) unknown(id string) error {
	for _, book := range c.books() {
		if prefix := book.Rules()[0].ID[:3]; strings.HasPrefix(id, prefix) {
			return fmt.Errorf("there is no rule %s; did you mean %s?",
				id, strings.Join(book.Near(id, 3), " or "))
		}
	}
	return fmt.Errorf("there is no rule %s in the book of %s", id, c.Game)
}

func (c *rulesCmd) search(page *page) error {
	var found []rulebook.Rule
	for _, book := range c.books() {
		found = append(found, book.Search(c.Words...)...)
	}
	if len(found) == 0 {
		return badInput(fmt.Errorf("no rule holds the words %q", strings.Join(c.Words, " ")))
	}
	page.show(found)
	return page.err
}
