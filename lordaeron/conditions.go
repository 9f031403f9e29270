package lordaeron

// holds tells whether all conditions of an ability hold for its owner. WB-TIMING-01
func (p *Position) holds(who int8, card Card, a *ability) bool {
	return len(a.conds) == 0 || p.allHold(who, card, a)
}

func (p *Position) allHold(who int8, card Card, a *ability) bool {
	for i := range a.conds {
		if p.condition(who, card, &a.conds[i]) == a.conds[i].not {
			return false
		}
	}
	return true
}

func (p *Position) condition(who int8, card Card, c *condition) bool {
	k := &p.Combat
	switch c.kind {
	case ifEquipped:
		return p.equipped(who, c.set, card) // an add-on is no weapon itself
	case ifUsed:
		return p.usedAny(who, c.set)
	case ifBefore:
		return p.usedBefore(who, card, c.set)
	case ifUnhurt:
		return k.LostBefore[who] == 0
	case ifRound:
		return int(k.Round) >= c.n
	case ifFirst:
		return k.Round == 1
	case ifFoes:
		return p.opponents(p.People[who].Faction) >= c.n
	case ifAgainst:
		return p.against(c.foes, c.creature)
	case ifNoDice:
		return p.poolOf(Color(c.n)) == 0
	case ifDefense:
		return k.Defense
	case ifTokens:
		return has(k.PutTokens, who)
	case ifFallen:
		return k.FoesFell > 0 || k.Fallen&p.membersOf(p.People[who].Faction.Enemy()) != 0
	case ifShows:
		return k.countDice(func(c Color, d *Die) bool { return c != Green && d.Face == 1 }) >= c.n
	}
	return false
}

// usedAny tells whether a character used a card of a set this round.
func (p *Position) usedAny(who int8, set int) bool {
	class := &p.box.Classes[p.People[who].Class]
	for _, card := range class.powers {
		if p.box.isNamed(set, card) && p.Combat.Uses[who][p.box.Cards[card].use] != 0 {
			return true
		}
	}
	for key, card := range p.working(who) {
		if card != NoCard && p.box.isNamed(set, card) &&
			p.Combat.Uses[who][p.useKey(card, key)] != 0 {
			return true
		}
	}
	return false
}

// usedBefore: in the round immediately before this one, in this combat. WB-FAQ-01
func (p *Position) usedBefore(who int8, card Card, set int) bool {
	for key, at := range p.working(who) {
		if at == NoCard || set == noSet && at != card || set != noSet && !p.box.isNamed(set, at) {
			continue
		}
		if p.Combat.Before[who]>>p.useKey(at, key)&1 != 0 {
			return true
		}
	}
	return false
}

// against tells whether the opponents are of one of these kinds.
func (p *Position) against(foes foeSet, creature int) bool {
	k := &p.Combat
	var is foeSet
	switch k.Foe {
	case QuestFoes:
		is = creatureFoe
		for i := range p.GroupCount {
			if g := &p.Groups[i]; p.fights(g) && g.Count[Red] > 0 {
				is |= redFoe
			}
		}
	case IndependentFoes:
		is = creatureFoe | independentFoe
	case BossFoe:
		is = bossFoe
	case OverlordFoe:
		is = bossFoe | overlordFoe
	case EnemyFoes:
		is = characterFoe
	default:
		return false
	}
	return is&foes != 0 || is&creatureFoe != 0 && creature == int(k.Creature)
}
