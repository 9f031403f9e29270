package lordaeron

// Forecast is what a challenge comes to. The next round is exact for a side that fights by its
// Autopilot (Exact says so, or why not); the whole fight is an estimate.
type Forecast struct {
	Autopilot Autopilot
	// Exact: the chances of the next round are those of the dice. Else they are an estimate: an
	// ability looks at dice in a way that is not followed.
	Exact bool
	// More: there are cards for after the roll, so that the side will do better, not worse.
	More bool
	// Phases are the Attack Phases of the next round.
	Phases []PhaseForecast

	// The next round: the chances to end the fight, and of so many felled, wounds and hits; the
	// last of each is that many or more.
	Win, Defeat                      float64
	Fell                             [maxFell]float64
	Wounds                           [maxWounds]float64
	Damage                           [maxDamage]float64
	MeanFell, MeanWounds, MeanDamage float64
	Fight                            FightForecast
	room                             [MaxCharacters]PhaseForecast
}

const (
	maxFell   = 9
	maxWounds = 33
	maxDamage = 33
)

// PhaseForecast is the dice of one fighter.
type PhaseForecast struct {
	Who                       int8
	Pool                      [3]int
	Threat, Reroll, Attrition int
}

// FightForecast is an estimate of a whole fight: a group shares wounds without loss and fights on
// with all its dice while any of its Health is left.
type FightForecast struct {
	Win, Defeat            float64
	Wounds, Energy, Rounds float64
}

// fightTarget is what a fight would be against, and where: creatures of a kind, the boss of an open
// event, the Overlord, or enemies.
type fightTarget struct {
	foe    Foe
	which  uint8
	region Region
}

// target is what the fight under way is against.
func (k *Combat) target() fightTarget {
	t := fightTarget{foe: k.Foe, which: uint8(k.Creature), region: k.Region}
	if k.Foe == BossFoe {
		t.which = k.Boss
	}
	return t
}

// Forecaster keeps room to forecast in: it serves one at a time.
type Forecaster struct {
	brief    bool // the whole fight only
	raw      bool // not corrected
	sized    sized
	copy     Position
	faction  Faction
	rounds   [lineUpsMost]lineUp
	count    int
	runs     int
	dice     dice
	one      distribution
	side     [2]distribution
	fight    fight
	duel     duel
	forecast Forecast
}

// Challenge forecasts a challenge with all the friends invited; nil where it cannot be made, or
// where nobody may know what it is (a facedown counter). The answer lasts until the next question.
func (f *Forecaster) Challenge(p *Position, m Move, r Autopilot) *Forecast {
	if m.Kind != Challenge || m.N == 0 || m.N > uint8(EnemyFoes) || m.At < 0 ||
		p.targetWhy(p.People[m.Who].Faction, p.People[m.Who].Region, Foe(m.N), m.M) != fine ||
		Foe(m.N) == OverlordFoe && p.Overlord.Counters != 0 {
		return nil
	}
	c := &p.People[m.Who]
	t := fightTarget{foe: Foe(m.N), which: m.M, region: c.Region}
	return f.Errand(p, &t, c.Faction, only(m.Who)|uint8(m.At), 0, r)
}

// Errand forecasts a fight as if some friends stood there, some of them well rested.
func (f *Forecaster) Errand(
	p *Position, t *fightTarget, side Faction, group, rested uint8, r Autopilot,
) *Forecast {
	f.copy = *p
	f.copy.meet(t, side, group, rested)
	return f.run(r)
}

// meet begins a fight of some friends as if they stood there, some of them well rested.
func (p *Position) meet(t *fightTarget, side Faction, group, rested uint8) {
	x := act{p, firstOutcome{}, nil}
	p.Combat = Combat{
		Foe: t.foe, Region: t.region, Side: side, Challenger: lowest(group), Active: -1, In: group,
	}
	switch t.foe {
	case BossFoe:
		p.Combat.Boss = t.which
	case EnemyFoes:
		p.Combat.In |= p.charactersAt(side.Enemy(), t.region)
	case OverlordFoe:
	default:
		p.Combat.Creature = Creature(t.which)
	}
	for i := range each(group) {
		p.People[i].Region = t.region
	}
	for i := range each(rested) {
		x.regain(i, anyAmount, anyAmount)
	}
	x.beginCombat()
}

// Final forecasts the last battle as if it were fought now, from the side of a faction.
func (f *Forecaster) Final(p *Position, side Faction, r Autopilot) *Forecast {
	f.copy = *p
	f.copy.meetLast(side)
	return f.run(r)
}

// meetLast begins the last battle as if it were fought now.
func (p *Position) meetLast(side Faction) {
	p.Depth = 0
	x := act{p, firstOutcome{}, nil}
	for i := range int8(p.Characters) {
		x.regain(i, anyAmount, anyAmount)
	}
	p.Combat = Combat{
		Foe: EnemyFoes, Side: side, Challenger: lowest(p.membersOf(side)), Final: true, Active: -1,
		In: 1<<p.Characters - 1, Region: NoRegion,
	}
	x.beginCombat()
}

// Fight forecasts the fight under way, from the decision that is owed now on; nil after the roll,
// when dice lie there.
func (f *Forecaster) Fight(p *Position, r Autopilot) *Forecast {
	if p.Over || !p.inFight() || p.Combat.Rolled || p.Combat.Defense {
		return nil
	}
	f.copy = *p
	return f.run(r)
}

// steps is how much was worked out so far, on any machine the same: about five nanoseconds each.
func (f *Forecaster) steps() int {
	const run, roll, join = 6000, 7, 3 // leading the rules through a fight, an outcome, a pair
	return run*f.runs + roll*f.dice.rolled + join*(f.side[0].joined+f.side[1].joined) +
		f.fight.followed
}

