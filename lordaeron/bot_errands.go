package lordaeron

// An errand is something worth going for: a fight by some friends in a region, or a town. Errands
// are compared by what they bring for an action; all seats of a side find the same ones.
type errand struct {
	goal    int
	group   uint8 // who goes
	resting uint8 // who rests first
	worth   float64
	rate    float64 // worth by action
	open    bool    // not looked into: the worth is that of a sure victory
}

// outlook is what a fight would come to, remembered by all that it depends on.
type outlook struct {
	key                 uint64
	win, wounds, energy float64
}

const (
	maxErrands     = 256
	knownForecasts = 1024
)

// worthXP is what an experience point is worth.
const worthXP = 100

// findErrands makes the plan of the side.
func (j *Judge) findErrands() {
	j.ways.count, j.count = 0, 0
	j.findGoals()
	members := j.membersOf(j.side)
	for t := range j.ways.count {
		j.measure(t)
		switch j.ways.goals[t].foe {
		case NoFoe:
			j.shop(t)
		case OverlordFoe:
			if j.grown(members) {
				j.propose(t, members)
			}
		default:
			for group := members; group != 0; group = (group - 1) & members {
				j.propose(t, group)
			}
		}
	}
	j.choose()
	j.assign()
}

// grown: nobody below the third level thinks of the Overlord.
func (j *Judge) grown(members uint8) bool {
	for i := range int8(j.Characters) {
		if has(members, i) && j.People[i].Level < 3 {
			return false
		}
	}
	return true
}

