package lordaeron

import "twobanners/game"

// RegionAdvice tells of some regions why a move may not lead there: the rules that the referee
// would name.
type RegionAdvice struct {
	// Move is the move in notation without its region.
	Move  any      `json:"move"`
	Rules []string `json:"rules"`
	// Regions are left out where it is every one of them.
	Regions []string `json:"regions,omitempty"`
	word    string
	every   []string
}

// RefusedRegions are the regions that a seat could point at in this step and may not go to.
func (g *Game) RefusedRegions(p *Position, seat game.Seat) (list []RegionAdvice) {
	if p.Over || !p.Actors().Has(seat) {
		return nil
	}
	for _, m := range p.pointed(seat) {
		list = append(list, g.refusedRegions(p, seat, m)...)
	}
	return list
}

// pointed are the moves that lead to a region, as far as they do not name it yet.
func (p *Position) pointed(seat game.Seat) (list []Move) {
	f := p.top()
	switch f.Task {
	case taskTurn:
		for i := range int8(p.Characters) {
			if c := &p.People[i]; c.Owner == seat && c.Faction == p.Faction {
				list = append(list, Move{Kind: Travel, Who: i})
			}
		}
	case taskTravel:
		list = append(list, Move{Kind: Step, Who: f.Who})
	case taskDefeat:
		list = append(list, Move{Kind: Retreat})
	case taskWalk:
		list = append(list, Move{Kind: EventChoice})
	case taskAsk:
		switch p.box.Events[asking{f}.event()].does {
		case "fly":
			list = append(list, Move{Kind: EventChoice, Who: f.Who})
		case "move-groups":
			for i := range p.GroupCount {
				list = append(list, Move{Kind: EventChoice, N: i})
			}
		}
	default:
	}
	return list
}

// refusedRegions sorts the regions by the reason against a move there.
func (g *Game) refusedRegions(p *Position, seat game.Seat, m Move) (list []RegionAdvice) {
	by := make([][]string, len(reasons))
	for r := range int8(g.box.Regions) {
		m.At = r
		if w := p.whyThere(seat, m); w != fine {
			by[w] = append(by[w], g.RegionName(Region(r)))
		}
	}
	m.At = int8(NoRegion)
	for w, regions := range by {
		if len(regions) == 0 {
			continue
		}
		a := RegionAdvice{
			Move: g.ShowMove(p, m.Pack()), Rules: why(w).rules(), word: notations[m.Kind].word,
			every: regions,
		}
		if len(regions) < g.box.Regions {
			a.Regions = regions
		}
		list = append(list, a)
	}
	return list
}

// whyThere is the reason against a move to a region: on foot, unless one may fly.
func (p *Position) whyThere(seat game.Seat, m Move) why {
	w := p.why(seat, m)
	if flown := m; w != fine && (m.Kind == Travel || m.Kind == Step) {
		flown.N = 1
		if p.why(seat, flown) == fine {
			return fine
		}
	}
	return w
}
