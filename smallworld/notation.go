package smallworld

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"twobanners/game"
)

// get and set reach a part of a move by its name.
func (m *Move) get(field string) int {
	f := fields[field]
	return int(m.Pack()>>f.shift&0xff) - f.plus
}

func (m *Move) set(field string, v int) {
	f := fields[field]
	*m = code(m.Pack()&^(0xff<<f.shift) | game.Move(uint8(v+f.plus))<<f.shift).unpack()
}

// written is a move in JSON. A move that is offered is written at once, and not put into maps:
// there are thousands a second.
type written string

// MarshalJSON is for package json.
func (w written) MarshalJSON() ([]byte, error) { return []byte(w), nil }

// AppendJSON is for package fastjson.
func (w written) AppendJSON(to []byte) []byte { return append(to, w...) }

// ShowMove writes a move: a word, or one key with what it needs. Where nothing but the first part
// says anything, it stands alone.
func (g *Game) ShowMove(pos game.Position, packed game.Move) any {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return game.NotAMove
	}
	word, parts := notations[m.Kind].Word, writtenParts[m.Kind]
	if len(parts) == 0 {
		return word
	}
	said := 0
	for i := range parts {
		if m.says(&parts[i]) {
			said++
		}
	}
	var room [128]byte
	text := append(quoted(append(room[:0], '{'), word), ':')
	around := "{}"
	if parts[0].Name == "" {
		around = "[]"
	}
	if said != 1 {
		text = append(text, around[0])
	}
	for i := range parts {
		part := &parts[i]
		if !m.says(part) {
			continue
		}
		if last := text[len(text)-1]; last != ':' && last != around[0] {
			text = append(text, ',')
		}
		if said != 1 && part.Name != "" {
			text = append(quoted(text, part.Name), ':')
		}
		text = codecs[part.Codec].show(text, g, p, m.get(part.Field))
	}
	if said != 1 {
		text = append(text, around[1])
	}
	return written(append(text, '}'))
}

// says tells whether a part of a move is written.
func (m *Move) says(part *part) bool {
	return !part.Optional || m.get(part.Field) != codecs[part.Codec].missing
}

// quoted adds a word, an id or a key. What is not plain is left to package json.
func quoted(to []byte, word string) []byte {
	for i := range len(word) {
		if c := word[i]; c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			text, _ := json.Marshal(word) // a string can always be written
			return append(to, text...)
		}
	}
	return append(append(append(to, '"'), word...), '"')
}

// ReadMove reads what ShowMove writes; what may be left out takes its usual value.
func (g *Game) ReadMove(pos game.Position, seat game.Seat, text []byte) (game.Move, error) {
	p := pos.(*Position)
	word, raw, err := game.ReadNotation(text)
	if err != nil {
		return 0, err
	}
	for k := noKind + 1; k < kindCount; k++ {
		if n := &notations[k]; n.Word == word && (raw != nil) == (len(n.Parts) > 0) {
			m := Move{Kind: k}
			if err := g.readParts(p, &m, n, raw); err != nil {
				return 0, err
			}
			if usual := rules[k].usual; usual != nil {
				usual(p, seat, &m)
			}
			return m.Pack(), nil
		}
	}
	return 0, fmt.Errorf("there is no such move: %.60s", text)
}

func required(p part) bool { return !p.Optional }

// readParts reads the value of a move: one part, a list of parts or named parts.
func (g *Game) readParts(p *Position, m *Move, n *notation, raw json.RawMessage) error {
	parts := n.Parts
	values := map[string]json.RawMessage{}
	var list []json.RawMessage
	switch {
	case len(parts) == 0:
		return nil
	case parts[0].Name == "" && len(parts) > 1:
		if err := json.Unmarshal(raw, &list); err != nil || len(list) != len(parts) {
			return fmt.Errorf("%s takes two regions", n.Word)
		}
	case parts[0].Name == "" || raw[0] != '{' && !slices.ContainsFunc(parts[1:], required):
		values[parts[0].Name] = raw
	default:
		if err := json.Unmarshal(raw, &values); err != nil {
			return err
		}
	}
	known := 0
	for _, part := range parts {
		if _, said := values[part.Name]; said {
			known++
		}
	}
	if known < len(values) {
		return fmt.Errorf("some of %.60s does not belong there", raw)
	}
	for i, part := range parts {
		value, said := values[part.Name]
		if list != nil {
			value, said = list[i], true
		}
		if err := g.readPart(p, m, part, value, said); err != nil {
			return err
		}
	}
	return nil
}

