// Package scenario reads and runs the referee's case book: files that arrange a position, play
// moves and state what must be true. The format is described in docs/scenarios.md. What all games
// share is in scenario.go and run.go; each game adds a part of its own.
package scenario

import (
	"fmt"
	"os"
	"path/filepath"

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

	start *table
	steps []step
	// watch, if any, looks at the position before each entry and at the end.
	watch func(g game.Game, p game.Position) error
}

// part is what one game adds to the format.
type part interface {
	// keys are its own keys at the top of a file.
	keys() []string
	// arrange reads the position and the dice.
	arrange(r *reader, top *node, fields map[string]*node) *table
	// moves are the names of its moves; move reads one of them.
	moves() []string
	move(r *reader, name string, n *node) move
	// expect reads a block of assertions.
	expect(r *reader, n *node) check
}

// move is a move of a scenario: one or more moves of the engine.
type move interface {
	// confirms tells whether the engine has already done by itself what the move says.
	confirms(t *table, seat game.Seat) bool
	// play makes the move, and before it what goes without saying; a refusal changes nothing.
	play(t *table) game.Refusal
	// refusals are the reasons against the move as it stands, the most direct first.
	refusals(t *table, seat game.Seat) []game.Refusal
	// offered tells whether the move is among those that may be made.
	offered(t *table, seat game.Seat) bool
}

// check is a block of assertions: it lists what is not as it should be.
type check func(t *table) []string

// common are the keys every scenario may have.
var common = []string{"game", "title", "rules", "options", "dice", "play", "expect"}

// Load reads a scenario from a file.
func Load(path string) (*Scenario, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Read(filepath.ToSlash(path), text)
}

// Read reads a scenario. Every error begins with file:line.
func Read(file string, text []byte) (s *Scenario, err error) {
	root, err := parse(file, text)
	if err != nil {
		return nil, err
	}
	defer func() {
		if cause := recover(); cause != nil {
			s, err = nil, fmt.Errorf("%s:1: the loader gave up: %v", file, cause)
		}
	}()
	r := &reader{file: file}
	s = &Scenario{File: file}
	p := s.choose(r, root)
	if r.err != nil {
		return nil, r.err
	}
	fields := r.fields(root, append(common, p.keys()...)...)
	if n := fields["title"]; n != nil {
		s.Title = r.word(n)
	}
	s.readRules(r, fields["rules"])
	s.start = p.arrange(r, root, fields)
	if r.err != nil {
		return nil, r.err
	}
	s.readPlay(r, p, fields)
	return s, r.err
}

// choose finds the part of the game that a file is about.
func (s *Scenario) choose(r *reader, root *node) part {
	for i, key := range r.keys(root) {
		if key.text != "game" {
			continue
		}
		switch name := r.word(root.items[i]); name {
		case string(rulebook.SmallWorld):
			s.Game = rulebook.SmallWorld
			return &smallWorld{}
		case string(rulebook.Lordaeron):
			s.Game = rulebook.Lordaeron
			return &lordaeronPart{}
		default:
			r.fail(root.items[i], "there is no game %q; known are smallworld lordaeron", name)
		}
		return nil
	}
	r.fail(root, "the key game is missing")
	return nil
}

func (s *Scenario) readRules(r *reader, n *node) {
	if n == nil {
		return
	}
	for _, item := range r.some(n) {
		s.Rules = append(s.Rules, r.ruleID(item))
	}
}

// ruleID reads the id of a rule that is in the book.
func (r *reader) ruleID(n *node) string {
	id := r.word(n)
	if _, ok := rulebook.Find(id); !ok && id != "" {
		r.fail(n, "the rulebook has no rule %q", id)
	}
	return id
}

func (s *Scenario) readPlay(r *reader, p part, fields map[string]*node) {
	if n := fields["play"]; n != nil {
		for _, item := range r.list(n) {
			s.steps = append(s.steps, readStep(r, p, item))
		}
	}
	if n := fields["expect"]; n != nil {
		s.steps = append(s.steps, step{line: n.line, seat: game.Nobody, check: p.expect(r, n)})
	}
}
