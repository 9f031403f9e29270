// Package table is a live table: who sits there, whose time is running, what may be taken back.
// It knows no rule of any game. Everything it knows follows from the table's log; a change is
// applied, stored and only then shown, by one function (see Table.do).
package table

import (
	"encoding/json"
	"fmt"

	"twobanners/game"
)

// The kinds of entries in a table's log.
const (
	KindCreated  = "created"
	KindJoined   = "joined"
	KindMove     = "move"
	KindUndone   = "undone"
	KindAsked    = "undo-asked"
	KindAnswered = "undo-answered"
	KindChat     = "chat"
	KindHanded   = "handed"
	KindOutTime  = "out-of-time"
	KindPaused   = "paused"
	KindRematch  = "rematch"
	KindAdvised  = "advised"
)

// Seat is who sits in a place. A seat without a person and without a bot is open; one with both
// is played by the bot until its person takes it back.
type Seat struct {
	Person string `json:"person,omitempty"`
	Name   string `json:"name,omitempty"`
	Bot    string `json:"bot,omitempty"`
}

// Open tells whether the seat waits for somebody.
func (s Seat) Open() bool { return s.Person == "" && s.Bot == "" }

// Clock is how long people may think: a time for each turn, then a reserve for the whole game.
type Clock struct {
	Turn    int `json:"turn,omitempty"`    // seconds
	Reserve int `json:"reserve,omitempty"` // seconds
	Days    int `json:"days,omitempty"`
}

// Created is the first entry.
type Created struct {
	Host    string          `json:"host"`
	Seats   []Seat          `json:"seats"`
	Options json.RawMessage `json:"options,omitempty"`
	Clock   *Clock          `json:"clock,omitempty"`
	Public  bool            `json:"public,omitempty"`
	Head    game.Head       `json:"head"`
}

// Move is a move with what chance said to it.
type Move struct {
	Move  game.Move   `json:"move"`
	Draws []game.Draw `json:"draws,omitempty"`
	Hash  string      `json:"hash"`
}

// Undone says that the position is again that after an earlier entry.
type Undone struct {
	To int64 `json:"to"`
}

// Asked is the wish for an undo, and who must agree to it.
type Asked struct {
	To  int64      `json:"to"`
	Who game.Seats `json:"who"`
}

// Answered is a yes or no to an undo.
type Answered struct {
	Agree bool `json:"agree"`
}

// Said is a line of chat, for some seats alone or for everybody.
type Said struct {
	Name string     `json:"name"`
	Text string     `json:"text"`
	To   game.Seats `json:"to,omitempty"`
}

// Heard tells whether a seat may know what was said.
func (s Said) Heard(seat game.Seat) bool { return s.To == 0 || s.To.Has(seat) }

// Advised is a move that a teammate proposes to a seat; the team sees it.
type Advised struct {
	For  game.Seat  `json:"for"`
	Move game.Move  `json:"move"`
	Team game.Seats `json:"team"`
}

// Paused stops the game or lets it go on.
type Paused struct {
	Paused bool `json:"paused"`
}

// Rematch names the table where the same people play again.
type Rematch struct {
	Table string `json:"table"`
}

// fact is an entry that has no number yet.
type fact struct {
	seat game.Seat
	kind string
	data any
}

func decode[T any](data []byte) (T, error) {
	var v T
	if err := json.Unmarshal(data, &v); err != nil {
		return v, fmt.Errorf("an entry of the log cannot be read: %w", err)
	}
	return v, nil
}