func (g *Game) readPart(p *Position, m *Move, part part, raw json.RawMessage, said bool) error {
	c := codecs[part.Codec]
	switch {
	case said:
		v, err := c.read(g, p, raw)
		m.set(part.Field, v)
		return err
	case c.needed && !part.Optional:
		return fmt.Errorf("%s is missing", part.Name)
	default:
		m.set(part.Field, c.missing)
		return nil
	}
}

// unsaid is a choice that was left out and for usual to fill in.
const unsaid = 255

// codec is how a number is written.
type codec struct {
	show func(to []byte, g *Game, p *Position, v int) []byte
	read func(g *Game, p *Position, raw json.RawMessage) (int, error)
	// missing is what is meant where nothing is said; needed: something must be.
	missing int
	needed  bool
}

var codecs = map[string]codec{
	"region": {
		show: func(to []byte, g *Game, p *Position, v int) []byte {
			return quoted(to, g.RegionName(p, Region(v)))
		},
		read:    readRegion,
		missing: int(NoRegion), needed: true,
	},
	"line": {
		show:   number(1),
		read:   readNumber(1, Lines, -1),
		needed: true,
	},
	"count": {
		show: number(0),
		read: readNumber(0, 255, 0),
	},
	"form":     named("form", formNames[:], 1),
	"side":     named("side", factionNames[:], 1),
	"artifact": named("artifact", markerNames[:], 0),
	"what":     guessed(named("thing", whatNames[:], 0)),
	"using": {
		show: showUsing,
		read: readUsing,
	},
}

// named is a choice among words, of which the first few are none.
func named(what string, names []string, first int) codec {
	return codec{
		show: func(to []byte, _ *Game, _ *Position, v int) []byte {
			return quoted(to, names[min(v, len(names)-1)])
		},
		read: func(_ *Game, _ *Position, raw json.RawMessage) (int, error) {
			var name string
			if err := json.Unmarshal(raw, &name); err != nil {
				return 0, err
			}
			if i := slices.Index(names, name); i >= first {
				return i, nil
			}
			return 0, fmt.Errorf("there is no %s %q", what, name)
		},
		needed: true,
	}
}

// number is a number that is written with something added to it.
func number(add int) func([]byte, *Game, *Position, int) []byte {
	return func(to []byte, _ *Game, _ *Position, v int) []byte {
		return strconv.AppendInt(to, int64(v+add), 10)
	}
}

// guessed is a choice that usual makes where nothing is said.
func guessed(c codec) codec {
	c.missing, c.needed = unsaid, false
	return c
}

func readNumber(least, most, add int) func(*Game, *Position, json.RawMessage) (int, error) {
	return func(_ *Game, _ *Position, raw json.RawMessage) (int, error) {
		var v int
		if err := json.Unmarshal(raw, &v); err != nil {
			return 0, err
		}
		if v < least || v > most {
			return 0, fmt.Errorf("%d is not between %d and %d", v, least, most)
		}
		return v + add, nil
	}
}

func readRegion(g *Game, p *Position, raw json.RawMessage) (int, error) {
	var name string
	if err := json.Unmarshal(raw, &name); err != nil {
		return 0, err
	}
	if r, ok := g.RegionByName(p, name); ok {
		return int(r), nil
	}
	return 0, fmt.Errorf("there is no region %q on these boards", name)
}

func readUsing(_ *Game, _ *Position, raw json.RawMessage) (int, error) {
	var names []string
	if err := json.Unmarshal(raw, &names); err != nil {
		return 0, errors.New("it takes a list of helps")
	}
	var u Using
	for _, name := range names {
		i := slices.Index(usingNames[:], name)
		if i < 0 {
			return 0, fmt.Errorf("%q is nothing to use in a conquest", name)
		}
		u |= 1 << i
	}
	return int(u), nil
}

// showUsing lists helps.
func showUsing(to []byte, _ *Game, _ *Position, v int) []byte {
	to = append(to, '[')
	for i, name := range Using(v).names() {
		if i > 0 {
			to = append(to, ',')
		}
		to = quoted(to, name)
	}
	return append(to, ']')
}

// names lists helps.
func (u Using) names() (list []string) {
	for i, name := range usingNames {
		if u&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}
