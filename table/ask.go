package table

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"twobanners/game"
	"twobanners/internal/fastjson"
	"twobanners/store"
)

// The kinds of what is asked of a table. An id that a client makes belongs to its person and to
// one of these; what the table does by itself it asks as nobody, so no client is in its way.
const (
	askMoves   = "moves"
	askUndo    = "undo"
	askRedo    = "redo"
	askConsent = "consent"
	askChat    = "chat"
	askAdvice  = "advice"
	askJoin    = "join"
	askHand    = "hand"
	askPause   = "pause"
	askRematch = "rematch"
	askNonce   = "nonce"
	askKick    = "kick"
	askAway    = "away"
	askForget  = "forget"
	askEnd     = "end"
	askBot     = "bot"
	askClock   = "clock"
	askSetup   = "setup"
	askLeave   = "leave"
	askAbandon = "abandon"
	askNudge   = "nudge"
	askVacate  = "vacation"
)

// asks is what a person asks for under an id, with a hash of everything that was asked.
func (w Who) asks(kind, id string, body ...any) store.Ask {
	text, err := fastjson.Append(nil, body)
	if err != nil { // what cannot be written cannot have been sent
		text = fmt.Append(nil, body...)
	}
	sum := sha256.Sum256(text)
	return store.Ask{Person: w.Person, Kind: kind, ID: id, Sum: hex.EncodeToString(sum[:16])}
}

// once is what a person can ask for one time only.
func (w Who) once(kind string) store.Ask { return store.Ask{Person: w.Person, Kind: kind} }

// byItself is what the table does for a seat when the log has a length.
func byItself(kind string, seq int64, seat game.Seat) store.Ask {
	return store.Ask{Kind: kind, ID: fmt.Sprintf("%d/%d", seq, seat)}
}

// answer is where in the log the answer to an ask is.
type answer struct {
	seq int64
	sum string
}

// repeated finds the answer to an ask that is in the log.
func (s *State) repeated(ask store.Ask) error {
	if known, ok := s.done[ask.Key()]; ok {
		return ask.Again(known.seq, known.sum)
	}
	return nil
}
