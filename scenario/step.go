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

	move             move
	refuse           *refusal
	check            check
	include, exclude []offer
}

// refusal is a move that must be refused.
type refusal struct {
	move move
	// seat tries the move, whoever's turn it is; Nobody for the one who decides.
	seat game.Seat
	rule string
	text string
}

// offer is a move that must be, or must not be, offered.
type offer struct {
	move move
	text string
}

func readStep(r *reader, p part, n *node) step {
	s := step{line: n.line, seat: game.Nobody}
	name, value := r.entry(n, &s.seat)
	switch name {
	case "":
	case "refuse":
		s.refuse = readRefuse(r, p, value)
	case "check":
		s.check = p.expect(r, value)
	case "legal":
		fields := r.fields(value, "include", "exclude")
		s.include = readOffers(r, p, fields["include"])
		s.exclude = readOffers(r, p, fields["exclude"])
	default:
		s.move = p.move(r, name, value)
		if s.move == nil {
			r.fail(n, "there is no move %q; known are %s, and refuse check legal",
				name, strings.Join(p.moves(), " "))
		}
	}
	return s
}

// entry reads what an entry is about: a word, or a key with a value. `seat` may stand beside it,
// and a word may stand under `move` to make room for the seat.
func (r *reader) entry(n *node, seat *game.Seat) (string, *node) {
	if n.kind == scalar {
		return n.text, &node{line: n.line}
	}
	name, value := "", n
	for i, key := range r.keys(n) {
		switch {
		case key.text == "seat":
			*seat = game.Seat(r.number(n.items[i], 0, game.MaxSeats-1))
		case name != "":
			r.fail(key, "an entry is one move, not %s and %s", name, key.text)
		default:
			name, value = key.text, n.items[i]
		}
	}
	if name == "" {
		r.fail(n, "an entry must be a move")
	}
	if name == "move" {
		return r.entry(value, seat)
	}
	return name, value
}

// readMove reads a move inside a wrapper.
func readMove(r *reader, p part, n *node, seat *game.Seat) move {
	name, value := r.entry(n, seat)
	m := p.move(r, name, value)
	if m == nil {
		r.fail(n, "there is no move %q; known are %s", name, strings.Join(p.moves(), " "))
	}
	return m
}

func readRefuse(r *reader, p part, n *node) *refusal {
	fields := r.fields(n, "move", "rule", "seat")
	f := &refusal{seat: game.Nobody}
	if fields["move"] == nil {
		r.fail(n, "the key move is missing")
		return f
	}
	if seat := fields["seat"]; seat != nil {
		f.seat = game.Seat(r.number(seat, 0, game.MaxSeats-1))
	}
	f.move, f.text = readMove(r, p, fields["move"], &f.seat), fields["move"].String()
	if rule := fields["rule"]; rule != nil {
		f.rule = r.ruleID(rule)
	}
	return f
}

func readOffers(r *reader, p part, n *node) (offers []offer) {
	if n == nil {
		return nil
	}
	for _, item := range r.list(n) {
		seat := game.Nobody
		offers = append(offers, offer{readMove(r, p, item, &seat), item.String()})
	}
	return offers
}

// String writes a node in one line, as a person would.
func (n *node) String() string {
	switch n.kind {
	case scalar:
		return n.text
	case nothing:
		return "{}"
	default:
	}
	parts := make([]string, len(n.items))
	for i, item := range n.items {
		parts[i] = item.String()
		if n.kind == mapping {
			parts[i] = n.keys[i].text + ": " + parts[i]
		}
	}
	if n.kind == list {
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return "{" + strings.Join(parts, ", ") + "}"
}
