package lab

import (
	"errors"
	"reflect"
	"runtime"
	"time"

	"twobanners/game"
)

// Speed is how fast a game is played at random on one core, set-up included.
type Speed struct {
	Game    string `json:"game"`
	Players int    `json:"players"`
	Games   int    `json:"games"`
	Moves   int    `json:"moves"`
	// PlayoutsPerS are games whose moves are drawn by the game's walker; GamesPerS, like all that
	// follows, games whose moves are listed, and judged when they are made.
	PlayoutsPerS  float64 `json:"playouts_per_s"`
	NsPerStep     float64 `json:"ns_per_step"`
	GamesPerS     float64 `json:"games_per_s"`
	MovesPerS     float64 `json:"moves_per_s"`
	NsPerMove     float64 `json:"ns_per_move"`
	AllocsPerMove float64 `json:"allocs_per_move"`
	StateBytes    int     `json:"state_bytes"`
}

const warmUp = 300 * time.Millisecond

// Measure plays at random for about so long, as the clock says, after a little warming up.
func Measure(
	g game.Game, seats int, options []byte, long time.Duration, clock func() time.Time,
) (*Speed, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // one core, the collector's work included
	s := &Speed{Game: g.ID(), Players: seats}
	run := bench{g, seats, options, clock}
	if _, _, _, err := run.play(listed, warmUp); err != nil {
		return nil, err
	}
	games, moves, took, err := run.play(listed, long)
	if err != nil {
		return nil, err
	}
	s.Games, s.Moves = games, moves
	s.GamesPerS = round(float64(games)/took.Seconds(), 1)
	s.MovesPerS = round(float64(moves)/took.Seconds(), 0)
	s.NsPerMove = round(float64(took.Nanoseconds())/float64(moves), 1)
	if games, moves, took, err = run.play(walked, long); err != nil {
		return nil, err
	}
	s.PlayoutsPerS = round(float64(games)/took.Seconds(), 1)
	s.NsPerStep = round(float64(took.Nanoseconds())/float64(moves), 1)
	s.AllocsPerMove, s.StateBytes, err = run.allocations()
	return s, err
}

// bench is what is measured.
type bench struct {
	game    game.Game
	seats   int
	options []byte
	clock   func() time.Time
}

// playOut plays a game to its end; made counts the moves.
type playOut func(p game.Position, chance game.Chance) (made int, err error)

// listed makes the players that list every move, take one and have it judged.
func listed(game.Position) playOut {
	list := []game.Move(nil)
	return func(p game.Position, chance game.Chance) (made int, err error) {
		for actors := p.Actors(); actors != 0; actors = p.Actors() {
			seat := actors.First()
			list = p.Moves(seat, list[:0])
			m := list[chance.Draw("move", len(list))]
			if refusal := p.Apply(seat, m, chance, nil); !refusal.OK() {
				return made, refusal
			}
			made++
		}
		return made, nil
	}
}

// walked makes the players that leave it to the game's walker.
func walked(p game.Position) playOut {
	walker := game.WalkerOf(p)
	return func(p game.Position, chance game.Chance) (made int, err error) {
		for walker.Step(p, chance) {
			made++
		}
		return made, nil
	}
}

// play plays for about so long.
func (b *bench) play(
	how func(game.Position) playOut, long time.Duration,
) (games, moves int, took time.Duration, err error) {
	chance := game.NewFast(1)
	var play playOut
	began := b.clock()
	for took < long {
		for range 100 {
			p, err := b.game.New(b.seats, b.options, chance)
			if err != nil {
				return 0, 0, 0, err
			}
			if play == nil {
				play = how(p)
			}
			made, err := play(p, chance)
			if err != nil {
				return 0, 0, 0, err
			}
			moves += made
			games++
		}
		took = b.clock().Sub(began)
	}
	if moves == 0 {
		return 0, 0, 0, errors.New("no move was made")
	}
	return games, moves, took, nil
}

// allocations counts those of moves alone, both ways, over games that were set up before.
func (b *bench) allocations() (perMove float64, bytes int, err error) {
	const games = 100
	chance := game.NewFast(2)
	var set [games]game.Position
	for i := range set {
		if set[i], err = b.game.New(b.seats, b.options, chance); err != nil {
			return 0, 0, err
		}
	}
	moves, mallocs := 0, uint64(0)
	for _, how := range []func(game.Position) playOut{listed, walked} {
		play := how(set[0])
		if _, err := play(set[0].Clone(), chance); err != nil {
			return 0, 0, err // it has also made room for the lists of moves
		}
		var copies [games]game.Position
		for i := range set {
			copies[i] = set[i].Clone()
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for _, p := range copies {
			made, err := play(p, chance)
			if err != nil {
				return 0, 0, err
			}
			moves += made
		}
		runtime.ReadMemStats(&after)
		mallocs += after.Mallocs - before.Mallocs
	}
	perMove = float64(mallocs) / float64(moves)
	return round(perMove, 3), int(reflect.TypeOf(set[0]).Elem().Size()), nil
}
