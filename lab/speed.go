package lab

import (
	"errors"
	"math"
	"reflect"
	"runtime"
	"time"

	"twobanners/bot"
	"twobanners/game"
)

// Speed is how fast a game is played at random on one core, set-up included.
type Speed struct {
	Game          string  `json:"game"`
	Players       int     `json:"players"`
	Games         int     `json:"games"`
	Moves         int     `json:"moves"`
	GamesPerS     float64 `json:"games_per_s"`
	MovesPerS     float64 `json:"moves_per_s"`
	NsPerMove     float64 `json:"ns_per_move"`
	AllocsPerMove float64 `json:"allocs_per_move"`
	StateBytes    int     `json:"state_bytes"`
	// CalibrationNs is what a fixed loop of integers takes here, to compare machines by.
	CalibrationNs int64 `json:"calibration_ns"`
}

const warmUp = 300 * time.Millisecond

// Measure plays at random for about so long, as the clock says, after a little warming up.
func Measure(
	g game.Game, seats int, options []byte, long time.Duration, clock func() time.Time,
) (*Speed, error) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // one core, the collector's work included
	s := &Speed{Game: g.ID(), Players: seats, CalibrationNs: math.MaxInt64}
	if _, _, _, err := playFor(g, seats, options, warmUp, clock); err != nil {
		return nil, err
	}
	for range 5 {
		s.CalibrationNs = min(s.CalibrationNs, calibrate(clock))
	}
	games, moves, took, err := playFor(g, seats, options, long, clock)
	if err != nil {
		return nil, err
	}
	s.Games, s.Moves = games, moves
	s.GamesPerS = round(float64(games)/took.Seconds(), 1)
	s.MovesPerS = round(float64(moves)/took.Seconds(), 0)
	s.NsPerMove = round(float64(took.Nanoseconds())/float64(moves), 1)
	s.AllocsPerMove, s.StateBytes, err = allocations(g, seats, options)
	return s, err
}

func playFor(
	g game.Game, seats int, options []byte, long time.Duration, clock func() time.Time,
) (games, moves int, took time.Duration, err error) {
	chance := game.NewFast(1)
	var player bot.Random
	began := clock()
	for took < long {
		for range 100 {
			p, err := g.New(seats, options, chance)
			if err != nil {
				return 0, 0, 0, err
			}
			made, err := playOut(p, &player, chance)
			if err != nil {
				return 0, 0, 0, err
			}
			moves += made
			games++
		}
		took = clock().Sub(began)
	}
	if moves == 0 {
		return 0, 0, 0, errors.New("no move was made")
	}
	return games, moves, took, nil
}

func playOut(p game.Position, player bot.Player, chance game.Chance) (moves int, err error) {
	for actors := p.Actors(); actors != 0; actors = p.Actors() {
		seat := actors.First()
		move := player.Choose(p, seat, chance)
		if refusal := p.Apply(seat, move, chance, nil); !refusal.OK() {
			return moves, refusal
		}
		moves++
	}
	return moves, nil
}

// allocations counts those of moves alone, over games that were set up before.
func allocations(g game.Game, seats int, options []byte) (perMove float64, bytes int, err error) {
	const games = 100
	chance := game.NewFast(2)
	var set [games]game.Position
	for i := range set {
		if set[i], err = g.New(seats, options, chance); err != nil {
			return 0, 0, err
		}
	}
	var player bot.Random
	if _, err := playOut(set[0].Clone(), &player, chance); err != nil {
		return 0, 0, err // it has also made room for the lists of moves
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	moves := 0
	for _, p := range set {
		made, err := playOut(p, &player, chance)
		if err != nil {
			return 0, 0, err
		}
		moves += made
	}
	runtime.ReadMemStats(&after)
	perMove = float64(after.Mallocs-before.Mallocs) / float64(moves)
	return round(perMove, 3), int(reflect.TypeOf(set[0]).Elem().Size()), nil
}

// calibrate times ten million steps of a xorshift generator.
func calibrate(clock func() time.Time) int64 {
	began := clock()
	x := uint64(88172645463325252)
	for range 10_000_000 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	if x == 0 {
		panic("a xorshift never reaches nought")
	}
	return clock().Sub(began).Nanoseconds()
}
