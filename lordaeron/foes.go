package lordaeron

// fights tells whether a group of creatures is among the opponents: of the type, in the region,
// independent or of a quest that the challenging side may attack. WB-COMBAT-09, WB-INTERACT-52
func (p *Position) fights(g *Group) bool {
	return g.Creature == p.Combat.Creature && g.Region == p.Combat.Region && p.challenged(g.Quest)
}

// challenged: the creatures of a quest, or independent ones, are those that are fought.
func (p *Position) challenged(quest int8) bool {
	switch k := &p.Combat; k.Foe {
	case IndependentFoes:
		return quest == Independent
	case QuestFoes:
		return quest != Independent && p.questOpen(quest, k.Side)
	default:
		return false
	}
}

// opponents counts who stands against a side.
func (p *Position) opponents(side Faction) (n int) {
	k := &p.Combat
	switch k.Foe {
	case NoFoe:
	case EnemyFoes:
		n = p.friends(side.Enemy())
	case BossFoe, OverlordFoe:
		n = yes(k.FoesFell == 0)
	default:
		for i := range p.GroupCount {
			if g := &p.Groups[i]; p.fights(g) {
				n += int(g.Count[Red]) + int(g.Count[Blue]) + int(g.Count[Green])
			}
		}
	}
	return n
}

// opposed tells whether anybody stands against a side.
func (p *Position) opposed(side Faction) bool {
	if p.Combat.Foe != QuestFoes && p.Combat.Foe != IndependentFoes {
		return p.opponents(side) > 0
	}
	for i := range p.GroupCount {
		if p.fights(&p.Groups[i]) {
			return true
		}
	}
	return false
}

// foeFigure are the values of an opponent: of a colour of creature, the boss or the Overlord.
func (p *Position) foeFigure(c Color) figure {
	k := &p.Combat
	switch k.Foe {
	case QuestFoes, IndependentFoes:
		return p.box.Creatures[k.Creature].figure[c]
	case BossFoe:
		return p.box.Events[p.Open[k.Boss].Card].figure
	case OverlordFoe:
		return p.overlordFigure()
	default:
		return figure{}
	}
}

// overlordFigure: the side of the sheet is that of the number of characters. WB-SETUP-19
func (p *Position) overlordFigure() figure {
	return p.box.Overlords[p.Overlord.Who].figure[yes(p.Characters > 4)]
}

// foeThreat is the Threat of the opponents: in a fight between characters two more than the
// highest level among them. WB-PVP-08, WB-INTERACT-74
func (p *Position) foeThreat() uint8 {
	k := &p.Combat
	switch k.Foe {
	case EnemyFoes:
		highest := uint8(0)
		for i := range each(p.fighters(p.People[k.Active].Faction.Enemy())) {
			highest = max(highest, p.People[i].Level)
		}
		return highest + 2
	case IndependentFoes:
		return p.foeFigure(Blue).threat
	default:
		return p.foeFigure(Green).threat
	}
}

// foeAttack is the Attack of all opponents that stand. WB-COMBAT-45
func (p *Position) foeAttack() (n int) {
	k := &p.Combat
	more := p.plagueAttack()
	if k.Foe == BossFoe || k.Foe == OverlordFoe {
		return int(p.foeFigure(Green).attack) + more + p.cauldronAttack()
	}
	for i := range p.GroupCount {
		if g := &p.Groups[i]; p.fights(g) {
			for c := Red; c <= Green; c++ {
				n += int(g.Count[c]) * (int(p.foeFigure(c).attack) + more)
			}
		}
	}
	return n
}

// foeAbilities are those of the creatures' type, the boss or the Overlord. WB-COMBAT-30, -59
func (p *Position) foeAbilities() []ability {
	k := &p.Combat
	switch k.Foe {
	case QuestFoes, IndependentFoes:
		return p.box.Creatures[k.Creature].does
	case BossFoe:
		return p.box.Events[p.Open[k.Boss].Card].abilities
	case OverlordFoe:
		return p.box.Overlords[p.Overlord.Who].does[yes(p.Characters > 4)]
	default:
		return nil
	}
}

// foeHas finds a standing effect of the opponents.
func (p *Position) foeHas(v verb) bool { return p.foeOp(v) != nil }

func (p *Position) foeOp(v verb) *op {
	does := p.foeAbilities()
	for i := range does {
		for j := range does[i].ops {
			if does[i].when == atStanding && does[i].ops[j].verb == v {
				return &does[i].ops[j]
			}
		}
	}
	return nil
}

