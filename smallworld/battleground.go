package smallworld

import "twobanners/game"

func init() {
	addRule(ChooseSide, rule{special: true, word: "side =n:side"},
		at(ownTurn, (*Position).sideWhy, act.chooseSide, (*lister).sides))
}

// sideWhy: a neutral race at the Battleground. SW-PLACE-BATTLEGROUND-02, -05
func (p *Position) sideWhy(_ game.Seat, m code) why {
	f := Faction(m.n())
	switch {
	case f != Alliance && f != Horde:
		return whyMalformed
	case p.sideOpen():
		return fine
	case p.Turn.Side != Neutral || p.markerIn(Battleground, p.Players[p.Seat].Held):
		return whySideLate
	default:
		return whySide
	}
}

func (x act) chooseSide(m code) {
	x.Turn.Side, x.Turn.SideOpen = Faction(m.n()), false
	x.tell(SideChosen, int(m.n()))
}

func (l *lister) sides() {
	if l.sideOpen() {
		l.one(code(ChooseSide).with(uint8(Alliance)))
		l.one(code(ChooseSide).with(uint8(Horde)))
	}
}

// sideOpen tells whether a side may be taken now. SW-PLACE-BATTLEGROUND-05
func (p *Position) sideOpen() bool {
	return p.Turn.SideOpen && p.markerIn(Battleground, p.Players[p.Seat].Held)
}

// openSide lets a neutral race that holds the Battleground take a side. SW-PLACE-BATTLEGROUND-05
func (x act) openSide() {
	me := &x.Players[x.Seat]
	x.Turn.SideOpen = x.Turn.Side == Neutral && me.Race != NoRace &&
		x.World.Faction[me.Race] == Neutral && x.markerIn(Battleground, me.Held)
}

// faction is the side a seat's active race is on this turn. A side taken at the Battleground counts
// while that is held. SW-PLACE-BATTLEGROUND-02, -04
func (p *Position) faction(s game.Seat) Faction {
	f := p.World.Faction[p.Players[s].Race]
	if f == Neutral && s == p.Seat && p.markerIn(Battleground, p.Players[s].Held) {
		return p.Turn.Side
	}
	return f
}

// factionBonus: a coin for each race of the other faction that was defeated, twice on the
// Battleground for two regions of it. SW-FACTION-02..12, SW-PLACE-BATTLEGROUND-01..04
func (p *Position) factionBonus() int {
	return p.factionBonusOf(p.Seat, p.markerIn(Battleground, p.Players[p.Seat].Held))
}

func (p *Position) factionBonusOf(s game.Seat, battleground bool) int {
	enemy := p.faction(s).Other()
	if enemy == Neutral || p.World.Faction[p.Players[s].Race] == Neutral && !battleground {
		return 0
	}
	coins := 0
	for race := range Race(p.box.Races() + 1) {
		if n := p.Turn.Defeated[race]; n > 0 && p.World.Faction[race] == enemy {
			coins += 1 + yes(battleground && n > 1)
		}
	}
	return coins
}
