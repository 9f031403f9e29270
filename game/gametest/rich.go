package gametest

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"twobanners/game"
)

var (
	richLong = flag.Bool("rich.long", false, "play many more rich games, and ask for more of them")
	richSeed = flag.Uint64("rich.seed", 1, "the seed of the first rich game")
)

// Rich is a game with content in which much happens: cards of all levels, every event, every foe.
// Whole games are played at random, and what they use is counted.
type Rich struct {
	Game game.Game
	// Table gives the seats and options of the n-th game.
	Table func(n int) (seats int, options string)
	// Games are played in a short run, Long in a long one; each stops after MaxMoves.
	Games, Long, MaxMoves int
	// Conserved finds what is wrong with a position.
	Conserved func(p game.Position) error
	// Choose prefers what is rarely met; nil for any move.
	Choose func(p game.Position, list []game.Move, luck *game.Fast, used Coverage) game.Move
	// Note tells what a move used.
	Note func(before, after game.Position, m game.Move, used Coverage)
	// All are the names of the things that should be used.
	All []string
}

// Coverage is what was used so far.
type Coverage map[string]int

// Use counts a thing by its name.
func (c Coverage) Use(name string) { c[name]++ }

// writtenEvery is how many moves lie between two positions whose moves are all written down.
const writtenEvery = 7

// NeverStuck plays rich games: nothing panics, somebody always has a move until the game is over,
// each listed move can be written and read, and at least the given share of all things is used.
func NeverStuck(t *testing.T, r *Rich, least, leastLong float64) {
	t.Helper()
	games := r.Games
	if *richLong {
		games, least = r.Long, leastLong
	}
	used, made := Coverage{}, 0
	for n := range games {
		moves, err := r.play(n, *richSeed+uint64(n), used)
		if err != nil {
			t.Fatalf("-rich.seed %d, game %d, move %d: %v", *richSeed, n, moves, err)
		}
		made += moves
	}
	missing := slices.DeleteFunc(slices.Clone(r.All), func(name string) bool {
		return used[name] > 0
	})
	share := 1 - float64(len(missing))/float64(len(r.All))
	t.Logf("%d rich games of %d moves used %d of %d things, %.1f %%", games, made,
		len(r.All)-len(missing), len(r.All), 100*share)
	if share < least {
		t.Errorf("%.0f %% are asked for; never used: %s", 100*least, strings.Join(missing, " "))
	}
}

// play plays one game and gives the number of moves it made.
func (r *Rich) play(n int, seed uint64, used Coverage) (moves int, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	luck := game.NewFast(seed)
	seats, options := r.Table(n)
	p, err := r.Game.New(seats, []byte(options), luck)
	if err != nil {
		return 0, err
	}
	before := p.Clone()
	var list []game.Move
	for moves = 0; p.Actors() != 0 && moves < r.MaxMoves; moves++ {
		if moves%writtenEvery == 0 {
			if err := Written(r.Game, p); err != nil {
				return moves, err
			}
		}
		actors := p.Actors().List()
		seat := actors[luck.Draw("actor", len(actors))]
		if list = p.Moves(seat, list[:0]); len(list) == 0 {
			return moves, fmt.Errorf("seat %d has no move", seat)
		}
		m := list[luck.Draw("move", len(list))]
		if r.Choose != nil {
			m = r.Choose(p, list, luck, used)
		}
		before.Set(p)
		if refusal := p.Apply(seat, m, luck, nil); !refusal.OK() {
			return moves, fmt.Errorf("listed move %x: %w", m, refusal)
		}
		r.Note(before, p, m, used)
		if err := r.Conserved(p); err != nil {
			return moves, fmt.Errorf("after move %x: %w", m, err)
		}
	}
	if _, over := p.Outcome(); over != (p.Actors() == 0) {
		return moves, fmt.Errorf("nobody acts and the game is over: %t", over)
	}
	return moves, nil
}
