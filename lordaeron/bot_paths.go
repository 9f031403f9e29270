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

// questGoal is a fight that a side may go for.
type questGoal struct {
	fightTarget
	side  Faction
	quest string
	count int
}

// questGoals are the groups of creatures that a side may challenge for a quest.
func (p *Position) questGoals(side Faction) (list []questGoal) {
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Quest == Independent || !p.questOpen(g.Quest, side) {
			continue
		}
		t := questGoal{
			fightTarget: fightTarget{QuestFoes, uint8(g.Creature), g.Region}, side: side,
			quest: p.box.Quests[p.Quests[g.Quest].Card].id, count: p.groupSize(g),
		}
		known := false
		for _, o := range list {
			known = known || o.fightTarget == t.fightTarget
		}
		if !known {
			list = append(list, t)
		}
	}
	return list
}

// placeGoals are all fights of the map: quests, independent creatures, bosses and the Overlord
// where everybody knows that he is.
func (p *Position) placeGoals(side Faction) (list []questGoal) {
	list = p.questGoals(side)
	for i := range p.GroupCount {
		if g := &p.Groups[i]; g.Quest == Independent {
			list = append(list, questGoal{
				fightTarget: fightTarget{IndependentFoes, uint8(g.Creature), g.Region},
				side:        side, count: p.groupSize(g),
			})
		}
	}
	for i := range p.Open {
		if e := &p.box.Events[p.Open[i].Card]; p.Open[i].Used && e.boss {
			list = append(list, questGoal{
				fightTarget: fightTarget{BossFoe, uint8(i), e.region}, side: side, count: 1,
			})
		}
	}
	if p.Overlord.Counters == 0 && p.Overlord.Region != NoRegion {
		list = append(list, questGoal{
			fightTarget: fightTarget{foe: OverlordFoe, region: p.Overlord.Region},
			side:        side, count: 1,
		})
	}
	return list
}

// groupSize counts the figures that are challenged with a group.
func (p *Position) groupSize(with *Group) (n int) {
	for i := range p.GroupCount {
		g := &p.Groups[i]
		if g.Region == with.Region && g.Creature == with.Creature &&
			(g.Quest == Independent) == (with.Quest == Independent) {
			n += int(g.Count[Red]) + int(g.Count[Blue]) + int(g.Count[Green])
		}
	}
	return n
}
