package smallworld

import "twobanners/game"

func (p *Position) showColumn(s *Shown) {
	c := &p.Column
	for line := range p.lines() {
		combo := ShownCombo{
			Power: p.box.PowerName(c.Power[line]), Coins: int(c.Coins[line]), Price: int(line),
		}
		name := func(f Faction) string { return orNothing(p.box.RaceName(c.Race[f][line])) }
		if p.World.Team {
			combo.Alliance, combo.Horde, combo.Neutral = name(Alliance), name(Horde), name(Neutral)
		} else {
			combo.Race = name(Neutral)
		}
		s.Column = append(s.Column, combo)
	}
	if p.World.Team {
		s.Stack.Alliance, s.Stack.Horde = p.stackNames(nil, Alliance), p.stackNames(nil, Horde)
		s.Stack.Neutral = p.stackNames(nil, Neutral)
	} else {
		s.Stack.Races = p.stackNames(s.Stack.Races, Neutral)
	}
	for _, power := range c.PowerStack[:c.PowerCount] {
		s.Stack.Powers = append(s.Stack.Powers, orUnknown(p.box.PowerName(power)))
	}
	for _, power := range c.Discard[:c.DiscardCount] {
		s.Stack.Discards = append(s.Stack.Discards, p.box.PowerName(power))
	}
}

func (p *Position) stackNames(list []string, group Faction) []string {
	c := &p.Column
	for _, race := range c.Stack[group][:c.Count[group]] {
		list = append(list, orUnknown(p.box.RaceName(race)))
	}
	return list
}

// orNothing leaves out what is none, orUnknown what may not be known.
func orNothing(name string) string {
	if name == noName {
		return ""
	}
	return name
}

func orUnknown(name string) string {
	if name == noName {
		return "unknown"
	}
	return name
}

func (g *Game) showTurn(p *Position) ShownTurn {
	t := &p.Turn
	s := ShownTurn{
		Used: t.Used.names(), Intimidations: int(t.Intimidations), Swaps: int(t.Swaps),
		Losses: int(t.Dead), ChampionFreed: t.ChampionFreed,
	}
	s.Form = orNothing(formNames[t.Form])
	if t.Side != Neutral {
		s.Side = t.Side.String()
	}
	if p.Stage == StageBlast {
		s.Target, s.Toll = g.RegionName(p, t.Target), p.conquestBill(p.Seat, t.Target, 0).total()
	}
	if p.Stage == StageAssault {
		s.Target, s.AssaultDie = g.RegionName(p, t.Target), int(t.AssaultDie)
	}
	return s
}

// ShowEvent puts an event into ids and numbers.
func (g *Game) ShowEvent(pos game.Position, e game.Event) any {
	p := pos.(*Position)
	return eventShapes.Show(e, func(kind string, n int) any {
		return g.showArgument(p, kind, n)
	})
}

// showArgument names an event's number; nil stands for nobody, nowhere and no race.
func (g *Game) showArgument(p *Position, kind string, n int) any {
	switch names := argumentNames[kind]; {
	case kind == "yes":
		return n != 0
	case kind != "" && n < 0 || kind == "race" && n == int(NoRace):
		return nil
	case kind == "region":
		return g.RegionName(p, Region(n))
	case kind == "race":
		return g.box.RaceName(Race(n))
	case kind == "power":
		return g.box.PowerName(Power(n))
	case kind == "marker":
		return g.box.MarkerName(Marker(n))
	case names != nil:
		return names[n]
	default:
		return n
	}
}

var argumentNames = map[string][]string{
	"faction": factionNames[:], "form": formNames[:],
	"what": whatNames[:], "reason": reasonNames[:],
}

// Explain gives the terms of a conquest's or an attempt's price.
func (g *Game) Explain(pos game.Position, seat game.Seat, packed game.Move) []game.NamedTerm {
	p := pos.(*Position)
	m, ok := p.Unpack(packed)
	if !ok || m.Kind != Conquer && m.Kind != Roll || p.Why(seat, packed).Rules != nil {
		return nil
	}
	sum := p.Cost(seat, m.Region, m.Using)
	return g.Terms(&sum)
}

// Terms names the terms of a sum.
func (g *Game) Terms(sum *game.Sum) []game.NamedTerm {
	var named []game.NamedTerm
	for _, t := range sum.Terms() {
		named = append(named, game.NamedTerm{Name: g.box.termName(t.ID), N: int(t.N)})
	}
	return named
}
