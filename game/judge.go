package game

// Judge weighs moves for games in which a move shows its worth only many moves later, so that
// trying it tells little. It keeps room to think in: it serves one bot at a time.
type Judge interface {
	// Weigh gives what each of the seat's moves is worth; only their order counts. It is asked
	// about positions that were redealt for the seat. False means that it has no opinion.
	Weigh(p Position, seat Seat, moves []Move, worth []int32) bool
}

// Judged is a position whose game has a judge.
type Judged interface{ NewJudge() Judge }
