package lordaeron

// outlook is what a fight would come to, remembered by all that it depends on.
type outlook struct {
	key                 uint64
	win, wounds, energy float64
}

const knownForecasts = 1024

// worthXP is what an experience point is worth.
const worthXP = 100

// worthOf is what a fight is worth to the side.
func (j *Judge) worthOf(t *goal, group uint8) float64 {
	o := j.look(&t.fightTarget, group)
	if t.foe != IndependentFoes && t.foe != EnemyFoes {
		j.clearWay(&o, t.region, group)
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
func (j *Judge) clearWay(o *outlook, at Region, group uint8) {
	for i := range j.GroupCount {
		if g := &j.Groups[i]; g.Region == at && g.Quest == Independent {
			blue := j.look(&fightTarget{IndependentFoes, uint8(g.Creature), at}, group)
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

// look forecasts a fight, or remembers it. It gives a copy: the next one may take its place.
func (j *Judge) look(t *fightTarget, group uint8) outlook {
	key := j.keyOf(t, group)
	o := &j.known[key>>1%knownForecasts] // the lowest bit is always set
	if o.key == key {
		return *o
	}
	*o = outlook{key: key}
	f := j.forecasts.Errand(j.Position, t, j.side, group, 0, AllOut)
	if f != nil {
		o.win, o.wounds, o.energy = f.Fight.Win, f.Fight.Wounds, f.Fight.Energy
	}
	return *o
}

// keyOf is a hash of all that a forecast depends on.
func (j *Judge) keyOf(t *fightTarget, group uint8) uint64 {
	h := uint64(14695981039346656037)
	add := func(n int) { h = (h ^ uint64(n)) * 1099511628211 }
	add(int(t.foe)<<16 | int(t.which)<<8 | int(t.region))
	add(int(group))
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
