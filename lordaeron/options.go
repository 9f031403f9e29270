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
	// DeadlyPvP and DefeatTheOverlord are the variants of the rulebook. WB-VARIANT-13
	DeadlyPvP         bool `json:"deadly-pvp,omitempty"`
	DefeatTheOverlord bool `json:"defeat-the-overlord,omitempty"`
	// Turns, Evening and Factions are house rules of this table, in no rulebook. Turns is after how
	// many faction turns the final battle comes; the track has 30.
	Turns int `json:"turns,omitempty"`
	// Evening is a house rule, too: a whole game in twelve turns. See content.Track.Evening.
	Evening bool `json:"evening,omitempty"`
	// Factions are the seats' sides, "alliance", "horde" or "" for drawn: those who want to play
	// together, or one person in several seats, need not leave it to the draw.
	Factions []string `json:"factions,omitempty"`
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
	case o.Turns < 0 || o.Turns == 1 || o.Turns > box.Track.Turns:
		return fmt.Errorf("turns %d: from 2 to %d faction turns", o.Turns, box.Track.Turns)
	case o.Turns > 0 && o.DefeatTheOverlord:
		return errors.New("turns: there is no last turn where the Overlord must be defeated")
	case o.Evening && (o.Turns > 0 || o.DefeatTheOverlord):
		return errors.New("evening: it has a length of its own")
	case len(o.Factions) > seats:
		return fmt.Errorf("factions: %d for %d players", len(o.Factions), seats)
	}
	for _, name := range o.Factions {
		if name != "" && name != factionNames[Alliance] && name != factionNames[Horde] {
			return fmt.Errorf("faction %q is not known: alliance, horde or none", name)
		}
	}
	return nil
}

// mayDouble tells whether a seat may run two characters: one of a side that has half the seats or
// more already may not. WB-SETUP-10
func (o *Options) mayDouble(seat, seats int) bool {
	if seat >= len(o.Factions) || o.Factions[seat] == "" {
		return true
	}
	same := 0
	for _, name := range o.Factions {
		same += yes(name == o.Factions[seat])
	}
	return 2*same < seats
}
