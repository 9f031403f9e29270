package lordaeron

// MaxFrames is how deep things may be nested.
const MaxFrames = 24

// Frame is one thing under way: what it is, how far it got, and its few numbers. The frame on top
// either runs on by itself or waits for a decision; everything below it waits for the frames above.
type Frame struct {
	Task Task
	Step uint8
	Who  int8
	// N, M, K, A and B mean something else in each task. Beside the task stands a type that embeds
	// a frame and has methods for them; nothing else may use the letters (internal/tidy).
	N, M, K int8
	// Chief is the character whose player decides for a group, plus one; 0 for none. WB-DECIDE-02
	Chief int8
	A, B  int16
}

// chief is the character whose player decides for a group, -1 for none.
func (f *Frame) chief() int8       { return f.Chief - 1 }
func (f *Frame) setChief(who int8) { f.Chief = who + 1 }

// counting is a step that counts what is left to do.
type counting struct{ *Frame }

func countFrame(t Task, who int8, n int) Frame { return Frame{Task: t, Who: who, N: int8(n)} }
func (f counting) left() int                   { return int(f.N) }
func (f counting) lower(n int)                 { f.N = int8(max(0, int(f.N)-n)) }

// Task is what a frame does.
type Task uint8

// The tasks.
const (
	// A whole game.
	taskDraft Task = iota + 1
	taskTurn
	taskManage
	taskTurnEnd
	// Actions.
	taskTravel
	taskTrain
	taskTown
	taskTrade
	taskJoin
	taskStrike
	// Combat.
	taskCombat
	taskOrder
	taskAttack
	taskStrip
	taskReroll
	taskWindow
	taskPick
	taskUse
	taskAllot
	taskUnequip
	taskFell
	taskWounds
	taskLose
	taskDefeat
	taskRetreats
	// Rewards.
	taskReward
	taskXP
	taskTalent
	taskItem
	_ // was a step; the numbers of the others stay
	taskOverflow
	taskReplace
	// Events and the end.
	taskEvent
	taskAsk
	taskBid
	taskWalk
	taskForced
	taskLoot
	taskArmor
	taskFinal
	taskHold
	taskColors
	taskTokens
	taskCount
)

func (p *Position) top() *Frame { return &p.Stack[p.Depth-1] }

func (p *Position) push(f Frame) *Frame {
	p.Stack[p.Depth] = f
	p.Depth++
	return p.top()
}

// pop ends the frame on top and leaves no trace of it, so that equal positions are equal.
func (p *Position) pop() {
	p.Depth--
	p.Stack[p.Depth] = Frame{}
}

// popped ends the frame on top of a run that goes on.
func (x act) popped() bool {
	x.pop()
	return true
}

// under tells whether a task is under way, and gives its frame.
func (p *Position) under(t Task) *Frame {
	for i := int(p.Depth) - 1; i >= 0; i-- {
		if p.Stack[i].Task == t {
			return &p.Stack[i]
		}
	}
	return nil
}

// run goes on until a decision is owed or the game is over.
func (x act) run() {
	for !x.Over && runs[x.top().Task](x) {
	}
	for x.Over && x.Depth > 0 {
		x.pop()
	}
}

// step runs the frame on top: true to be run on, false where a decision is owed.
func (x act) step() bool { return runs[x.top().Task](x) }
