package lordaeron

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"twobanners/game"
)

// get and set reach a part of a move by its name.
func (m Move) get(field string) int {
	f := fields[field]
	return int(m.Pack()>>f.shift&f.bits) - f.plus
}

func (m *Move) set(field string, v int) {
	f := fields[field]
	*m = unpack(m.Pack()&^(f.bits<<f.shift)|game.Move(v+f.plus)&f.bits<<f.shift, m.by)
}

// asked is the codec of a part that is packed and never written: the character that is asked.
const asked = "asked"

// usual is what a part is when it is left out.
func (p *Position) usual(codec string) int {
	switch {
	case codec == "who" || codec == "region":
		return -1
	case codec == asked && p.Depth > 0:
		return int(p.top().Who)
	default:
		return 0
	}
}

// ShowMove writes a move: a word, or one key with what it needs.
func (g *Game) ShowMove(pos game.Position, packed game.Move) any {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return game.NotAMove
	}
	n := p.notationOf(m.Kind)
	word, parts := n.Word, n.Parts
	if len(parts) == 0 {
		return word
	}
	values := map[string]any{}
	for _, part := range parts {
		v := m.get(part.Field)
		shown := g.showPart(p, m, part.Codec, v)
		if part.Codec != asked && (v != p.usual(part.Codec) || isName(part, shown)) {
			values[part.Name] = shown
		}
	}
	return map[string]any{word: values}
}

// isName tells whether a part is a name also where its number is zero: the first of its kind.
func isName(of part, shown any) bool {
	_, named := shown.(string)
	return named && of.Codec != "who" && of.Codec != "region" && of.Codec != "card" &&
		of.Codec != "choice"
}

func (g *Game) showPart(p *Position, m Move, codec string, v int) any {
	switch codec {
	case "who":
		return g.WhoName(p, int8(v))
	case "region":
		return g.RegionName(Region(v))
	case "card":
		return g.CardName(Card(v))
	case "yes":
		return v != 0
	case "target":
		return g.showTarget(p, m, v)
	case "people":
		return g.showPeople(p, uint8(v))
	case "place":
		return showPlace(v)
	case "choice":
		return g.choiceName(p, m, v)
	case "slot":
		return g.QuestName(p.Quests[min(v, MaxQuests-1)].Card)
	case "talent":
		return g.CardName(p.People[m.Who].Talents[v&3])
	}
	if names := g.box.ids[codec]; len(names) > 0 {
		return names[min(v, len(names)-1)]
	}
	return v
}

// showTarget names what is challenged, as far as the kind leaves it open.
func (g *Game) showTarget(p *Position, m Move, v int) any {
	switch {
	case Foe(m.N) == BossFoe && v < MaxOpen:
		return g.box.Events[p.Open[v].Card].id
	case (Foe(m.N) == QuestFoes || Foe(m.N) == IndependentFoes) && v < len(g.box.Creatures):
		return g.box.Creatures[v].id
	default:
		return v
	}
}

func (g *Game) showPeople(p *Position, mask uint8) []string {
	list := []string{}
	for i := range each(mask) {
		list = append(list, g.WhoName(p, i))
	}
	return list
}

// showPlace names an area, or an add-on by its number.
func showPlace(v int) string {
	if v >= 0 && v < AreaCount {
		return areaNames[v]
	}
	return fmt.Sprintf("add-on-%d", v-AreaCount+1)
}

// ReadMove reads what ShowMove writes.
func (g *Game) ReadMove(pos game.Position, _ game.Seat, text []byte) (game.Move, error) {
	p := pos.(*Position)
	word, raw, err := game.ReadNotation(text)
	if err != nil {
		return 0, err
	}
	values := map[string]json.RawMessage{}
	if raw != nil && json.Unmarshal(raw, &values) != nil {
		return 0, fmt.Errorf("the parts of %s have names: %.60s", word, raw)
	}
	for k := Kind(1); k < kindCount; k++ {
		if notations[k].Word == word {
			return g.readParts(p, k, p.notationOf(k).Parts, values)
		}
	}
	return 0, fmt.Errorf("there is no such move: %.60s", text)
}

