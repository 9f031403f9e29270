package scenario

import (
	"fmt"
	"slices"
	"strings"

	"twobanners/game"
)

// table is a position being played, with the dice that were written for it.
type table struct {
	game     game.Game
	position game.Position
	chance   *script
	// log is what the last move told; begun: a turn has begun in it, and nobody has moved since.
	log   game.Log
	begun bool
	// pending are moves of the engine that an entry has announced and that wait for their stop.
	// held are the forms of a use that a later choice decides between.
	// orders are the characters of a side's attack order whose place has not come.
	pending, held []game.Move
	orders        attackOrder
	// last is the last part of a use that was shared out.
	last     game.Move
	heldDice [3][]uint8
	// past is what the moves of the last turn have told.
	past []game.Event
	// late are retreats of characters whose turn to be moved has not come.
	late []*lMove
}

func (t *table) clone() *table {
	copied, chance := *t, *t.chance
	copied.position, copied.chance = t.position.Clone(), &chance
	return &copied
}

// set makes the table what it was.
func (t *table) set(from *table) {
	position, chance := t.position, t.chance
	position.Set(from.position)
	*chance = *from.chance
	*t = *from
	t.position, t.chance = position, chance
	t.log = game.Log{Events: slices.Clone(from.log.Events)}
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
	// colors are the dice of a game that has several kinds, any all other scripted choices.
	colors  [3]rolls
	any     rolls
	colored bool
}

// rolls are scripted results in their order.
type rolls struct {
	results [maxDice]uint8
	count   int
	next    int
}

func (r *rolls) draw() (uint8, bool) {
	if r.next >= r.count {
		return 0, false
	}
	r.next++
	return r.results[r.next-1], true
}

func (r *rolls) left() []uint8 { return r.results[r.next:r.count] }

const maxDice = 64

// seed is where all draws begin that a scenario does not arrange.
const seed = 2019

// Draw answers from the script or the seed.
func (s *script) Draw(name string, n int) int {
	if s.colored {
		return s.drawColored(name, n)
	}
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

// drawColored answers for a game with dice of several colours. Shuffles never take a scripted
// choice; other choices do while there are any.
func (s *script) drawColored(name string, n int) int {
	for i, die := range [...]string{"red die", "blue die", "green die"} {
		if name != die {
			continue
		}
		face, ok := s.colors[i].draw()
		if !ok {
			s.missing++
			return 0
		}
		return int(face) - 1
	}
	if strings.HasSuffix(name, " deck") || name == "unchosen items" {
		return s.rest.Draw(name, n)
	}
	if v, ok := s.any.draw(); ok {
		return min(int(v), n-1)
	}
	return s.rest.Draw(name, n)
}

// left are the dice that were never rolled.
func (s *script) left() []uint8 {
	left := slices.Clone(s.pips[s.next:s.dice])
	for i := range s.colors {
		left = append(left, s.colors[i].left()...)
	}
	return append(left, s.any.left()...)
}
