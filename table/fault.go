package table

import "twobanners/game"

// Code tells programs what went wrong.
type Code string

// The codes.
const (
	BadRequest    Code = "bad-request"
	BadMove       Code = "bad-move"
	BadOptions    Code = "bad-options"
	NotYourSeat   Code = "not-your-seat"
	NotInvited    Code = "not-invited"
	NotAllowed    Code = "not-allowed"
	Refused       Code = "refused"
	NotFound      Code = "not-found"
	Stale         Code = "stale"
	NotPlaying    Code = "not-playing"
	IsPaused      Code = "paused"
	IsOver        Code = "over"
	Taken         Code = "taken"
	NothingToUndo Code = "nothing-to-undo"
	Drawn         Code = "drawn"
	NotAsked      Code = "not-asked"
	OtherRules    Code = "other-rules"
	Reused        Code = "id-reused"
	Broken        Code = "broken"
)

// Fault is an error for the client, why a table did not do what it was asked: a code for programs,
// a sentence for people and, where a rule of the game forbids it, the rules.
type Fault struct {
	Code    Code
	Message string
	Rules   []string
}

func (f *Fault) Error() string { return f.Message }

func fault(code Code, message string) *Fault { return &Fault{Code: code, Message: message} }

func refused(r game.Refusal) *Fault {
	return &Fault{Refused, "The rules do not allow this move.", r.Rules}
}

var errReused = fault(Reused, "This id was used for something else; make a new one.")

var errStale = fault(Stale, "The game has gone on since; look again.")
