package lordaeron

import "twobanners/game"

// ReachOdds is a quest that a character can fight this turn, and its chance to win alone if it goes
// now: the same as in PlaceOdds.
type ReachOdds struct {
	Who     string `json:"who"`
	Region  string `json:"region"`
	Against string `json:"against"`
	Win     int    `json:"win"`
}

// reach forecasts the quests that a seat's characters can fight this turn: where they stand, and
// where one Travel action leads while another action is left for the Challenge. Independent
// creatures would have to be fought first. WB-CHALLENGE-04
func (g *Game) reach(p *Position, seat game.Seat) (list []ReachOdds) {
	if !p.waitsIn(taskTurn) {
		return nil
	}
	ways := map[[2]string]bool{}
	for _, w := range g.ways(p, seat) {
		ways[[2]string{w.Who, w.To}] = true
	}
	f := &Forecaster{brief: true}
	for who := range int8(p.Characters) {
		c := &p.People[who]
		if c.Owner != seat || p.actWhy(who) != fine {
			continue
		}
		for _, t := range p.questGoals(c.Faction) {
			o := ReachOdds{
				Who: g.WhoName(p, who), Region: g.RegionName(t.region),
				Against: g.box.Creatures[t.which].id,
			}
			goes := c.Actions > 1 && ways[[2]string{o.Who, o.Region}]
			if p.blueIn(t.region) || c.Region != t.region && !goes {
				continue
			}
			if one := f.Errand(p, &t.fightTarget, t.side, only(who), 0, AllOut); one != nil {
				o.Win = percent(one.Fight.Win)
				list = append(list, o)
			}
		}
	}
	return list
}