func (g *Game) readParts(
	p *Position, k Kind, parts []part, values map[string]json.RawMessage,
) (game.Move, error) {
	m := Move{Kind: k, To: -1} // an answer that names nobody is packed as the first character's
	known := 0
	for _, part := range parts {
		m.set(part.Field, p.usual(part.Codec))
		raw, ok := values[part.Name]
		if !ok || part.Codec == asked {
			continue
		}
		known++
		v, err := g.readPart(p, m, part.Codec, raw)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", part.Name, err)
		}
		m.set(part.Field, v)
	}
	if known < len(values) {
		return 0, fmt.Errorf("a %s has no such part among %d", notations[k].Word, len(values))
	}
	return m.Pack(), nil
}

func (g *Game) readPart(p *Position, m Move, codec string, raw []byte) (int, error) {
	switch codec {
	case "yes":
		var b bool
		err := json.Unmarshal(raw, &b)
		return yes(b), err
	case "people":
		return g.readPeople(p, raw)
	case "number":
		return readNumber(raw, 255)
	case "ability":
		return readNumber(raw, 127)
	case "choice":
		return g.readChoice(p, m, raw)
	case "target":
		if len(raw) > 0 && raw[0] != '"' {
			return readNumber(raw, 127)
		}
	}
	var name string
	if err := json.Unmarshal(raw, &name); err != nil {
		return 0, err
	}
	v, ok := g.readName(p, m, codec, name)
	if !ok {
		return 0, unknown(codec, name)
	}
	return v, nil
}

func unknown(what, name string) error { return fmt.Errorf("there is no %s %q", what, name) }

func readNumber(raw []byte, most int) (int, error) {
	var n int
	d := json.NewDecoder(bytes.NewReader(raw))
	if err := d.Decode(&n); err != nil || n < 0 || n > most {
		return 0, fmt.Errorf("%.20s is not a number from 0 to %d", raw, most)
	}
	return n, nil
}

func (g *Game) readPeople(p *Position, raw []byte) (mask int, err error) {
	var names []string
	if err := json.Unmarshal(raw, &names); err != nil {
		return 0, err
	}
	for _, name := range names {
		who, ok := g.WhoByName(p, name)
		if !ok {
			return 0, fmt.Errorf("there is no character %q", name)
		}
		mask |= int(only(who))
	}
	return mask, nil
}

func (g *Game) readName(p *Position, m Move, codec, name string) (int, bool) {
	switch codec {
	case "who":
		who, ok := g.WhoByName(p, name)
		return int(who), ok
	case "card":
		card, ok := g.CardByName(name, p.classOf(p.subject(m)))
		return int(card), ok
	case "place":
		return readPlace(name)
	case "target":
		return g.readTarget(p, m, name)
	case "slot":
		i := slices.IndexFunc(p.Quests[:], func(q QuestSlot) bool {
			return q.Used && g.QuestName(q.Card) == name
		})
		return max(0, i), i >= 0
	case "talent":
		if m.Who < 0 {
			return 0, false
		}
		card, _ := g.CardByName(name, p.classOf(m.Who))
		i := slices.Index(p.People[m.Who].Talents[:], card)
		return i, i >= 0
	}
	i := slices.Index(g.box.ids[codec], name)
	return i, i >= 0
}

func (g *Game) readTarget(p *Position, m Move, name string) (int, bool) {
	if Foe(m.N) == BossFoe {
		i := p.openCard(func(e *event) bool { return e.id == name })
		return max(0, i), i >= 0
	}
	c, ok := g.CreatureByName(name)
	return int(c), ok
}

func readPlace(name string) (int, bool) {
	if i := slices.Index(areaNames[:], name); i >= 0 {
		return i, true
	}
	var n int
	if _, err := fmt.Sscanf(name, "add-on-%d", &n); err == nil && n > 0 && n <= MaxAddOns {
		return AreaCount + n - 1, true
	}
	return 0, false
}
