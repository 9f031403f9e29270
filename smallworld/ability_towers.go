package smallworld

import "twobanners/game"

// Watch Towers where it leads. SW-POWER-DEFENSIVE-01..08
func init() {
	addAbility("towers", ability{once: true, hooks: hooks{
		moves: kinds(PlaceTower), ending: buildTowers,
		declined: func(x act) { x.removeTowers(0) },
	}})
	addPlacement(PlaceTower, rule{special: true, word: "tower =region:region", refuse: towerRules},
		(*Position).towerWhy, act.buildTower, (*lister).towers)
}

// buildTowers raises towers where the race leads and takes down the others.
// SW-POWER-DEFENSIVE-01..05
func buildTowers(x act) {
	lead := x.towerable(x.Seat)
	x.removeTowers(lead)
	for set := lead &^ x.Towers; set != 0 && x.Towers.Count() < int(x.World.Supply.Towers); {
		x.Towers |= One(set.First())
		x.tell(TowerBuilt, int(set.First()))
		set &= set - 1
	}
}

// towerable are a seat's Fields with a strict lead around them.
// SW-POWER-DEFENSIVE-01, -02, SW-INTERACT-79
func (p *Position) towerable(s game.Seat) Regions {
	mine := p.Players[s].Held
	var lead Regions
	for set := mine & p.World.Terrain[Fields]; set != 0; set &= set - 1 {
		r := set.First()
		if p.leads(mine, p.World.Adjacent[r]) {
			lead |= One(r)
		}
	}
	return lead
}

// towerChoice are the regions among which the owner must choose for want of towers, and how many
// towers are left. SW-POWER-DEFENSIVE-06
func (p *Position) towerChoice() (choice Regions, left int) {
	if !p.brings(p.Seat, PlaceTower) {
		return 0, 0
	}
	lead := p.towerable(p.Seat)
	left = int(p.World.Supply.Towers) - (p.Towers & lead).Count()
	choice = lead &^ p.Towers
	if choice.Count() <= left {
		return 0, left
	}
	return choice, left
}

func (p *Position) towerWhy(_ game.Seat, m code) why {
	choice, left := p.towerChoice()
	return whyTowerPlace.when(left <= 0 || !choice.Has(m.region()))
}

func (x act) buildTower(m code) {
	x.removeTowers(x.towerable(x.Seat))
	x.Towers |= One(m.region())
	x.tell(TowerBuilt, int(m.region()))
}

func (l *lister) towers() {
	if choice, left := l.towerChoice(); left > 0 {
		l.in(choice)
	}
}

func towerRules(n *refusalContext) []string {
	choice, left := n.towerChoice()
	if n.why == whyTowerPlace && left <= 0 && choice.Has(n.m.Region) {
		return []string{"SW-POWER-DEFENSIVE-06"}
	}
	return nil
}

// removeTowers takes down the towers outside a set. SW-POWER-DEFENSIVE-03
func (x act) removeTowers(keep Regions) {
	for set := x.Towers &^ keep; set != 0; set &= set - 1 {
		x.tell(TowerRemoved, int(set.First()))
	}
	x.Towers &= keep
}
