package lordaeron

import "twobanners/game"

// OverlordAdvice is what it takes to beat the Overlord, as a seat's side knows it. Chances are in
// percent, of fights played out by dice with all of a side there.
type OverlordAdvice struct {
	// Now is our chance as we are, Rested with everybody refilled, Theirs that of a rested enemy.
	// Fights is how many each was played.
	Now    int `json:"now"`
	Rested int `json:"rested"`
	Theirs int `json:"theirs"`
	Fights int `json:"fights"`
	// Takes are chances of groups by level, as bots had them late in games.
	Takes []OverlordTake `json:"takes"`
	// Places are where he may be; Hunters is everybody, with the nearest of them.
	Places  []string         `json:"places"`
	Hunters []OverlordHunter `json:"hunters"`
}

// OverlordTake is a group, by its levels.
type OverlordTake struct {
	Levels []int `json:"levels"`
	Win    int   `json:"win"`
}

// OverlordHunter is a character's way, in regions, to the nearest place where he may be.
type OverlordHunter struct {
	Who   string `json:"who"`
	Place string `json:"place"`
	Steps int    `json:"steps"`
}

// overlordTakes are of two and of three together, rested, dressed and with the purse spent;
// docs/race.md has the fights.
var overlordTakes = [2][]OverlordTake{
	{{[]int{4, 3}, 4}, {[]int{4, 4}, 25}, {[]int{5, 4}, 62}, {[]int{5, 5}, 75}},
	{{[]int{4, 4, 3}, 2}, {[]int{4, 4, 4}, 14}, {[]int{5, 5, 5}, 82}},
}

const (
	partOverlord   = "overlord"
	overlordFights = 40
)

// adviseOverlord rolls the fight out, in the turn of the seat's side.
func (g *Game) adviseOverlord(p *Position, seat game.Seat) *OverlordAdvice {
	side := p.sideOf(seat)
	if !p.waitsIn(taskTurn) || side == NoFaction {
		return nil
	}
	q := *p
	q.Redeal(seat, game.NewFast(p.View(seat).Hash()))
	a := &OverlordAdvice{
		Fights: overlordFights, Takes: overlordTakes[yes(p.Characters > 4)],
		Places: []string{}, Hunters: []OverlordHunter{},
	}
	places := p.mayBe(seat)
	for _, r := range places {
		a.Places = append(a.Places, g.RegionName(r))
	}
	for who := range int8(p.Characters) {
		if h, ok := g.hunter(p, who, places); ok {
			a.Hunters = append(a.Hunters, h)
		}
	}
	q.Overlord.Counters = 0 // as if he had been found
	t := fightTarget{foe: OverlordFoe, region: q.Overlord.Region}
	chance := func(side Faction, rested uint8) int {
		d := q.byDice(&t, side, q.membersOf(side), rested)
		d.Play(overlordFights)
		return percent(float64(d.Won) / float64(d.Fights))
	}
	a.Now = chance(side, 0)
	a.Rested = chance(side, q.membersOf(side))
	a.Theirs = chance(side.Enemy(), q.membersOf(side.Enemy()))
	return a
}

// mayBe are the places where a seat's side has to reckon with the Overlord.
// WB-OVERLORD-KAZZAK-06
func (p *Position) mayBe(seat game.Seat) (list []Region) {
	if p.knowsOverlord(seat) {
		return []Region{p.Overlord.Region}
	}
	seen := p.falseCounters(seat)
	for i, r := range p.box.Overlords[p.Overlord.Who].regions {
		if p.Overlord.Counters>>i&1 != 0 && seen>>i&1 == 0 {
			list = append(list, r)
		}
	}
	return list
}

// hunter is a character's way to the nearest of some places; false where none leads to any.
func (g *Game) hunter(p *Position, who int8, places []Region) (h OverlordHunter, ok bool) {
	least := unreachable
	for _, r := range places {
		c := &p.People[who]
		if far := int(p.box.distances(r, c.Faction)[c.Region]); far < least {
			least = far
			h = OverlordHunter{g.WhoName(p, who), g.RegionName(r), far}
		}
	}
	return h, least < unreachable
}
