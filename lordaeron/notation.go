package lordaeron

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// shapes give each move its word, then its parts in notation: name=part:codec. A part at its usual
// value is left out, unless it has a name.
var shapes = [kindCount]string{
	PickClass:  "pick class=n:class",
	Travel:     "travel who=who:who to=at:region fly=n:yes",
	Step:       "step who=who:who to=at:region fly=n:yes",
	Halt:       "halt",
	RestAction: "rest who=who:who health=n:number energy=m:number food=card:card",
	Challenge:  "challenge who=who:who kind=n:foe target=m:target with=at:people",
	Join:       "join",
	Decline:    "decline",
	Train:      "train who=who:who card=card:card",
	GoToTown:   "town who=who:who",
	TownRegain: "regain health=n:number energy=m:number",
	Sell:       "sell card=card:card",
	Buy:        "buy card=card:card",
	Done:       "done who=who:who",
	Give:       "give from=who:who to=to:who card=card:card",
	GiveGold:   "give-gold from=who:who to=to:who gold=n:number",
	Look:       "look who=who:who",
	End:        "end",
	Equip:      "equip who=who:who card=card:card area=at:place exchange=n:yes",
	Unequip:    "unequip who=who:who area=at:place",
	Order:      "order who=who:who",
	Use: "use who=who:who card=card:card ability=at:ability amount=n:number " +
		"choice=m:choice for=to:who",
	Pass:        "pass",
	Mark:        "mark color=n:color face=m:number",
	StripDie:    "remove color=n:color",
	Allot:       "allot blue=n:number",
	Fell:        "fell group=n:number color=m:color",
	Wound:       "wound who=who:who pet=n:yes",
	Retreat:     "retreat to=at:region",
	RemoveArmor: "armor damage=n:number",
	Loot:        "loot card=card:card to=to:who",
	Talent:      "talent card=card:card",
	Take:        "take card=card:card to=to:who",
	Drop:        "drop card=card:card",
	DrawQuest:   "quest-deck deck=n:deck",
	EventChoice: "event who=who:who card=card:card at=at:number n=n:number m=m:number",
	Bid:         "bid who=who:who gold=n:number",
	Yield:       "yield to=to:who",
	PayQuest:    "pay quest=n:slot",
	RollDie:     "roll color=n:color",
	PutToken:    "token area=at:place",
}

// part is one part of a move's notation.
type part struct{ name, field, codec string }

// notation is a shape taken apart.
type notation struct {
	word  string
	parts []part
}

var notations = func() (list [kindCount]notation) {
	for k := Kind(1); k < kindCount; k++ {
		list[k] = shape(shapes[k])
	}
	return list
}()

func shape(text string) (n notation) {
	words := strings.Fields(text)
	n.word = words[0]
	for _, w := range words[1:] {
		name, rest, _ := strings.Cut(w, "=")
		field, codec, _ := strings.Cut(rest, ":")
		n.parts = append(n.parts, part{name, field, codec})
	}
	return n
}

// get and set reach a part of a move by its name.
func (m *Move) get(field string) int {
	switch field {
	case "who":
		return int(m.Who)
	case "to":
		return int(m.To)
	case "card":
		return int(m.Card)
	case "at":
		return int(m.At)
	case "n":
		return int(m.N)
	default:
		return int(m.M)
	}
}

func (m *Move) set(field string, v int) {
	switch field {
	case "who":
		m.Who = int8(v)
	case "to":
		m.To = int8(v)
	case "card":
		m.Card = Card(v)
	case "at":
		m.At = int8(v)
	case "n":
		m.N = uint8(v)
	default:
		m.M = uint8(v)
	}
}

// usual is what a part is when it is left out.
func usual(codec string) int {
	if codec == "who" || codec == "region" {
		return -1
	}
	return 0
}

// ShowMove writes a move: a word, or one key with what it needs.
func (g *Game) ShowMove(pos game.Position, packed game.Move) any {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return game.NotAMove
	}
	n := p.notationOf(m.Kind)
	word, parts := n.word, n.parts
	if len(parts) == 0 {
		return word
	}
	values := map[string]any{}
	for _, part := range parts {
		v := m.get(part.field)
		if shown := g.showPart(p, m, part.codec, v); v != usual(part.codec) || isName(part, shown) {
			values[part.name] = shown
		}
	}
	return map[string]any{word: values}
}

