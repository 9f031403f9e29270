package smallworld

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"twobanners/game"
)

// plain are the moves that are a word alone.
var plain = [kindCount]string{
	Decline: "decline", Withdraw: "withdraw", Stop: "stop", End: "end",
	Explode: "explode", Defuse: "defuse",
}

// onRegion are the moves that are a word and a region.
var onRegion = [kindCount]string{
	Abandon: "abandon", PlaceWell: "well", Lift: "lift", MoveChampion: "champion",
	PlaceFort: "fort", PlaceTower: "tower", PlaceBomb: "bomb", TakeObjective: "take-objective",
	PlaceObjective: "objective", PlaceAegis: "aegis", PlaceHeart: "heart",
	Reveal: "reveal",
}

var formNames = [...]string{NoForm: "none", HumanForm: "human", WorgenForm: "worgen"}

// Notation is a move in words: one field is set, the one that names it. Regions are ids.
type Notation struct {
	Pick       int               `json:"pick,omitempty"`
	Form       string            `json:"form,omitempty"`
	Side       string            `json:"side,omitempty"`
	Conquer    *TargetNotation   `json:"conquer,omitempty"`
	Roll       *TargetNotation   `json:"roll,omitempty"`
	Steal      *StealNotation    `json:"steal,omitempty"`
	Intimidate *PressureNotation `json:"intimidate,omitempty"`
	Swap       []string          `json:"swap,omitempty"`
	Buy        *int              `json:"buy,omitempty"`
	Put        *PutNotation      `json:"put,omitempty"`
}

// TargetNotation is a conquest or a final attempt.
type TargetNotation struct {
	Region string   `json:"region"`
	Using  []string `json:"using,omitempty"`
	Beasts int      `json:"beasts,omitempty"`
}

// StealNotation is a theft of the Ethereals.
type StealNotation struct {
	Artifact string `json:"artifact"`
	To       string `json:"to"`
}

// PressureNotation is a use of Intimidating.
type PressureNotation struct {
	From string `json:"from"`
	To   string `json:"to,omitempty"`
	What string `json:"what,omitempty"`
}

// PutNotation is a step of a redeployment.
type PutNotation struct {
	Region string `json:"region"`
	Tokens int    `json:"tokens"`
	Beasts int    `json:"beasts,omitempty"`
}

// ShowMove writes a move: a word, or one key with what it needs.
func (g *Game) ShowMove(pos game.Position, packed game.Move) any {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return game.NotAMove
	}
	if word := plain[m.Kind]; word != "" {
		return word
	}
	if word := onRegion[m.Kind]; word != "" {
		return map[string]string{word: g.RegionName(p, m.Region)}
	}
	n := Notation{}
	region := func(r Region) string { return g.RegionName(p, r) }
	switch m.Kind {
	case Pick:
		n.Pick = int(m.N) + 1
	case ChooseForm:
		n.Form = formNames[min(int(m.N), len(formNames)-1)]
	case ChooseSide:
		n.Side = factionNames[min(int(m.N), len(factionNames)-1)]
	case Conquer:
		n.Conquer = &TargetNotation{region(m.Region), m.Using.names(), int(m.Beasts)}
	case Roll:
		n.Roll = &TargetNotation{Region: region(m.Region), Using: m.Using.names()}
	case Steal:
		n.Steal = &StealNotation{Marker(m.N).String(), region(m.To)}
	case Intimidate:
		n.Intimidate = &PressureNotation{
			region(m.Region), region(m.To),
			whatNames[min(int(m.N), len(whatNames)-1)],
		}
	case Swap:
		n.Swap = []string{region(m.Region), region(m.To)}
	case Buy:
		bought := int(m.N)
		n.Buy = &bought
	default:
		n.Put = &PutNotation{region(m.Region), int(m.N), int(m.Beasts)}
	}
	return n
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

// ParseUsing reads a list of helps.
func ParseUsing(names []string) (u Using, err error) {
	for _, name := range names {
		i := slices.Index(usingNames[:], name)
		if i < 0 {
			return 0, fmt.Errorf("%q is nothing to use in a conquest", name)
		}
		u |= 1 << i
	}
	return u, nil
}

// MarshalJSON writes a plain conquest as its region alone.
func (t TargetNotation) MarshalJSON() ([]byte, error) {
	if len(t.Using) == 0 && t.Beasts == 0 {
		return json.Marshal(t.Region)
	}
	type long TargetNotation
	return json.Marshal(long(t))
}

// UnmarshalJSON reads either form.
func (t *TargetNotation) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		return json.Unmarshal(b, &t.Region)
	}
	type long TargetNotation
	return strictly(b, (*long)(t))
}

func strictly(b []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	return d.Decode(into)
}

// ReadMove reads what ShowMove writes.
func (g *Game) ReadMove(pos game.Position, seat game.Seat, text []byte) (game.Move, error) {
	p := pos.(*Position)
	var word string
	if json.Unmarshal(text, &word) == nil {
		if k := slices.Index(plain[:], word); k > 0 && word != "" {
			return Move{Kind: Kind(k)}.Pack(), nil
		}
		return 0, fmt.Errorf("%q is no move", word)
	}
	var keyed map[string]json.RawMessage
	if err := json.Unmarshal(text, &keyed); err != nil || len(keyed) != 1 {
		return 0, fmt.Errorf("a move is a word or an object with one key, not %.60s", text)
	}
	for k, key := range onRegion {
		value, is := keyed[key]
		if key == "" || !is {
			continue
		}
		var name string
		if err := json.Unmarshal(value, &name); err != nil {
			return 0, fmt.Errorf("%s: %w", key, err)
		}
		r, err := g.region(p, name)
		return Move{Kind: Kind(k), Region: r}.Pack(), err
	}
	var n Notation
	if err := strictly(text, &n); err != nil {
		return 0, fmt.Errorf("no such move: %w", err)
	}
	m, err := g.readNotation(p, seat, &n)
	if err != nil {
		return 0, err
	}
	return m.Pack(), nil
}

func (g *Game) region(p *Position, name string) (Region, error) {
	if r, ok := g.RegionByName(p, name); ok {
		return r, nil
	}
	return NoRegion, fmt.Errorf("there is no region %q on these boards", name)
}
