package smallworld

import "twobanners/game"

// A Fort in every region; those stay in decline. SW-POWER-GARRISONED-01..07
func init() {
	addAbility("forts", ability{hooks: hooks{moves: kinds(PlaceFort), ending: buildForts}})
	addPlacement(PlaceFort, rule{special: true, word: "fort =region:region", refuse: fortRules},
		(*Position).fortWhy, act.buildFort, (*lister).forts)
}

// buildForts raises a Fort in every region that lacks one, while the supply lasts.
// SW-POWER-GARRISONED-01..04
func buildForts(x act) {
	for set := x.lacksFort(); set != 0 && x.fortsLeft() > 0; set &= set - 1 {
		x.buildFort(PlaceFort.in(set.First()))
	}
}

// lacksFort are the regions without a Fort, and fortsLeft the Forts in the supply.
func (p *Position) lacksFort() Regions { return p.Players[p.Seat].Held &^ p.Forts }
func (p *Position) fortsLeft() int     { return int(p.World.Supply.Forts) - p.Forts.Count() }

// fortShortage: fewer Forts than regions that lack one, so that the owner must choose.
// SW-INTERACT-95
func (p *Position) fortShortage() bool {
	if !p.brings(p.Seat, PlaceFort) {
		return false
	}
	left := p.fortsLeft()
	return left > 0 && p.lacksFort().Count() > left
}

func (p *Position) fortWhy(_ game.Seat, m code) why {
	return whyFort.when(!p.fortShortage() || !p.lacksFort().Has(m.region()))
}

func (x act) buildFort(m code) {
	x.Forts |= One(m.region())
	x.tell(FortBuilt, int(m.region()))
}

func (l *lister) forts() {
	if l.fortShortage() {
		l.in(l.lacksFort())
	}
}

func fortRules(n *refusalContext) []string {
	switch {
	case n.why != whyFort:
		return nil
	case !n.brings(n.me, PlaceFort):
		return []string{"SW-POWER-GARRISONED-07"}
	case n.Forts.Has(n.m.Region):
		return []string{"SW-POWER-GARRISONED-03"}
	case n.fortsLeft() <= 0:
		return []string{"SW-POWER-GARRISONED-04"}
	default:
		return nil
	}
}