// run forecasts the fight of the copy.
func (f *Forecaster) run(r Autopilot) *Forecast {
	q := &f.copy
	k := &q.Combat
	f.runs++
	f.faction = k.Side
	f.forecast = Forecast{Autopilot: r, More: q.mayStillUse(k.Side)}
	foe, boxes := k.Foe, *k.boxesOf(k.Side)
	e, s := q.enemyOf()
	health := q.healthIn(k.In & q.membersOf(k.Side))
	enemy := q.healthIn(k.In & q.membersOf(k.Side.Enemy()))
	f.sized = q.sizeUp()
	f.sized.plain = f.raw || r != AllOut
	f.lineUps(r)
	if f.count == 0 {
		return nil
	}
	f.showPhases()
	if foe == EnemyFoes {
		f.pvp(q.Rules.DeadlyPvP, health, enemy)
		f.correct(health)
		return &f.forecast
	}
	if e.noAttrition {
		for i := range f.rounds {
			for j := range f.rounds[i].phases {
				f.rounds[i].phases[j].placed.Attrition = 0
			}
		}
	}
	if !f.brief {
		f.nextRound(&e, s, boxes, health)
	}
	f.wholeFight(&e, s, boxes, health)
	f.correct(health)
	return &f.forecast
}

// lineUps leads the copy through some rounds, until they are alike.
func (f *Forecaster) lineUps(r Autopilot) {
	x := act{&f.copy, firstOutcome{}, nil}
	for f.count = 0; f.count < lineUpsMost; {
		x.lineUpRound(f.faction, r, &f.rounds[f.count])
		if f.rounds[f.count].count == 0 {
			return
		}
		if n := f.count; n > 0 && f.rounds[n] == f.rounds[n-1] {
			return
		}
		f.count++
	}
}

// healthIn is the Health of some fighters with their pets.
func (p *Position) healthIn(mask uint8) (n int) {
	for i := range each(mask) {
		n += int(p.People[i].Health) + int(p.People[i].Pet)
	}
	return n
}

func (f *Forecaster) showPhases() {
	m := &f.rounds[0]
	for i := range m.phases[:m.count] {
		ph := &m.phases[i]
		f.forecast.room[i] = PhaseForecast{
			ph.who, ph.pool, ph.threat[Blue], ph.reroll, int(ph.placed.Attrition),
		}
	}
	f.forecast.Phases = f.forecast.room[:m.count]
}

// outcomes are those of a round of the side, with what lies in its boxes already.
func (f *Forecaster) outcomes(m *lineUp, boxes Boxes, limit [4]int) *distribution {
	sum, spare := &f.side[0], &f.side[1]
	if f.brief {
		sum.least, spare.least = scarce/10, scarce/10
	}
	sum.begin(limit)
	sum.add(0, int(boxes.Defense)+int(boxes.Armor), int(boxes.Defense)+int(boxes.Attrition), 0, 1)
	for i := range m.phases[:m.count] {
		if m.phases[i].side != f.faction {
			continue
		}
		f.one.begin(limit)
		f.dice.roll(&m.phases[i], &f.one)
		spare.join(sum, &f.one, limit)
		sum, spare = spare, sum
	}
	return sum
}

// limits: what goes beyond makes no difference.
func (e *enemy) limits(s *foeState, health int) [4]int {
	life := min(e.life(s)+e.drain+e.early+e.drainEach*s.left(), mostDamage)
	return [4]int{life, min(e.strength(s), 120), life, min(health, maxHealth-1)}
}

// nextRound fills in the chances of the next round.
func (f *Forecaster) nextRound(e *enemy, s foeState, boxes Boxes, health int) {
	to := &f.forecast
	limit := e.limits(&s, health)
	to.Exact = !f.rounds[0].inexact
	outcomes := f.outcomes(&f.rounds[0], boxes, limit)
	for i := range outcomes.outcomes {
		c := &outcomes.outcomes[i]
		after, wounds := e.round(s, c, health)
		fell := s.left() - after.left()
		damage := min(limit[0], int(c.damage)+int(c.moved))
		to.Fell[min(fell, maxFell-1)] += c.chance
		to.Wounds[min(wounds, health, maxWounds-1)] += c.chance
		to.Damage[min(damage, maxDamage-1)] += c.chance
		to.MeanFell += c.chance * float64(fell)
		to.MeanWounds += c.chance * float64(min(wounds, health))
		to.MeanDamage += c.chance * float64(damage)
		switch {
		case wounds >= health:
			to.Defeat += c.chance
		case after.left() == 0:
			to.Win += c.chance
		}
	}
}

// wholeFight follows the fight round by round.
func (f *Forecaster) wholeFight(e *enemy, s foeState, boxes Boxes, health int) {
	w := &f.fight
	w.begin(s, health)
	limit := e.limits(&s, health)
	on := 1.0
	var outcomes *distribution
	var laid Boxes // what lay there in the round before
	for round := 0; round < longFight && on > scarce; round++ {
		m := &f.rounds[min(round, f.count-1)]
		if round < f.count || laid != (Boxes{}) {
			outcomes = f.outcomes(m, boxes, limit)
			w.forget()
		}
		on = w.advance(e, outcomes, m.energy)
		laid, boxes = boxes, Boxes{}
	}
	f.forecast.Fight = FightForecast{
		Win: w.win, Defeat: 1 - w.win, Wounds: w.wounds, Energy: w.energy, Rounds: w.rounds,
	}
}
