package lordaeron

import "twobanners/game"

func init() {
	addTask(taskFinal, task{
		name: "final-manage", decides: decidedByFaction, run: act.runFinal,
		each: []Kind{Equip, Unequip},
	}, End)
}

// win ends the game for a faction, draw for both. WB-WIN-01
func (x act) win(f Faction) { x.over(1 << f) }
func (x act) draw()         { x.over(1<<Alliance | 1<<Horde) }

func (x act) over(won uint8) {
	x.Over, x.Won = true, won
	x.tell(GameEnded, -1)
}

// The steps of the final battle.
const (
	finalRefill uint8 = iota
	finalManage
	finalBattle
)

// finale counts the factions that have managed once more.
type finale struct{ *Frame }

func (f finale) begin()     { f.N = 0 }
func (f finale) both() bool { f.N++; return f.N == 2 }

// runFinal: everybody is refilled, may manage once more, and fights. WB-WIN-04..07
func (x act) runFinal() bool {
	f := x.top()
	switch f.Step {
	case finalRefill:
		f.Step = finalManage
		for i := range int8(x.Characters) {
			x.regain(i, anyAmount, anyAmount)
		}
		x.Faction = x.stronger()
		finale{f}.begin()
	case finalManage:
		if !x.allDone() {
			return false
		}
		x.Changes = [MaxCharacters][AreaCount]uint8{}
		acting{f}.anew()
		if (finale{f}).both() {
			f.Step = finalBattle
		}
		x.Faction = x.Faction.Enemy()
	default:
		x.pop()
		x.Combat = Combat{
			Foe: EnemyFoes, Side: x.Faction, Challenger: lowest(x.membersOf(x.Faction)),
			In: 1<<x.Characters - 1, Final: true, Active: -1, Region: NoRegion,
		}
		x.beginCombat()
	}
	return true
}

// stronger is the faction with more XP, drawn where both have the same. WB-WIN-04
func (x act) stronger() Faction {
	if a, h := x.experience(Alliance), x.experience(Horde); a != h {
		return Faction(yes(h > a))
	}
	return Faction(x.chance.Draw("attackers", 2))
}

// experience is a faction's XP total. WB-EVENT-09
func (p *Position) experience(f Faction) (n int) {
	for i := range each(p.membersOf(f)) {
		n += int(p.People[i].XP)
	}
	return n
}

// endFinal: who has a survivor wins; with the Deadly variant the fewer unabsorbed wounds decide.
// WB-WIN-08, -09
func (x act) endFinal(winner Faction) {
	if winner == NoFaction {
		x.draw()
	} else {
		x.win(winner)
	}
}

// lessWounded: where everybody fell in one step of the Deadly variant, the faction with fewer
// unabsorbed wounds counts as the winner. WB-VARIANT-03..05, -07
func (p *Position) lessWounded(k *Combat) Faction {
	a, h := k.Unabsorbed[Alliance], k.Unabsorbed[Horde]
	if !p.Rules.DeadlyPvP || a == h || k.Stale >= staleRounds {
		return NoFaction
	}
	return Faction(yes(h < a))
}

// Outcome ranks the seats once the game is over: victory is shared by a faction. WB-WIN-03
func (p *Position) Outcome() (o game.Outcome, ok bool) {
	if !p.Over {
		return o, false
	}
	for i := range p.Characters {
		c := &p.People[i]
		o.Score[c.Owner] = int32(p.experience(c.Faction))
		if p.Won>>c.Faction&1 != 0 {
			o.Winners = o.Winners.With(c.Owner)
			o.Place[c.Owner] = 1
		} else {
			o.Place[c.Owner] = uint8(1 + p.seatsOf(c.Faction.Enemy()).Len())
		}
	}
	return o, true
}

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
