package lordaeron

import "slices"

// foeState is a state of the Markov chain that a fight is: how the opponents stand between rounds,
// figures by colour, and the hits that wait in the damage box.
type foeState struct {
	count [3]uint8
	hits  uint8
}

func (s *foeState) left() int {
	return int(s.count[Red]) + int(s.count[Blue]) + int(s.count[Green])
}

// enemy is what a forecast has to know of creatures, boss or Overlord.
type enemy struct {
	attack, health [3]int
	order          [3]Color // by Attack, the highest first
	// drain is what they take out of the damage box when a round ends, and for each that stands.
	drain, drainEach int
	// early is taken out before the round instead of after it.
	early int
	// noMove: attrition is emptied before it counts.
	noAttrition bool
}

// enemyOf reads the opponents of a fight.
func (p *Position) enemyOf() (e enemy, s foeState) {
	k := &p.Combat
	more := p.plagueAttack()
	for c := Red; c <= Green; c++ {
		v := p.foeFigure(c)
		e.attack[c], e.health[c] = int(v.attack)+more, max(1, int(v.health))
	}
	if k.Foe == BossFoe || k.Foe == OverlordFoe {
		e.attack[Green] = p.foeAttack()
		s.count[Green] = 1
	} else {
		for i := range p.GroupCount {
			if g := &p.Groups[i]; p.fights(g) {
				for c := range s.count {
					s.count[c] += g.Count[c]
				}
			}
		}
	}
	e.order = [3]Color{Red, Blue, Green}
	slices.SortStableFunc(e.order[:], func(a, b Color) int { return e.attack[b] - e.attack[a] })
	s.hits = k.boxesOf(k.Side).Damage
	does := p.foeAbilities()
	for i := range does {
		for j := range does[i].ops {
			if o := &does[i].ops[j]; o.verb == doHits && !does[i].spot.on {
				e.drains(does[i].when, o, p.friends(k.Side))
			}
		}
	}
	return e, s
}

func (e *enemy) drains(when moment, o *op, friends int) {
	n := -int(o.n)
	switch {
	case o.box == attritionBox:
		e.noAttrition = true
	case when == atRoundStart:
		e.early += n
	case o.per == perOpponent:
		e.drainEach += n
	case o.per == perFriend || o.per == perFighter:
		e.drain += n * friends
	default:
		e.drain += n
	}
}

// life is all the Health of those that stand, less the hits that wait.
func (e *enemy) life(s *foeState) (n int) {
	for c := range s.count {
		n += int(s.count[c]) * e.health[c]
	}
	return max(0, n-int(s.hits))
}

// strength is the Attack of those that stand.
func (e *enemy) strength(s *foeState) (n int) {
	for c := range s.count {
		n += int(s.count[c]) * e.attack[c]
	}
	return n
}

// fell fells what the hits suffice for, the highest Attack first.
func (e *enemy) fell(s *foeState) {
	for _, c := range e.order {
		for health := uint8(e.health[c]); s.count[c] > 0 && health <= s.hits; {
			s.count[c]--
			s.hits -= health
		}
	}
}

// round plays a Defense Phase: how they stand after it, and the wounds taken. Who is defeated by
// them strikes no more. WB-COMBAT-40..55
func (e *enemy) round(s foeState, c *rollOutcome, health int) (after foeState, wounds int) {
	wounds = int(c.lost)
	if wounds >= health {
		return s, wounds
	}
	if e.strike(&s, c.damage); s.left() == 0 {
		return s, wounds
	}
	if wounds += max(0, e.strength(&s)-int(c.shield)); wounds >= health {
		return s, wounds
	}
	e.resolve(&s, c.moved)
	return s, wounds
}

// strike is damage before they strike back, resolve what comes to it afterwards.
func (e *enemy) strike(s *foeState, damage uint8) {
	s.hits = uint8(min(255, max(0, int(s.hits)-e.early)+int(damage)))
	e.fell(s)
}

func (e *enemy) resolve(s *foeState, moved uint8) {
	s.hits = uint8(min(255, int(s.hits)+int(moved)))
	e.fell(s)
	s.hits = uint8(max(0, int(s.hits)-e.drain-e.drainEach*s.left()))
}

const (
	maxStates = 160
	// mostDamage is what outcomes are told apart up to.
	mostDamage = 60
	maxHealth  = 64
	// Fights longer than this are as good as lost; what is rarer than scarce is left out.
	longFight = 12
	scarce    = 1e-4
)

// fight is a whole fight being followed: the chance of each state with each Health left.
type fight struct {
	states      [maxStates]foeState
	chance      [maxStates][maxHealth]float64
	next        [maxStates][maxHealth]float64
	shift       [maxStates][maxHealth]float64 // of one state: by state after, wounds
	touched     [maxStates]bool
	count       int
	win, lost   float64
	wounds      float64
	rounds      float64
	energy      float64
	health      int
	tooManyWays bool
	winAt       [maxHealth]float64 // by the wounds taken until then
	transitions transitions
	steps       []step
	led         [maxStates]struct{ from, to int } // the steps of each state, if known
	followed    int                               // chances so far
}

