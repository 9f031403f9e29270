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

var whatNames = [whatCount]string{"token", "beast", "fort", "wisp-wall"}

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

// fields tells which parts of a move a kind uses; all others must be zero.
var fields = [kindCount]struct{ region, to, n, beasts, using bool }{
	Pick: {n: true}, ChooseForm: {n: true}, ChooseSide: {n: true},
	Decline: {}, Abandon: {region: true},
	Conquer:  {region: true, beasts: true, using: true},
	Roll:     {region: true, using: true},
	Withdraw: {}, Steal: {n: true, to: true},
	Intimidate: {region: true, to: true, n: true},
	Swap:       {region: true, to: true}, PlaceWell: {region: true},
	Stop: {}, Buy: {n: true}, Lift: {region: true},
	Put: {region: true, n: true, beasts: true}, MoveChampion: {region: true},
	PlaceFort: {region: true}, PlaceTower: {region: true}, PlaceBomb: {region: true},
	TakeObjective: {region: true}, PlaceObjective: {region: true},
	PlaceAegis: {region: true}, PlaceHeart: {region: true}, End: {},
}

// Pack makes the move an integer. Regions are stored plus one, so that none is zero.
func (m Move) Pack() game.Move {
	packed := game.Move(m.Kind) | game.Move(m.N)<<24 | game.Move(m.Beasts)<<32 |
		game.Move(m.Using)<<40
	f := &fields[m.Kind]
	if f.region {
		packed |= game.Move(uint8(m.Region+1)) << 8
	}
	if f.to {
		packed |= game.Move(uint8(m.To+1)) << 16
	}
	return packed
}

// Unpack takes an integer apart; ok is false for one that Pack cannot have made for this world.
func (p *Position) Unpack(packed game.Move) (m Move, ok bool) {
	m = Move{
		Kind: Kind(packed), Region: Region(packed>>8&0xff) - 1, To: Region(packed>>16&0xff) - 1,
		N: uint8(packed >> 24), Beasts: uint8(packed >> 32), Using: Using(packed >> 40),
	}
	if m.Kind == noKind || m.Kind >= kindCount || packed>>48 != 0 || m.Using&^allUsing != 0 {
		return m, false
	}
	f := &fields[m.Kind]
	inside := func(used bool, r Region, need bool) bool {
		if !used || !need && r == NoRegion {
			return r == NoRegion
		}
		return r >= 0 && r < Region(p.World.Regions)
	}
	ok = inside(f.region, m.Region, true) && inside(f.to, m.To, m.Kind != Intimidate) &&
		(f.n || m.N == 0) && (f.beasts || m.Beasts == 0) && (f.using || m.Using == 0)
	return m, ok
}
