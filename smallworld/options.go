package smallworld

import (
	"fmt"
	"slices"

	"twobanners/game"
)

// Options are what a table may choose before the first move.
type Options struct {
	// Variant is "classic" or "team", the Battle for Azeroth.
	Variant string `json:"variant,omitempty"`
	// Boards are the faces in play, such as "L1a"; none means that they are drawn.
	Boards []string `json:"boards,omitempty"`
	// First is the seat that begins; none means that it is drawn. SW-SETUP-28
	First *int `json:"first,omitempty"`
	// Edition is the book that is followed on the Heart of Azeroth: "en" or "pt".
	Edition string `json:"edition,omitempty"`
	// Rounds is the length of the game; 0 means that of the rulebook.
	Rounds int `json:"rounds,omitempty"`
}

const maxRounds = 20

// ReadOptions reads options from JSON; an unknown one is an error.
func ReadOptions(raw []byte) (o Options, err error) {
	err = game.ReadOptions(raw, &o)
	return o, err
}

// check finds what no game can be set up with.
func (o *Options) check(seats int) error {
	switch {
	case seats < 2 || seats > MaxSeats:
		return fmt.Errorf("%d players: the game takes 2 to %d (SW-SETUP-01)", seats, MaxSeats)
	case !slices.Contains([]string{"", "classic", "team"}, o.Variant):
		return fmt.Errorf("variant %q is not known: classic or team", o.Variant)
	case !slices.Contains([]string{"", "en", "pt"}, o.Edition):
		return fmt.Errorf("edition %q is not known: en or pt", o.Edition)
	case o.Rounds < 0 || o.Rounds > maxRounds:
		return fmt.Errorf("rounds %d: choose 1 to %d, or 0 for the rulebook's", o.Rounds, maxRounds)
	case o.First != nil && (*o.First < 0 || *o.First >= seats):
		return fmt.Errorf("first %d: there are %d seats", *o.First, seats)
	case o.First != nil && *o.First != 0 && o.Variant == "team":
		return fmt.Errorf("first %d: in the team variant the first Alliance player begins "+
			"(SW-TEAM-05)", *o.First)
	default:
		return nil
	}
}

// TeamSides are the factions of the seats in the team variant. SW-TEAM-01..05
func TeamSides(seats int) [MaxSeats]Faction {
	return [...][MaxSeats]Faction{
		2: {Alliance, Horde}, 3: {Alliance, Horde, Neutral}, 4: {Alliance, Horde, Alliance, Horde},
		5: {Alliance, Horde, Neutral, Alliance, Horde},
	}[seats]
}

// firstSeat draws who begins, unless it is chosen.
func (o *Options) firstSeat(seats int, chance game.Chance) game.Seat {
	switch {
	case o.First != nil:
		return game.Seat(*o.First)
	case o.Variant == "team":
		return 0
	default:
		return game.Seat(chance.Draw("first player", seats))
	}
}
