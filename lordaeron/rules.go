package lordaeron

import "twobanners/game"

// Two tables say what the game is made of: rules, a row for each kind of move, and tasks, a row for
// each step that may be under way. A row stands in the file of its chapter, with the functions that
// it names; what is here only looks rows up.

// rule is what a kind of move is.
type rule struct {
	// word is the move in notation, then its parts: name=field:codec. The bits of the packed move
	// follow from the fields.
	word string
	// whose refuses a seat that may not decide for the character; nil where any decider may.
	whose func(p *Position, m Move) why
	// precheck refuses before it is asked who decides.
	precheck func(p *Position, m Move) why
	// outOfStep refuses the move in a step that does not wait for it; nil for the usual reason.
	outOfStep func(p *Position, m Move) why
	// sealed is whom the move stays hidden from.
	sealed secrecy
	// price is what the move costs or brings: energy, gold, health, or tokens and marks of the card
	// that is used; nil where it has no price.
	price func(p *Position, m Move) []game.NamedTerm
	// in are the steps that the move answers, and what it is in each.
	in []answer
}

// answer is a rule in some steps.
type answer struct {
	tasks taskSet
	// why refuses the move by its own rules, nil never.
	why func(p *Position, m Move) why
	// do makes the move; it is legal.
	do func(x act, m Move)
	// list adds every legal move of this kind, nil where another kind lists them too.
	list func(l *lister)
	// word: it is a word alone, and always legal, which takes no call to see.
	word bool
}

// task is what a step is.
type task struct {
	// name is the step's id for those who watch.
	name string
	// decides are the seats that owe a decision; nil for the player of the frame's character.
	decides func(p *Position, f *Frame) game.Seats
	// run goes on by itself: true to be run on, false where a decision is owed. A step without it
	// only waits.
	run func(x act) bool
	// each are the kinds that are listed for each character of a seat, one character after the
	// other; answers those that are listed once. The lists have this order.
	each, answers []Kind
	// must is the reason against passing over the decision.
	must why
	// about: the step is about the frame's character, although others decide. counts: the frame
	// counts what is left to do.
	about, counts bool
	// written is how an event's choice is written in this step, nil for the usual way.
	written func(p *Position) notation
}

var (
	rules [kindCount]rule
	tasks [taskCount]task
	// runs are those of tasks, flattened because each move looks some of them up; that of a step
	// that only waits returns false.
	runs [taskCount]func(x act) bool
	// deciders are those of tasks, flattened likewise.
	deciders [taskCount]func(p *Position, f *Frame) game.Seats
	// waits is what each kind of move is in each step, nil where the step does not wait for it.
	waits [taskCount][kindCount]*answer
	// makes[task][kind] is answer.do, flattened because it is on the hot path.
	makes [taskCount][kindCount]func(x act, m Move)
	// masks are the bits that each kind of move uses, notations its word and parts.
	masks     [kindCount]game.Move
	notations [kindCount]notation
	// blanks are moves of each kind that say nothing yet, packed.
	blanks [kindCount]game.Move
)

// addRule and addTask fill the tables; they are called by init, because rules refer to each other
// through the tables.
func addRule(k Kind, r rule, in ...answer) {
	r.in = in
	rules[k] = r
	for i := range r.in {
		for t := range taskCount {
			if r.in[i].tasks>>t&1 != 0 && waits[t][k] == nil {
				waits[t][k], makes[t][k] = &r.in[i], r.in[i].do
				t.fillListed()
			}
		}
	}
	notations[k] = shape(r.word)
	masks[k] = 0xff
	for _, part := range notations[k].Parts {
		masks[k] |= fields[part.Field].bits << fields[part.Field].shift
	}
	blanks[k] = Move{Kind: k}.Pack()
}

func addTask(t Task, row task, answers ...Kind) {
	row.answers = answers
	tasks[t], runs[t], deciders[t] = row, row.run, row.decides
	if row.run == nil {
		runs[t] = func(act) bool { return false }
	}
	t.fillListed()
}

// inSteps is what a rule is in some steps.
func inSteps(
	tasks taskSet, why func(*Position, Move) why, do func(act, Move),
	list func(*lister),
) answer {
	return answer{tasks: tasks, why: why, do: do, list: list}
}

// alwaysLegal is a rule in steps in which it is a word alone and always legal.
func alwaysLegal(tasks taskSet, do func(act, Move)) answer {
	return answer{tasks: tasks, do: do, word: true}
}

// fields are where the parts of a move lie in the packed integer, and what is added to them there.
var fields = map[string]struct {
	shift int
	bits  game.Move
	plus  int
}{
	"who": {8, 0xf, 1}, "to": {12, 0xf, 1}, "card": {16, 0xffff, 0}, "at": {32, 0xff, 1},
	"n": {40, 0xff, 0}, "m": {48, 0xff, 0},
}

const whoBits = 0xf << 8

// taskSet is a set of tasks, a bit each.
type taskSet uint64

func steps(list ...Task) (set taskSet) {
	for _, t := range list {
		set |= 1 << t
	}
	return set
}

// lateAlways refuses with the same reason whenever it is too early or too late.
func lateAlways(w why) func(*Position, Move) why {
	return func(*Position, Move) why { return w }
}

// lateUsually is the reason against a move that belongs to another step.
func lateUsually(p *Position, _ Move) why {
	if p.Combat.Foe != NoFoe {
		return whyFighting
	}
	return whyNotNow
}

// notation is how a kind of move is written; shape takes it from a text.
type (
	notation = game.Shape
	part     = game.Part
)

func shape(text string) notation { return game.ReadShape(text) }
