// Package scenario runs test cases written in YAML, the referee's case book: files that arrange a
// position, play moves and state what must be true. The format is described in docs/scenarios.md.
// This package knows no game: each game's words stand with the game, in its package cases, and
// nothing here or there can refuse a move. Only the rules do.
package scenario

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"twobanners/game"
	"twobanners/rulebook"
)

// Scenario is a case, read and checked but not yet played.
type Scenario struct {
	File  string
	Title string
	Game  rulebook.Game
	// Rules are the ids of the rules the case covers.
	Rules []string
	// Watch, if any, looks at the position before each entry and at the end.
	Watch func(g game.Game, p game.Position) error

	part  Part
	start *Table
	steps []step
}

// Part is what one game adds to the format. A part belongs to one case.
type Part interface {
	// Keys are its own keys at the top of a file.
	Keys() []string
	// Arrange reads the position and the dice.
	Arrange(r *Reader, top *Node, fields Fields) *Table
	// Words are the names of its moves; Word reads one of them, nil for a name that is none.
	Words() []string
	Word(r *Reader, name string, n *Node) Word
	// Expect reads a block of assertions.
	Expect(r *Reader, n *Node) Check
	// Settle makes what goes without saying before the next move of the case, nil at its end. All
	// the words up to that move are coming, also those that must be refused or offered.
	Settle(t *Table, next Word, coming []Word)
}

// Ruler is a part whose content has rules beside those of the rulebook.
type Ruler interface {
	HasRule(id string) bool
}

// Word is a move of a case: it stands for one or more moves of the game. A word says what is tried,
// never whether it may be: its only refusals are those of Table.Make.
type Word interface {
	// Confirms tells whether the game has already done by itself what the word says.
	Confirms(t *Table, seat game.Seat) bool
	// Play makes the moves the word stands for, and before them what goes without saying; false
	// once one of them was refused.
	Play(t *Table) bool
	// Try plays the word just as it is written, for a seat that may not be asked at all.
	Try(t *Table, seat game.Seat) bool
	// Offered tells whether the word is among the moves that may be made.
	Offered(t *Table, seat game.Seat) bool
}

// Check is a block of assertions: it lists what is not as it should be.
type Check func(t *Table) []string

// common are the keys every scenario may have.
var common = []string{"game", "title", "rules", "options", "dice", "play", "expect"}

// Book makes the part for a case of each game, by the name of the game.
type Book map[rulebook.Game]func() Part

// Load reads a scenario from a file.
func (b Book) Load(path string) (*Scenario, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return b.Read(filepath.ToSlash(path), text)
}

// Read reads a scenario. Every error begins with file:line.
func (b Book) Read(file string, text []byte) (s *Scenario, err error) {
	root, err := parse(file, text)
	if err != nil {
		return nil, err
	}
	defer func() {
		if cause := recover(); cause != nil {
			s, err = nil, fmt.Errorf("%s:1: the loader gave up: %v", file, cause)
		}
	}()
	r := &Reader{file: file}
	s = &Scenario{File: file}
	b.choose(r, root, s)
	if r.err != nil {
		return nil, r.err
	}
	fields := r.Fields(root, append(common, s.part.Keys()...)...)
	if n := fields["title"]; n != nil {
		s.Title = r.Word(n)
	}
	for _, item := range r.Some(fields.Or("rules", root)) {
		s.Rules = append(s.Rules, s.ruleID(r, item))
	}
	s.start = s.part.Arrange(r, root, fields)
	if r.err != nil {
		return nil, r.err
	}
	s.readPlay(r, fields)
	return s, r.err
}

// choose finds the game that a file is about.
func (b Book) choose(r *Reader, root *Node, s *Scenario) {
	for i, key := range r.Keys(root) {
		if key.Text != "game" {
			continue
		}
		s.Game = rulebook.Game(r.Word(root.Items[i]))
		if part := b[s.Game]; part != nil {
			s.part = part()
			return
		}
		var known []string
		for _, name := range slices.Sorted(maps.Keys(b)) {
			known = append(known, string(name))
		}
		r.Fail(root.Items[i], "there is no game %q; known are %s", s.Game, strings.Join(known, " "))
		return
	}
	r.Fail(root, "the key game is missing")
}

// ruleID reads the id of a rule that is in the book, or comes with the content.
func (s *Scenario) ruleID(r *Reader, n *Node) string {
	id := r.Word(n)
	_, ok := rulebook.Find(id)
	if own, is := s.part.(Ruler); !ok && is {
		ok = own.HasRule(id)
	}
	if !ok && id != "" {
		r.Fail(n, "the rulebook has no rule %q", id)
	}
	return id
}

func (s *Scenario) readPlay(r *Reader, fields Fields) {
	if n := fields["play"]; n != nil {
		for _, item := range r.List(n) {
			s.steps = append(s.steps, s.readStep(r, item))
		}
	}
	if n := fields["expect"]; n != nil {
		s.steps = append(s.steps, step{line: n.Line, seat: game.Nobody, check: s.part.Expect(r, n)})
	}
}
