package lordaeron

import "twobanners/game"

// Ending tells how a game ended: by the "overlord", the "final-battle" or in a "draw". Only the
// variant goes on after the last space of the track without the final battle. WB-WIN-01..09
func (p *Position) Ending() (e game.Ending) {
	if !p.Over {
		return e
	}
	switch {
	case p.Won == 1<<Alliance|1<<Horde:
		e.How = "draw"
	case p.Turn > uint16(p.Rules.Turns) && !p.Rules.DefeatTheOverlord:
		e.How = "final-battle"
	default:
		e.How = "overlord"
	}
	e.Numbers = []game.NamedTerm{{Name: "turn", N: int(p.Turn)}}
	for _, f := range [2]Faction{Alliance, Horde} {
		if p.Won == 1<<f {
			e.By = factionNames[f]
		}
		levels := 0
		for i := range each(p.membersOf(f)) {
			levels += int(p.People[i].Level)
		}
		e.Numbers = append(e.Numbers,
			game.NamedTerm{Name: factionNames[f] + "-levels", N: levels},
			game.NamedTerm{Name: factionNames[f] + "-quests", N: int(p.Completed[f])})
	}
	return e
}
