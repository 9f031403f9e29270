package game

// Move is one small decision, packed into an integer by its game. Moves are comparable, and equal
// moves of equal positions have equal consequences but for chance.
type Move uint64

// Immutable marks content that never changes once it is loaded: the only thing that a position may
// point to. A game whose cards would not fit into every position points to them.
type Immutable interface{ Immutable() }

// Position is the whole state of a game. The value behind it is flat (no pointer but to Immutable
// content, no slice or map inside), so a copy can never alias.
//
// A position never changes on its own: Apply, Redeal and Set are its only writers.
type Position interface {
	// Seats is the number of seats.
	Seats() int
	// Actors are the seats that may decide something now. Several may owe a decision at once (a
	// secret bid, a faction's turn); none do once the game is over.
	Actors() Seats
	// Moves appends every legal move of the seat to list: what it does not list is refused.
	Moves(seat Seat, list []Move) []Move
	// Why tells why a move is not legal; the zero Refusal means that it is.
	Why(seat Seat, m Move) Refusal
	// Apply makes a move. A refused move leaves the position as it was, to the last byte. The log
	// may be nil: search records nothing and allocates nothing.
	Apply(seat Seat, m Move, chance Chance, log *Log) Refusal
	// Outcome tells places and scores; ok is false while the game lasts.
	Outcome() (outcome Outcome, ok bool)
	// View is a copy without what the seat may not know. Nobody sees what any spectator may see.
	View(seat Seat) Position
	// Redeal replaces what the seat may not know by a random choice that fits what it knows.
	Redeal(seat Seat, chance Chance)
	// Evaluate is an explained guess at how well a seat stands, in hundredths of a coin or of
	// whatever the game is won by. Bots that look ahead compare its totals.
	Evaluate(seat Seat) Sum
	// Hash is the same on every platform for equal positions.
	Hash() uint64
	// Clone is a new copy; Set makes this position a copy of another of the same game.
	Clone() Position
	Set(from Position)
}

// Game is a rule set with its content: it sets positions up and gives names to what they hold.
// It is immutable and safe for concurrent use.
type Game interface {
	// ID is the game's short name, as in `--game smallworld`.
	ID() string
	// Version changes whenever an old record might replay differently: engine and content hash.
	Version() string
	// SeatLimits are the fewest and the most seats.
	SeatLimits() (least, most int)
	// New sets a game up. Options are JSON in the game's own vocabulary; nil means defaults.
	New(seats int, options []byte, chance Chance) (Position, error)
	// Show puts a position into ids and numbers, ready for JSON. Show a View to hide things.
	Show(p Position) any
	// ShowMove and ReadMove turn a move into its notation, ready for JSON, and back.
	ShowMove(p Position, m Move) any
	ReadMove(p Position, seat Seat, notation []byte) (Move, error)
	// ShowEvent puts an event into ids and numbers. Events speak of the position they led to.
	ShowEvent(p Position, e Event) any
	// Explain gives the terms of a move's cost or gain, where it has one.
	Explain(p Position, seat Seat, m Move) []NamedTerm
	// TermName names a term of any Sum the game makes.
	TermName(t TermID) string
}

// Outcome is the end of a game. Winners share first place: a tie, or the members of a team.
type Outcome struct {
	Winners Seats
	// Place is 1 for the winners; seats of one team, and tied seats, share a place.
	Place [MaxSeats]uint8
	// Score is what the places were made of, and TieBreak what broke a tie of scores.
	Score    [MaxSeats]int32
	TieBreak [MaxSeats]int32
}

// Ties is what broke a tie, by seat; nil in a game that has no such thing.
func (o *Outcome) Ties(seats int) (list []int) {
	if o.TieBreak == [MaxSeats]int32{} {
		return nil
	}
	for _, n := range o.TieBreak[:seats] {
		list = append(list, int(n))
	}
	return list
}
