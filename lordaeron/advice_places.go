package lordaeron

import "twobanners/game"

// PlaceOdds is a fight that a character could have in a region: what it comes to alone, after a
// rest, and with one friend at its side.
type PlaceOdds struct {
	Who      string `json:"who"`
	Region   string `json:"region"`
	Kind     string `json:"kind"` // quest, independent, boss or overlord
	Against  string `json:"against"`
	Quest    string `json:"quest,omitempty"`
	Count    int    `json:"count"`
	Win      int    `json:"win"`
	Wounds   int    `json:"wounds"` // in tenths
	Rested   int    `json:"rested"`
	Friend   string `json:"friend,omitempty"`
	Together int    `json:"together,omitempty"`
}

// places forecasts what a seat's characters could fight on the map, in their own turn.
func (g *Game) places(p *Position, seat game.Seat) (list []PlaceOdds) {
	if !p.waitsIn(taskTurn) {
		return nil
	}
	f := &Forecaster{brief: true}
	for who := range int8(p.Characters) {
		c := &p.People[who]
		if c.Owner != seat || c.Faction != p.Faction || c.Actions == 0 {
			continue
		}
		for _, t := range p.placeGoals(c.Faction) {
			if o, ok := g.placeOdds(p, f, &t, who); ok {
				list = append(list, o)
			}
		}
	}
	return list
}

func (g *Game) placeOdds(p *Position, f *Forecaster, t *questGoal, who int8) (PlaceOdds, bool) {
	win := func(group, rested uint8) int {
		if one := f.Errand(p, &t.fightTarget, t.side, group, rested, AllOut); one != nil {
			return percent(one.Fight.Win)
		}
		return 0
	}
	alone := f.Errand(p, &t.fightTarget, t.side, only(who), 0, AllOut)
	if alone == nil {
		return PlaceOdds{}, false
	}
	o := PlaceOdds{
		Who: g.WhoName(p, who), Region: g.RegionName(t.region), Kind: foeWords[t.foe],
		Quest: t.quest, Count: t.count, Against: g.box.Creatures[t.which].id,
		Win: percent(alone.Fight.Win), Wounds: tenths(alone.Fight.Wounds),
	}
	switch t.foe {
	case BossFoe:
		o.Against = g.box.Events[p.Open[t.which].Card].id
	case OverlordFoe:
		o.Against = g.box.Overlords[p.Overlord.Who].id
	default:
	}
	o.Rested = win(only(who), only(who))
	for i := range int8(p.Characters) {
		if i == who || p.People[i].Faction != t.side || p.People[i].Person < 0 {
			continue
		}
		if together := win(only(who)|only(i), 0); together > o.Together {
			o.Together, o.Friend = together, g.WhoName(p, i)
		}
	}
	return o, true
}
