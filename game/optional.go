package game

// What a game or its positions may be able to do beyond Game and Position. Whoever needs one of
// these asks for it with a type assertion and does without where it is missing; the architecture's
// table says who asks for what. Planner and Describer, with more to explain, are in planned.go.

// Adviser is a game that can tell a seat about its choices before it decides: for the browser, as
// JSON. Advice that says no to anything should be an Answerer, so that a law holds it to the rules.
type Adviser interface {
	Advise(p Position, seat Seat) any
}

// Foreteller is an adviser that also estimates what choices come to. That costs too much to be sent
// with every view, so it is asked for, part by part: "" is what everybody wants to see of the
// decision that is owed, other names are the game's own. Nil is for what there is nothing to say
// about. PartWatched is asked by whoever looks on, of any position that has been.
type Foreteller interface {
	Foretell(p Position, seat Seat, part string) any
}

// PartWatched is what is under way, such as a fight, as anybody may know it: no seat need decide.
const PartWatched = "watched"

// Answerer is advice about what a seat may point at.
type Answerer interface{ Answers() []Answer }

// Answer is what the advice says of one target: Move is what pointing there asks for, in notation,
// and Refusal is zero where it is legal.
type Answer struct {
	Move    any
	Refusal Refusal
}

// StageNamer is a game that has names for the parts of a turn.
type StageNamer interface {
	StageName(p Position) string
}

// RoundCounter is a game that counts rounds, or turns of sides, which lists of tables show.
type RoundCounter interface {
	Round(p Position) int
}

// Teamer is a game with sides. Team are the seats that play together with a seat, itself among
// them; as long as sides are not known it is alone.
type Teamer interface {
	Team(p Position, seat Seat) Seats
}

// Sealer is a game in which some moves are made in secret. Sealed tells whether a seat may not know
// what the mover chose; that a move was made is seen by all.
type Sealer interface {
	Sealed(before Position, mover Seat, m Move, seat Seat) bool
}

// JudgeMaker is a position whose game has a judge.
type JudgeMaker interface{ NewJudge() Judge }

// Judge weighs moves for games in which a move shows its worth only many moves later, so that
// trying it tells little. It keeps room to think in: it serves one bot at a time.
type Judge interface {
	// Weigh gives what each of the seat's moves is worth; only their order counts. It is asked
	// about positions that were redealt for the seat. False means that it has no opinion.
	Weigh(p Position, seat Seat, moves []Move, worth []int32) bool
}

// Explainer is a judge that can tell why its seat makes a move, as JSON for the browser: asked
// right after Weigh, nil where there is nothing to tell.
type Explainer interface{ Ground(m Move) any }

// StrategistMaker is a game that is planned in errands, since a plan of single moves would be too
// long to search. Its strategist is a judge that has one plan for a whole side: seats of a side
// find the same one, and need only one strategist.
type StrategistMaker interface{ NewStrategist(s Strategy) Judge }

// Strategy is how a strategist thinks.
type Strategy struct {
	// Width is how many plans are followed at a time, Depth how many errands each piece has. Most
	// is how much may be thought in a turn, counted in what is the same on any machine; 0 is no
	// limit.
	Width, Depth, Most int
	// Draft picks by strength, Fitted by what games taught about it, where there were enough; Shop
	// buys by forecasts at large tables, Outfit buys and equips by them at all, Hunt goes for the
	// enemy's pieces. Raw goes by forecasts as they are, not corrected by what dice taught.
	Draft, Fitted, Shop, Outfit, Hunt, Raw bool
}

// Consulter is a position in which one seat may owe a decision that is its whole team's: whoever
// plays for people asks them first.
type Consulter interface{ InCommon(seat Seat) bool }

// Yielder is a position in which a move may give up what its seat could still do once a friend has
// moved. Whoever asks several bots asks such a seat last.
type Yielder interface{ GivesUp(seat Seat, m Move) bool }

// Ender is a position that can tell how it ended. The zero Ending means that it has not.
type Ender interface{ Ending() Ending }

// Ending is how a game ended beyond places and scores: in which way, for whom ("" for nobody), and
// what is worth counting over many games.
type Ending struct {
	How, By string
	Numbers []NamedTerm
}

