package load

import (
	"bytes"
	"encoding/json"
	"fmt"
	"sync/atomic"
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

var movesKey, decisionKey = []byte(`"moves":[`), []byte(`"decision":{`)

// offers finds the moves in a snapshot without reading all of it.
func offers(snapshot []byte) ([]json.RawMessage, error) {
	at := bytes.Index(snapshot, decisionKey)
	if at < 0 {
		return nil, fmt.Errorf("this is no snapshot: %.80s", snapshot)
	}
	list := bytes.Index(snapshot[at:], movesKey)
	if list < 0 {
		return nil, fmt.Errorf("a snapshot without moves: %.80s", snapshot[at:])
	}
	list += at + len(movesKey) - 1
	if snapshot[list+1] == ']' {
		return nil, nil
	}
	var offers []struct{ Move json.RawMessage }
	if err := json.NewDecoder(bytes.NewReader(snapshot[list:])).Decode(&offers); err != nil {
		return nil, err
	}
	moves := make([]json.RawMessage, len(offers))
	for i, o := range offers {
		moves[i] = o.Move
	}
	return moves, nil
}
