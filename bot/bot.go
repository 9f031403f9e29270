// Package bot holds players that know no game: they see a position through the kernel alone and go
// through the same door as people.
package bot

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// Player decides for a seat. It keeps room to think in, so it serves one game at a time.
type Player interface {
	// Choose gives one of the seat's legal moves; the seat must have one. All luck comes from
	// chance, so that a game of bots can be repeated.
	Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move
}

var makers = []struct {
	name string
	make func() Player
}{
	{"random", func() Player { return &Random{} }},
	{"greedy", func() Player { return &Greedy{} }},
}

// New makes a player by its name.
func New(name string) (Player, error) {
	for _, m := range makers {
		if m.name == name {
			return m.make(), nil
		}
	}
	return nil, fmt.Errorf("there is no bot %q: choose %s", name, strings.Join(Names(), " or "))
}

// Names lists the players there are, the weakest first.
func Names() []string {
	var names []string
	for _, m := range makers {
		names = append(names, m.name)
	}
	return slices.Clip(names)
}

// Random plays any legal move, all alike.
type Random struct{ list []game.Move }

// Choose draws a move.
func (r *Random) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	r.list = p.Moves(seat, r.list[:0])
	return r.list[chance.Draw("move", len(r.list))]
}