// choose looks into the proposals, the most promising first. One that cannot be better than what a
// member has found already is not looked into: forecasts are dear.
func (j *Judge) choose() {
	var found [MaxCharacters]float64
	for i := range j.count {
		j.errands[i].learn(&found)
	}
	for {
		best := -1
		for i := range j.count {
			if e := &j.errands[i]; e.open && (best < 0 || e.rate > j.errands[best].rate) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		e := &j.errands[best]
		e.open = false
		for i, rate := range found {
			if has(e.group, int8(i)) && rate >= e.rate {
				e.worth, e.rate = 0, 0
			}
		}
		if e.rate > 0 {
			spent := e.worth / e.rate
			e.worth = j.worthOf(&j.ways.goals[e.goal], e.group, e.resting)
			e.rate = e.worth / spent
			e.learn(&found)
		}
	}
}

// learn notes the best rate of each member.
func (e *errand) learn(found *[MaxCharacters]float64) {
	for i := range found {
		if !e.open && has(e.group, int8(i)) {
			found[i] = max(found[i], e.rate)
		}
	}
}

// shop is the errand of going to a town for what it sells.
func (j *Judge) shop(t int) {
	for i := range int8(j.Characters) {
		if j.People[i].Faction != j.side {
			continue
		}
		if worth := j.wearWorth(j.spendGain(i)); worth > 0 {
			j.note(errand{
				goal: t, group: only(i), worth: worth,
				rate: worth / float64(1+j.actionsTo(i, t)),
			})
		}
	}
}

// propose notes a fight by some friends, as they are and after a rest.
func (j *Judge) propose(t int, group uint8) {
	weak := uint8(0)
	walk, most, heads := 0, 0, 0
	for i := range int8(j.Characters) {
		if !has(group, i) {
			continue
		}
		n := j.actionsTo(i, t)
		walk += n
		most = max(most, n)
		heads++
		if c := &j.People[i]; int(c.Health) < j.healthCapacity(i) ||
			2*int(c.Energy) < j.energyCapacity(i) {
			weak |= only(i)
		}
	}
	left := int(j.Rules.Turns) - int(j.Turn) + 2
	if most+1 > left || most > 20 {
		return
	}
	spent := float64(heads) + 0.5*float64(walk) + 0.5*float64(most*heads)
	worth := j.prize(&j.ways.goals[t], group)
	j.note(errand{goal: t, group: group, worth: worth, rate: worth / spent, open: true})
	if weak != 0 {
		for i := range int8(j.Characters) {
			if has(weak, i) {
				spent += j.restsNeeded(i)
			}
		}
		j.note(errand{
			goal: t, group: group, resting: weak, worth: worth, rate: worth / spent, open: true,
		})
	}
}

// restsNeeded is how many actions it takes to be well again.
func (j *Judge) restsNeeded(who int8) float64 {
	c := &j.People[who]
	lack := max(0, j.healthCapacity(who)-int(c.Health)) +
		max(0, j.energyCapacity(who)-int(c.Energy))
	return max(1, float64(lack)/float64(max(1, j.restAllowance(who))))
}

// worthOf is what a fight is worth to the side.
func (j *Judge) worthOf(t *goal, group, resting uint8) float64 {
	o := j.look(t, group, resting)
	if t.foe != IndependentFoes && t.foe != EnemyFoes {
		j.clearWay(&o, t.region, group, resting)
	}
	heads, levels := 0.0, 0.0
	for i := range int8(j.Characters) {
		if has(group, i) {
			heads++
			levels += float64(j.People[i].Level)
		}
	}
	level := levels / heads
	cost := (1-o.win)*j.weights.defeat*heads +
		(j.weights.wound*o.wounds+j.weights.energy*o.energy)/level
	if t.foe == OverlordFoe {
		return j.prize(t, group)*(2*o.win-1) - cost
	}
	prize := j.prize(t, group)
	return max(o.win*prize-cost, j.weights.desperate*prize*(o.win-hopeless))
}

// hopeless is a chance that nobody tries.
const hopeless = 0.2

// clearWay adds the independent creatures that have to be fought first. WB-CHALLENGE-01
func (j *Judge) clearWay(o *outlook, at Region, group, resting uint8) {
	for i := range j.GroupCount {
		if g := &j.Groups[i]; g.Region == at && g.Quest == Independent {
			blue := j.look(&goal{
				foe: IndependentFoes, which: uint8(g.Creature), region: at,
			}, group, resting)
			o.win *= blue.win
			o.wounds += blue.wounds
			o.energy += blue.energy
		}
	}
}

// prize is what a victory brings; that over the Overlord is everything.
func (j *Judge) prize(t *goal, group uint8) float64 {
	if t.foe == OverlordFoe {
		return j.weights.overlord
	}
	return t.prize + worthXP*float64(j.experienceFor(t, group))
}

// experienceFor is what a group gains for a quest, as split does it, ties apart.
func (j *Judge) experienceFor(t *goal, group uint8) (sum int) {
	n, place, bonus := 0, 0, false
	for i := range int8(j.Characters) {
		n += yes(has(group, i))
	}
	for i := range int8(j.Characters) {
		if !has(group, i) {
			continue
		}
		c := &j.People[i]
		share := t.xp/n + yes(place < t.xp%n)
		place++
		if c.Level < t.level && !bonus {
			bonus = true
			share += int(t.level - c.Level)
		} else if c.Level > t.level && t.level > 0 {
			share -= int(c.Level - t.level)
		}
		sum += max(0, min(share, j.box.Track.LastXP-int(c.XP)))
	}
	return sum
}

func (j *Judge) note(e errand) {
	if e.worth > 0 && j.count < maxErrands {
		j.errands[j.count] = e
		j.count++
	}
}

// assign gives the best errands out, one to each character.
func (j *Judge) assign() {
	for i := range j.plan {
		j.plan[i] = -1
	}
	free := j.membersOf(j.side)
	for free != 0 {
		best := -1
		for i := range j.count {
			if e := &j.errands[i]; e.group&^free == 0 && e.worth > 0 &&
				(best < 0 || e.rate > j.errands[best].rate) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		free &^= j.errands[best].group
		for i := range int8(j.Characters) {
			if has(j.errands[best].group, i) {
				j.plan[i] = best
			}
		}
	}
}

// look forecasts a fight, or remembers it. It gives a copy: the next one may take its place.
func (j *Judge) look(t *goal, group, resting uint8) outlook {
	key := j.keyOf(t, group, resting)
	o := &j.known[key>>1%knownForecasts] // the lowest bit is always set
	if o.key == key {
		return *o
	}
	*o = outlook{key: key}
	f := j.forecasts.Errand(j.Position, t, j.side, group, resting, AllOut)
	if f != nil {
		o.win, o.wounds, o.energy = f.Fight.Win, f.Fight.Wounds, f.Fight.Energy
	}
	return *o
}

// keyOf is a hash of all that a forecast depends on.
func (j *Judge) keyOf(t *goal, group, resting uint8) uint64 {
	h := uint64(14695981039346656037)
	add := func(n int) { h = (h ^ uint64(n)) * 1099511628211 }
	add(int(t.foe)<<16 | int(t.which)<<8 | int(t.region))
	add(int(group)<<8 | int(resting))
	for i := range j.GroupCount {
		if g := &j.Groups[i]; g.Region == t.region {
			add(int(g.Creature)<<24 | int(g.Count[Red])<<16 | int(g.Count[Blue])<<8 |
				int(g.Count[Green]))
			add(int(g.Quest))
		}
	}
	for i := range j.Open {
		add(int(j.Open[i].Card))
	}
	for i := range int8(j.Characters) {
		if !has(group, i) && (t.foe != EnemyFoes || j.People[i].Region != t.region) {
			continue
		}
		c := &j.People[i]
		add(int(c.Class)<<8 | int(c.Level))
		add(int(c.Health)<<24 | int(c.Energy)<<16 | int(c.Curse)<<8 | int(c.Pet))
		for _, card := range j.working(i) {
			add(int(card))
		}
	}
	return h | 1
}
