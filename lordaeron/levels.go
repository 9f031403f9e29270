package lordaeron

import "slices"

func init() {
	addRule(Talent, rule{word: "talent card=card:card"},
		inSteps(steps(taskTalent), (*Position).talentWhy, act.takeTalent, eachCard(ofClass)))
	addTask(taskXP, task{name: "experience", run: act.runXP})
	addTask(taskTalent, task{name: "talent", run: act.runTalent}, Talent)
}

func xpFrame(who int8, xp int) Frame { return countFrame(taskXP, who, xp) }

// choosingTalent is the choice at a new level.
type choosingTalent struct{ *Frame }

func talentFrame(who int8, level uint8) Frame {
	return Frame{Task: taskTalent, Who: who, N: int8(level)}
}

func (f choosingTalent) level() uint8 { return uint8(f.N) }

// talentKey is the place of the Talent that is taken at a level. WB-LEVEL-21
func talentKey(level uint8) int { return keyTalents + int(level) - 2 }

// runXP moves a character's marker, level by level. WB-LEVEL-13, -14, WB-INTERACT-21
func (x act) runXP() bool {
	f := x.top()
	who, c := f.Who, &x.People[f.Who]
	if f.Step == 0 {
		f.Step = 1
		before := c.XP
		c.XP = uint8(min(int(c.XP)+counting{f}.left(), x.box.Track.LastXP)) // WB-LEVEL-24
		x.tell(XPGained, who, int(c.XP-before), int(c.XP))
	}
	if c.Level == 5 || int(c.XP) < x.box.Track.Levels[c.Level] {
		return x.popped()
	}
	x.gainLevel(who)
	return true
}

// gainLevel: marker, new capacities with a full refill, then one Talent. WB-LEVEL-15..17
func (x act) gainLevel(who int8) {
	c := &x.People[who]
	c.Level++
	c.Health = uint8(max(int(c.Health), x.healthCapacity(who)))
	c.Energy = uint8(max(int(c.Energy), x.energyCapacity(who)))
	x.tell(LevelGained, who, int(c.Level))
	x.push(talentFrame(who, c.Level))
}

// runTalent waits for the choice of a Talent. WB-LEVEL-18
func (x act) runTalent() bool {
	more := slices.ContainsFunc(x.box.Classes[x.People[x.top().Who].Class].talents,
		func(card Card) bool { return x.talentWhy(Move{Card: card}) == fine })
	return !more && x.popped()
}

func ofClass(l *lister) []Card { return l.box.Classes[l.People[l.who].Class].talents }

// talentWhy: of the own class, of at most the new level, not owned yet. WB-LEVEL-18..20
func (p *Position) talentWhy(m Move) why {
	c := &p.People[p.top().Who]
	t := &p.box.Cards[m.Card]
	switch {
	case t.class != c.Class || t.local < powersOfClass:
		return whyTalentClass
	case t.level > choosingTalent{p.top()}.level():
		return whyTalentLevel
	default:
		return whyTalentOwned.unless(!slices.Contains(c.Talents[:], m.Card))
	}
}

// takeTalent puts the Talent in the place of the level it was taken at. WB-LEVEL-21, -22
func (x act) takeTalent(m Move) {
	who, level := x.top().Who, choosingTalent{x.top()}.level()
	x.pop()
	x.lay(who, talentKey(level), m.Card)
	x.tell(TalentTaken, who, int(m.Card))
}
