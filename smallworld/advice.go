package smallworld

import "twobanners/game"

// Advice is what a player may ask about before deciding: every region's price or the rule against
// it, and what the turn would score if it ended now.
type Advice struct {
	Regions []RegionAdvice `json:"regions,omitempty"`
	// Now is what the turn would score as things stand, by term.
	Now *Scores `json:"now,omitempty"`
	// Ways are the answers between which the turn goes on: a form, a side.
	Ways []WayAdvice `json:"ways,omitempty"`
}

// WayAdvice is what an answer brings at once, and the prices of regions where it changes them.
type WayAdvice struct {
	Move    any            `json:"move"`
	Coins   int            `json:"coins"`
	Regions []RegionAdvice `json:"regions,omitempty"`
}

// RegionAdvice is one region as a target.
type RegionAdvice struct {
	ID string `json:"id"`
	// Move is "conquer" or "roll" where one of them is legal without further helps.
	Move  string           `json:"move,omitempty"`
	Cost  int              `json:"cost,omitempty"`
	Terms []game.NamedTerm `json:"terms,omitempty"`
	// Coins are what is owed to others for the attack.
	Coins int `json:"coins,omitempty"`
	// Earns is how much more the turn would bring with the region taken.
	Earns int `json:"earns,omitempty"`
	// Sides is how many of the die's six sides would do.
	Sides int `json:"sides,omitempty"`
	// Rules are the rules that forbid the conquest; Need and Have the tokens, if it is those.
	Rules []string `json:"rules,omitempty"`
	Need  int      `json:"need,omitempty"`
	Have  int      `json:"have,omitempty"`
}

// Advise answers for the seat whose turn it is, from what it may know; others get nothing. A ransom
// is not counted where nobody may know whether there is a coin for it. SW-SCORE-09
func (g *Game) Advise(pos game.Position, seat game.Seat) any {
	p := pos.(*Position)
	if !p.Actors().Has(seat) || p.Stage == StageRedeploy || p.Stage == StagePick {
		return Advice{}
	}
	p = game.Lend(p).(*Position)
	defer game.GiveBack(p)
	p.Hide(seat)
	now := Scores(p.scoreNow(seat, p.factionBonus()))
	advice := Advice{Now: &now, Ways: g.adviseWays(p, seat)}
	if p.Stage == StageStart || p.Stage == StageConquest {
		advice.Regions = g.adviseRegions(p, seat)
	}
	return advice
}

func (g *Game) adviseRegions(p *Position, seat game.Seat) []RegionAdvice {
	regions := make([]RegionAdvice, 0, p.World.Regions)
	thought := game.Lend(p).(*Position) // what each region would lead to, one after the other
	defer game.GiveBack(thought)
	for r := range Region(p.World.Regions) {
		if !p.Players[seat].Held.Has(r) {
			regions = append(regions, g.adviseRegion(p, seat, r, thought))
		}
	}
	return regions
}

// adviseWays tries each answer out. SW-RACE-WORGEN-01..03, SW-PLACE-BATTLEGROUND-02
func (g *Game) adviseWays(p *Position, seat game.Seat) (ways []WayAdvice) {
	var answers []code
	switch {
	case p.Stage == StageForm:
		answers = []code{
			code(ChooseForm).with(uint8(HumanForm)), code(ChooseForm).with(uint8(WolfForm)),
		}
	case p.Seat == seat && p.sideOpen():
		answers = []code{
			code(ChooseSide).with(uint8(Alliance)), code(ChooseSide).with(uint8(Horde)),
		}
	}
	for _, m := range answers {
		q := game.Lend(p).(*Position)
		_ = q.Apply(seat, game.Move(m), nil, nil) // it needs no die
		coins := q.worth(seat) - p.worth(seat)
		way := WayAdvice{Move: g.ShowMove(p, game.Move(m)), Coins: coins}
		if p.Stage == StageForm {
			way.Regions = g.adviseRegions(q, seat)
		}
		ways = append(ways, way)
		game.GiveBack(q)
	}
	return ways
}

// Answers are the regions as conquests without helps, for the law that compares them with the
// referee's word.
func (a Advice) Answers() (list []game.Answer) {
	for i := range a.Regions {
		r := &a.Regions[i]
		answer := game.Answer{Move: map[string]string{"conquer": r.ID}}
		if r.Move != "" {
			answer.Move = map[string]string{r.Move: r.ID}
		} else {
			answer.Refusal = game.Refusal{Rules: r.Rules, Need: r.Need, Have: r.Have}
		}
		list = append(list, answer)
	}
	return list
}

func (g *Game) adviseRegion(
	p *Position, seat game.Seat, r Region, thought *Position,
) RegionAdvice {
	advice := RegionAdvice{ID: g.RegionName(p, r)}
	a := p.attackBy(seat).on(r, 0)
	w := p.plan(&a)
	if a.place > 0 {
		sum := p.Cost(seat, r, 0)
		advice.Cost, advice.Terms = a.place, g.Terms(&sum)
		advice.Coins = a.bill.total()
	}
	if w == fine {
		if w = a.outright(); w == fine {
			advice.Move = "conquer"
			advice.Earns = p.gain(&a, thought)
			return advice
		}
		if a.final() == fine {
			advice.Need, advice.Have = a.place, a.hand
			advice.Move = "roll"
			advice.Earns = p.gain(&a, thought)
			for _, pips := range p.World.Die {
				advice.Sides += yes(int(pips) >= a.place-a.hand)
			}
			return advice
		}
	}
	no := p.refusal(seat, Move{Kind: Conquer, Region: r}, w)
	advice.Rules, advice.Need, advice.Have = no.Rules, no.Need, no.Have
	return advice
}

// gain is what taking a region would add to the turn's coins, tried out in q. A face-down marker
// stays face down in the thought: nobody may profit from asking.
func (p *Position) gain(a *attack, q *Position) int {
	*q = *p
	for b := range q.HiddenAt {
		q.HiddenAt[b] = NoRegion
	}
	before := q.worth(a.me)
	b := q.attackBy(a.me).on(a.region, a.using)
	b.bill = a.bill
	x := act{q, nil, nil}
	x.commit(&b)
	x.occupy(&b, 0, 0)
	q.Tokens[a.region] = 1
	return q.worth(a.me) - before
}

// worth is a seat's purse and what its turn would score now.
func (p *Position) worth(s game.Seat) int {
	n := int(p.Players[s].Coins)
	for _, term := range p.scoreNow(s, p.factionBonus()) {
		n += int(term)
	}
	return n
}
