package lordaeron

// warGoal is a goal without a foe: one of the two regions of a War, the first with level 0.
const warGoal = EnemyFoes + 1

// findTargets lists what a side may go for: quests, bosses, Wars, blue creatures that an open event
// pays for, enemies within reach, and towns.
func (s *SidePlanner) findTargets() {
	s.questGoals()
	for i := range s.Open {
		if !s.Open[i].Used {
			continue
		}
		e := &s.box.Events[s.Open[i].Card]
		pay := s.column(s.Open[i].Card, s.side)
		switch {
		case e.boss && s.bossAt(s.side, e.region, i):
			s.aim(goal{
				fightTarget: fightTarget{BossFoe, uint8(i), e.region},
				xp:          int(pay.xp), prize: s.weights.prizeOf(pay),
			})
		case e.war:
			for k, at := range e.regions {
				s.aim(goal{
					fightTarget: fightTarget{warGoal, uint8(i), at}, xp: int(pay.xp),
					level: uint8(k), prize: s.weights.gold * float64(pay.gold),
				})
			}
		}
	}
	s.blueGoals()
	if s.Hunt {
		s.enemyGoals()
	}
	s.townGoals()
}

// blueGoals lists the blue creatures that open events pay for.
func (s *SidePlanner) blueGoals() {
	ears, winds := s.openEvent("ears-and-heads"), s.openEvent("plaguewinds")
	for i := range s.GroupCount {
		g := &s.Groups[i]
		if g.Quest != Independent {
			continue
		}
		xp, gold := 0, 0
		if ears >= 0 {
			xp += int(s.column(s.Open[ears].Card, s.side).xp)
			attack := int(s.box.Creatures[g.Creature].figure[Blue].attack)
			gold += attack / max(1, int(s.numbersOf(ears).Share))
		}
		if winds >= 0 && s.box.Plague.Has(g.Region) {
			xp += int(s.column(s.Open[winds].Card, s.side).xp)
		}
		if n := int(g.Count[Blue]); xp > 0 {
			s.aim(goal{
				fightTarget: fightTarget{IndependentFoes, uint8(g.Creature), g.Region},
				xp:          xp * n, prize: s.weights.gold * float64(gold*n),
			})
		}
	}
}

// fallActions is what a defeat costs beyond the Rests it takes to be well again: the way back.
const fallActions = 1.5

// enemyGoals lists the regions of enemies. What their defeat is worth is what it costs them.
func (s *SidePlanner) enemyGoals() {
	enemy := s.side.Enemy()
	left := float64(actionsLeft(s.Position))
	extra := 0.0
	for i := range s.Open {
		if s.Open[i].Used && s.box.Events[s.Open[i].Card].does == "old-hatreds" {
			extra += worthXP * float64(s.column(s.Open[i].Card, s.side).xp)
		}
	}
	var seen Regions
	for i := range int8(s.Characters) {
		at := s.People[i].Region
		if s.People[i].Faction != enemy || at == s.box.Start[enemy] || seen.Has(at) {
			continue
		}
		seen.Put(at)
		g := goal{fightTarget: fightTarget{foe: EnemyFoes, region: at}, prize: extra}
		for k := range int8(s.Characters) {
			c := &s.People[k]
			if c.Faction != enemy || c.Region != at {
				continue
			}
			lost := float64(c.Health) - 1 + 0.6*max(0, float64(c.Energy)-1)
			rests := lost/float64(2*c.Level) + fallActions
			g.prize += huntRate*min(left, rests) + 10*float64(c.bagCount()) + s.bountyOn(k)
		}
		s.aim(g)
	}
}

// huntRate is what an action that an enemy loses is worth to a side, in hundredths of an experience
// point: less than one of its own.
const huntRate = 40

// bountyOn is what a Bounty pays the side for the defeat of a character.
func (s *SidePlanner) bountyOn(who int8) float64 {
	i := s.openEvent("bounty")
	if i < 0 || s.Open[i].Data[0] != who && s.Open[i].Data[1] != who {
		return 0
	}
	pay := s.column(s.Open[i].Card, s.side)
	return float64(s.Characters/2) * (worthXP*float64(pay.xp) + s.weights.gold*float64(pay.gold))
}

// actionsLeft is how many actions a character of the active side has until the game ends, the
// present turn's among them; with no last turn it is many.
func actionsLeft(p *Position) int {
	if p.Rules.DefeatTheOverlord {
		return 60
	}
	return max(0, int(p.Rules.Turns)-int(p.Turn))/2*actionsPerTurn + actionsPerTurn
}
