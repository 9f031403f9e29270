// Command chunks plays random games when it is asked to and tells the CPU time they took: it reads
// how many from each line of its input. Tools/compare builds one of each commit.
package main

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"syscall"

	"twobanners/game"
	"twobanners/games"
)

// playOuts are the ways of playing that the commit has; each plays a game and counts its moves.
var playOuts = map[string]func() func(p game.Position, chance game.Chance) int{"listed": listed}

func main() {
	name := flag.String("game", "smallworld", "the game to play")
	players := flag.Int("players", 4, "seats at the table")
	options := flag.String("options", "", "options of the game, as JSON")
	how := flag.String("how", "listed", "how moves are found")
	flag.Parse()
	runtime.GOMAXPROCS(1)
	if err := run(*name, *players, *options, *how); err != nil {
		fmt.Fprintln(os.Stderr, "chunks:", err)
		os.Exit(1)
	}
}

// newGame is a game with the shipped content. Older commits asked for the folder of a pack.
func newGame(found games.Game) (game.Game, error) {
	call, in := reflect.ValueOf(found.New), []reflect.Value(nil)
	if is := call.Type(); is.NumIn() == 1 && !is.IsVariadic() {
		in = append(in, reflect.ValueOf(""))
	}
	out := call.Call(in)
	if err, failed := out[1].Interface().(error); failed {
		return nil, err
	}
	return out[0].Interface().(game.Game), nil
}

func run(name string, players int, options, how string) error {
	found, err := games.Find(name)
	if err != nil {
		return err
	}
	g, err := newGame(found)
	if err != nil {
		return err
	}
	make, ok := playOuts[how]
	if !ok {
		return fmt.Errorf("there is no way of playing %q here", how)
	}
	play, chance := make(), game.NewFast(1)
	for {
		count, moves := 0, 0
		if _, err := fmt.Scan(&count); err != nil {
			return nil // nothing more is asked
		}
		began := used()
		for range count {
			p, err := g.New(players, []byte(options), chance)
			if err != nil {
				return err
			}
			moves += play(p, chance)
		}
		_, _ = fmt.Fprintln(os.Stdout, used()-began, moves)
	}
}

// used is the CPU time of this process, in nanoseconds, the collector's included.
func used() int64 {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u) // it fails for a wrong argument alone
	return u.Utime.Nano() + u.Stime.Nano()
}

// listed lists the moves, takes one and has it judged.
func listed() func(p game.Position, chance game.Chance) int {
	var list []game.Move
	return func(p game.Position, chance game.Chance) (moves int) {
		for actors := p.Actors(); actors != 0; actors = p.Actors() {
			seat := actors.First()
			list = p.Moves(seat, list[:0])
			m := list[chance.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
				panic(refusal)
			}
			moves++
		}
		return moves
	}
}
