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

func readStep(r *Reader, p Part, n *Node) step {
	s := step{line: n.Line, seat: game.Nobody}
	name, value := r.entry(n, &s.seat)
	switch name {
	case "":
	case "refuse":
		s.refuse = readRefuse(r, p, value)
	case "check":
		s.check = p.Expect(r, value)
	case "legal":
		fields := r.Fields(value, "include", "exclude")
		s.include = readOffers(r, p, fields["include"])
		s.exclude = readOffers(r, p, fields["exclude"])
	default:
		s.word = p.Word(r, name, value)
		if s.word == nil {
			r.Fail(n, "there is no move %q; known are %s, and refuse check legal",
				name, strings.Join(p.Words(), " "))
		}
	}
	return s
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

// readMove reads a move inside a wrapper.
func readMove(r *Reader, p Part, n *Node, seat *game.Seat) Word {
	name, value := r.entry(n, seat)
	m := p.Word(r, name, value)
	if m == nil {
		r.Fail(n, "there is no move %q; known are %s", name, strings.Join(p.Words(), " "))
	}
	return m
}

func readRefuse(r *Reader, p Part, n *Node) *refusal {
	fields := r.Fields(n, "move", "rule", "seat")
	f := &refusal{seat: game.Nobody}
	if fields["move"] == nil {
		r.Fail(n, "the key move is missing")
		return f
	}
	if seat := fields["seat"]; seat != nil {
		f.seat = game.Seat(r.Number(seat, 0, game.MaxSeats-1))
	}
	f.word, f.text = readMove(r, p, fields["move"], &f.seat), fields["move"].String()
	if rule := fields["rule"]; rule != nil {
		f.rule = r.ruleID(rule)
	}
	return f
}

func readOffers(r *Reader, p Part, n *Node) (offers []offer) {
	if n == nil {
		return nil
	}
	for _, item := range r.List(n) {
		seat := game.Nobody
		offers = append(offers, offer{readMove(r, p, item, &seat), item.String()})
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
