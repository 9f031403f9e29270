package lordaeron

func init() {
	addRule(Wound, rule{word: "wound who=who:who pet=n:yes", outOfStep: lateToWound},
		inSteps(steps(taskWounds), (*Position).woundWhy, act.wound, (*lister).wounds))
	addTask(taskWounds, task{
		name: "wounds", decides: decidedByChief, run: act.runWounds, must: whyWound, counts: true,
	}, Wound)
	addTask(taskLose, task{name: "lose", run: act.runLose})
}

// wounding hands out so many wounds to a side.
type wounding struct{ *Frame }

func woundsFrame(side Faction, n int) Frame {
	return Frame{Task: taskWounds, N: int8(min(120, n)), A: int16(side)}
}

func (f wounding) side() Faction { return Faction(f.A) }
func (f wounding) left() int     { return int(f.N) }
func (f wounding) taken()        { f.N-- }

// runWounds hands out wounds one at a time. The side shares them as it agrees; nobody takes more
// than it takes to be defeated. WB-COMBAT-02..04, -48
func (x act) runWounds() bool {
	f := wounding{x.top()}
	side := f.side()
	if f.left() == 0 || x.friends(side) == 0 {
		x.Combat.Unabsorbed[side] = uint8(max(0, f.left()))
		return x.popped()
	}
	takers, last := 0, int8(-1)
	for i := range each(x.fighters(side)) {
		takers += 1 + yes(x.People[i].Pet > 0)
		last = i
	}
	if takers > 1 {
		x.keepChief(f.Frame, x.fighters(side))
		return false
	}
	x.wound(Move{Who: last})
	return true
}

// wound gives one wound to a character or to its pet. WB-CARDS-08, -09
func (x act) wound(m Move) {
	who := m.Who
	wounding{x.top()}.taken()
	x.Combat.Changed = true
	if m.N == 0 {
		x.push(woundFrame(who))
		return
	}
	c := &x.People[who]
	c.Pet--
	x.tell(PetHurt, who, int(c.Pet))
	if c.Pet == 0 {
		x.unequipPet(who)
	}
}

// lateToWound: there are no more wounds, or the pet that was to take them is gone.
func lateToWound(p *Position, m Move) why {
	if m.N == 1 && p.People[m.Who].Pet == 0 {
		return whyPet
	}
	return whyWound
}

func (p *Position) woundWhy(m Move) why {
	switch {
	case m.N > 1 || !p.fighting(m.Who, wounding{p.top()}.side()):
		return whyWound
	case m.N == 1 && p.People[m.Who].Pet == 0:
		return whyPet
	default:
		return fine
	}
}

func (l *lister) wounds() {
	for i := range each(l.fighters(wounding{l.top()}.side())) {
		l.list = append(l.list, l.firstBy(i))
		if l.People[i].Pet > 0 {
			l.list = append(l.list, l.firstBy(i)+1<<numberShift)
		}
	}
}

// The steps of losing Health.
const (
	loseNext uint8 = iota
	loseToken
	loseAfter
)

func loseFrame(who int8, n int) Frame { return countFrame(taskLose, who, n) }
func woundFrame(who int8) Frame       { return Frame{Task: taskLose, Who: who, N: 1, M: 1} }

// runLose takes Health token by token; before each it may be prevented, after each it may be
// healed, and at nothing this is the last chance. WB-DEFEAT-01..03, WB-INTERACT-05
func (x act) runLose() bool {
	f := counting{x.top()}
	who := f.Who
	c := &x.People[who]
	switch f.Step {
	case loseNext:
		if f.left() <= 0 || c.Health == 0 || x.Combat.Foe != NoFoe && !has(x.Combat.In, who) {
			return x.popped()
		}
		f.Step = loseToken
		x.push(windowFrame(who, atHealthLosing, who))
	case loseToken:
		if f.left() <= 0 {
			f.Step = loseNext
			return true
		}
		f.lower(1)
		f.Step = loseAfter
		c.Health--
		x.Combat.LostNow[who]++
		x.Combat.Changed = true
		x.tell(HealthLostEvent, who, int(c.Health))
		x.openWindows(atHealthLost, who)
	default:
		f.Step = loseNext
		if c.Health == 0 {
			f.lower(f.left())
			x.push(Frame{Task: taskDefeat, Who: who})
		}
	}
	return true
}

// prevent keeps Health from being lost.
func (x act) prevent(n int) {
	if f := x.under(taskLose); f != nil {
		counting{f}.lower(n)
	}
}
