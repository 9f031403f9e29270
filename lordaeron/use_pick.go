package lordaeron

// What dice are picked for.
const (
	pickToPay int8 = iota
	pickToSpot
	pickToChange
	pickToReroll
)

// picking marks dice one by one: those that lie there in any order, those of the pool before the
// roll in ascending order of colour. The use it belongs to lies below.
type picking struct{ *Frame }

func pickFrame(who, purpose int8) Frame { return Frame{Task: taskPick, Who: who, N: purpose} }
func (f picking) purpose() int8         { return f.N }
func (f picking) marked() int           { return int(f.K) }

func rerollFrame(who int8) Frame {
	return Frame{Task: taskReroll, Who: who, N: pickToReroll}
}

// passed tells whether a colour comes before the last one that was marked.
func (f picking) passed(c Color) bool { return int16(c) < f.A }

func (f picking) mark(c Color) {
	f.K++
	f.A = int16(c)
}

// rerolled is how many dice of the reroll were rolled already; rolled counts those that are marked
// among them.
func (f picking) rerolled() int { return int(f.B) }

func (f picking) rolled() {
	f.B += int16(f.K)
	f.K = 0
}

func init() {
	addRule(Mark, rule{
		word:      "mark color=n:color face=m:number",
		outOfStep: lateAlways(whyMarkTime), precheck: ownDice,
	}, inSteps(steps(taskPick, taskReroll), (*Position).markWhy, act.mark, (*lister).marks))
	addTask(taskPick, task{name: "pick-dice", run: act.runPick}, Mark, Pass)
	addRule(RollMarked, rule{word: "roll-again", outOfStep: lateAlways(whyMarkTime)},
		inSteps(steps(taskReroll), (*Position).rollMarkedWhy, act.rerollMarked, (*lister).plain))
	addTask(taskReroll, task{name: "reroll", run: act.runReroll}, Mark, RollMarked, Pass)
}

// user is the use that a pick belongs to.
func (p *Position) user() using { return using{&p.Stack[p.Depth-2]} }

// pickedBy is the effect that a pick is made for.
func (p *Position) pickedBy() *op {
	f := p.user()
	return &p.used(f).ops[f.Step-useEffects-1]
}

// pickRange is how many dice must and may be picked.
func (p *Position) pickRange() (least, most int) {
	purpose := picking{p.top()}.purpose()
	if purpose == pickToReroll {
		return 0, p.reroll() - picking{p.top()}.rerolled()
	}
	u := p.user()
	a := p.used(u)
	switch purpose {
	case pickToPay:
		least, most = p.leastDice(a), int(a.pay.dice.count)
		if a.pay.reroll {
			most = p.reroll()
		}
	case pickToSpot:
		least, most = int(a.spot.count), int(a.spot.count)
		if a.spot.each {
			most = anyAmount
		}
	default:
		o := p.pickedBy()
		most = int(o.pick.count)
		if o.per != perOnce && o.pick.count != anyAmount {
			most *= act{Position: p}.times(u, o)
		}
		least = 1
		if o.pick.all {
			least = anyAmount
		}
	}
	return least, most
}

// mayPick tells whether a die fits the purpose.
func (p *Position) mayPick(c Color, d *Die) bool {
	f := picking{p.top()}
	if d.Marked {
		return false
	}
	if f.purpose() == pickToReroll {
		return !d.Rerolled && p.Combat.RerollOnly.has(c)
	}
	u := p.user()
	a := p.used(u)
	switch f.purpose() {
	case pickToPay:
		return !d.Spotted && a.pay.dice.fits(c, d.Face)
	case pickToSpot:
		return !d.Spotted && a.spot.fits(c, d.Face)
	default:
		o := p.pickedBy()
		if o.verb == doTurn && o.into != 0 {
			to := p.becomes(o, u.choice(), c)
			return o.pick.fits(c, d.Face) && to != noColor && (to != c || d.Face != o.face)
		}
		return p.pickFits(o, c, d)
	}
}

