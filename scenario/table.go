package scenario

import (
	"fmt"
	"reflect"
	"slices"

	"twobanners/game"
)

// Table is a position being played, with the dice that were written for it.
type Table struct {
	Position game.Position
	Chance   *Script
	// Log is what the last move of the case told.
	Log game.Log
	// Notes are what the words of a game remember of the play. They are a value, not a pointer, so
	// that a copy of the table has its own.
	Notes any

	game game.Game
	// made are the moves of the game so far, refused what the rules said against the last word.
	// changed: a refused move left a trace.
	made    []Made
	refused []game.Refusal
	changed bool
}

// Made is a move of the game that was made.
type Made struct {
	Seat game.Seat
	Move game.Move
}

// NewTable is a table on which nothing was played yet.
func NewTable(g game.Game, p game.Position, chance *Script) *Table {
	return &Table{Position: p, Chance: chance, game: g}
}

// Make makes a move of the game. False: the rules refuse it, and nothing has changed. This is the
// only way in which a word of a case is ever refused.
func (t *Table) Make(seat game.Seat, m game.Move) bool {
	before, chance, events := t.Position.Clone(), *t.Chance, len(t.Log.Events)
	refusal := t.Position.Apply(seat, m, t.Chance, &t.Log)
	if !refusal.OK() {
		t.refused = append(t.refused, refusal)
		t.changed = t.changed || !reflect.DeepEqual(before, t.Position) ||
			!chance.same(t.Chance) || events != len(t.Log.Events)
		return false
	}
	t.made = append(t.made[:len(t.made):len(t.made)], Made{seat, m})
	return true
}

// MakeAll makes moves one after the other until one is refused.
func (t *Table) MakeAll(seat game.Seat, moves ...game.Move) bool {
	for _, m := range moves {
		if !t.Make(seat, m) {
			return false
		}
	}
	return true
}

// Clone is a copy to try things on; what is refused there is forgotten.
func (t *Table) Clone() *Table {
	copied, chance := *t, *t.Chance
	copied.Position, copied.Chance = t.Position.Clone(), &chance
	copied.Log = game.Log{Events: slices.Clone(t.Log.Events)}
	copied.refused = nil
	return &copied
}

// Set makes the table what it was. What was refused meanwhile is remembered.
func (t *Table) Set(from *Table) {
	position, chance, refused := t.Position, t.Chance, t.refused
	position.Set(from.Position)
	*chance = *from.Chance
	*t = *from
	t.Position, t.Chance, t.refused = position, chance, refused
	t.Log = game.Log{Events: slices.Clone(from.Log.Events)}
}

func (t *Table) decider() string {
	if s := t.Position.Actors().First(); s != game.Nobody {
		return fmt.Sprintf("it is seat %d's", s)
	}
	return "the game is over"
}

// Hear remembers what was refused on a copy.
func (t *Table) Hear(from *Table) { t.refused = append(t.refused, from.refused...) }
