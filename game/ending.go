package game

// Ending is how a game ended beyond places and scores: in which way, for whom ("" for nobody), and
// what is worth counting over many games.
type Ending struct {
	How, By string
	Numbers []NamedTerm
}

// Ender is a position that can tell how it ended. The zero Ending means that it has not.
type Ender interface{ Ending() Ending }
