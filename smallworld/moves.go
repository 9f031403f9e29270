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

// code is a packed move, whose parts are read where they are needed: a Move has too many fields to
// be kept in registers.
type code game.Move

// in is a move about a region; to, with and beside fill in the other parts.
func (k Kind) in(r Region) code           { return code(k) | code(uint8(r+1))<<8 }
func (m code) in(r Region) code           { return m | code(uint8(r+1))<<8 }
func (m code) goingTo(r Region) code      { return m | code(uint8(r+1))<<16 }
func (m code) with(n uint8) code          { return m | code(n)<<24 }
func (m code) withBeasts(n uint8) code    { return m | code(n)<<32 }
func (m code) withHelps(using Using) code { return m | code(using)<<40 }

func (m code) kind() Kind     { return Kind(m) }
func (m code) region() Region { return Region(m>>8&0xff) - 1 }
func (m code) to() Region     { return Region(m>>16&0xff) - 1 }
func (m code) n() uint8       { return uint8(m >> 24) }
func (m code) beasts() uint8  { return uint8(m >> 32) }
func (m code) using() Using   { return Using(m >> 40) }

// fields are where the parts of a move lie in the packed integer, and what is added to them there.
var fields = map[string]struct{ shift, plus int }{
	"region": {8, 1}, "to": {16, 1}, "n": {24, 0}, "beasts": {32, 0}, "using": {40, 0},
}

// Unpack takes an integer apart; ok is false for one that Pack cannot have made for this world.
func (p *Position) Unpack(packed game.Move) (m Move, ok bool) {
	return code(packed).unpack(), p.isMove(code(packed))
}

func (m code) unpack() Move {
	return Move{m.kind(), m.region(), m.to(), m.n(), m.beasts(), m.using()}
}

// isMove tells whether a code is one of a move of this world.
func (p *Position) isMove(m code) bool {
	kind := m.kind()
	if kind == noKind || kind >= kindCount || game.Move(m)&^masks[kind] != 0 ||
		m.using()&^allUsing != 0 {
		return false
	}
	last, names := Region(p.World.Regions), &regionsIn[kind]
	if r := m.region(); names.region && (r < 0 || r >= last) {
		return false
	}
	to := m.to()
	return !names.to || to >= NoRegion && to < last && (to != NoRegion || names.none)
}
