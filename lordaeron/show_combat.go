package lordaeron

import (
	"twobanners/content"
	"twobanners/game"
)

// ShownCombat is a fight under way.
type ShownCombat struct {
	Kind      string                `json:"kind"`
	Creature  string                `json:"creature,omitempty"`
	Against   string                `json:"against,omitempty"`
	Region    string                `json:"region,omitempty"`
	Side      string                `json:"side"`
	Round     int                   `json:"round"`
	Stage     int                   `json:"stage"`
	Foes      []ShownFoe            `json:"foes,omitempty"`
	Attack    int                   `json:"attack,omitempty"`
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
	Uses      []ShownUse            `json:"uses,omitempty"`
	Wounds    int                   `json:"wounds,omitempty"`
	Pick      *ShownPick            `json:"pick,omitempty"`
}

// ShownBoxes are one side's boxes.
type ShownBoxes struct {
	Damage    int `json:"damage"`
	Defense   int `json:"defense"`
	Attrition int `json:"attrition"`
	Armor     int `json:"armor"`
}

// ShownPick says what dice are to be marked for, by which card, and how many more.
type ShownPick struct {
	For   string `json:"for"`
	Card  string `json:"card,omitempty"`
	Least int    `json:"least"`
	Most  int    `json:"most"`
}

// ShownFoe are opponents of one kind: creatures of a colour, the boss or the Overlord.
type ShownFoe struct {
	Color  string `json:"color,omitempty"`
	Group  int    `json:"group"`
	Count  int    `json:"count"`
	Threat int    `json:"threat"`
	Attack int    `json:"attack"`
	Health int    `json:"health"`
}

// ShownDie is a rolled die: the card it comes from, whether it would place a token as it lies, and
// whether an ability of the opponents looks at it.
type ShownDie struct {
	Color    string `json:"color"`
	Face     int    `json:"face"`
	From     string `json:"from,omitempty"`
	Lands    bool   `json:"lands,omitempty"`
	Bites    bool   `json:"bites,omitempty"`
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
		Round: int(k.Round), Stage: p.combatStage(), Foes: p.showFoes(), Attack: p.foeAttack(),
		In: g.showPeople(p, k.In), Fallen: g.showPeople(p, k.Fallen),
		Boxes: map[string]ShownBoxes{},
	}
	if k.Foe == QuestFoes || k.Foe == IndependentFoes {
		s.Creature = g.box.Creatures[k.Creature].id
		s.Against = s.Creature
	}
	switch k.Foe {
	case BossFoe:
		s.Against = g.box.Events[p.Open[k.Boss].Card].id
	case OverlordFoe:
		s.Against = g.box.Overlords[p.Overlord.Who].id
	default:
	}
	for f, b := range k.Boxes {
		s.Boxes[factionNames[f]] = ShownBoxes{
			int(b.Damage), int(b.Defense), int(b.Attrition), int(b.Armor),
		}
	}
	for _, who := range k.Queue[:k.Queued] {
		s.Queue = append(s.Queue, g.WhoName(p, who))
	}
	switch p.task() {
	case taskWindow:
		at, about := p.openWindow()
		s.Moment, s.About = string(content.Moments[at]), g.WhoName(p, about)
		s.Uses = g.showUses(p)
	case taskWounds:
		_, s.Wounds = p.wounded()
	case taskPick, taskReroll:
		s.Pick = g.showPick(p)
	default:
	}
	if k.Active >= 0 {
		g.showAttack(p, s)
	}
	return s
}

var pickNames = [...]string{
	pickToPay: "pay", pickToSpot: "spot", pickToChange: "change", pickToReroll: "reroll",
}

func (g *Game) showPick(p *Position) *ShownPick {
	least, most := p.pickRange()
	purpose, marked := p.picks()
	s := &ShownPick{
		For: pickNames[purpose], Least: max(0, least-marked), Most: max(0, most-marked),
	}
	if purpose != pickToReroll {
		s.Card = g.CardName(p.user().card())
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
		for i, d := range k.Dice[c][:k.Count[c]] {
			s.Dice = append(s.Dice, ShownDie{
				Color: colorNames[c], Face: int(d.Face), From: g.CardName(k.sourceOf(c, i)),
				Lands: p.lands(k.Active, c, int(d.Face), s.Threat), Bites: p.bites(c, d.Face),
				Spotted: d.Spotted, Rerolled: d.Rerolled, Marked: d.Marked,
			})
		}
		s.SetAside = append(s.SetAside, int(k.SetAside[c]))
	}
	for _, t := range k.Terms[:k.TermCount] {
		s.Terms = append(s.Terms, ShownTerm{g.CardName(t.Card), whatNames[t.What], int(t.N)})
	}
}

// sourceOf is the card that brought the die of a colour: dice are counted off along the terms.
func (k *Combat) sourceOf(c Color, nth int) Card {
	for _, t := range k.Terms[:k.TermCount] {
		if t.What != What(c) || t.N < 0 {
			continue
		}
		if nth -= int(t.N); nth < 0 {
			return t.Card
		}
	}
	return NoCard
}

