package bot

import "twobanners/game"

// Ask finds who of some seats moves, and how. Seats are asked in their order, but who would give up
// what it could still do after a friend's move (see game.Yielder) lets the others go first.
func Ask(
	p game.Position, seats game.Seats, choose func(seat game.Seat) game.Move,
) (game.Seat, game.Move) {
	first := seats.First()
	move := choose(first)
	patient, ok := p.(game.Yielder)
	if !ok || !patient.GivesUp(first, move) {
		return first, move
	}
	for rest := seats.Without(first); rest != 0; rest = rest.Without(rest.First()) {
		seat := rest.First()
		if other := choose(seat); !patient.GivesUp(seat, other) {
			return seat, other
		}
	}
	return first, move
}
