package game

// Teamed is a game with sides. Team are the seats that play together with a seat, itself among
// them; as long as sides are not known it is alone.
type Teamed interface {
	Team(p Position, seat Seat) Seats
}
