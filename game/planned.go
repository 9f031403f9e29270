package game

// PlanStep says what a move is to the turn it belongs to.
type PlanStep uint8

// The steps of a turn.
const (
	// Onward is one of many steps: what counts is where a sequence of them leads.
	Onward PlanStep = iota
	// Fork opens a turn of another kind: each is looked into on its own.
	Fork
	// Settle ends the deciding: what is left of the turn can be played move by move.
	Settle
)

// TurnCounter is a position that can tell turns apart.
type TurnCounter interface {
	// TurnNumber changes when the next player or side begins, and when the game ends.
	TurnNumber() int
}

// Planner is a position of a game whose turns can be planned as a whole.
type Planner interface {
	Position
	TurnCounter
	// Planning tells whether the seat is in the part of its turn that is worth a plan.
	Planning(seat Seat) bool
	// Legal tells what Why tells, without the reasons.
	Legal(seat Seat, m Move) bool
	// StepOf says what a legal move of the planning seat is to its turn.
	StepOf(m Move) PlanStep
	// Key is equal for positions that go on alike for the seat, within one turn and as far as it
	// can see: it depends on nothing hidden.
	Key(seat Seat) uint64
}

// Describer is a position that value functions can be told about, at the moment a turn begins.
type Describer interface {
	Planner
	// Kind names the kind of table, which is the number of players and a variant: "4", "4-team".
	Kind() string
	// Shape is how many features a seat has, how many the table has, and how many classes.
	Shape() (features, scene, classes int)
	// InputNames name the features and those of the table, each its own. The first word of two is
	// the kind of thing that an input is about, such as "power mining".
	InputNames() (features, scene []string)
	// Features describe a seat: what its score will grow by depends on them.
	Features(seat Seat, into []float32)
	// Scene describes what is the same for all seats.
	Scene(into []float32)
	// Class is which forecast applies to a seat: how much of the game it has left, and how it
	// stands. Class 0 has nothing to come.
	Class(seat Seat) int
	// Score is what the seat has now.
	Score(seat Seat) int
	// Side are the seats that win together with a seat, itself among them.
	Side(seat Seat) Seats
}

// Unforeseen is what Foresee says of a move it does not know.
const Unforeseen = -1 << 31

// Foreseer is a position that can tell what Evaluate will say after moves without making them. Bots
// ask it about the many small moves at a turn's end.
type Foreseer interface {
	// Foresee fills in what the seat's legal moves will be worth to it, or Unforeseen. False
	// means that it knows none of them.
	Foresee(seat Seat, moves []Move, worth []int32) bool
}
