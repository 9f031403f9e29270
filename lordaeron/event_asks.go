package lordaeron

import "twobanners/game"

// asking puts the question of an event: to characters in turn, or to the factions so many times. Of
// Talents that are exchanged one after another it knows the next place.
type asking struct{ *Frame }

// askCharacters is the number of times where characters are asked.
const askCharacters = -1

func askFrame(e Event, times int8) Frame {
	return Frame{Task: taskAsk, Who: -1, A: int16(e), N: times}
}

func (f asking) event() Event         { return Event(f.A) }
func (f asking) factions() bool       { return f.N >= 0 }
func (f asking) asked() int8          { return f.K }
func (f asking) over() bool           { return f.K >= f.N }
func (f asking) nextTalent() int8     { return f.M }
func (f asking) exchanged(place int8) { f.M = place + 1 }

func (f asking) next() {
	f.K++
	f.M = 0
}

func init() {
	addRule(EventChoice, rule{
		word:  "event who=who:who card=card:card at=at:number n=n:number m=m:number",
		price: explainAnswer,
	},
		inSteps(steps(taskAsk), (*Position).answerWhy, act.answerEvent, (*lister).eventAnswers),
		inSteps(steps(taskWalk), (*Position).walkWhy, act.walk, (*lister).walks),
		inSteps(steps(taskTurn), (*Position).cleanseWhy, act.cleansePlague, nil))
	addTask(taskAsk, task{
		name: "event-choice", decides: decidedByAsked, run: act.runAsk, about: true,
		written: (*Position).answerShape,
	}, EventChoice, Pass)
}

// decidedByAsked: the character that is asked, or who decides for its faction.
func decidedByAsked(p *Position, f *Frame) game.Seats {
	if (asking{f}).factions() {
		return decidedByChief(p, f)
	}
	return game.Only(p.People[f.Who].Owner)
}

// runAsk asks the next one who has something to decide.
func (x act) runAsk() bool {
	f := asking{x.top()}
	if f.factions() {
		return x.askFaction(f)
	}
	for f.asked() < int8(x.Event.Count) {
		f.Who = x.Event.Order[f.asked()]
		if n, only := x.answersTo(f, 2); n == 1 && x.passEventWhy(Move{}) != fine {
			x.answerEvent(only) // there is no choice
			return true
		} else if n > 0 {
			return false
		}
		f.next()
	}
	return x.popped()
}

// askFaction: the active faction first, then the other, in turn.
func (x act) askFaction(f asking) bool {
	if f.over() {
		return x.popped()
	}
	side := x.askedSide()
	if n, _ := x.answersTo(f, 1); n == 0 || x.membersOf(side) == 0 {
		f.next()
		f.setChief(-1)
		return true
	}
	x.keepChief(f.Frame, x.membersOf(side))
	return false
}

func (p *Position) askedSide() Faction {
	if (asking{p.top()}).asked()%2 == 0 {
		return p.Faction
	}
	return p.Faction.Enemy()
}

// question is what is asked.
func (p *Position) question() *question { return p.box.Events[asking{p.top()}.event()].asks }

// answersTo counts the answers to an ask, without passing, up to as many as are enough to know, and
// gives the last one by itself.
func (p *Position) answersTo(f asking, enough int) (n int, last Move) {
	l := listers.Get().(*lister)
	l.Position, l.who, l.kind, l.list = p, f.Who, EventChoice, l.scratch[:0]
	l.counting, l.counted, l.enough = true, 0, enough
	l.eventAnswers()
	if len(l.list) > 0 {
		last = unpack(l.list[len(l.list)-1], game.Nobody)
	}
	n = l.counted + len(l.list)
	l.Position, l.list, l.scratch, l.counting = nil, nil, l.list, false
	listers.Put(l)
	return n, last
}

func (l *lister) eventAnswers() { l.question().list(l) }

// knows tells whether counting may stop: enough answers were found.
func (l *lister) knows() bool { return l.counting && l.counted+len(l.list) >= l.enough }

// try adds an answer if it may be given.
func (l *lister) try(m Move) { l.addIf(l.answerWhy(m), m) }

// answerWhy checks an answer to an event.
func (p *Position) answerWhy(m Move) why {
	f := asking{p.top()}
	if m.At < 0 {
		return whyMalformed
	}
	if !f.factions() && m.Who != f.Who || f.factions() && m.Who != 0 {
		return whySeat
	}
	return p.question().why(p, m)
}

// answerEvent carries out an answer.
func (x act) answerEvent(m Move) { x.question().do(x, asking{x.top()}, m) }

// passEventWhy: some questions must be answered.
func (p *Position) passEventWhy(Move) why {
	if must := p.question().must; must != nil {
		return must(p)
	}
	return fine
}

// passEvent leaves an offer unused.
func (x act) passEvent(Move) { asking{x.top()}.next() }

func (p *Position) answerShape() notation { return p.question().written }

// explainAnswer: what an answer costs, or pays.
func explainAnswer(p *Position, m Move) []game.NamedTerm {
	if p.top().Task == taskTurn {
		return energyOf(p.cleansingPrice())
	}
	term := game.NamedTerm{Name: "gold"}
	if p.top().Task == taskAsk && p.question().gold != nil {
		term.N = p.question().gold(p, m)
	}
	return []game.NamedTerm{term}
}

// paidByLevel: who takes neither tokens nor Talents from an event is paid in gold for it.
func (p *Position) paidByLevel(m Move) int {
	if m.At != 0 {
		return 0
	}
	return -p.perLevel(m.Who)
}

// perLevel is the number of the event that asks, times the level of who is asked.
func (p *Position) perLevel(who int8) int {
	return p.box.Events[asking{p.top()}.event()].numbers.PerLevel * int(p.People[who].Level)
}
