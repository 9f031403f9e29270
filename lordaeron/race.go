package lordaeron

import (
	"math"

	"twobanners/game"
)

var _ game.Racer = (*Game)(nil)

// raceFit are the weights of two logistic regressions. Win weighs what decides a game that is not
// drawn: levels ahead, and the same times the part of the game that is over. Draw weighs what makes
// Nefarian's arrival likely: 1, his steps, the events to come, steps an event.
type raceFit struct {
	win  [2]float64
	draw [4]float64
}

// raceFits are those of four and of six characters, as `twobanners lab race` fits them; the games,
// and how far to trust the chances, are in docs/race.md.
var raceFits = [2]raceFit{
	{win: [2]float64{0.318, 1.426}, draw: [4]float64{1.918, -0.540, 0.377, -1.275}},
	{win: [2]float64{0.501, 0.841}, draw: [4]float64{2.168, -0.491, 0.295, -1.264}},
}

// quietTurns are the first two turns of both sides: who went first is ahead in them for that alone.
const quietTurns = 4

// Race is how the game stands between the factions.
func (g *Game) Race(pos game.Position) (game.Race, bool) { return pos.(*Position).race() }

// FirstSide are the seats of the Alliance.
func (g *Game) FirstSide(pos game.Position) game.Seats {
	return pos.(*Position).seatsOf(Alliance)
}

// race tells nothing before both factions have had two turns, and in the variant that ends with the
// Overlord alone. WB-VARIANT-08
func (p *Position) race() (r game.Race, ok bool) {
	switch {
	case p.Rules.DefeatTheOverlord:
		return r, false
	case p.Over:
		return p.raceOver(), true
	case p.Turn <= quietTurns:
		return r, false
	}
	fit := &raceFits[yes(p.Characters > 4)]
	r.Part = float64(p.Turn) / float64(p.Rules.Turns)
	ahead := p.levels(Alliance) - p.levels(Horde)
	r.Win = [2]float64{ahead, ahead * min(1, r.Part)}
	if steps, events := p.arrival(); events > 0 {
		s, e := float64(steps), float64(events)
		r.Draw = [4]float64{1, s, e, s / e}
		r.Drawn = chanceOf(r.Draw[:], fit.draw[:])
	}
	r.First = (1 - r.Drawn) * chanceOf(r.Win[:], fit.win[:])
	return r, true
}

// raceOver is how it came out.
func (p *Position) raceOver() (r game.Race) {
	switch p.Won {
	case 1 << Alliance:
		r.First = 1
	case 1<<Alliance | 1<<Horde:
		r.Drawn = 1
	}
	return r
}

// chanceOf is the logistic function of a weighted sum.
func chanceOf(inputs, weights []float64) float64 {
	sum := 0.0
	for i, x := range inputs {
		sum += x * weights[i]
	}
	return 1 / (1 + math.Exp(-sum))
}

// levels are those of a faction with the part of the way to the next. WB-LEVEL-13
func (p *Position) levels(f Faction) (sum float64) {
	starts := p.box.Track.Levels
	for i := range each(p.membersOf(f)) {
		c := &p.People[i]
		sum += float64(c.Level)
		if l := int(c.Level); l > 0 && l < len(starts) {
			sum += float64(int(c.XP)-starts[l-1]) / float64(starts[l]-starts[l-1])
		}
	}
	return sum
}

// arrival is how many regions a walking Overlord is from his goal, and how many events there are to
// come, on each of which he may walk: none of an Overlord who does not. WB-OVERLORD-NEFARIAN-12
func (p *Position) arrival() (steps, events int) {
	goal := p.box.Overlords[p.Overlord.Who].goal
	if goal == NoRegion || p.Overlord.Region == NoRegion {
		return 0, 0
	}
	for _, space := range p.box.Track.Events {
		events += yes(space > int(p.Turn) && space <= int(p.Rules.Turns))
	}
	return int(p.box.distances(goal, NoFaction)[p.Overlord.Region]), events
}

// raceShares are the chances of both sides in percent, as they are told: nothing where there is
// nothing to tell.
func raceShares(r *game.Race, ok bool) (shares [2]int) {
	if ok {
		shares[Alliance] = int(math.Round(100 * r.First))
		shares[Horde] = int(math.Round(100 * (1 - r.Drawn - r.First)))
	}
	return shares
}

// gear is the price of all that a faction's characters have learned and own, in gold, but the Bag.
func (p *Position) gear(f Faction) (gold int) {
	for i := range each(p.membersOf(f)) {
		c := &p.People[i]
		for local, card := range p.box.Classes[c.Class].powers {
			if c.Learned>>local&1 != 0 {
				gold += int(p.box.Cards[card].gold)
			}
		}
		for key := range keyTalents {
			if card := p.realCard(i, key); card != NoCard && p.box.Cards[card].item {
				gold += int(p.box.Cards[card].gold)
			}
		}
	}
	return gold
}

// purse is a faction's gold.
func (p *Position) purse(f Faction) (gold int) {
	for i := range each(p.membersOf(f)) {
		gold += int(p.People[i].Gold)
	}
	return gold
}

// ShownRace is how the game stands: the chances of the sides and of a draw, together 100, and what
// tells the sides apart.
type ShownRace struct {
	Alliance RaceSide `json:"alliance"`
	Horde    RaceSide `json:"horde"`
	Draw     int      `json:"draw,omitempty"`
	// Why is the reason: levels; where these are even gear or gold, which say little; or none.
	Why string `json:"why,omitempty"`
}

// RaceSide is one side: Win in percent, Levels of its characters together in tenths, with the part
// of the way to the next; Gear and Gold are in gold.
type RaceSide struct {
	Win    int `json:"win"`
	Levels int `json:"levels"`
	Gear   int `json:"gear"`
	Gold   int `json:"gold"`
}

// From these differences on, a reason is worth a word: a quarter of a level, in tenths; gold.
const (
	levelsTell = 3
	gearTells  = 8
	goldTells  = 10
)

// showRace puts the race into numbers.
func (p *Position) showRace() *ShownRace {
	r, ok := p.race()
	if !ok {
		return nil
	}
	shares := raceShares(&r, ok)
	side := func(f Faction) RaceSide {
		return RaceSide{shares[f], int(math.Round(10 * p.levels(f))), p.gear(f), p.purse(f)}
	}
	s := &ShownRace{Alliance: side(Alliance), Horde: side(Horde)}
	s.Draw = 100 - s.Alliance.Win - s.Horde.Win
	a, h := &s.Alliance, &s.Horde
	switch {
	case apart(a.Levels, h.Levels) >= levelsTell:
		s.Why = "levels"
	case apart(a.Gear, h.Gear) >= gearTells:
		s.Why = "gear"
	case apart(a.Gold, h.Gold) >= goldTells:
		s.Why = "gold"
	}
	return s
}

func apart(a, b int) int { return max(a-b, b-a) }
