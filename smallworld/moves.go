package smallworld

import "twobanners/game"

// Kind is what a move does.
type Kind uint8

// The kinds of moves, in the order of a turn.
const (
	noKind Kind = iota
	Pick
	ChooseForm
	ChooseSide
	Decline
	Abandon
	Conquer
	Roll
	Withdraw
	Steal
	Intimidate
	Swap
	PlaceWell
	Stop
	Buy
	Lift
	Put
	MoveChampion
	PlaceFort
	PlaceTower
	PlaceBomb
	TakeObjective
	PlaceObjective
	PlaceAegis
	PlaceHeart
	End
	// Moves are in records, so new kinds come last.
	Reveal
	Explode
	Defuse
	kindCount
)

// Using is the set of optional helps of one conquest.
type Using uint8

// The helps; the first three are artifacts that travel with the conquest.
const (
	UseDoomhammer Using = 1 << iota
	UseFrostmourne
	UseAshes
	UseChampion
	UseAssault
	UsePlaceDiscount
	allUsing Using = 1<<iota - 1
)

var usingNames = [...]string{
	"doomhammer", "frostmourne", "ashes", "champion", "assault", "place-discount",
}

// What Intimidating moves or removes.
type What uint8

// The things Intimidating can act on.
const (
	AToken What = iota
	ABeast
	AFort
	AWall
	whatCount
)

var whatNames = [whatCount]string{
	AToken: "token", ABeast: "beast", AFort: "fort", AWall: "wisp-wall",
}

// Move is a move taken apart. What a kind does not use is zero.
type Move struct {
	Kind Kind
	// Region is the target; To is the second region of Steal, Intimidate and Swap.
	Region, To Region
	// N is a number: the line of a pick, tokens put or bought, the choice of form, side,
	// artifact or thing.
	N uint8
	// Beasts are the Beasts among the pieces used or put.
	Beasts uint8
	Using  Using
}

// Pack makes the move an integer. Regions are stored plus one, so that none is zero; what the kind
// does not use is left out.
func (m Move) Pack() game.Move {
	return masks[m.Kind] & (game.Move(m.Kind) | game.Move(uint8(m.Region+1))<<8 |
		game.Move(uint8(m.To+1))<<16 | game.Move(m.N)<<24 | game.Move(m.Beasts)<<32 |
		game.Move(m.Using)<<40)
}

// fieldShift is where the parts of a move lie in the packed integer.
var fieldShift = map[string]int{"region": 8, "to": 16, "n": 24, "beasts": 32, "using": 40}

// Unpack takes an integer apart; ok is false for one that Pack cannot have made for this world.
func (p *Position) Unpack(packed game.Move) (m Move, ok bool) {
	m = Move{
		Kind: Kind(packed), Region: Region(packed>>8&0xff) - 1, To: Region(packed>>16&0xff) - 1,
		N: uint8(packed >> 24), Beasts: uint8(packed >> 32), Using: Using(packed >> 40),
	}
	if m.Kind == noKind || m.Kind >= kindCount || packed&^masks[m.Kind] != 0 ||
		m.Using&^allUsing != 0 {
		return m, false
	}
	last, names := Region(p.World.Regions), &regionsIn[m.Kind]
	if names.region && (m.Region < 0 || m.Region >= last) {
		return m, false
	}
	if names.to && (m.To < NoRegion || m.To >= last || m.To == NoRegion && !names.none) {
		return m, false
	}
	return m, true
}
