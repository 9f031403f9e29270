package scenario

import (
	"strings"

	"twobanners/game"
)

// step is an entry of a play: a move, or one of the wrappers.
type step struct {
	line int
	// seat is whose decision it must be, Nobody where that is not said.
	seat game.Seat

	word             Word
	refuse           *refusal
	check            Check
	include, exclude []offer
}

// refusal is a word that must be refused.
type refusal struct {
	word Word
	// seat tries the move, whoever's turn it is; Nobody for the one who decides.
	seat game.Seat
	rule string
	text string
}

// offer is a word that must be, or must not be, offered.
type offer struct {
	word Word
	text string
}

func (s *Scenario) readStep(r *Reader, n *Node) step {
	e := step{line: n.Line, seat: game.Nobody}
	name, value := r.entry(n, &e.seat)
	switch name {
	case "":
	case "refuse":
		e.refuse = s.readRefuse(r, value)
	case "check":
		e.check = s.part.Expect(r, value)
	case "legal":
		fields := r.Fields(value, "include", "exclude")
		e.include = s.readOffers(r, fields["include"])
		e.exclude = s.readOffers(r, fields["exclude"])
	default:
		e.word = s.readWord(r, n, name, value)
	}
	return e
}

// readWord reads a move: a word of the contract, or the notation of the wire.
func (s *Scenario) readWord(r *Reader, n *Node, name string, value *Node) Word {
	if w := s.part.Word(r, name, value); w != nil {
		return w
	}
	if w := readWire(s.start.game, s.start.Position, name, value); w != nil {
		return w
	}
	r.Fail(n, "there is no move %q; known are %s, and refuse check legal",
		name, strings.Join(s.part.Words(), " "))
	return nil
}

// entry reads what an entry is about: a word, or a key with a value. `seat` may stand beside it,
// and a word may stand under `move` to make room for the seat.
func (r *Reader) entry(n *Node, seat *game.Seat) (string, *Node) {
	if n.Kind == Scalar {
		return n.Text, &Node{Line: n.Line}
	}
	name, value := "", n
	for i, key := range r.Keys(n) {
		switch {
		case key.Text == "seat":
			*seat = game.Seat(r.Number(n.Items[i], 0, game.MaxSeats-1))
		case name != "":
			r.Fail(key, "an entry is one move, not %s and %s", name, key.Text)
		default:
			name, value = key.Text, n.Items[i]
		}
	}
	if name == "" {
		r.Fail(n, "an entry must be a move")
	}
	if name == "move" {
		return r.entry(value, seat)
	}
	return name, value
}

func (s *Scenario) readRefuse(r *Reader, n *Node) *refusal {
	fields := r.Fields(n, "move", "rule", "seat")
	f := &refusal{seat: game.Nobody}
	if fields["move"] == nil {
		r.Fail(n, "the key move is missing")
		return f
	}
	if seat := fields["seat"]; seat != nil {
		f.seat = game.Seat(r.Number(seat, 0, game.MaxSeats-1))
	}
	name, value := r.entry(fields["move"], &f.seat)
	f.word, f.text = s.readWord(r, fields["move"], name, value), fields["move"].String()
	if rule := fields["rule"]; rule != nil {
		f.rule = s.ruleID(r, rule)
	}
	return f
}

func (s *Scenario) readOffers(r *Reader, n *Node) (offers []offer) {
	if n == nil {
		return nil
	}
	for _, item := range r.List(n) {
		seat := game.Nobody
		name, value := r.entry(item, &seat)
		offers = append(offers, offer{s.readWord(r, item, name, value), item.String()})
	}
	return offers
}

// String writes a node in one line, as a person would.
func (n *Node) String() string {
	switch n.Kind {
	case Scalar:
		return n.Text
	case Nothing:
		return "{}"
	default:
	}
	parts := make([]string, len(n.Items))
	for i, item := range n.Items {
		parts[i] = item.String()
		if n.Kind == Mapping {
			parts[i] = n.Keys[i].Text + ": " + parts[i]
		}
	}
	if n.Kind == List {
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return "{" + strings.Join(parts, ", ") + "}"
}
