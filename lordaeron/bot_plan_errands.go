package lordaeron

import "math"

// doubt is the share of what an errand promises that each action until then takes away: enemies,
// events and blue creatures come between, and what is done soon makes room for new quests.
const doubt = 0.05

// trusts are the shares that are left, by the clock; the present turn is sure.
var trusts = func() (shares [math.MaxInt8 + 1]float32) {
	for clock := range shares {
		shares[clock] = float32(math.Pow(1-doubt, float64(max(0, clock-actionsPerTurn))))
	}
	return shares
}()

func trust(clock int8) float32 { return trusts[max(0, clock)] }

// walk is how many actions it takes to a goal; false where it is too far to think of.
func (s *SidePlanner) walk(t int, from Region) (int8, bool) {
	far := int(s.ways.far[t][from])
	return int8((far + travelSteps - 1) / travelSteps), far <= 30
}

// begins notes the first errand of a member, and that it goes on with what it was about.
func (s *SidePlanner) begins(n *draft, i int8, l leg) {
	const loyal = 15
	w := &n.who[i]
	switch w.errands {
	case 0:
		w.first = l
		if s.aims[s.side][s.search.ids[i]] == s.ways.goals[l.goal].region {
			n.value += loyal
		}
	case 1:
		w.then = l.goal + 1
	}
	w.errands++
}

// addTown adds a shopping trip.
func (s *SidePlanner) addTown(n *draft, t int, who int8) {
	r := &s.search
	far, near := s.walk(t, n.who[who].region)
	if r.town[who] <= 0 || has(n.shopped, who) || !near ||
		n.who[who].clock+far+1 > r.lapse {
		return
	}
	m := *n
	w := &m.who[who]
	w.clock += far + 1
	w.region = s.ways.goals[t].region
	w.energy = min(r.most[who][w.level].energy, w.energy+int8(w.level))
	m.shopped |= only(who)
	m.value += w.alive * trust(w.clock) * float32(r.town[who])
	s.begins(&m, who, leg{int8(t), only(who), 0})
	s.score(&m)
	r.next = append(r.next, m)
}

// addWar sends one to each of the two regions of a War, to stand there until the enemy's turn is
// over: then it pays every member of the side, without a fight. WB-WAR-02..06
func (s *SidePlanner) addWar(n *draft, t int, a, b int8) {
	const held = 0.9 // the chance that nobody drives them off
	r := &s.search
	m := *n
	end := int8(actionsPerTurn)
	for k, i := range [2]int8{a, b} {
		far, near := s.walk(t+k, m.who[i].region)
		if !near {
			return
		}
		m.who[i].clock += far
		end = max(end, (m.who[i].clock+actionsPerTurn-1)/actionsPerTurn*actionsPerTurn)
	}
	if end > r.lapse {
		return
	}
	alive := held * min(m.who[a].alive, m.who[b].alive)
	for k, i := range [2]int8{a, b} {
		w := &m.who[i]
		s.restUp(&m, i, end-w.clock)
		w.clock = end
		w.region = s.ways.goals[t+k].region
		s.begins(&m, i, leg{int8(t + k), only(i), 0})
	}
	g := &s.ways.goals[t]
	for i := range int8(r.size) {
		m.value += alive * trust(end) * (float32(g.prize) + s.gain(&m, i, g.xp))
	}
	m.done |= 3 << t
	s.score(&m)
	r.next = append(r.next, m)
}

// gain gives a member experience, and what it is worth: levels beyond their points.
func (s *SidePlanner) gain(n *draft, i int8, xp int) (worth float32) {
	const perLevel = 50
	w := &n.who[i]
	xp = min(xp, s.box.Track.LastXP-int(w.xp))
	w.xp += uint8(xp)
	worth = worthXP * float32(xp)
	for w.level < 5 && int(w.xp) >= s.box.Track.Levels[w.level] {
		w.level++
		most := &s.search.most[i][w.level]
		w.health, w.energy = most.health, most.energy
		worth += perLevel
	}
	return worth
}

// restUp lets a member rest so many times: Health first.
func (s *SidePlanner) restUp(n *draft, i, times int8) {
	w := &n.who[i]
	most := &s.search.most[i][w.level]
	allowance := times * int8(2*w.level)
	health := max(0, min(allowance, most.health-w.health))
	w.health += health
	w.energy += max(0, min(allowance-health, most.energy-w.energy))
}

// addFight adds a fight by some, at once and after one or two Rests of those who need them.
func (s *SidePlanner) addFight(n *draft, t int, group uint8) {
	if s.ways.goals[t].foe == EnemyFoes {
		s.addHunt(n, t, group)
		return
	}
	for rests := range int8(3) {
		m := *n
		rested, needed := s.gather(&m, t, group, rests)
		if !needed {
			return
		}
		if s.promises(m, t, group, n.score) {
			s.fightThere(&m, t, group, rested)
		}
	}
}

// promises: won for certain and without a wound, the fight would be worth its time. Most fights are
// not, and need no forecast.
func (s *SidePlanner) promises(m draft, t int, group uint8, score float32) bool {
	g := &s.ways.goals[t]
	m.value += float32(g.prize)
	shares := s.shares(&m, g, group)
	for i := range int8(s.search.size) {
		if has(group, i) {
			m.value += s.gain(&m, i, shares[i])
		}
	}
	s.score(&m)
	return m.score > score
}

