package lordaeron

// What one use gives in several parts is shared out part by part: dice of any colour, chosen before
// any of them is rolled, and tokens among several Finishing Moves.

func init() {
	addRule(RollDie, rule{word: "roll color=n:color"},
		inSteps(steps(taskColors), (*Position).colorWhy, act.chooseColor, eachNumber(3)))
	addRule(PutToken, rule{word: "token area=at:place"},
		inSteps(steps(taskTokens), (*Position).tokenWhy, act.putToken, eachPlace(AreaCount)))
	addTask(taskColors, task{name: "roll-colors", run: act.runColors, counts: true}, RollDie)
	addTask(taskTokens, task{name: "put-tokens", run: act.runTokens, counts: true}, PutToken)
}

// coloring chooses the colours of so many dice.
type coloring struct{ *Frame }

func colorsFrame(who int8, n int) Frame { return Frame{Task: taskColors, Who: who, N: int8(n)} }
func (f coloring) left() int            { return int(f.N) }
func (f coloring) chosen(c Color) int   { return [3]int{int(f.K), int(f.M), int(f.A)}[c] }

func (f coloring) choose(c Color) {
	f.N--
	switch c {
	case Red:
		f.K++
	case Blue:
		f.M++
	default:
		f.A++
	}
}

// mayAdd tells whether one more die of a colour is there to be rolled. WB-FAQ-03
func (p *Position) mayAdd(c Color) bool {
	return int(p.Combat.Count[c])+coloring{p.top()}.chosen(c) < p.Combat.limit(c)
}

// runColors chooses where there is no choice, and rolls once all are chosen.
func (x act) runColors() bool {
	f := coloring{x.top()}
	colors, last := 0, Red
	for c := Red; c <= Green; c++ {
		if x.mayAdd(c) {
			colors++
			last = c
		}
	}
	switch {
	case f.left() > 0 && colors > 1:
		return false
	case f.left() > 0 && colors == 1:
		x.chooseColor(Move{N: uint8(last)})
		return true
	}
	var chosen [3]int
	for c := range chosen {
		chosen[c] = f.chosen(Color(c))
	}
	x.pop()
	for c := Red; c <= Green; c++ {
		for range chosen[c] {
			x.addDie(c, 0)
		}
	}
	x.tellDice(DiceChanged)
	return true
}

func (p *Position) colorWhy(m Move) why {
	return whyDice.unless(m.N <= uint8(Green) && p.mayAdd(Color(m.N)))
}

func (x act) chooseColor(m Move) { coloring{x.top()}.choose(Color(m.N)) }

// giveTokens puts tokens on the only Finishing Move, or lets them be divided. WB-FAQ-37
func (x act) giveTokens(who int8, n int) {
	first := x.finishingMove(who, 0)
	switch {
	case first < 0 || n <= 0:
	case x.finishingMove(who, first+1) < 0:
		x.putTokens(who, first, n)
	default:
		x.push(countFrame(taskTokens, who, n))
	}
}

// runTokens waits while tokens are left to put.
func (x act) runTokens() bool {
	return counting{x.top()}.left() == 0 && x.popped()
}

// tokenWhy: a token goes on a Finishing Move.
func (p *Position) tokenWhy(m Move) why {
	who, area := p.top().Who, int(m.At)
	return whyTokens.unless(area >= 0 && area < AreaCount && p.finishingMove(who, area) == area)
}

func (x act) putToken(m Move) {
	f := counting{x.top()}
	f.lower(1)
	x.putTokens(f.Who, int(m.At), 1)
}
