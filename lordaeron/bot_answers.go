package lordaeron

// answer weighs an answer to what an event asks; to pass is worth nothing. Regions are weighed by
// where the side's plan leads.
func (s *SidePlanner) answer(m Move) float64 {
	if m.Kind != EventChoice {
		return 0
	}
	switch s.question() {
	case questions["swap-quest"]:
		return s.swapWorth(m)
	case questions["fly"]:
		return s.flyWorth(m)
	case questions["move-groups"]:
		return s.driveWorth(m)
	case questions["buy-half"]:
		return s.wearWorth(s.wearGain(m.Who, m.Card)) - s.coins(s.halfUp(m.Card))
	case questions["sell-half"]:
		return s.coins(s.halfDown(m.Card)) - s.wearWorth(s.ownGain(m.Who, m.Card)) - trifle
	case questions["swap-talents"]:
		return s.talentSwapWorth(m)
	case questions["gold-or-regain"]:
		return s.tokensWorth(m)
	default: // of Zaeldarr's hoard: what is missed least
		return -s.keepWorth(m.Who, m.Card)
	}
}

// coins is what gold is worth.
func (j *Judge) coins(gold int16) float64 { return j.weights.gold * float64(gold) }

// suits tells how well quests of a level suit the side, nought best: a little above its own.
func (j *Judge) suits(level float64) float64 {
	levels, heads := 0.0, 0.0
	for i := range each(j.membersOf(j.side)) {
		levels += float64(j.People[i].Level)
		heads++
	}
	wanted := levels/max(1, heads) + 0.5
	return -max(wanted-level, 1.3*(level-wanted))
}

// levelsOf are the levels of quests by deck, in the mean.
var levelsOf = [...]float64{GreenDeck: 1.5, YellowDeck: 3.2, RedDeck: 4.8}

// swapWorth: a quest is exchanged for one that suits the side clearly better, and never while
// somebody of the side stands there, is an action away, or is on the way.
func (s *SidePlanner) swapWorth(m Move) float64 {
	const clearly = 0.7
	slot := int8(m.At)
	for i := range s.GroupCount {
		if g := &s.Groups[i]; g.Quest == slot && s.countedOn(g.Region) {
			return -10
		}
	}
	old := &s.box.Quests[s.Quests[slot].Card]
	return s.suits(levelsOf[m.N]) - s.suits(float64(old.level)) - clearly
}

// countedOn: somebody of the side can fight there within an action, or plans to.
func (s *SidePlanner) countedOn(at Region) bool {
	far := s.box.distances(at, s.side)
	for who := range each(s.membersOf(s.side)) {
		e := s.errandOf(who)
		if int(far[s.People[who].Region]) <= travelSteps ||
			e != nil && s.ways.goals[e.goal].region == at {
			return true
		}
	}
	return false
}

// flyWorth: steps nearer to the errand, or else to a quest that suits; not among creatures that are
// too strong, and not away from a friend's fight.
func (s *SidePlanner) flyWorth(m Move) float64 {
	const trouble = 1 // steps, for which nobody flies
	here, there := s.People[m.Who].Region, Region(m.At)
	if !s.passable(m.Who, there) {
		return -10
	}
	if e := s.errandOf(m.Who); e != nil {
		far := &s.ways.far[e.goal]
		return float64(far[here]) - float64(far[there]) - trouble
	}
	return s.prospects(there) - s.prospects(here) - trouble
}

// prospects are what quests are to be had near a region.
func (s *SidePlanner) prospects(at Region) (best float64) {
	for i := range s.GroupCount {
		g := &s.Groups[i]
		if g.Quest == Independent || !s.questOpen(g.Quest, s.side) {
			continue
		}
		level := float64(s.box.Quests[s.Quests[g.Quest].Card].level)
		far := float64(s.box.distances(g.Region, s.side)[at])
		best = max(best, (6+2*s.suits(level))/(1+far/travelSteps))
	}
	return best
}

// driveWorth: independent creatures are driven off the side's ways, and onto the enemy's.
func (s *SidePlanner) driveWorth(m Move) float64 {
	const trouble = 0.5
	return s.claim(s.Groups[m.N].Region) - s.claim(Region(m.At)) - trouble
}

// claim is how much a region matters to the side, less what it matters to the enemy.
func (s *SidePlanner) claim(at Region) (n float64) {
	for who := range each(s.membersOf(s.side)) {
		e := s.errandOf(who)
		n += 2 * float64(yes(s.People[who].Region == at ||
			e != nil && s.ways.goals[e.goal].region == at))
	}
	for i := range s.GroupCount {
		g := &s.Groups[i]
		if g.Region == at && g.Quest != Independent {
			n += float64(yes(s.questOpen(g.Quest, s.side))) -
				float64(yes(s.questOpen(g.Quest, s.side.Enemy())))
		}
	}
	return n
}

// talentSwapWorth: gold, or a Talent that is better than the one it replaces.
func (s *SidePlanner) talentSwapWorth(m Move) float64 {
	if m.At == 0 {
		return s.coins(int16(s.perLevel(m.Who)))
	}
	old := s.People[m.Who].Talents[m.N]
	if s.gear != nil {
		return s.wearWorth(s.gear.talentInstead(&s.Judge, m.Who, int(m.N), m.Card))
	}
	return s.wearWorth(s.cardWorth(m.Who, m.Card) - s.cardWorth(m.Who, old))
}

// tokensWorth: gold, or the Rests that tokens save.
func (s *SidePlanner) tokensWorth(m Move) float64 {
	const energy = 0.6 // matters less than Health
	if m.At == 0 {
		return s.coins(int16(s.perLevel(m.Who)))
	}
	return usualRate * (float64(m.N) + energy*float64(m.M)) / float64(2*s.People[m.Who].Level)
}
