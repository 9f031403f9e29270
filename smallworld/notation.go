package smallworld

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

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

// ShowMove writes a move: a word, or one key with what it needs. Where nothing but the first part
// says anything, it stands alone.
func (g *Game) ShowMove(pos game.Position, packed game.Move) any {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return game.NotAMove
	}
	n := &notations[m.Kind]
	if len(n.Parts) == 0 {
		return n.Word
	}
	var values []any
	var named map[string]any
	if len(n.Parts) > 1 {
		named = map[string]any{}
	}
	for _, part := range n.Parts {
		c, v := codecs[part.Codec], m.get(part.Field)
		if part.Optional && v == c.missing {
			continue
		}
		values = append(values, c.show(g, p, v))
		if named != nil {
			named[part.Name] = values[len(values)-1]
		}
	}
	switch {
	case len(values) == 1:
		return map[string]any{n.Word: values[0]}
	case n.Parts[0].Name == "":
		return map[string]any{n.Word: values}
	default:
		return map[string]any{n.Word: named}
	}
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
	show func(g *Game, p *Position, v int) any
	read func(g *Game, p *Position, raw json.RawMessage) (int, error)
	// missing is what is meant where nothing is said; needed: something must be.
	missing int
	needed  bool
}

var codecs = map[string]codec{
	"region": {
		show:    func(g *Game, p *Position, v int) any { return g.RegionName(p, Region(v)) },
		read:    readRegion,
		missing: int(NoRegion), needed: true,
	},
	"line": {
		show:   func(_ *Game, _ *Position, v int) any { return v + 1 },
		read:   readNumber(1, Lines, -1),
		needed: true,
	},
	"count": {
		show: func(_ *Game, _ *Position, v int) any { return v },
		read: readNumber(0, 255, 0),
	},
	"form":     named("form", formNames[:], 1),
	"side":     named("side", factionNames[:], 1),
	"artifact": named("artifact", markerNames[:], 0),
	"what":     guessed(named("thing", whatNames[:], 0)),
	"using": {
		show: func(_ *Game, _ *Position, v int) any { return Using(v).names() },
		read: readUsing,
	},
}

// named is a choice among words, of which the first few are none.
func named(what string, names []string, first int) codec {
	return codec{
		show: func(_ *Game, _ *Position, v int) any { return names[min(v, len(names)-1)] },
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

// names lists helps.
func (u Using) names() (list []string) {
	for i, name := range usingNames {
		if u&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}