// isName tells whether a part is a name also where its number is zero: the first of its kind.
func isName(of part, shown any) bool {
	_, named := shown.(string)
	return named && of.codec != "who" && of.codec != "region" && of.codec != "card" &&
		of.codec != "choice"
}

func (g *Game) showPart(p *Position, m Move, codec string, v int) any {
	switch codec {
	case "who":
		return g.WhoName(p, int8(v))
	case "region":
		return g.RegionName(Region(v))
	case "card":
		return g.CardName(Card(v))
	case "class":
		return g.box.Classes[min(v, len(g.box.Classes)-1)].id
	case "yes":
		return v != 0
	case "color":
		return colorNames[min(v, 2)]
	case "deck":
		return questDeckNames[min(v, questDecks-1)]
	case "foe":
		return foeWords[min(v, len(foeWords)-1)]
	case "target":
		return g.showTarget(p, m, v)
	case "people":
		return g.showPeople(p, uint8(v))
	case "place":
		return showPlace(v)
	case "choice":
		return g.choiceName(p, m, v)
	case "slot":
		return g.box.Quests[p.Quests[min(v, MaxQuests-1)].Card].id
	case "talent":
		return g.CardName(p.People[m.Who].Talents[v&3])
	default:
		return v
	}
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
	for i := range int8(p.Characters) {
		if has(mask, i) {
			list = append(list, g.WhoName(p, i))
		}
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
	var word string
	var keyed map[string]map[string]json.RawMessage
	if json.Unmarshal(text, &word) != nil {
		if err := json.Unmarshal(text, &keyed); err != nil || len(keyed) != 1 {
			return 0, fmt.Errorf("a move is a word or an object with one key, not %.60s", text)
		}
	}
	for k := Kind(1); k < kindCount; k++ {
		name := notations[k].word
		if values, ok := keyed[name]; ok || name == word {
			return g.readParts(p, k, p.notationOf(k).parts, values)
		}
	}
	return 0, fmt.Errorf("there is no such move: %.60s", text)
}

func (g *Game) readParts(
	p *Position, k Kind, parts []part, values map[string]json.RawMessage,
) (game.Move, error) {
	m := Move{Kind: k, Who: -1, To: -1}
	switch k {
	case PickClass:
		m.Who = p.top().Who
	case EventChoice:
		m.Who = 0 // a faction's answers name nobody
	default:
	}
	known := 0
	for _, part := range parts {
		m.set(part.field, usual(part.codec))
		raw, ok := values[part.name]
		if !ok {
			continue
		}
		known++
		v, err := g.readPart(p, m, part.codec, raw)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", part.name, err)
		}
		m.set(part.field, v)
	}
	if known < len(values) {
		return 0, fmt.Errorf("a %s has no such part among %d", strings.Fields(shapes[k])[0],
			len(values))
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
	case "region":
		r, ok := g.RegionByName(name)
		return int(r), ok
	case "card":
		card, ok := g.CardByName(name, p.classOf(p.subject(m)))
		return int(card), ok
	case "class":
		class, ok := g.ClassByName(name)
		return int(class), ok
	case "place":
		return readPlace(name)
	case "target":
		return g.readTarget(p, m, name)
	case "slot":
		for i := range p.Quests {
			if p.Quests[i].Used && g.box.Quests[p.Quests[i].Card].id == name {
				return i, true
			}
		}
		return 0, false
	case "talent":
		if m.Who < 0 {
			return 0, false
		}
		card, _ := g.CardByName(name, p.classOf(m.Who))
		i := slices.Index(p.People[m.Who].Talents[:], card)
		return i, i >= 0
	}
	names := map[string][]string{
		"color": colorNames[:], "deck": questDeckNames[:], "foe": foeWords[:],
	}[codec]
	i := slices.Index(names, name)
	return i, i >= 0
}

func (g *Game) readTarget(p *Position, m Move, name string) (int, bool) {
	if Foe(m.N) == BossFoe {
		for i := range p.Open {
			if p.Open[i].Used && g.box.Events[p.Open[i].Card].id == name {
				return i, true
			}
		}
		return 0, false
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
