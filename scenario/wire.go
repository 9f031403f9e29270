package scenario

import (
	"encoding/json"
	"strconv"

	"twobanners/game"
)

// wire is a move in the notation of the wire: what clients and programs send. Every game has it
// beside the words of its contract.
type wire struct{ notation []byte }

// readWire reads an entry as the wire would have it; nil if the game knows no such move.
func readWire(g game.Game, p game.Position, name string, n *Node) Word {
	entry := any(name)
	if n.Kind != Nothing {
		entry = map[string]any{name: n.plain()}
	}
	text, err := json.Marshal(entry)
	if err != nil {
		return nil
	}
	if _, err := g.ReadMove(p, 0, text); err != nil {
		return nil
	}
	return wire{text}
}

// plain is a node as JSON sees it.
func (n *Node) plain() any {
	switch n.Kind {
	case List:
		items := []any{}
		for _, item := range n.Items {
			items = append(items, item.plain())
		}
		return items
	case Mapping:
		fields := map[string]any{}
		for i, key := range n.Keys {
			fields[key.Text] = n.Items[i].plain()
		}
		return fields
	case Scalar:
		if v, err := strconv.Atoi(n.Text); err == nil && !n.Quoted {
			return v
		}
		if b, err := strconv.ParseBool(n.Text); err == nil && !n.Quoted {
			return b
		}
		return n.Text
	default:
		return nil
	}
}

// Confirms: a move is made, whatever the game has done by itself.
func (wire) Confirms(*Table, game.Seat) bool { return false }

// Play makes the move for whoever decides.
func (w wire) Play(t *Table) bool { return w.Try(t, t.Position.Actors().First()) }

// Try makes the move for a seat. What cannot be read in this position is no move in it.
func (w wire) Try(t *Table, seat game.Seat) bool {
	m, err := t.game.ReadMove(t.Position, seat, w.notation)
	if err != nil {
		m = 0
	}
	return t.Make(seat, m)
}

// Offered tells whether the move may be made.
func (w wire) Offered(t *Table, seat game.Seat) bool { return w.Try(t.Clone(), seat) }
