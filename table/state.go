package table

import (
	"encoding/json"
	"slices"
	"time"

	"twobanners/game"
	"twobanners/store"
)

// Status is what a table is doing.
type Status string

// The statuses.
const (
	Open    Status = "open" // waits for people
	Playing Status = "playing"
	Halted  Status = "paused"
	Over    Status = "over"
)

// State is what a table's log folds into (event sourcing): everything that follows from it.
type State struct {
	ID      string
	Game    game.Game
	Version string // by which the content of the game is kept
	Created Created
	Since   time.Time
	Seats   []Seat
	Chat    []Line
	Asked   *Request // what waits for consent
	Next    string   // the rematch
	// Advice are the moves proposed to seats that have not moved since.
	Advice []Advice

	secret  store.Secret // of the table; a reader is given it apart, and shows none of it
	entries []store.Entry
	places  []int // by entry: the place after it
	done    map[store.Key]answer
	paused  bool
	begun   bool
	reading bool       // the log is being read, so nobody hears what happens
	ended   bool       // before its end: by the operator, by agreement, or because nobody was left
	setups  int        // how often the seats were set anew before it began
	anew    int        // how often nonces that were told were given up
	forced  bool       // a bot was put into a person's seat by others
	extras  int        // entries that are neither moves nor bring the game to its beginning
	undone  []departed // what could be done again, last first taken back
	tree    tree
	times   times
}

// departed is a place that a seat went back from.
type departed struct {
	seat  game.Seat
	place int
}

// Line is one thing that was said.
type Line struct {
	Seq  int64
	Seat game.Seat
	At   time.Time
	Said
}

// Advice is a proposal and who made it.
type Advice struct {
	By game.Seat
	Advised
}

// Seq is the number of the last entry.
func (s *State) Seq() int64 { return int64(len(s.entries)) }

// Entry is an entry by its number.
func (s *State) Entry(seq int64) *store.Entry { return &s.entries[seq-1] }

// Position is the position now, nil before the game begins. It must not be changed.
func (s *State) Position() game.Position { return s.tree.position }

// Seen is the position after an entry, to be looked at and not changed.
func (s *State) Seen(seq int64) game.Position { return s.tree.seen(s.places[seq-1]) }

// PositionAt is the position after an entry, the caller's own.
func (s *State) PositionAt(seq int64) game.Position { return s.tree.at(s.places[seq-1]) }

// Step is the move an entry made, with its events and the position before it, to be looked at.
func (s *State) Step(seq int64) (game.Step, []game.Event, game.Position) {
	at := &s.tree.places[s.places[seq-1]]
	events, before := s.tree.happened(at)
	return at.step, events, before
}

// Ground is why a bot made the move of an entry, nil where that is not known.
func (s *State) Ground(seq int64) json.RawMessage {
	data := s.Entry(seq).Data
	if data == nil {
		return nil
	}
	move, _ := decode[Move](data) // it was read before
	return move.Ground
}

// ground is the key of why a bot moved.
var ground = []byte(`"ground"`)

// Stands tells whether the move of an entry belongs to the game as it is: it was not taken back.
func (s *State) Stands(seq int64) bool { return s.tree.leadsHere(s.places[seq-1]) }

// With tells that one press sent the move of an entry and the one before it.
func (s *State) With(seq int64) bool { return s.tree.places[s.places[seq-1]].with }

// TakenBack are the entries of the moves that an undo took back.
func (s *State) TakenBack(seq int64) (moves []int64) {
	places := s.tree.places
	to := s.places[seq-1]
	for at := s.places[seq-2]; at > to; at = places[at].parent {
		moves = append(moves, places[at].seq)
	}
	slices.Reverse(moves)
	return moves
}

// Answer is what was said to a request, nil where an entry is none.
func (s *State) Answer(seq int64) *bool {
	answer, err := decode[Answered](s.Entry(seq).Data)
	if err != nil {
		return nil
	}
	return &answer.Agree
}

// Commitment fixes the secret that the dice follow from, together with the nonces of the seats.
func (s *State) Commitment() string {
	if s.tree.position == nil {
		return s.Created.Commitment
	}
	return s.tree.head.Commitment
}

// Nonces are what the seats brought to the dice, once the game has begun.
func (s *State) Nonces() []string { return s.tree.head.Nonces }

// Seals are the hashes of the seats' nonces, none where nobody seals any.
func (s *State) Seals() []string {
	if s.tree.position == nil {
		return sealsOf(s.Seats)
	}
	return s.tree.head.Seals
}

// actors are the seats that must decide now.
func (s *State) actors() game.Seats {
	if s.tree.position == nil {
		return 0
	}
	return s.tree.position.Actors()
}

// Status is what the table is doing.
func (s *State) Status() Status {
	switch {
	case s.ended:
		return Over
	case !s.begun:
		return Open
	case s.actors() == 0:
		return Over
	case s.paused:
		return Halted
	default:
		return Playing
	}
}

// Ended tells whether the table was ended before its end.
func (s *State) Ended() bool { return s.ended }

// playing explains why no move can be made.
func (s *State) playing() error {
	switch s.Status() {
	case Open:
		return fault(NotPlaying, "The table still waits for players.")
	case Halted:
		return fault(IsPaused, "The game is paused.")
	case Over:
		return fault(IsOver, "The game is over.")
	case Playing:
	}
	return nil
}

// SeatsOf are the seats a person holds.
func (s *State) SeatsOf(person string) (held game.Seats) {
	for i, seat := range s.Seats {
		if person != "" && seat.Person == person {
			held = held.With(game.Seat(i))
		}
	}
	return held
}

// people are the seats that people decide for now.
func (s *State) people() (seats game.Seats) {
	for i, seat := range s.Seats {
		if seat.Person != "" && seat.Bot == "" {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// owns makes sure that a seat is a person's.
func (s *State) owns(who Who, seat game.Seat) error {
	if seat < 0 || int(seat) >= len(s.Seats) || !s.SeatsOf(who.Person).Has(seat) {
		return fault(NotYourSeat, "This seat is not yours.")
	}
	return nil
}

// fresh makes sure that the game has not gone on since an entry. Talk does not count.
func (s *State) fresh(seen int64) error {
	if seen < 1 || seen > s.Seq() || s.places[seen-1] != s.tree.now {
		return errStale
	}
	return nil
}