// armorOnEights: the opponents let green dice hit on eights alone, and the character is not immune
// to them.
func (p *Position) armorOnEights(who int8) bool {
	return p.foeHas(doArmorEights) && !p.immune(who)
}

func (p *Position) immune(who int8) bool {
	k := &p.Combat
	if k.Foe != QuestFoes && k.Foe != IndependentFoes {
		return false
	}
	return p.standing(who, doImmune, func(o *op) int {
		return yes(int(o.n) == int(k.Creature))
	}) > 0
}

// foeTerms are what the opponents change of REROLL and ATTRITION. WB-OVERLORD-KAZZAK-03
func (x act) foeTerms() {
	does := x.foeAbilities()
	for i := range does {
		for j := range does[i].ops {
			if o := &does[i].ops[j]; does[i].when == atStanding || does[i].when == atDicePoolStart {
				x.modify(foeCard, o, 1)
			}
		}
	}
}

// attritionHits is what the Attrition value places against these opponents.
// WB-CREATURE-GIANT-SPIDER-03, WB-OVERLORD-NEFARIAN-03, WB-OVERLORD-KELTHUZAD-04
func (p *Position) attritionHits() int {
	n := p.attrition()
	if p.foeHas(doHalveAttrition) {
		n = (n + 1) / 2
	}
	return min(n, p.attritionRoom())
}

// attritionRoom is how many attrition hits these opponents still take in this phase, whether the
// Attrition value or a card places them. WB-CREATURE-GIANT-SPIDER-03, WB-CREATURE-WRAITH-03,
// WB-OVERLORD-KELTHUZAD-04
func (p *Position) attritionRoom() int {
	if p.foeHas(doNoAttrition) {
		return 0
	}
	if o := p.foeOp(doAttritionNeeds); o != nil {
		return max(0, p.redAndBlue(o)-int(p.Combat.PlacedAttrition))
	}
	return anyAmount
}

// redAndBlue counts the red and blue dice that show at least what an opponent's ability asks for.
func (p *Position) redAndBlue(o *op) int {
	return p.Combat.countDice(func(c Color, d *Die) bool {
		return c != Green && d.Face >= uint8(o.n)
	})
}

// foeDoes carries out the opponents' ability at a moment. It counts once a type, and what it spots
// is not used up. WB-COMBAT-31, -32, WB-TIMING-18
func (x act) foeDoes(at moment, who int8) {
	does := x.foeAbilities()
	for i := range does {
		a := &does[i]
		if a.when != at || who >= 0 && x.immune(who) {
			continue
		}
		seen := 0
		if a.spot.on {
			if seen = x.seen(&a.spot); seen == 0 {
				continue
			}
		}
		for j := range a.ops {
			x.foeEffect(who, a, &a.ops[j], seen)
		}
	}
}

// seen counts the dice that an opponent's ability looks at.
func (p *Position) seen(s *spot) int {
	return p.Combat.countDice(func(c Color, d *Die) bool { return s.fits(c, d.Face) })
}

func (x act) foeEffect(who int8, a *ability, o *op, seen int) {
	k := &x.Combat
	times := 1
	switch o.per {
	case perSpotted:
		times = seen
	case perOpponent:
		times = x.opponents(k.Side)
	case perFriend, perFighter:
		times = x.friends(k.Side)
	default:
	}
	switch o.verb {
	case doHits:
		k.boxesOf(k.Side).put(o.box, int(o.n)*times)
		x.tell(HitsRemoved, k.Challenger, int(o.box), -int(o.n)*times)
	case doSetAside:
		x.setAside(&a.spot)
	case doUnequip:
		x.push(countFrame(taskUnequip, who, times))
	case doStun, doCurse, doLose:
		if o.to == toFriends || o.to == toAll {
			x.counters(k.Challenger, k.Challenger, -1, NoCard, o, times)
			return
		}
		x.changeCounters(who, o, times)
	default:
	}
}

// setAside takes the dice that were seen out of the whole combat. WB-CREATURE-DOOM-GUARD-03
func (x act) setAside(s *spot) {
	k := &x.Combat
	for c := Red; c <= Green; c++ {
		for i := int(k.Count[c]) - 1; i >= 0; i-- {
			if s.fits(c, k.Dice[c][i].Face) {
				k.takeDie(c, uint8(i))
				k.SetAside[c]++
			}
		}
	}
}
