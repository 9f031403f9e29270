// Package lab runs experiments: tournaments, self-play and training games of bots. What it finds
// depends on the plan and its seed alone, not on how many cores there are.
package lab

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"twobanners/bot"
	"twobanners/game"
)

// Plan is an experiment: who plays whom, how often. Bots change seats from game to game.
type Plan struct {
	Game    game.Game
	Seats   int
	Options []byte
	// Bots are names or recipes; fewer than there are seats are repeated in turn.
	Bots []string
	// Library is what the bots think with; none means what is built in.
	Library *bot.Library
	Games   int
	Seed    uint64
	// Keep, if set, gets every game's record; it must bear to be called by several at once.
	Keep func(number int, r *game.Record) error
	// Played counts finished games, for whoever wants to watch.
	Played atomic.Int64
}

// Check finds what cannot be played.
func (p *Plan) Check() error {
	least, most := p.Game.SeatLimits()
	switch {
	case p.Seats < least || p.Seats > most:
		return fmt.Errorf("%d players: %s takes %d to %d", p.Seats, p.Game.ID(), least, most)
	case p.Games < 1:
		return fmt.Errorf("%d games are too few", p.Games)
	case len(p.Bots) == 0:
		return fmt.Errorf("no bots are named")
	case len(p.Bots) > p.Seats:
		return fmt.Errorf("%d bots for %d players", len(p.Bots), p.Seats)
	}
	for _, name := range p.Bots {
		if _, err := newPlayer(p.Game, p.Library, name); err != nil {
			return err
		}
	}
	_, err := p.Game.New(p.Seats, p.Options, game.NewFast(p.Seed))
	return err
}

// tally is what a worker has counted, by seat of the plan.
type tally struct {
	games  int
	moves  int
	shared int
	wins   [game.MaxSeats]float64
	scores [game.MaxSeats]int64
	endings
}

// Run plays all games and reports. The first error stops it.
func (p *Plan) Run() (*Report, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	var next atomic.Int64
	var total tally
	var failed error
	var mutex sync.Mutex
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), p.Games) {
		workers.Go(func() {
			mine, err := p.work(&next)
			mutex.Lock()
			defer mutex.Unlock()
			total.add(&mine)
			if err != nil && failed == nil {
				failed = err
				next.Store(int64(p.Games))
			}
		})
	}
	workers.Wait()
	if failed != nil {
		return nil, failed
	}
	return p.report(&total), nil
}

// work plays games by their numbers until none is left.
func (p *Plan) work(next *atomic.Int64) (mine tally, err error) {
	players := make([]bot.Player, p.Seats)
	for seat := range players {
		if players[seat], err = newPlayer(p.Game, p.Library, p.Bots[seat%len(p.Bots)]); err != nil {
			return mine, err
		}
	}
	for {
		number := int(next.Add(1)) - 1
		if number >= p.Games {
			return mine, nil
		}
		if err := p.play(number, players, &mine); err != nil {
			return mine, fmt.Errorf("game %d: %w", number+1, err)
		}
		p.Played.Add(1)
	}
}

// play is one game. Its luck follows from the plan's seed and its number; the bots have their own,
// so that a record verifies.
func (p *Plan) play(number int, players []bot.Player, t *tally) error {
	seed := p.seed(number)
	table, err := p.sitDown(seed)
	if err != nil {
		return err
	}
	luck := luckOf(p.Seed, number)
	for table.position.Actors() != 0 {
		who := func(seat game.Seat) int { return (int(seat) + number) % p.Seats }
		seat, move := bot.Ask(table.position, table.position.Actors(),
			func(seat game.Seat) game.Move {
				return players[who(seat)].Choose(table.position, seat, luck)
			})
		if refusal := table.apply(seat, move); !refusal.OK() {
			return fmt.Errorf("%s: %w", p.Bots[who(seat)%len(p.Bots)], refusal)
		}
		t.moves++
	}
	outcome, _ := table.position.Outcome()
	t.count(&outcome, number, p.Seats)
	t.endings.count(table.position)
	if p.Keep == nil {
		return nil
	}
	record := table.match.Save(false)
	return p.Keep(number, &record)
}

// seed is the seed of a numbered game.
func (p *Plan) seed(number int) game.Seed {
	return game.SeedFromNumber(p.Seed<<24 + uint64(number))
}

// count adds an outcome. A victory shared by several gives each its part, so that all shares of a
// game add up to one.
func (t *tally) count(o *game.Outcome, number, seats int) {
	t.games++
	if o.Winners.Len() > 1 {
		t.shared++
	}
	for seat := range seats {
		player := (seat + number) % seats
		t.scores[player] += int64(o.Score[seat])
		if o.Winners.Has(game.Seat(seat)) {
			t.wins[player] += 1 / float64(o.Winners.Len())
		}
	}
}

func (t *tally) add(other *tally) {
	t.endings.add(&other.endings)
	t.games += other.games
	t.moves += other.moves
	t.shared += other.shared
	for i := range t.wins {
		t.wins[i] += other.wins[i]
		t.scores[i] += other.scores[i]
	}
}
