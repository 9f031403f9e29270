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

// pointed are the moves of the step that name a region, without it: those of each character, then
// the others, for each group where they name one too.
func (p *Position) pointed(seat game.Seat) (list []Move) {
	row := &tasks[p.task()]
	for i := range int8(p.Characters) {
		if c := &p.People[i]; c.Owner == seat && c.Faction == p.Faction {
			for _, k := range row.each {
				if p.notationOf(k).Has("region") {
					list = append(list, Move{Kind: k, Who: i})
				}
			}
		}
	}
	for _, k := range row.answers {
		n, groups, who := p.notationOf(k), uint8(1), int8(0)
		if masks[k]&whoBits != 0 {
			who = max(0, p.asker())
		}
		if n.Has("number") { // of a group
			groups = p.GroupCount
		}
		for group := range groups {
			if n.Has("region") {
				list = append(list, Move{Kind: k, Who: who, N: group})
			}
		}
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
			Move: g.ShowMove(p, m.Pack()), Rules: why(w).rules(), word: notations[m.Kind].Word,
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