// bites tells whether an ability of the opponents looks at a die.
func (p *Position) bites(c Color, face uint8) bool {
	return p.biteOf(func(s *spot) bool { return s.fits(c, face) }) != nil
}

// showFoes lists who stands against the challengers, with their values.
func (p *Position) showFoes() (list []ShownFoe) {
	k := &p.Combat
	more := p.plagueAttack()
	add := func(group int, color string, count uint8, v figure, attack int) {
		if count > 0 {
			list = append(list, ShownFoe{
				color, group, int(count), int(v.threat), attack, int(v.health),
			})
		}
	}
	if k.Foe == BossFoe || k.Foe == OverlordFoe {
		add(0, "", uint8(yes(k.FoesFell == 0)), p.foeFigure(Green), p.foeAttack())
		return list
	}
	for i := range p.GroupCount {
		if g := &p.Groups[i]; p.fights(g) {
			for c := Red; c <= Green; c++ {
				v := p.foeFigure(c)
				add(int(i), colorNames[c], g.Count[c], v, int(v.attack)+more)
			}
		}
	}
	return list
}

// combatStage is the step of the round, 1 to 6: dice pool, reroll, place tokens, ranged strike,
// damage, resolution. WB-COMBAT-14
func (p *Position) combatStage() int {
	if f := p.under(taskAttack); f != nil {
		return 1 + yes(f.Step > attackReroll) + yes(f.Step > attackPlace)
	}
	f := p.under(taskCombat)
	if f == nil { // somebody is still asked to join
		return 0
	}
	return 1 + 3*yes(f.Step > combatDefense) + yes(f.Step > combatDamage) +
		yes(f.Step > combatResolve)
}

// ShowEvent puts an event into ids and numbers.
func (g *Game) ShowEvent(pos game.Position, e game.Event) any {
	p := pos.(*Position)
	return eventShapes.Show(e, func(kind string, n int) any {
		if kind == "faces" {
			return facesOf(n, int(e.Args[3])*10000+int(e.Args[4]))
		}
		return g.showArgument(p, kind, n)
	})
}

// facesOf takes apart what tellDice puts together: the faces of some dice, a digit each.
func facesOf(count, digits int) []int {
	faces := make([]int, count)
	for i := range faces {
		faces[count-1-i] = digits % 10
		digits /= 10
	}
	return faces
}

// showArgument names an event's number; nil stands for nobody, nowhere and no card.
func (g *Game) showArgument(p *Position, kind string, n int) any {
	if kind != "" && n < 0 || kind == "card" && n == 0 {
		return nil
	}
	return g.showPart(p, Move{}, kind, n)
}

// Explain gives the terms of a move's price, where it has one.
func (g *Game) Explain(pos game.Position, _ game.Seat, packed game.Move) []game.NamedTerm {
	p := pos.(*Position)
	if m, ok := p.Unpack(packed); ok && rules[m.Kind].price != nil {
		return rules[m.Kind].price(p, m)
	}
	return nil
}

// goldOf is the gold that a card costs, energyOf the Energy that something takes.
func goldOf(p *Position, m Move) []game.NamedTerm {
	return []game.NamedTerm{{Name: "gold", N: int(p.box.Cards[m.Card].gold)}}
}

func energyOf(n int) []game.NamedTerm { return []game.NamedTerm{{Name: "energy", N: n}} }

// usePrice is what a use costs: the Energy of the card, and the amount that is paid with it.
func (p *Position) usePrice(m Move) []game.NamedTerm {
	does := p.box.Cards[m.Card].does
	key := p.find(m.Who, m.Card)
	if m.Card == NoCard || key < 0 || m.At < 0 || int(m.At) >= len(does) {
		return nil
	}
	price, amount := p.price(m.Who, key, m.Card, int(m.At)), int(m.N)
	a := &does[m.At]
	if a.pay.energy.most != 0 {
		price += amount
	}
	if p.top().Task == taskTurn && p.isTravel(a) {
		price += p.windsCost(p.People[m.Who].Region)
	}
	terms := energyOf(price)
	switch {
	case a.pay.health.most != 0, a.pay.lose.most != 0:
		terms = append(terms, game.NamedTerm{Name: "health", N: amount})
	case a.pay.tokens.most != 0:
		terms = append(terms, game.NamedTerm{Name: "tokens", N: amount})
	case a.pay.banked.most != 0:
		terms = append(terms, game.NamedTerm{Name: "marks", N: amount})
	}
	if price == 0 && len(terms) > 1 {
		return terms[1:]
	}
	return terms
}

// isTravel: the card moves its owner as a Travel does.
func (p *Position) isTravel(a *ability) bool {
	return a.any(func(o *op) bool { return o.verb == doMove && o.text == "steps" })
}
