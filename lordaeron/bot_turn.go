package lordaeron

// action weighs a move of the side's turn, in what it brings for the action.
func (j *Judge) action(m Move) float64 {
	switch m.Kind {
	case End:
		return 0
	case Challenge:
		return j.challenge(m)
	case Travel:
		return j.step(m)
	case RestAction:
		return j.resting(m)
	case Train:
		return j.wearWorth(j.wearGain(m.Who, m.Card)) - 40
	case GoToTown:
		return j.wearWorth(j.spendGain(m.Who)) - 1
	case Look:
		return 1000
	case Use:
		return j.outside(m)
	default:
		return -1 // gifts, and cleansing
	}
}

// challenge weighs a fight now.
func (j *Judge) challenge(m Move) float64 {
	c := &j.People[m.Who]
	group := only(m.Who) | uint8(m.At)
	t := goal{foe: Foe(m.N), which: m.M, region: c.Region}
	heads := 0.0
	for i := range int8(j.Characters) {
		heads += float64(yes(has(group, i)))
	}
	switch t.foe {
	case EnemyFoes:
		o := j.look(&t, group, 0)
		enemies := j.charactersAt(c.Faction.Enemy(), c.Region)
		value := 0.0
		for i := range int8(j.Characters) {
			value += float64(yes(has(enemies, i))) * (160 + 10*float64(j.People[i].bagCount()))
		}
		return (o.win*value - (1-o.win)*j.weights.defeat*heads - 10*o.wounds) / heads
	case OverlordFoe:
		if j.Overlord.Counters != 0 {
			return -100
		}
	case IndependentFoes:
		return (j.worthOf(&t, group, 0) + 20) / heads
	default:
	}
	for i := range j.ways.count {
		if k := &j.ways.goals[i]; k.foe == t.foe && k.which == t.which && k.region == t.region {
			return j.worthOf(k, group, 0) / heads
		}
	}
	return -1
}

// step weighs a step by what it does for the errand; stopping is worth nothing.
func (j *Judge) step(m Move) float64 {
	if m.Kind == Halt {
		return 0
	}
	e := j.errandOf(m.Who)
	if e == nil {
		return -1
	}
	if has(e.resting, m.Who) && m.Kind == Travel {
		return -1
	}
	far := &j.ways.far[e.goal]
	nearer := int(far[j.People[m.Who].Region]) - int(far[m.At])
	if nearer <= 0 || !j.passable(m.Who, Region(m.At)) {
		return -1
	}
	return e.rate * (1 + 0.01*float64(nearer))
}

// passable: no independent creatures wait there that those who are there would lose to.
func (j *Judge) passable(who int8, at Region) bool {
	o := outlook{win: 1}
	j.clearWay(&o, at, only(who)|j.charactersAt(j.side, at), 0)
	return o.win > 0.6
}

func (j *Judge) errandOf(who int8) *errand {
	if j.plan[who] < 0 {
		return nil
	}
	return &j.errands[j.plan[who]]
}

// resting weighs a Rest: for the errand, or for what there is to regain.
func (j *Judge) resting(m Move) float64 {
	c := &j.People[m.Who]
	health, energy := int(m.N), int(m.M)
	if m.Card != NoCard {
		health = max(0, j.healthCapacity(m.Who)-int(c.Health))
		energy = max(0, j.energyCapacity(m.Who)-int(c.Energy))
	}
	back := float64(3*health + 2*energy)
	if back == 0 && c.Curse == 0 {
		return -1
	}
	worth := 5*back/float64(c.Level) + 15*float64(min(1, c.Curse))
	if e := j.errandOf(m.Who); e != nil && has(e.resting, m.Who) {
		worth = max(worth, e.rate) + 0.1*back
	}
	return worth - 20*float64(yes(m.Card != NoCard && health+energy < 6))
}

// joining takes part where that makes the fight worth more.
func (j *Judge) joining(m Move) float64 {
	k := &j.Combat
	if m.Kind != Join {
		return 0
	}
	who, t := j.top().Who, j.called()
	if k.Foe == EnemyFoes {
		return j.look(&t, k.In|only(who), 0).win - j.look(&t, k.In, 0).win - 0.05
	}
	return j.worthOf(&t, k.In|only(who), 0) - j.worthOf(&t, k.In, 0) - 0.5*worthXP
}

// outside weighs a card used on the map: what costs no action and heals is welcome.
func (j *Judge) outside(m Move) float64 {
	a := &j.box.Cards[m.Card].does[m.At]
	if a.ops[0].verb == doRegain {
		return 30 + float64(yes(a.when == atBeforeAction))
	}
	return -1
}
