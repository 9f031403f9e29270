package lordaeron

import "twobanners/game"

func init() {
	addRule(Travel, rule{
		word: "travel who=who:who to=at:region fly=n:yes", whose: ofWho, price: windsPrice,
	},
		inSteps(steps(taskTurn), (*Position).travelWhy, act.travel, nil))
	addRule(Step, rule{
		word: "step who=who:who to=at:region fly=n:yes", outOfStep: lateAlways(whyStopped),
	}, inSteps(steps(taskTravel), (*Position).nextStepWhy, act.makeStep, (*lister).steps))
	addRule(Halt, rule{word: "halt"}, alwaysLegal(steps(taskTravel), act.halt))
	addTask(taskTravel, task{name: "travel", run: act.runTravel}, Step, Halt)
}

// travelSteps is how many steps a Travel action has. WB-TRAVEL-01
const travelSteps = 2

// windsPrice is what Foul Plaguewinds take from who travels.
func windsPrice(p *Position, m Move) []game.NamedTerm {
	if n := p.windsCost(p.People[m.Who].Region); n > 0 {
		return energyOf(n)
	}
	return nil
}

// passes tells whether a card lifts what independent creatures do: "stop" or, stronger, "duty".
func (p *Position) passes(who int8, what string) bool {
	return p.standing(who, doPass, func(o *op) int {
		return yes(o.text == what || o.text == "duty")
	}) > 0
}

// travelWhy checks the first step of a Travel action. WB-TRAVEL-18
func (p *Position) travelWhy(m Move) why {
	if m.N > 1 {
		return whyMalformed
	}
	if w := p.departWhy(m.Who); w != fine {
		return w
	}
	return p.stepWhy(m.Who, Region(m.At), m.N == 1)
}

// departWhy: the character may begin a Travel action, wherever it goes.
func (p *Position) departWhy(who int8) why {
	if w := p.actWhy(who); w != fine {
		return w
	}
	c := &p.People[who]
	switch {
	case p.blueIn(c.Region) && !p.passes(who, "duty"):
		return whyTravelDuty
	case c.Travels > 0 && p.standing(who, doOneTravel, func(*op) int { return 1 }) > 0:
		return whyOneTravel
	case p.windsCost(c.Region) > int(c.Energy):
		return whyWinds
	}
	return fine
}

// traveling is a Travel action under way: the steps that are left, whether it was stopped, and
// whether it is a Teleport, which goes from region to region whatever is there.
type traveling struct{ *Frame }

func travelFrame(who, steps int8) Frame { return Frame{Task: taskTravel, Who: who, N: steps} }

func teleportFrame(who, steps int8) Frame {
	return Frame{Task: taskTravel, Who: who, N: steps, K: 1}
}

func (f traveling) left() int8      { return f.N }
func (f traveling) extend(n int8)   { f.N += n }
func (f traveling) stop()           { f.N, f.M = 0, 1 }
func (f traveling) stopped() bool   { return f.M != 0 }
func (f traveling) teleports() bool { return f.K != 0 }

// nextStepWhy checks a step of a Travel action under way.
func (p *Position) nextStepWhy(m Move) why {
	switch f := p.top(); {
	case m.N > 1 || m.Who != f.Who:
		return whyMalformed
	case m.N == 1 && traveling{f}.teleports():
		return whyFlight
	default:
		return p.stepWhy(m.Who, Region(m.At), m.N == 1)
	}
}

// stepWhy checks one step: over a border that is not black, or from one friendly flight icon to
// another; never into the enemy's starting region. WB-TRAVEL-02, -08..13, WB-INTERACT-95
func (p *Position) stepWhy(who int8, to Region, fly bool) why {
	c := &p.People[who]
	flights := &p.box.Flight[c.Faction]
	switch {
	case to < 0 || int(to) >= p.box.Regions || to == c.Region:
		return whyNoRegion
	case to == p.box.Start[c.Faction.Enemy()]:
		return [2]why{Alliance: whyBrill, Horde: whySouthshore}[c.Faction]
	case fly && (!flights.Has(c.Region) || !flights.Has(to)):
		return whyFlight
	case !fly && !p.box.Adjacent[c.Region].Has(to):
		return whyBorder
	}
	return fine
}

// travel begins a Travel action with its first step. WB-TRAVEL-19
func (x act) travel(m Move) {
	c := &x.People[m.Who]
	x.beginAction(m.Who)
	c.Travels++
	cost := x.windsCost(c.Region)
	x.push(travelFrame(m.Who, travelSteps))
	x.makeStep(m)
	x.spend(m.Who, cost)
}

// makeStep makes one step; independent creatures end the move. WB-TRAVEL-03, -04, -17
func (x act) makeStep(m Move) {
	f, to := traveling{x.top()}, Region(m.At)
	x.People[f.Who].Region = to
	if f.left() > 0 {
		f.extend(-1)
	} else {
		x.goFurther(f.Who)
	}
	x.tell(Traveled, f.Who, int(to), int(m.N))
	if x.blueIn(to) && !f.teleports() && !x.passes(f.Who, "stop") {
		f.stop()
	}
}

// halt ends the move.
func (x act) halt(Move) { traveling{x.top()}.stop() }

// runTravel waits for the next step as long as there is one.
func (x act) runTravel() bool {
	f := traveling{x.top()}
	if !f.stopped() && (f.left() > 0 || !f.teleports() && x.further(f.Who) >= 0) {
		return false
	}
	who := f.Who
	x.pop()
	x.automatic(atAfterTravel, who)
	return true
}

// further is the place of a card that lets a Travel go one region further, or -1: the Trusty Mount
// once a turn, others as long as they are equipped. WB-EVENTCARD-AUCTION-HOUSE-04
func (p *Position) further(who int8) int {
	for o := range p.effects(who, doSteps) {
		if o.ability.when == atTravel && (o.ability.once != onceTurn || !p.People[who].Rode) {
			return o.key
		}
	}
	return -1
}

// goFurther uses such a card for a step and as many more as it gives: it is unequipped where it
// says so.
func (x act) goFurther(who int8) {
	key := x.further(who)
	card := x.cardAt(who, key)
	for i := range x.box.Cards[card].does {
		a := &x.box.Cards[card].does[i]
		if a.once == onceTurn {
			x.People[who].Rode = true
		}
		for j := range a.ops {
			if a.ops[j].verb == doSteps {
				traveling{x.top()}.extend(a.ops[j].n - 1)
			}
			if a.ops[j].verb == doUnequip {
				x.unequipKey(who, key)
				return
			}
		}
		if a.pay.self {
			x.unequipKey(who, key)
			return
		}
	}
}

// departures lists the first steps of a Travel action, steps the next ones.
func (l *lister) departures() {
	if l.departWhy(l.who) != fine {
		return
	}
	l.stepsAway(true)
}

func (l *lister) steps() { l.stepsAway(!traveling{l.top()}.teleports()) }

func (l *lister) stepsAway(fly bool) {
	c := &l.People[l.who]
	closed := l.box.Start[c.Faction.Enemy()]
	near, flights := l.box.Adjacent[c.Region], l.box.Flight[c.Faction]
	fly = fly && flights.Has(c.Region)
	near.Drop(closed)
	l.overRegions(l.first(), &near)
	if fly {
		flights.Drop(closed)
		flights.Drop(c.Region)
		l.overRegions(l.first()+1<<numberShift, &flights)
	}
}
