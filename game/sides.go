package game

// Teamed is a game with sides. Team are the seats that play together with a seat, itself among
// them; as long as sides are not known it is alone.
type Teamed interface {
	Team(p Position, seat Seat) Seats
}

// Sealed is a game in which some moves are made in secret. Sealed tells whether a seat may not know
// what the mover chose; that a move was made is seen by all.
type Sealed interface {
	Sealed(before Position, mover Seat, m Move, seat Seat) bool
}
