package lordaeron

// goal is where an errand leads, and what it brings; a town has no foe.
type goal struct {
	fightTarget
	prize float64 // without experience
	level uint8
	xp    int
}

const maxGoals = 32

// ways are the targets, and the steps from every region to each.
type ways struct {
	goals [maxGoals]goal
	far   [maxGoals][MaxRegions]uint8
	// survey is what each of far was measured for: most targets stay from move to move.
	survey [maxGoals]survey
	count  int
}

// survey is all that the steps to a target depend on.
type survey struct {
	box  *Box
	side Faction
	to   Region
	blue Regions // where independent creatures are
}

func (j *Judge) questGoals() {
	for i := range j.GroupCount {
		g := &j.Groups[i]
		if g.Quest == Independent || !j.questOpen(g.Quest, j.side) || j.listed(g) {
			continue
		}
		q := &j.box.Quests[j.Quests[g.Quest].Card]
		j.aim(goal{
			fightTarget: fightTarget{QuestFoes, uint8(g.Creature), g.Region},
			level:       q.level, xp: int(q.reward.xp), prize: j.weights.prizeOf(&q.reward),
		})
	}
}

func (j *Judge) townGoals() {
	town := &j.box.Town[j.side]
	for r := town.Next(0); r != NoRegion; r = town.Next(r + 1) {
		j.aim(goal{fightTarget: fightTarget{region: r}})
	}
}

func (j *Judge) aim(t goal) {
	if j.ways.count < maxGoals {
		j.ways.goals[j.ways.count] = t
		j.ways.count++
	}
}

// listed: creatures of the kind in the region are a target already; they are fought together.
func (j *Judge) listed(g *Group) bool {
	for _, t := range j.ways.goals[:j.ways.count] {
		if t.foe == QuestFoes && t.which == uint8(g.Creature) && t.region == g.Region {
			return true
		}
	}
	return false
}

func (w *weights) prizeOf(r *reward) float64 {
	return w.gold*float64(r.gold) + w.item*float64(len(r.draws)) +
		1.5*w.item*float64(yes(len(r.named) > 0))
}

// blueSteps is what a region of independent creatures is like on the way: a fight for nothing.
const blueSteps = 12

// measure counts the steps to a target from everywhere, by land and air.
func (j *Judge) measure(t int) {
	now := survey{box: j.box, side: j.side, to: j.ways.goals[t].region}
	for i := range j.GroupCount {
		if j.Groups[i].Quest == Independent {
			now.blue.Put(j.Groups[i].Region)
		}
	}
	if j.ways.survey[t] == now {
		return
	}
	j.ways.survey[t] = now
	far := &j.ways.far[t]
	for r := range far {
		far[r] = unreachable
	}
	closed, flights := j.box.Start[j.side.Enemy()], &j.box.Flight[j.side]
	far[now.to] = 0
	var done Regions
	var due [unreachable]Regions // by the steps to them, perhaps found to be fewer since
	due[0].Put(now.to)
	for steps, last := uint8(0), uint8(0); steps <= last; steps++ {
		for here := due[steps].Next(0); here != NoRegion; here = due[steps].Next(here + 1) {
			if done.Has(here) {
				continue
			}
			done.Put(here)
			cost := steps + 1 + blueSteps*uint8(yes(now.blue.Has(here)))
			near := j.box.Adjacent[here]
			if flights.Has(here) {
				for word := range near {
					near[word] |= flights[word]
				}
			}
			for r := near.Next(0); r != NoRegion; r = near.Next(r + 1) {
				if r != closed && cost < far[r] {
					far[r] = cost
					due[cost].Put(r)
					last = max(last, cost)
				}
			}
		}
	}
}
