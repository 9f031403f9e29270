package lordaeron

// The ranks of what a plan wants done now: what is forced before what is asked for, fights before
// walks, since a walk may end the region's quest for a friend.
const (
	rankForced = 3000
	rankTrain  = 2700
	rankTown   = 2600
	rankFight  = 2500
	rankRest   = 1500
)

// follow weighs a move of the side's turn by the plan.
func (s *SidePlanner) follow(m Move) float64 {
	switch m.Kind {
	case Challenge:
		return s.followFight(m)
	case Travel:
		return s.step(m)
	case RestAction:
		worth := s.resting(m)
		if e := s.errandOf(m.Who); e != nil && e.rests {
			return rankRest + worth
		}
		if worth <= 0 {
			return -1
		}
		return 0.05 * worth // rather than nothing
	case Train:
		worth := s.wearWorth(s.trainGain(m.Who, m.Card))
		switch {
		case worth > s.dear(), worth > 0 && s.lastTurn():
			return rankTrain + worth
		case worth > 0:
			return 1 + 0.01*worth
		}
		return -1
	case GoToTown:
		worth := s.wearWorth(s.spendGain(m.Who))
		if e := s.errandOf(m.Who); e != nil && s.ways.goals[e.goal].foe == NoFoe &&
			s.ways.goals[e.goal].region == s.People[m.Who].Region {
			return rankTown + worth
		}
		if worth > 0 && s.lastTurn() {
			return rankTrain + worth
		}
		if worth > 0 {
			return 2 + 0.01*worth
		}
		return -1
	case End:
		return 0
	case Look:
		return 1000
	case Use:
		return s.outside(m)
	default:
		return -1 // gifts, and cleansing
	}
}

// lastTurn: what makes stronger now, does so for the last battle; gold is worth nothing there.
func (s *SidePlanner) lastTurn() bool {
	return !s.Rules.DefeatTheOverlord && actionsLeft(s.Position) <= actionsPerTurn
}

// dear is what training must be worth to come before the errand: three actions, and five of those
// who have two friends and know by forecasts what a card is good for. Two by two who does not dress
// by forecasts trains for one: it costs strong a fifth of a level, and is what keeps expert ahead
// of it there (docs/ladder.md).
func (s *SidePlanner) dear() float64 {
	switch {
	case s.Characters == MaxCharacters && s.gear != nil:
		return 450
	case s.Characters == MaxCharacters || s.Outfit:
		return 270
	default:
		return 90
	}
}

// followFight weighs a challenge: the one that the plan wants, with those it wants. Independent
// creatures must be fought, so that there is no choice but whom to take along.
func (s *SidePlanner) followFight(m Move) float64 {
	c := &s.People[m.Who]
	group := only(m.Who) | uint8(m.At)
	here := fightTarget{Foe(m.N), m.M, c.Region}
	e := s.errandOf(m.Who)
	if e != nil && !e.rests && e.group == group {
		g := &s.ways.goals[e.goal]
		if g.fightTarget == here {
			return rankFight
		}
	}
	switch here.foe {
	case IndependentFoes:
		return rankForced + s.forcedFight(&here, group)
	case EnemyFoes:
		if worth := s.challenge(m); worth > 0 {
			return rankRest + worth
		}
	default:
	}
	return -1
}

// forcedFight is what a group makes of a fight that somebody of it must fight. WB-CHALLENGE-01
func (s *SidePlanner) forcedFight(t *fightTarget, group uint8) float64 {
	o := s.look(t, group)
	heads := 0.0
	for i := range int8(s.Characters) {
		heads += float64(yes(has(group, i)))
	}
	return usualRate * (4*o.win - (1-o.win)*heads*fallCost - 0.3*o.wounds - heads)
}

// joinPlan takes part in what the plan wants; else where that makes the fight worth more.
func (s *SidePlanner) joinPlan(m Move) float64 {
	if m.Kind != Join {
		return 0
	}
	k := &s.Combat
	e := s.errandOf(k.Challenger)
	if e != nil && has(e.group, s.asker()) && s.ways.goals[e.goal].region == k.Region {
		return 1
	}
	if k.Foe == IndependentFoes {
		t := k.target()
		return s.forcedFight(&t, k.In|only(s.asker())) - s.forcedFight(&t, k.In)
	}
	return s.joining(m)
}