// gather leads a group to a fight: who is there early rests until the last one comes in the same
// turn. It is false where somebody cannot come, or nobody needs so many Rests.
func (s *SidePlanner) gather(
	m *draft, t int, group uint8, rests int8,
) (rested [sideSize]int8, needed bool) {
	r := &s.search
	turn := int8(0)
	for i := range int8(r.size) {
		if !has(group, i) {
			continue
		}
		w := &m.who[i]
		far, near := s.walk(t, w.region)
		if !near {
			return rested, false
		}
		most := &r.most[i][w.level]
		lack := max(0, most.health-w.health) + max(0, most.energy-w.energy)
		rested[i] = min(rests, (lack+int8(2*w.level)-1)/int8(2*w.level))
		needed = needed || rested[i] == rests
		w.clock += far + rested[i]
		turn = max(turn, w.clock/actionsPerTurn)
	}
	for i := range int8(r.size) {
		if !has(group, i) {
			continue
		}
		w := &m.who[i]
		start := max(w.clock, turn*actionsPerTurn)
		s.restUp(m, i, rested[i]+start-w.clock)
		w.clock = start + 1
		if s.ways.goals[t].foe != IndependentFoes {
			w.clock += r.blues[t]
		}
		needed = needed && w.clock <= r.lapse
	}
	return rested, needed
}

// tire takes what a fight costs a member; Energy that it brings is not counted on.
func (w *member) tire(wounds, energy float32) {
	w.health = max(1, w.health-int8(wounds+0.5))
	w.energy = max(0, w.energy-int8(max(0, energy)+0.5))
}

// Chances below this are not planned on; a defeat costs so many actions.
const (
	leastChance = 0.3
	fallCost    = 5
)

// fightThere adds the fight of a group that has gathered, blue creatures in its way first.
func (s *SidePlanner) fightThere(m *draft, t int, group uint8, rested [sideSize]int8) {
	r := &s.search
	g := &s.ways.goals[t]
	heads, health, alive := float32(0), 0, float32(1)
	for i := range int8(r.size) {
		if has(group, i) {
			heads++
			health += int(m.who[i].health) + int(s.People[r.ids[i]].Pet)
			alive = min(alive, m.who[i].alive)
		}
	}
	win, wounds, energy := float32(1), float32(0), float32(0)
	meet := func(foe *fightTarget) {
		o := s.fightOdds(m, t, foe, group)
		left := min(maxHealth-1, max(1, health-int(wounds)))
		win *= o.win[left]
		wounds += o.wounds[left]
		energy += o.energy
	}
	if r.blues[t] > 0 && g.foe != IndependentFoes {
		for i := range s.GroupCount {
			if b := &s.Groups[i]; b.Region == g.region && b.Quest == Independent {
				meet(&fightTarget{IndependentFoes, uint8(b.Creature), g.region})
			}
		}
	}
	if win >= leastChance {
		meet(&g.fightTarget)
	}
	if win < leastChance {
		return
	}
	m.value -= alive * (1 - win) * heads * fallCost * r.rate
	alive *= win
	shares := s.shares(m, g, group)
	prize, over := float32(g.prize), int8(0)
	for i := range int8(r.size) {
		if !has(group, i) {
			continue
		}
		w := &m.who[i]
		over = max(over, w.clock)
		w.alive = alive
		w.region = g.region
		w.tire(wounds/heads, energy/heads)
		prize += s.gain(m, i, shares[i])
		s.begins(m, i, leg{int8(t), group, rested[i]})
	}
	m.value += alive * trust(over) * prize
	m.done |= 1 << t
	s.score(m)
	r.next = append(r.next, *m)
}

// shares are the experience of each for a quest, as split does it, ties apart. WB-REWARD-02..05
func (s *SidePlanner) shares(n *draft, g *goal, group uint8) (xp [sideSize]int) {
	heads, place, bonus := 0, 0, false
	for i := range int8(s.search.size) {
		heads += yes(has(group, i))
	}
	for i := range int8(s.search.size) {
		if !has(group, i) {
			continue
		}
		level := n.who[i].level
		xp[i] = g.xp/heads + yes(place < g.xp%heads)
		place++
		if level < g.level && !bonus {
			bonus = true
			xp[i] += int(g.level - level)
		} else if level > g.level && g.level > 0 {
			xp[i] = max(0, xp[i]-int(level-g.level))
		}
	}
	return xp
}

// addHunt adds a fight against enemies where they stand now: later they will be elsewhere.
func (s *SidePlanner) addHunt(n *draft, t int, group uint8) {
	const sure = 0.7
	r := &s.search
	g := &s.ways.goals[t]
	m := *n
	heads := float32(0)
	for i := range int8(r.size) {
		if !has(group, i) {
			continue
		}
		heads++
		w := &m.who[i]
		far, near := s.walk(t, w.region)
		if w.clock += far + 1 + r.blues[t]; !near || w.errands > 0 || w.clock > actionsPerTurn {
			return
		}
		w.region = g.region
	}
	o := s.look(&fightTarget{foe: EnemyFoes, region: g.region}, r.characters(group))
	if o.win < sure {
		return
	}
	win := float32(o.win)
	for i := range int8(r.size) {
		if has(group, i) {
			w := &m.who[i]
			w.alive = win
			w.tire(float32(o.wounds)/heads, float32(o.energy)/heads)
			s.begins(&m, i, leg{int8(t), group, 0})
		}
	}
	m.value += win*float32(g.prize) - (1-win)*heads*fallCost*r.rate
	m.done |= 1 << t
	s.score(&m)
	r.next = append(r.next, m)
}