// becomes is the colour a die would have after an effect, noColor if that cannot be: another
// colour needs a spare die. The dice already marked use up spares. WB-FAQ-04
func (p *Position) becomes(o *op, choice uint8, c Color) Color {
	to := p.intoColor(o, choice)
	if to == c || to == noColor {
		return to
	}
	marked := 0
	for from := Red; from <= Green; from++ {
		for i := range p.Combat.Count[from] {
			marked += yes(p.Combat.Dice[from][i].Marked && from != to)
		}
	}
	if int(p.Combat.Count[to])+marked >= p.Combat.limit(to) {
		return noColor
	}
	return to
}

// intoColor is the colour an effect turns dice into: the one chosen, or the only one it names.
func (p *Position) intoColor(o *op, choice uint8) Color {
	if o.into&(o.into-1) != 0 {
		return Color(choice - 1)
	}
	for c := Red; c <= Green; c++ {
		if o.into>>c&1 != 0 {
			return c
		}
	}
	return noColor
}

// pickable is a set of faces by colour, a bit each: before the roll a colour alone is face 0.
func (p *Position) pickable() (faces [3]uint16, kinds int) {
	k := &p.Combat
	_, most := p.pickRange()
	if (picking{p.top()}).marked() >= most {
		return faces, 0
	}
	for c := Red; c <= Green; c++ {
		if !k.Rolled {
			faces[c] = p.pickUnrolled(c)
		}
		for i := range k.Count[c] {
			if d := &k.Dice[c][i]; p.mayPick(c, d) {
				faces[c] |= 1 << d.Face
			}
		}
		for bits := faces[c]; bits != 0; bits &= bits - 1 {
			kinds++
		}
	}
	return faces, kinds
}

// pickUnrolled: before the roll dice of a colour are alike.
func (p *Position) pickUnrolled(c Color) uint16 {
	f := picking{p.top()}
	u := p.user()
	if f.passed(c) {
		return 0
	}
	colors := p.used(u).pay.dice.colors
	if f.purpose() == pickToChange {
		o := p.pickedBy()
		if colors = o.pick.colors; o.verb == doTurn && !p.gathers(p.intoColor(o, u.choice())) {
			return 0
		}
	}
	if !colors.has(c) || p.poolOf(c) == 0 {
		return 0
	}
	return 1
}

// runPick marks what is forced and ends when nothing more can be marked.
func (x act) runPick() bool {
	faces, kinds := x.pickable()
	least, _ := x.pickRange()
	switch f := (picking{x.top()}); {
	case kinds == 0:
		x.picked(Move{})
		return true
	case kinds == 1 && f.marked() < least || least == anyAmount:
		for c := Red; c <= Green; c++ {
			for face := range uint8(9) {
				if faces[c]>>face&1 != 0 {
					x.mark(Move{N: uint8(c), M: face})
					return true
				}
			}
		}
	}
	return false
}

// ownDice: the Reroll value is for the dice of the character whose attack it is. WB-COMBAT-27
func ownDice(p *Position, m Move) why {
	return whyOwnDice.unless(p.top().Task != taskReroll || p.Actors().Has(m.by))
}

func (p *Position) markWhy(m Move) why {
	faces, _ := p.pickable()
	w := whyMark
	if p.top().Task == taskPick {
		w = whyPick
	}
	return w.unless(m.N <= uint8(Green) && m.M <= 8 && faces[m.N]>>m.M&1 != 0)
}

// pickedWhy: a pick that has begun must be finished.
func (p *Position) pickedWhy(Move) why {
	least, _ := p.pickRange()
	return whyMarkLeast.unless(picking{p.top()}.marked() >= least)
}

// rollMarkedWhy: where more can be marked, the dice marked so far may be rolled before that.
// WB-COMBAT-26
func (p *Position) rollMarkedWhy(Move) why {
	return whyMark.unless(picking{p.top()}.marked() > 0)
}

// rerollMarked rolls the marked dice again and goes on with what is left of the Reroll value.
func (x act) rerollMarked(Move) {
	picking{x.top()}.rolled()
	x.rollMarked(true)
}

