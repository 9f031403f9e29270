package scenario

import (
	"fmt"
	"slices"

	"twobanners/game"
)

// table is a position being played, with the dice that were written for it.
type table struct {
	position game.Position
	chance   *script
	// log is what the last move told; begun: a turn has begun in it, and nobody has moved since.
	log   game.Log
	begun bool
}

func (t *table) clone() *table {
	chance := *t.chance
	return &table{t.position.Clone(), &chance, t.log, t.begun}
}

// set makes the table what it was.
func (t *table) set(from *table) {
	t.position.Set(from.position)
	*t.chance = *from.chance
	t.log, t.begun = game.Log{Events: slices.Clone(from.log.Events)}, from.begun
}

func (t *table) decider() string {
	if s := t.position.Actors().First(); s != game.Nobody {
		return fmt.Sprintf("it is seat %d's", s)
	}
	return "the game is over"
}

// script is chance as a scenario writes it: its dice first to last, and all else from a fixed seed.
type script struct {
	// die is the name of the draw that is scripted, sides what each side of it shows.
	die   string
	sides [6]uint8
	pips  [maxDice]uint8
	dice  int
	next  int
	// missing counts the rolls that nothing was written for.
	missing int
	rest    game.Fast
}

const maxDice = 64

// seed is where all draws begin that a scenario does not arrange.
const seed = 2019

// Draw answers from the script or the seed.
func (s *script) Draw(name string, n int) int {
	if name != s.die {
		return s.rest.Draw(name, n)
	}
	if s.next >= s.dice {
		s.missing++
		return 0
	}
	s.next++
	return max(0, slices.Index(s.sides[:], s.pips[s.next-1]))
}

// left are the dice that were never rolled.
func (s *script) left() []uint8 { return s.pips[s.next:s.dice] }
