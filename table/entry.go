// Package table is a game session over an event log: seats, clocks, undo, votes, bots, chat.
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
	KindNonce    = "nonce"
	KindBegan    = "began"
	KindMove     = "move"
	KindUndone   = "undone"
	KindRedone   = "redone" // what was taken back stands again
	KindAsked    = "undo-asked"
	KindAnswered = "undo-answered"
	KindWished   = "asked" // for anything but an undo
	KindReplied  = "answered"
	KindChat     = "chat"
	KindHanded   = "handed"
	KindOutTime  = "out-of-time"
	KindAway     = "server-away"
	KindPaused   = "paused"
	KindRematch  = "rematch"
	KindAdvised  = "advised"
	KindEnded    = "ended" // without an outcome
	KindSetup    = "set-up"
	KindNudged   = "nudged"
	KindVacation = "vacation"
)

// Seat is who sits in a place. A seat without a person and without a bot is open; one with both
// is played by the bot until its person takes it back.
type Seat struct {
	Person string `json:"person,omitempty"`
	Name   string `json:"name,omitempty"`
	Bot    string `json:"bot,omitempty"`
	// For is whom an open seat is kept for: nobody else may take it.
	For string `json:"for,omitempty"`
	// Guest and Program tell people from those who have an account, and from programs.
	Guest   bool `json:"guest,omitempty"`
	Program bool `json:"program,omitempty"`
	// Nonce is what the seat brings to the dice; one that Owes it has promised to. Seal is its
	// hash, fixed before any sealed nonce is told.
	Nonce string `json:"nonce,omitempty"`
	Seal  string `json:"seal,omitempty"`
	Owes  bool   `json:"owes,omitempty"`
	// Forced marks a bot that others put into a person's seat: such a game is not rated. Barred
	// is a person who was voted out and cannot take the seat back.
	Forced bool `json:"forced,omitempty"`
	Barred bool `json:"barred,omitempty"`
	// Resigned is a person who gave up and is placed last.
	Resigned bool `json:"resigned,omitempty"`
	// Vacation is until when the person is on vacation, in milliseconds since 1970.
	Vacation int64 `json:"vacation,omitempty"`
}

// Open tells whether the seat waits for somebody.
func (s Seat) Open() bool { return s.Person == "" && s.Bot == "" }

// Clock is how long people may think: a time for each turn, then a reserve for the whole game.
type Clock struct {
	Turn    int `json:"turn,omitempty"`    // seconds
	Reserve int `json:"reserve,omitempty"` // seconds
	Days    int `json:"days,omitempty"`
}

// Created is the first entry. A table that waits for nobody begins with it and has a head; another
// one commits to its secret, and gets a head when it begins.
type Created struct {
	Game    string          `json:"game,omitempty"` // in the head, if there is one
	Host    string          `json:"host"`
	Seats   []Seat          `json:"seats"`
	Options json.RawMessage `json:"options,omitempty"`
	Clock   *Clock          `json:"clock,omitempty"`
	Public  bool            `json:"public,omitempty"`
	Head    *game.Head      `json:"head,omitempty"`
	// Commitment fixes the secret before anybody brings a nonce.
	Commitment string `json:"commitment,omitempty"`
	// Packs lie over the content of the game. Version is what it goes by with them.
	Packs   []game.Pack `json:"packs,omitempty"`
	Version string      `json:"version,omitempty"`
}

// Began is the set-up, drawn when the last one has come.
type Began struct {
	Head game.Head `json:"head"`
}

// Nonce is what a person brings to the dice, for all the person's seats: first its seal, then
// itself.
type Nonce struct {
	Nonce string `json:"nonce,omitempty"`
	Seal  string `json:"seal,omitempty"`
}

// Move is a move with what chance said to it.
type Move struct {
	Move  game.Move   `json:"move"`
	Draws []game.Draw `json:"draws,omitempty"`
	Hash  string      `json:"hash"`
	// Ground is why a bot made it, where the game's bots can tell.
	Ground json.RawMessage `json:"ground,omitempty"`
	// With tells that one press sent it and the seat's move before: both are taken back together.
	With bool `json:"with,omitempty"`
}

// Undone says that the position is again that after an earlier entry, also of Redone.
type Undone struct {
	To int64 `json:"to"`
}

// Asked is a wish and who must agree to it: an undo, or what else is asked for.
type Asked struct {
	What What       `json:"what,omitempty"` // empty for an undo
	To   int64      `json:"to,omitempty"`   // of an undo
	Seat game.Seat  `json:"seat,omitempty"` // to be given to a bot
	Bot  string     `json:"bot,omitempty"`
	Who  game.Seats `json:"who"`
}

// Away is how long no server was at work, in milliseconds: nobody's clock ran.
type Away struct {
	Ms int64 `json:"ms"`
}

// Vacation is until when a person is on vacation, in milliseconds since 1970; 0 ends it.
type Vacation struct {
	Until int64 `json:"until"`
}

// Answered is a yes or no to what was asked for.
type Answered struct {
	Agree bool `json:"agree"`
}

// Said is a line of chat, for some seats alone or for everybody.
type Said struct {
	Name string     `json:"name"`
	Text string     `json:"text"`
	To   game.Seats `json:"to,omitempty"`
}

// GoAhead proposes nothing in particular: a bot that waits for the people of its team need wait no
// longer, until its part of the turn is done. No game has such a move.
const GoAhead game.Move = 0

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

// fact is an event to be appended: an entry that has no number yet.
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
