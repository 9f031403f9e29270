package lordaeron

import "twobanners/game"

// ShownCombat is a fight under way.
type ShownCombat struct {
	Kind      string                `json:"kind"`
	Creature  string                `json:"creature,omitempty"`
	Region    string                `json:"region,omitempty"`
	Side      string                `json:"side"`
	Round     int                   `json:"round"`
	In        []string              `json:"in"`
	Fallen    []string              `json:"fallen,omitempty"`
	Boxes     map[string]ShownBoxes `json:"boxes"`
	Queue     []string              `json:"queue,omitempty"`
	Active    string                `json:"active,omitempty"`
	Rolled    bool                  `json:"rolled,omitempty"`
	Dice      []ShownDie            `json:"dice,omitempty"`
	Pool      map[string]int        `json:"pool,omitempty"`
	Reroll    int                   `json:"reroll,omitempty"`
	Attrition int                   `json:"attrition,omitempty"`
	Threat    int                   `json:"threat,omitempty"`
	Terms     []ShownTerm           `json:"terms,omitempty"`
	SetAside  []int                 `json:"set-aside,omitempty"`
	Moment    string                `json:"moment,omitempty"`
	About     string                `json:"about,omitempty"`
	Wounds    int                   `json:"wounds,omitempty"`
}

// ShownBoxes are one side's boxes.
type ShownBoxes struct {
	Damage    int `json:"damage"`
	Defense   int `json:"defense"`
	Attrition int `json:"attrition"`
	Armor     int `json:"armor"`
}

// ShownDie is a rolled die.
type ShownDie struct {
	Color    string `json:"color"`
	Face     int    `json:"face"`
	Spotted  bool   `json:"spotted,omitempty"`
	Rerolled bool   `json:"rerolled,omitempty"`
	Marked   bool   `json:"marked,omitempty"`
}

// ShownTerm is a part of the pool or of a value, with where it comes from.
type ShownTerm struct {
	From string `json:"from"`
	Of   string `json:"of"`
	N    int    `json:"n"`
}

var whatNames = [whatCount]string{
	"red", "blue", "green", OfReroll: "reroll", OfAttrition: "attrition", OfThreat: "threat",
}

func (g *Game) showCombat(p *Position) *ShownCombat {
	k := &p.Combat
	s := &ShownCombat{
		Kind: foeWords[k.Foe], Region: g.RegionName(k.Region), Side: factionNames[k.Side],
		Round: int(k.Round), In: g.showPeople(p, k.In), Fallen: g.showPeople(p, k.Fallen),
		Boxes: map[string]ShownBoxes{},
	}
	if k.Foe == QuestFoes || k.Foe == IndependentFoes {
		s.Creature = g.box.Creatures[k.Creature].id
	}
	for f, b := range k.Boxes {
		s.Boxes[factionNames[f]] = ShownBoxes{
			int(b.Damage), int(b.Defense), int(b.Attrition), int(b.Armor),
		}
	}
	for _, who := range k.Queue[:k.Queued] {
		s.Queue = append(s.Queue, g.WhoName(p, who))
	}
	f := p.top()
	if f.Task == taskWindow {
		s.Moment, s.About = g.momentName(moment(f.A)), g.WhoName(p, int8(f.B))
	}
	if f.Task == taskWounds {
		s.Wounds = int(f.N)
	}
	if k.Active >= 0 {
		g.showAttack(p, s)
	}
	return s
}

// showAttack shows the phase that runs: the pool, its dice and what they are made of.
func (g *Game) showAttack(p *Position, s *ShownCombat) {
	k := &p.Combat
	s.Active, s.Rolled = g.WhoName(p, k.Active), k.Rolled
	s.Reroll, s.Attrition, s.Threat = p.reroll(), p.attrition(), p.threat()
	s.Pool = map[string]int{}
	for c := Red; c <= Green; c++ {
		s.Pool[colorNames[c]] = p.poolOf(c)
		for _, d := range k.Dice[c][:k.Count[c]] {
			s.Dice = append(s.Dice, ShownDie{
				colorNames[c], int(d.Face), d.Spotted, d.Rerolled, d.Marked,
			})
		}
		s.SetAside = append(s.SetAside, int(k.SetAside[c]))
	}
	for _, t := range k.Terms[:k.TermCount] {
		s.Terms = append(s.Terms, ShownTerm{g.CardName(t.Card), whatNames[t.What], int(t.N)})
	}
}

// ShowEvent puts an event into ids and numbers.
func (g *Game) ShowEvent(pos game.Position, e game.Event) any {
	p := pos.(*Position)
	if e.Kind == 0 || e.Kind >= eventCount {
		return nil
	}
	return e.Show(eventShapes[e.Kind], func(kind string, n int) any {
		return g.showArgument(p, kind, n)
	})
}

// showArgument names an event's number; nil stands for nobody, nowhere and no card.
func (g *Game) showArgument(p *Position, kind string, n int) any {
	switch kind {
	case "yes":
		return n != 0
	case "faction":
		return factionNames[n]
	case "color":
		return colorNames[n]
	case "foe":
		return foeWords[n]
	case "area":
		return showPlace(n)
	case "box":
		return string(boxNames[n])
	case "class":
		return g.box.Classes[n].id
	case "creature":
		return g.box.Creatures[n].id
	case "overlord":
		return g.box.Overlords[n].id
	case "quest":
		return g.box.Quests[n].id
	case "event":
		return g.box.Events[n].id
	case "":
		return n
	}
	if n < 0 || kind == "card" && n == 0 {
		return nil
	}
	switch kind {
	case "who":
		return g.WhoName(p, int8(n))
	case "region":
		return g.RegionName(Region(n))
	case "card":
		return g.CardName(Card(n))
	default:
		return n
	}
}

// Explain gives the terms of a move's price, where it has one.
func (g *Game) Explain(pos game.Position, _ game.Seat, packed game.Move) []game.NamedTerm {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok {
		return nil
	}
	switch m.Kind {
	case Train, Buy:
		return []game.NamedTerm{{Name: "gold", N: int(g.box.Cards[m.Card].gold)}}
	case Challenge:
		return p.explainChallenge(m)
	case Sell:
		return []game.NamedTerm{{Name: "gold", N: -int(g.box.Cards[m.Card].gold+1) / 2}}
	case Equip:
		return []game.NamedTerm{{Name: "energy", N: p.equipCost(m.Who, m.Card)}}
	case Use:
		key := p.find(m.Who, m.Card)
		if key < 0 || m.At < 0 {
			return nil
		}
		return []game.NamedTerm{{Name: "energy", N: p.price(m.Who, key, m.Card, int(m.At))}}
	default:
		return nil
	}
}