func (l *lister) marks() {
	faces, _ := l.pickable()
	for c := range faces {
		for face := range uint8(9) {
			if faces[c]>>face&1 != 0 {
				l.add(Move{N: uint8(c), M: face})
			}
		}
	}
}

// mark marks one die; before the roll it takes effect at once.
func (x act) mark(m Move) {
	c, face := Color(m.N), m.M
	picking{x.top()}.mark(c)
	if !x.Combat.Rolled {
		x.markUnrolled(c)
		return
	}
	best := -1
	for i := range int(x.Combat.Count[c]) {
		d := &x.Combat.Dice[c][i]
		if d.Face == face && x.mayPick(c, d) && (best < 0 || x.Combat.Dice[c][best].Spotted) {
			best = i
		}
	}
	x.Combat.Dice[c][best].Marked = true
}

// markUnrolled gives up a die of the pool, or turns it into one of another colour.
func (x act) markUnrolled(c Color) {
	u := x.user()
	card := u.card()
	if (picking{x.top()}).purpose() == pickToPay {
		x.removeUnrolled(card, c, 1)
		return
	}
	to := x.intoColor(x.pickedBy(), u.choice())
	x.setUnrolled(card, c, x.poolOf(c)-1)
	x.setUnrolled(card, to, x.poolOf(to)+1)
}

// picked carries out what the dice were picked for, and ends the pick.
func (x act) picked(Move) {
	purpose, marked := picking{x.top()}.purpose(), picking{x.top()}.marked()
	x.pop()
	u := using{x.top()}
	switch purpose {
	case pickToPay:
		if x.used(u).pay.energy.most == 0 {
			u.pay(marked)
		}
		if x.Combat.Rolled {
			x.eachMarked(func(c Color, i uint8) { x.Combat.removeDie(c, i) })
		}
	case pickToSpot:
		u.spot(marked / int(x.used(u).spot.count))
		x.eachMarked(func(c Color, i uint8) { x.Combat.Dice[c][i].Spotted = true })
	case pickToChange:
		u.pick(marked)
		if x.Combat.Rolled {
			x.changeMarked()
		}
	default:
		x.rollMarked(true)
	}
}

// eachMarked visits the marked dice from the last to the first and takes the marks off, so that a
// visit may remove its die.
func (x act) eachMarked(visit func(c Color, i uint8)) {
	for c := Red; c <= Green; c++ {
		for i := int(x.Combat.Count[c]) - 1; i >= 0; i-- {
			if x.Combat.Dice[c][i].Marked {
				x.Combat.Dice[c][i].Marked = false
				visit(c, uint8(i))
			}
		}
	}
}

// changeMarked turns, rolls again or removes the marked dice.
func (x act) changeMarked() {
	u := using{x.top()}
	o := &x.used(u).ops[u.Step-useEffects-1]
	k := &x.Combat
	if o.verb == doRollAgain {
		x.rollMarked(!o.unlimited)
		return
	}
	to := x.intoColor(o, u.choice())
	var into uint8 // dice that change colour
	x.eachMarked(func(c Color, i uint8) {
		d := &k.Dice[c][i]
		switch {
		case o.verb == doRemove:
			k.removeDie(c, i)
		case o.into != 0 && to != c:
			k.takeDie(c, i)
			into++
		case o.face != 0:
			d.Face = o.face
		default:
			d.Face = uint8(min(8, int(d.Face)+int(o.raise)))
		}
	})
	for range into {
		x.addDie(to, max(1, o.face))
	}
	x.tellDice(DiceChanged)
}

// rollMarked rolls the marked dice again. A die is rerolled only once and the second result stands;
// cards that say so are apart from this. WB-COMBAT-26
func (x act) rollMarked(counts bool) {
	k := &x.Combat
	any := false
	for c := Red; c <= Green; c++ {
		for i := range k.Count[c] {
			if d := &k.Dice[c][i]; d.Marked {
				d.Marked, any = false, true
				d.Rerolled = d.Rerolled || counts
				d.Face = x.roll(c)
			}
		}
	}
	if any {
		x.tellDice(DiceRerolled)
	}
}
