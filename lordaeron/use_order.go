package lordaeron

// Effects of one moment go in the order one side likes: whoever's window lies open may let another
// character's, or the opponents' ability, go first. WB-TIMING-13, -15, -16, WB-INTERACT-99

func init() {
	addRule(Yield, rule{word: "yield to=to:who"},
		inSteps(steps(taskWindow), (*Position).yieldWhy, act.yield, (*lister).yields))
}

// orderingSide decides about moments in which nobody is the active character: the faction whose
// turn it is; in the last battle one that is drawn for each conflict. WB-TIMING-15, -16
func (x act) orderingSide(at moment) Faction {
	k := &x.Combat
	switch {
	case k.Foe != EnemyFoes:
		return k.Side
	case !k.Final:
		return x.Faction
	}
	var meet [2]bool
	for i := range each(k.In) {
		if x.anyUsable(i, i, at) {
			meet[x.People[i].Faction] = true
		}
	}
	if meet[Alliance] && meet[Horde] {
		return Faction(x.chance.Draw("conflict", 2))
	}
	return k.Side
}

// yieldWhy: of the windows of one moment only the first may give way, and one that was let go first
// gives way no more.
func (p *Position) yieldWhy(m Move) why {
	to := m.To
	if p.mayYield() && (to >= 0 && p.waitingWindow(to) >= 0 || to < 0 && p.foeWaits()) {
		return fine
	}
	return whyYield
}

// mayYield: the open window is the first of its moment, and was not let go first.
func (p *Position) mayYield() bool {
	f := window{p.top()}
	return !f.letFirst() && f.about() == f.Who
}

// waitingWindow is the place of a character's window below the one on top, -1 if it has none for
// this moment or nothing to use in it.
func (p *Position) waitingWindow(who int8) int {
	at := window{p.top()}.at()
	for i := int(p.Depth) - 2; i >= 0; i-- {
		f := window{&p.Stack[i]}
		if f.Task != taskWindow || f.at() != at {
			break
		}
		if f.Who == who && p.anyUsable(who, f.about(), at) {
			return i
		}
	}
	return -1
}

// foeWaits: the opponents' ability is next in the Attack Phase and would do something.
func (p *Position) foeWaits() bool {
	top := window{p.top()}
	f := p.under(taskAttack)
	if f == nil || f.Who != top.Who {
		return false
	}
	next := f.Step == attackAbility && top.at() == atRerollEnd ||
		f.Step == attackLast && top.at() == atPlaceTokensEnd
	if !next {
		return false
	}
	does := p.foeAbilities()
	for i := range does {
		if a := &does[i]; a.when == top.at() && !p.immune(f.Who) &&
			(!a.spot.on || p.seen(&a.spot) > 0) {
			return true
		}
	}
	return false
}

// yield lets a window, or the opponents' ability, go first.
func (x act) yield(m Move) {
	if m.To < 0 {
		f := x.under(taskAttack)
		f.Step++
		x.foeDoes(window{x.top()}.at(), f.Who)
		return
	}
	i := x.waitingWindow(m.To)
	f := x.Stack[i]
	window{&f}.letGoFirst()
	copy(x.Stack[i:x.Depth], x.Stack[i+1:x.Depth])
	x.Stack[x.Depth-1] = f
}

// yields lists whom the open window may let go first.
func (l *lister) yields() {
	if !l.mayYield() {
		return
	}
	if l.foeWaits() {
		l.add(Move{To: -1})
	}
	for to := range int8(l.Characters) {
		if l.waitingWindow(to) >= 0 {
			l.add(Move{To: to})
		}
	}
}
