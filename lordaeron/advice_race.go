package lordaeron

import (
	"math"

	"twobanners/game"
)

// RaceAdvice is how a side could win, as if it were tried now: who wins in the end, the view's race
// tells. Chances are in percent and absent where they cannot be told.
type RaceAdvice struct {
	// Final is the chance in the last battle, told when it is near: before, levels that are still
	// to be won say more.
	Final *int `json:"final,omitempty"`
	// Left is how many regions a walking Overlord is from his goal; From is the way that he has
	// in all.
	Left int `json:"left,omitempty"`
	Of   int `json:"of,omitempty"`
	// Threat, Attack and Health are his.
	Threat int `json:"threat"`
	Attack int `json:"attack"`
	Health int `json:"health"`
}

// adviseRace looks at both ways to win, in the turn of the seat's side.
func (g *Game) adviseRace(p *Position, seat game.Seat) *RaceAdvice {
	side := p.sideOf(seat)
	if !p.waitsIn(taskTurn) || side == NoFaction {
		return nil
	}
	him := p.overlordFigure()
	a := &RaceAdvice{
		Threat: int(him.threat), Attack: int(him.attack), Health: int(him.health),
	}
	if int(p.Turn)*5 >= int(p.Rules.Turns)*4 { // from turn 24 of 30 on
		a.Final = p.adviseFinal(&Forecaster{brief: true}, side)
	}
	if p.Overlord.Counters == 0 && p.Overlord.Region != NoRegion {
		if o := &p.box.Overlords[p.Overlord.Who]; o.goal != NoRegion {
			far := p.box.distances(o.goal, NoFaction)
			a.Left = int(far[p.Overlord.Region])
			a.Of = int(far[o.regions[0]])
		}
	}
	return a
}

// Fought is the Alliance's chance in the last battle as it stands, with its lead in gear and in
// gold; its logit tells more the nearer the battle is.
func (g *Game) Fought(pos game.Position) (chance float64, more []float64) {
	p := pos.(*Position)
	f := forecasters.Get().(*Forecaster)
	defer forecasters.Put(f)
	chance = 0.5
	if final := f.Final(p, Alliance, AllOut); final != nil {
		chance = final.Fight.Win
	}
	said := min(0.98, max(0.02, chance))
	part := min(1, float64(p.Turn)/float64(p.Rules.Turns))
	return chance, []float64{
		math.Log(said/(1-said)) * part * part * part,
		float64(p.gear(Alliance) - p.gear(Horde)), float64(p.purse(Alliance) - p.purse(Horde)),
	}
}

// adviseFinal is the chance of a side in the last battle if it were fought now; nil in the variant
// without it.
func (p *Position) adviseFinal(f *Forecaster, side Faction) *int {
	if p.Rules.DefeatTheOverlord || p.membersOf(side) == 0 || p.membersOf(side.Enemy()) == 0 {
		return nil
	}
	final := f.Final(p, side, AllOut)
	if final == nil {
		return nil
	}
	win := percent(final.Fight.Win)
	return &win
}