// step is what a round may do to a state: where it leads, the wounds, and its chance.
type step struct {
	to, wounds uint8
	chance     float64
}

// find is the place of a state, the last one when there are too many.
func (f *fight) find(s foeState) int {
	for i := range f.count {
		if f.states[i] == s {
			return i
		}
	}
	if f.count == maxStates {
		f.tooManyWays = true
		return maxStates - 1
	}
	f.states[f.count] = s
	f.chance[f.count] = [maxHealth]float64{}
	f.next[f.count] = [maxHealth]float64{}
	f.led[f.count].to = 0
	f.count++
	return f.count - 1
}

func (f *fight) begin(s foeState, health int) {
	f.count, f.win, f.lost, f.wounds, f.rounds, f.energy = 0, 0, 0, 0, 0, 0
	f.health, f.tooManyWays = min(health, maxHealth-1), false
	f.winAt = [maxHealth]float64{}
	f.chance[f.find(s)][f.health] = 1
}

// forget the steps: the outcomes are others now.
func (f *fight) forget() {
	f.steps = f.steps[:0]
	for i := range f.count {
		f.led[i].to = 0
	}
}

// advance plays one more round with the outcomes of a side; it gives the chance that the fight is
// still on.
func (f *fight) advance(e *enemy, outcomes *distribution, energy int) (on float64) {
	states := f.count
	for i := range states {
		here := 0.0
		for _, chance := range f.chance[i][:f.health+1] {
			here += chance
		}
		if here > 0 {
			f.rounds += here
			f.energy += here * float64(energy)
			f.followed += len(outcomes.outcomes) // also where the steps are known, as it was tuned
			if f.led[i].to == 0 {
				f.lead(i, e, outcomes)
			}
			for _, s := range f.steps[f.led[i].from:f.led[i].to] {
				f.settle(i, int(s.to), int(s.wounds), s.chance)
			}
		}
	}
	for i := range f.count {
		next := f.next[i][:f.health+1]
		for health, chance := range next {
			f.chance[i][health] = chance
			on += chance
		}
		clear(next)
	}
	return on
}

// lead finds the steps from a state. They are the same in every round with the same outcomes.
func (f *fight) lead(i int, e *enemy, outcomes *distribution) {
	most := 0
	f.transitions.begin(outcomes.size)
	for j := range outcomes.outcomes {
		c := &outcomes.outcomes[j]
		to, wounds := f.transition(i, e, c)
		f.shift[to][wounds] += c.chance
		f.touched[to] = true
		most = max(most, wounds)
	}
	f.led[i].from = len(f.steps)
	for to := range f.count {
		if !f.touched[to] {
			continue
		}
		f.touched[to] = false
		for wounds, chance := range f.shift[to][:most+1] {
			if chance == 0 {
				continue
			}
			f.shift[to][wounds] = 0
			f.steps = append(f.steps, step{uint8(to), uint8(wounds), chance})
		}
	}
	f.led[i].to = len(f.steps)
}

// settle takes a step, for every Health that may be left.
func (f *fight) settle(from, to, wounds int, chance float64) {
	won := f.states[to].left() == 0
	f.followed += f.health
	for health, before := range f.chance[from][:f.health+1] {
		if before == 0 {
			continue
		}
		p := before * chance
		f.wounds += p * float64(min(wounds, health))
		switch {
		case wounds >= health:
			f.lost += p
		case won:
			f.win += p
			f.winAt[f.health-health+wounds] += p
		default:
			f.next[to][health-wounds] += p
		}
	}
}

// transitions are how the round goes on from one state. Outcomes are many and differ mostly in what
// keeps wounds off, so that it is worked out once for each damage, and for what comes to it.
type transitions struct {
	struck [mostDamage + 1]struct {
		known    bool
		state    foeState
		strength int
		to       int16 // one more than the place of the state
	}
	to [mostDamage + 1][mostDamage + 1]int16 // by damage and what is moved, one more than the place
}

// begin forgets what is going to be looked at.
func (c *transitions) begin(size [4]int) {
	clear(c.struck[:size[0]])
	for damage := range size[0] {
		clear(c.to[damage][:size[2]])
	}
}

// transition is the place of the state that an outcome leads to, and its wounds: as round does it.
func (f *fight) transition(from int, e *enemy, c *rollOutcome) (to, wounds int) {
	s := &f.transitions.struck[c.damage]
	if !s.known {
		s.known, s.state = true, f.states[from]
		e.strike(&s.state, c.damage)
		s.strength = e.strength(&s.state)
	}
	wounds = int(c.lost)
	over := s.state.left() == 0
	if !over {
		wounds += max(0, s.strength-int(c.shield))
	}
	at := &f.transitions.to[c.damage][c.moved]
	if over || wounds >= maxHealth {
		at = &s.to
	}
	if *at == 0 {
		after := s.state
		if at != &s.to {
			e.resolve(&after, c.moved)
		}
		*at = int16(f.find(after) + 1)
	}
	return int(*at - 1), min(wounds, maxHealth-1)
}
