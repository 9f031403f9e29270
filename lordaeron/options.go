package lordaeron

import (
	"errors"
	"fmt"
	"slices"

	"twobanners/game"
)

// Options are what a table may choose before the first move.
type Options struct {
	// Overlord is "kelthuzad", "nefarian" or "lord-kazzak"; none means that he is drawn.
	Overlord string `json:"overlord,omitempty"`
	// FirstGame uses the characters of the rulebook's guide (six characters). WB-GUIDE-01, -02
	FirstGame bool `json:"first-game,omitempty"`
	// Double is the seat that runs two characters with three or five players. WB-PLAYERS-11
	Double *int `json:"double,omitempty"`
	// Sides is the faction of each seat where the players have agreed on it, in place of a draw.
	// WB-SETUP-10
	Sides []string `json:"sides,omitempty"`
	// DeadlyPvP and DefeatTheOverlord are the variants of the rulebook. WB-VARIANT-13
	DeadlyPvP         bool `json:"deadly-pvp,omitempty"`
	DefeatTheOverlord bool `json:"defeat-the-overlord,omitempty"`
}

// MaxSeats is the most players. WB-PLAYERS-07
const MaxSeats = 6

// ReadOptions reads options from JSON; an unknown one is an error.
func ReadOptions(raw []byte) (o Options, err error) {
	err = game.ReadOptions(raw, &o)
	return o, err
}

// check finds what no game can be set up with.
func (o *Options) check(seats int, box *Box) error {
	names := []string{""}
	for i := range box.Overlords {
		names = append(names, box.Overlords[i].id)
	}
	switch {
	case seats < 2 || seats > MaxSeats:
		return fmt.Errorf("%d players: the game takes 2 to %d (WB-PLAYERS-01..07)", seats, MaxSeats)
	case !slices.Contains(names, o.Overlord):
		return fmt.Errorf("overlord %q is not known: %v", o.Overlord, names[1:])
	case o.Double != nil && (*o.Double < 0 || *o.Double >= seats || seats%2 == 0):
		return fmt.Errorf("double %d: only with three or five players, one of them", *o.Double)
	case o.FirstGame && seats < 5:
		return errors.New("first-game: the guide's characters are six (WB-GUIDE-01)")
	default:
		return o.checkSides(seats)
	}
}

// checkSides: agreed sides are equal in characters, so with three or five players who runs two is on
// the side with fewer players. WB-SETUP-10
func (o *Options) checkSides(seats int) error {
	if o.Sides == nil {
		return nil
	}
	if len(o.Sides) != seats {
		return fmt.Errorf("sides: %d for %d players (WB-SETUP-10)", len(o.Sides), seats)
	}
	var players [2]int
	for _, name := range o.Sides {
		f := slices.Index(factionNames[:2], name)
		if f < 0 {
			return fmt.Errorf("sides: %q is neither alliance nor horde", name)
		}
		players[f]++
	}
	if apart := players[0] - players[1]; apart*apart != seats%2 {
		return fmt.Errorf("sides: %d against %d are not equal (WB-SETUP-10)", players[0], players[1])
	}
	if o.Double != nil && !o.mayDouble(*o.Double) {
		return fmt.Errorf("double %d: that side would be larger (WB-SETUP-10)", *o.Double)
	}
	return nil
}

// mayDouble tells whether a seat may run two characters: with agreed sides only one of the smaller.
func (o *Options) mayDouble(seat int) bool {
	if o.Sides == nil {
		return true
	}
	same := 0
	for _, name := range o.Sides {
		same += yes(name == o.Sides[seat])
	}
	return 2*same < len(o.Sides)
}
