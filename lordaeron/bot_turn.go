package lordaeron

// errandRate is what a step of an errand is worth, or a Rest that it begins with.
const errandRate = 1000

// challenge weighs a fight now.
func (s *SidePlanner) challenge(m Move) float64 {
	c := &s.People[m.Who]
	group := only(m.Who) | uint8(m.At)
	t := goal{fightTarget: fightTarget{Foe(m.N), m.M, c.Region}}
	heads := 0.0
	for i := range int8(s.Characters) {
		heads += float64(yes(has(group, i)))
	}
	switch t.foe {
	case EnemyFoes:
		o := s.look(&t.fightTarget, group)
		enemies := s.charactersAt(c.Faction.Enemy(), c.Region)
		value := 0.0
		for i := range int8(s.Characters) {
			value += float64(yes(has(enemies, i))) * (160 + 10*float64(s.People[i].bagCount()))
		}
		return (o.win*value - (1-o.win)*s.weights.defeat*heads - 10*o.wounds) / heads
	case OverlordFoe:
		if s.Overlord.Counters != 0 {
			return -100
		}
	case IndependentFoes:
		return (s.worthOf(&t, group) + 20) / heads
	default:
	}
	for i := range s.ways.count {
		if k := &s.ways.goals[i]; k.fightTarget == t.fightTarget {
			return s.worthOf(k, group) / heads
		}
	}
	return -1
}

// step weighs a step by what it does for the errand; stopping is worth nothing.
func (s *SidePlanner) step(m Move) float64 {
	if m.Kind == Halt {
		return 0
	}
	e := s.errandOf(m.Who)
	if e == nil || e.rests && m.Kind == Travel {
		return -1
	}
	far := &s.ways.far[e.goal]
	nearer := int(far[s.People[m.Who].Region]) - int(far[m.At])
	if nearer <= 0 || !s.passable(m.Who, Region(m.At)) {
		return -1
	}
	return errandRate * (1 + 0.01*float64(nearer))
}

// passable: no independent creatures wait there that those who are there would lose to.
func (s *SidePlanner) passable(who int8, at Region) bool {
	o := outlook{win: 1}
	s.clearWay(&o, at, only(who)|s.charactersAt(s.side, at))
	return o.win > 0.6
}

// resting weighs a Rest: for the errand, or for what there is to regain.
func (s *SidePlanner) resting(m Move) float64 {
	c := &s.People[m.Who]
	health, energy := int(m.N), int(m.M)
	if m.Card != NoCard {
		health = max(0, s.healthCapacity(m.Who)-int(c.Health))
		energy = max(0, s.energyCapacity(m.Who)-int(c.Energy))
	}
	back := float64(3*health + 2*energy)
	if back == 0 && c.Curse == 0 {
		return -1
	}
	worth := 5*back/float64(c.Level) + 15*float64(min(1, c.Curse))
	if e := s.errandOf(m.Who); e != nil && e.rests {
		worth = max(worth, errandRate) + 0.1*back
	}
	return worth - 20*float64(yes(m.Card != NoCard && health+energy < 6))
}

// joining takes part where that makes the fight worth more.
func (s *SidePlanner) joining(m Move) float64 {
	k := &s.Combat
	if m.Kind != Join {
		return 0
	}
	who, t := s.asker(), s.called()
	if k.Foe == EnemyFoes {
		foe := &t.fightTarget
		return s.look(foe, k.In|only(who)).win - s.look(foe, k.In).win - 0.05
	}
	return s.worthOf(&t, k.In|only(who)) - s.worthOf(&t, k.In) - 0.5*worthXP
}

// outside weighs a card used on the map: what costs no action and heals is welcome.
func (s *SidePlanner) outside(m Move) float64 {
	a := &s.box.Cards[m.Card].does[m.At]
	if a.ops[0].verb == doRegain {
		return 30 + float64(yes(a.when == atBeforeAction))
	}
	return -1
}
