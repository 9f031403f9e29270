package load

import (
	"bytes"
	"encoding/json"
	"fmt"
	"sync/atomic"

	"twobanners/internal/fastjson"
	"twobanners/internal/patch"
)

// board is one table with its two guests.
type board struct {
	id      string
	nodes   [2]int // where its seats sit
	cookies [2]string
	turns   atomic.Int64 // that were decided
	sent    atomic.Int64 // when the move under way was sent, by the driver's clock
	seq     atomic.Int64 // the entry it will be
}

func (b *board) path() string { return "/api/tables/" + b.id }

// turn is a decision that a seat owes.
type turn struct {
	board *board
	seat  int
	seq   int64
	move  json.RawMessage
}

// openBoard makes a table with two guests.
func openBoard(l *line, n int) (b *board, err error) {
	var made struct{ ID, Invite string }
	b = &board{}
	for seat := range b.nodes {
		b.nodes[seat] = (n + seat) % (1 + len(l.driver.More))
	}
	b.cookies[0], err = l.ask("POST", "/api/tables", "", []byte(`{"game":"smallworld",`+
		`"seats":[{"kind":"me"},{"kind":"open"}],"options":{"rounds":20}}`), &made)
	if err != nil {
		return nil, err
	}
	b.id = made.ID
	body := fmt.Appendf(nil, `{"invite":%q}`, made.Invite)
	b.cookies[1], err = l.at(b.nodes[1]).ask("POST", b.path()+"/join", "", body, nil)
	return b, err
}

// offers are the moves after an update, of which no more is read than these, and not what they
// cost: a client that shares the cores must not be what is measured.
func offers(before any, update []byte) (any, error) {
	if !bytes.Contains(update, movesKey) {
		return before, nil
	}
	change := patch.Member(update, "patch")
	moves := patch.Member(change, "moves")
	if change == nil {
		moves = patch.Member(patch.Member(update, "snapshot"), "moves")
	}
	if moves == nil {
		return before, nil
	}
	decoded, err := decode(moves, "cost")
	if err != nil || change == nil {
		return decoded, err
	}
	return patch.Apply(before, decoded)
}

var movesKey = []byte(`"moves":`)

// moveOf is the move of an offer in the server's notation.
func moveOf(offer any) (json.RawMessage, error) {
	o, _ := offer.(map[string]any)
	if o["move"] == nil {
		return nil, fmt.Errorf("this is no offer: %v", offer)
	}
	return fastjson.Append(nil, o["move"])
}
