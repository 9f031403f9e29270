package scenario

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"twobanners/game"
	"twobanners/smallworld"
)

// swMove is a move as it is written: words for the engine to read, or a stand to be reached.
type swMove struct {
	w    *smallWorld
	name string
	// notation is the move in the engine's own words.
	notation []byte
	// free are the parts of an Intimidating or a conquest that were left open.
	free  []string
	stand []smallworld.Stand
	place smallworld.Placement
}

var swMoves = []string{
	"pick", "decline", "form", "side", "abandon", "conquer", "roll", "withdraw", "steal",
	"intimidate", "swap", "well", "stop", "buy", "deploy", "place", "redeploy", "end",
	"reveal", "explode", "defuse",
}

func (*smallWorld) moves() []string { return swMoves }

func (w *smallWorld) move(r *reader, name string, n *node) move {
	m := &swMove{w: w, name: name}
	switch name {
	case "decline", "withdraw", "stop", "end", "explode", "defuse":
		if n.kind == list || n.kind == mapping && len(n.keys) > 0 ||
			n.kind == scalar && n.text != "true" {
			r.fail(n, "%s takes nothing beside it", name)
		}
		m.notation = words(name)
	case "deploy", "redeploy":
		if n.kind != mapping {
			r.fail(n, "%s takes regions and what stands there", name)
		}
		for i, key := range r.keys(n) {
			m.stand = append(m.stand, w.readStand(r, w.region(r, key), n.items[i]))
		}
	case "place":
		w.readPlace(r, n, &m.place)
	default:
		if !slices.Contains(swMoves, name) {
			return nil
		}
		m.readNotation(r, n)
	}
	return m
}

// readNotation hands a move over in the engine's words, which finds what it does not know.
func (m *swMove) readNotation(r *reader, n *node) {
	switch m.name {
	case "pick":
		m.notation = words(map[string]int{"pick": r.number(n, 1, smallworld.Lines)})
	case "buy":
		m.notation = words(map[string]int{"buy": r.number(n, 0, 100)})
	default:
		if n.kind == nothing {
			r.fail(n, "%s what?", m.name)
		}
		m.notation = words(map[string]any{m.name: plain(n)})
	}
	if r.err != nil {
		return
	}
	if _, err := m.w.game.ReadMove(m.w.p, m.w.p.Seat, m.notation); err != nil {
		r.fail(n, "%s: %v", m.name, err)
	}
	for _, part := range []string{"to", "what", "beasts"} {
		if !slices.ContainsFunc(n.keys, func(key *node) bool { return key.text == part }) {
			m.free = append(m.free, part)
		}
	}
}

// plain is a node as JSON sees it; whatever is no number of Beasts is a word.
func plain(n *node) any {
	switch n.kind {
	case list:
		items := []any{}
		for _, item := range n.items {
			items = append(items, plain(item))
		}
		return items
	case mapping:
		fields := map[string]any{}
		for i, key := range n.keys {
			fields[key.text] = plain(n.items[i])
			if key.text == "using" && n.items[i].kind == scalar {
				fields[key.text] = []string{n.items[i].text}
			}
			if v, err := strconv.Atoi(n.items[i].text); key.text == "beasts" && err == nil {
				fields[key.text] = v
			}
		}
		return fields
	case scalar:
		return n.text
	default:
		return nil
	}
}

func words(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("scenario: %v", err)) // only words, numbers, lists and maps of them
	}
	return text
}

func (w *smallWorld) readPlace(r *reader, n *node, to *smallworld.Placement) {
	fields := r.fields(n, "aegis", "heart", "objectives", "bombs", "forts", "towers")
	if len(fields) == 0 {
		r.fail(n, "place what?")
	}
	*to = smallworld.Placement{Aegis: smallworld.NoRegion, Heart: smallworld.NoRegion}
	if v := fields["aegis"]; v != nil {
		to.Aegis = w.region(r, v)
	}
	if v := fields["heart"]; v != nil {
		to.Heart = w.region(r, v)
	}
	for key, regions := range map[string]*[]smallworld.Region{
		"objectives": &to.Objectives, "bombs": &to.Bombs, "forts": &to.Forts, "towers": &to.Towers,
	} {
		if v := fields[key]; v != nil {
			for _, item := range r.some(v) {
				*regions = append(*regions, w.region(r, item))
			}
		}
	}
	to.Moved = fields["objectives"] != nil
}

// packed is the engine's move, with what is left out taken from the position.
func (m *swMove) packed(p *smallworld.Position, seat game.Seat) game.Move {
	packed, err := m.w.game.ReadMove(p, seat, m.notation)
	if err != nil {
		panic(err) // it was read once before, and names do not change
	}
	return packed
}

// offered tells whether a move is listed. What is left open may be anything, but a conquest in
// short form is one without optional helps.
func (m *swMove) offered(t *table, seat game.Seat) bool {
	p := t.position.(*smallworld.Position)
	if m.notation == nil {
		return m.strictly(t.clone(), seat).OK()
	}
	want, _ := p.Unpack(m.packed(p, max(seat, 0)))
	for _, packed := range p.Moves(seat, nil) {
		have, _ := p.Unpack(packed)
		if have.Kind == smallworld.Intimidate || have.Kind == smallworld.Conquer {
			if slices.Contains(m.free, "to") {
				have.To = want.To
			}
			if slices.Contains(m.free, "what") {
				have.N = want.N
			}
			if slices.Contains(m.free, "beasts") {
				have.Beasts = want.Beasts
			}
		}
		if have == want {
			return true
		}
	}
	return false
}