// Redacter is a position that can take away from itself what a seat may not know: it is then what
// its View was, where nothing else is needed any more. Same tells whether it is the same as
// another.
type Redacter interface {
	Hide(seat Seat)
	Same(as Position) bool
}

// Reshuffler is a position that can deal again what nobody knows yet, and nothing else: whoever
// looks back at a game may know what players had, and must not know what was to come.
type Reshuffler interface{ Reshuffle(chance Chance) }

// Reuser is a view in a pool: whoever has written it down and needs it no more gives it back. A
// view of Small World takes 7 µs and 120 bytes with it, 20 µs and 11 kB without.
type Reuser interface{ Reuse() }

// Note is told that a seat has had a thing: its kind, such as "race", and its name.
type Note func(seat Seat, kind, name string)

// Noter is a game that can tell which of its things seats have had: laboratories weigh them.
type Noter interface {
	// NoteEvent tells what an event gave a seat. It speaks of the position the event led to.
	NoteEvent(p Position, e Event, note Note)
	// NoteEnd tells what a finished game was played with.
	NoteEnd(p Position, note Note)
}

// WalkerMaker is a position whose game has a walker.
type WalkerMaker interface{ NewWalker() Walker }

// Walker makes moves where nobody has to be told why not: in playouts and searches. It keeps room
// to work in, so it serves one caller at a time.
type Walker interface {
	// Draw gives a legal move of a seat that may decide, all alike.
	Draw(p Position, seat Seat, chance Chance) Move
	// Step draws a move of the first seat that may decide, and makes it; false if nobody may.
	Step(p Position, chance Chance) bool
	// Do makes a move that the game itself has listed or drawn for this position, without judging
	// it again.
	Do(p Position, seat Seat, m Move, chance Chance)
}

// Chronicler is a game that can count what sides do: laboratories compare bots by it.
type Chronicler interface{ NewChronicle() Chronicle }

// Chronicle counts in one game.
type Chronicle interface {
	// Note is told every event, with the position it led to.
	Note(p Position, e Event)
	// Rates are what a side came to in a finished game: always the same names in the same order.
	Rates(p Position, side Seats) []Rate
}

// Rate is a count of something out of so many; over several games both are added up.
type Rate struct {
	Name string `json:"name"`
	N    int    `json:"n"`
	Of   int    `json:"of"`
}

// Racer is a game of two sides that tells how they stand by a small formula, fitted to games.
type Racer interface {
	// Race is false where nothing can be told. Of a finished game it is how that came out.
	Race(p Position) (Race, bool)
	// FirstSide are the seats of the first side, none as long as sides are not known.
	FirstSide(p Position) Seats
	// Fought is the first side's chance if the last battle were fought as it is, and what else
	// tells the sides apart: so a laboratory sees whether a larger formula would be better.
	Fought(p Position) (chance float64, more []float64)
}

// Race is the chances of the first side and of a draw; the rest is the other side's. Win and Draw
// are what they were made from: Win is of the first side's lead, all 0 if they stand alike, Draw
// all 0 where no draw is to be reckoned with. Part is how much of the turns has begun, more than 1
// in a last battle after them.
type Race struct {
	First, Drawn, Part float64
	Win                [2]float64
	Draw               [4]float64
}

// Versioner is a game whose content may have been kept by another version than it has now: under
// the same rules it then goes by that one.
type Versioner interface{ As(version string) Game }

// Staker is a game with odds that can be held against its dice: laboratories do (`lab odds`).
type Staker interface {
	// StakeInputs are the names of what Stake.Inputs holds.
	StakeInputs() []string
	// Arranged are some fights that could be, drawn where a turn begins.
	Arranged(p Position, chance Chance) []Stake
	// Offered are the fights that a seat might have begun where it made a move.
	Offered(p Position, seat Seat, m Move, chance Chance) []Stake
}

// Stake is a fight with its odds.
type Stake struct {
	// Kind is what it is against, Groups what it is counted under besides.
	Kind   string
	Groups []string
	// Chosen: the move begins it.
	Chosen bool
	// Win and Wounds is what is said, Inputs what it is reckoned from.
	Win, Wounds float64
	Inputs      []float64
	// Play plays it so many times by dice: how many are won, and the wounds of all.
	Play func(times int) (won, wounds int)
}
