// Package bot holds AI players: greedy, beam search and a small neural net. They know no game, see
// a position through the kernel alone and go through the same door as people.
package bot

import (
	"fmt"
	"strings"

	"twobanners/game"
)

// Player is a bot: it decides for a seat. It keeps room to think in, so it serves one game at a
// time.
type Player interface {
	// Choose gives one of the seat's legal moves; the seat must have one. All luck comes from
	// chance, so that a game of bots can be repeated.
	Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move
}

// Level is a player to choose as an opponent.
type Level struct {
	Name string
	// Character says in a sentence how it plays.
	Character string
	// recipe is how it is made: see Library.Make. In a game that is planned in errands it is made
	// by errands.
	recipe, errands string
}

// levels are the players there are, the weakest first. Random and greedy are for measuring.
var levels = []Level{
	{"random", "Plays any legal move.", "random", "random"},
	{
		"beginner", "Takes what it sees, and overlooks half of what it could do.",
		"greedy:misses=50", "greedy:misses=50",
	},
	{"greedy", "Takes what looks best at this moment.", "greedy", "greedy"},
	{
		"easy", "Takes what looks best at this moment, without a plan.",
		"greedy", "greedy:misses=15",
	},
	{
		"normal", "Plans its whole turn, by a simple count of what each side has.",
		"plan:width=8:rolls=2:leaf=own", "errands:width=10:depth=1",
	},
	{
		"strong", "Plans its turn and knows what positions like this have led to.",
		"plan:width=8:rolls=4:leaf=net:most=3000",
		"errands:width=30:depth=3:draft=1:shop=1:most=1200",
	},
	{
		"expert", "Looks at many turns, and plays the best of them on to see what others answer.",
		"plan:width=48:rolls=6:leaf=net:again=32:worlds=4:ahead=5:most=6000",
		"errands:width=30:depth=3:draft=2:outfit=1:hunt=1:most=2000",
	},
}

// Substitute is who plays for a person whose time is up.
const Substitute = "normal"

// New makes a player by its name, with the weights that are built in.
func New(g game.Game, name string) (Player, error) { return Shipped().New(g, name) }

// New makes a player by its name.
func (l *Library) New(g game.Game, name string) (Player, error) {
	for _, level := range levels {
		if level.Name == name {
			return l.Make(g, level.Recipe(g))
		}
	}
	return nil, fmt.Errorf("there is no bot %q: choose %s", name, strings.Join(Names(), ", "))
}

// Recipe is how the level plays a game.
func (v Level) Recipe(g game.Game) string {
	if _, ok := g.(game.StrategistMaker); ok {
		return v.errands
	}
	return v.recipe
}

// Names lists the players there are, the weakest first.
func Names() []string {
	var names []string
	for _, level := range levels {
		names = append(names, level.Name)
	}
	return names
}

// Levels are the opponents to choose from, the weakest first.
func Levels() []Level {
	var list []Level
	for _, level := range levels {
		if level.Name != "random" && level.Name != "greedy" {
			list = append(list, level)
		}
	}
	return list
}

// Random plays any legal move, all alike.
type Random struct{ walker game.Walker }

// Choose draws a move.
func (r *Random) Choose(p game.Position, seat game.Seat, chance game.Chance) game.Move {
	if r.walker == nil {
		r.walker = game.WalkerOf(p)
	}
	return r.walker.Draw(p, seat, chance)
}
