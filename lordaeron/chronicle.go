package lordaeron

import "twobanners/game"

var _ game.Chronicler = (*Game)(nil)

// chronicle counts what the characters of a game do until the final battle.
type chronicle struct {
	box *Box
	// turns are the turns of each character, idle those without a fight or experience.
	turns, idle, defeats [MaxCharacters]int
	// busy are those who have fought or learned something in the turn under way.
	busy   uint8
	active Faction
}

// NewChronicle begins to count.
func (g *Game) NewChronicle() game.Chronicle { return &chronicle{box: g.box, active: NoFaction} }

// Note counts an event.
func (c *chronicle) Note(pos game.Position, e game.Event) {
	p := pos.(*Position)
	switch e.Kind {
	case TurnBegan:
		c.turnOver(p)
		c.active = Faction(e.Args[2])
	case GameEnded:
		c.turnOver(p)
		c.active = NoFaction
	case CombatBegan:
		c.busy |= p.Combat.In | p.Combat.Was
	case XPGained:
		c.busy |= only(int8(e.Args[0]))
	case DefeatedEvent:
		if !p.finalBattle() {
			c.defeats[e.Args[0]]++
		}
	}
}

// turnOver counts the turn that has ended.
func (c *chronicle) turnOver(p *Position) {
	for i := range int8(p.Characters) {
		if c.active != NoFaction && p.People[i].Faction == c.active {
			c.turns[i]++
			c.idle[i] += yes(!has(c.busy, i))
		}
	}
	c.busy = 0
}

// finalBattle: the track has come to its end. WB-WIN-05
func (p *Position) finalBattle() bool {
	return p.Turn > uint16(p.Rules.Turns) && !p.Rules.DefeatTheOverlord
}

// Rates are the level at the end of games that came to the final battle, and for all games quests
// and defeats a game, idle turns of characters, and draws by Overlord.
func (c *chronicle) Rates(pos game.Position, side game.Seats) []game.Rate {
	p := pos.(*Position)
	faction := p.sideOf(side.First())
	level, xp := game.Rate{Name: "level"}, game.Rate{Name: "experience"}
	defeats, idle := game.Rate{Name: "defeats", Of: 1}, game.Rate{Name: "idle"}
	for i := range int8(p.Characters) {
		if p.People[i].Faction != faction {
			continue
		}
		if p.finalBattle() {
			level.N += int(p.People[i].Level)
			level.Of++
			xp.N += int(p.People[i].XP)
			xp.Of++
		}
		defeats.N += c.defeats[i]
		idle.N += c.idle[i]
		idle.Of += c.turns[i]
	}
	list := []game.Rate{
		level, xp, {Name: "quests", N: int(p.Completed[faction]), Of: 1}, defeats, idle,
	}
	for i := range c.box.Overlords {
		there := int(p.Overlord.Who) == i
		draw := game.Rate{Name: "draws, " + c.box.Overlords[i].id, Of: yes(there)}
		draw.N = yes(there && p.Won == 1<<Alliance|1<<Horde)
		list = append(list, draw)
	}
	return list
}

var _ game.TurnCounter = (*Position)(nil)

// TurnNumber tells faction turns apart, the final battle and the end.
func (p *Position) TurnNumber() int { return int(p.Turn)<<1 | yes(p.Over) }
