package cases

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"twobanners/game"
	"twobanners/scenario"
	"twobanners/smallworld"
)

// word is a move as it is written: words for the engine to read, or a stand to be reached.
type word struct {
	w    *part
	name string
	// notation is the move in the engine's own words.
	notation []byte
	// free are the parts of an Intimidating or a conquest that were left open.
	free  []string
	stand []stand
	place placement
}

var words = []string{
	"pick", "decline", "form", "side", "abandon", "conquer", "roll", "withdraw", "steal",
	"intimidate", "swap", "well", "stop", "buy", "deploy", "place", "redeploy", "end",
	"reveal", "explode", "defuse",
}

// Words are the names of the moves.
func (*part) Words() []string { return words }

// Word reads a move.
func (w *part) Word(r *reader, name string, n *node) scenario.Word {
	m := &word{w: w, name: name}
	switch name {
	case "decline", "withdraw", "stop", "end", "explode", "defuse":
		if n.Kind == scenario.List || n.Kind == scenario.Mapping && len(n.Keys) > 0 ||
			n.Kind == scenario.Scalar && n.Text != "true" {
			r.Fail(n, "%s takes nothing beside it", name)
		}
		m.notation = notation(name)
	case "deploy", "redeploy":
		if n.Kind != scenario.Mapping {
			r.Fail(n, "%s takes regions and what stands there", name)
		}
		for i, key := range r.Keys(n) {
			m.stand = append(m.stand, w.readStand(r, w.region(r, key), n.Items[i]))
		}
	case "place":
		w.readPlace(r, n, &m.place)
	default:
		if !slices.Contains(words, name) {
			return nil
		}
		m.readNotation(r, n)
	}
	return m
}

// readNotation hands a move over in the engine's words, which finds what it does not know.
func (m *word) readNotation(r *reader, n *node) {
	switch m.name {
	case "pick":
		m.notation = notation(map[string]int{"pick": r.Number(n, 1, smallworld.Lines)})
	case "buy":
		m.notation = notation(map[string]int{"buy": r.Number(n, 0, 100)})
	default:
		if n.Kind == scenario.Nothing {
			r.Fail(n, "%s what?", m.name)
		}
		m.notation = notation(map[string]any{m.name: plain(n)})
	}
	if r.Err() != nil {
		return
	}
	if _, err := m.w.game.ReadMove(m.w.p, m.w.p.Seat, m.notation); err != nil {
		r.Fail(n, "%s: %v", m.name, err)
	}
	for _, part := range []string{"to", "what", "beasts"} {
		if !slices.ContainsFunc(n.Keys, func(key *node) bool { return key.Text == part }) {
			m.free = append(m.free, part)
		}
	}
}

// plain is a node as JSON sees it; whatever is no number of Beasts is a word.
func plain(n *node) any {
	switch n.Kind {
	case scenario.List:
		items := []any{}
		for _, item := range n.Items {
			items = append(items, plain(item))
		}
		return items
	case scenario.Mapping:
		fields := map[string]any{}
		for i, key := range n.Keys {
			fields[key.Text] = plain(n.Items[i])
			if key.Text == "using" && n.Items[i].Kind == scenario.Scalar {
				fields[key.Text] = []string{n.Items[i].Text}
			}
			if v, err := strconv.Atoi(n.Items[i].Text); key.Text == "beasts" && err == nil {
				fields[key.Text] = v
			}
		}
		return fields
	case scenario.Scalar:
		return n.Text
	default:
		return nil
	}
}

func notation(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("scenario: %v", err)) // only words, numbers, lists and maps of them
	}
	return text
}

func (w *part) readPlace(r *reader, n *node, to *placement) {
	fields := r.Fields(n, "aegis", "heart", "objectives", "bombs", "forts", "towers")
	if len(fields) == 0 {
		r.Fail(n, "place what?")
	}
	*to = placement{aegis: smallworld.NoRegion, heart: smallworld.NoRegion}
	for key, marker := range map[string]*smallworld.Region{"aegis": &to.aegis, "heart": &to.heart} {
		if v := fields[key]; v != nil {
			*marker = w.region(r, v)
		}
	}
	for key, regions := range map[string]*[]smallworld.Region{
		"objectives": &to.objectives, "bombs": &to.bombs, "forts": &to.forts, "towers": &to.towers,
	} {
		for _, item := range r.Some(fields.Or(key, n)) {
			*regions = append(*regions, w.region(r, item))
		}
	}
	to.moved = fields["objectives"] != nil
}

// move is the game's move, with what is left out taken from the position.
func (m *word) move(p *position, seat game.Seat) smallworld.Move {
	packed, err := m.w.game.ReadMove(p, seat, m.notation)
	if err != nil {
		panic(err) // it was read once before, and names do not change
	}
	move, _ := p.Unpack(packed)
	return move
}

// Offered tells whether a move is listed. What is left open may be anything, but a conquest in
// short form is one without optional helps.
func (m *word) Offered(t *table, seat game.Seat) bool {
	p := of(t)
	if m.notation == nil {
		return m.strictly(t.Clone(), seat)
	}
	want := m.move(p, max(seat, 0))
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
